/** The citations that the text still names, in the order of their numbers. */
export const citedIn = <Cited extends { readonly n: number }>(
  text: string,
  citations: readonly Cited[],
): readonly Cited[] => {
  const named = new Set([...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number)));
  return citations.filter((known) => named.has(known.n));
};
