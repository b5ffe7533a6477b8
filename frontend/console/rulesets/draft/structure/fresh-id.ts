/**
 * The id of something new, to which stored answers will refer: letters by chance, so that two people who add something at once don't
 * meet. One that a former edition used is refused by the service.
 */
export const freshId = (prefix: string, taken: readonly string[]): string => {
  const letters = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => alphabet[byte % alphabet.length]);
  const id = `${prefix}${letters.join('')}`;
  return taken.includes(id) ? freshId(prefix, taken) : id;
};

/** Without letters that are taken for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
