/** The anchor of a comment after the text was edited: the place nearest to the old one where its words stand; else null. */
export const anchorIn = (
  text: string,
  { from, quote }: { readonly from: number; readonly quote: string },
): { from: number; to: number } | null => {
  if (quote === '') return null;
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at);
  const nearest = places.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))[0];
  return nearest === undefined ? null : { from: nearest, to: nearest + quote.length };
};
