/**
 * Finds texts that are nearly the same, by their MinHash: two such texts share most of its numbers. Every run of six letters or
 * digits is hashed; of each of 64 classes of hashes the least is kept (one-permutation MinHash). Spaces and punctuation are
 * ignored, because sources differ in them. Events and tables store the MinHash as `sketch`.
 */

const runLength = 6;
const classBits = 6;
/**
 * Shorter ones are formulas: the Supreme Court turns thousands of appeals away (심리불속행) in the same few hundred letters, and
 * each would be like all the others.
 */
const shortestText = 600;

/** At most 64 numbers (32 bits, signed), each naming its class in its upper bits; empty for a text that is too short to tell. */
export const minHashOf = (text: string): number[] => {
  const plain = text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
  if (plain.length < shortestText) return [];
  const least = new Map<number, number>();
  let rolling = 0;
  for (let at = 0; at < plain.length; at += 1) {
    rolling = (Math.imul(rolling, base) + plain.charCodeAt(at)) | 0;
    if (at >= runLength) rolling = (rolling - Math.imul(plain.charCodeAt(at - runLength), baseToRun)) | 0;
    if (at < runLength - 1) continue;
    const hash = mixed(rolling);
    const known = least.get(hash >>> (32 - classBits));
    if (known === undefined || hash >>> 0 < known >>> 0) least.set(hash >>> (32 - classBits), hash);
  }
  return [...least].sort(([one], [other]) => one - other).map(([, hash]) => hash);
};

/** The share of the MinHash that texts must have in common to count as nearly the same. */
export const nearSame = 0.6;

/** Numbers of which nearly the same cases share at least one, most likely: they find the candidates for a comparison. */
export const likenessKeys = (caseNumbers: readonly string[], minHash: readonly number[]): number[] => [
  ...new Set([...plainNumbers(caseNumbers).map(hashOf), ...bandsOf(minHash)]),
];

/** A case number as it is compared: sources write `2016두64876`, `2016-두-64876` and `2016 두 64876` of one case. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

const mostNumbers = 5;
export const plainNumbers = (caseNumbers: readonly string[]): string[] =>
  [...new Set(caseNumbers.map(plainNumber))].filter((number) => number !== '').slice(0, mostNumbers);

/** Three classes at a time: texts that share much of their MinHash share one of these bands, others hardly ever. */
const bandsOf = (minHash: readonly number[]): number[] => {
  const byClass = new Map(minHash.map((entry) => [entry >>> (32 - classBits), entry]));
  const bands: number[] = [];
  for (let band = 0; band < bandCount; band += 1) {
    const entries = [0, 1, 2].map((place) => byClass.get(band * 3 + place));
    if (!entries.includes(undefined)) bands.push(hashOf(entries.join(',')));
  }
  return bands;
};
const bandCount = 5;

const base = 0x01000193;
const baseToRun = Array.from({ length: runLength }).reduce<number>((power) => Math.imul(power, base), 1);

/** Every bit of the hash depends on every bit of what was hashed (the finaliser of MurmurHash3). */
const mixed = (value: number): number => {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), base);
  return mixed(hash);
};
