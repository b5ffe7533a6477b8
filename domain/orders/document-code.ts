/** Crockford's base 32: no letter that is taken for a digit, none that spells words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Of 16 letters, 80 bits, in groups of four. */
export const documentCode = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** The code that the first ten of these bytes make. */
export const documentCodeOf = (bytes: Uint8Array): string => {
  const bits = [...bytes.slice(0, 10)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
};

/** A code as people type it: small letters, spaces or no hyphens, O for 0, I and L for 1. null: it can't be one. */
export const readDocumentCode = (typed: string): string | null => {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const code = (letters.match(/.{1,4}/g) ?? []).join('-');
  return documentCode.test(code) ? code : null;
};
