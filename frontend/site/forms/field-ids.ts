/** The ids that connect a field with its hint and its error, so that a screen reader reads them together. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The ids for `aria-describedby`: only those of existing elements. */
export const describedBy = (
  id: string,
  parts: { hint?: unknown; error?: unknown; more?: string },
): string | undefined => {
  const ids = [parts.hint ? hintId(id) : '', parts.more ?? '', parts.error ? errorId(id) : ''].filter((x) => x !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
};
