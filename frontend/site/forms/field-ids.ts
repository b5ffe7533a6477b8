/** The ids that tie a field to its hint and its error, so that a screen reader reads them with it. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** What `aria-describedby` lists: only what is really there. */
export const describedBy = (
  id: string,
  parts: { hint?: unknown; error?: unknown; more?: string },
): string | undefined => {
  const ids = [parts.hint ? hintId(id) : '', parts.more ?? '', parts.error ? errorId(id) : ''].filter((x) => x !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
};
