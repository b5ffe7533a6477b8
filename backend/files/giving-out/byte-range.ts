/** The first and the last byte that are sent, both inclusive. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The part that a `Range` header asks for (RFC 9110, 14.1.2). null: all of it, as where several parts, none of the file's or
 * nothing readable is asked for; a server may send more than was asked for.
 */
export const byteRangeOf = (header: string | null, bytes: number): ByteRange | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(bytes - 1, Number(to));
  return first <= last ? { first, last } : null;
};
