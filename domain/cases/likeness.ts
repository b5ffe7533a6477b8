import { fullNumber, isMasked, withoutRegion } from './case-numbers.ts';
import type { CaseDraft } from './case-record.ts';
import { comparedTribunal } from './tribunal-names.ts';

/**
 * Finds texts that are nearly the same, by their MinHash: two such texts share most of its numbers. Every run of six
 * letters or digits is hashed; the hashes are divided into 64 classes, and of each class the smallest is kept
 * (one-permutation MinHash). Spaces and punctuation are ignored, because sources differ in them. Events and tables store
 * the MinHash as `sketch`.
 */

const runLength = 6;
const classBits = 6;
/**
 * Shorter texts are formulas: the Supreme Court dismisses thousands of appeals (심리불속행) in the same few hundred letters, and
 * each such text would match all the others.
 */
const shortestText = 600;
/**
 * What a commission publishes of a decision is a summary that is written for it, seldom longer than a few hundred letters. A
 * shorter one may be a formula.
 */
export const shortestSummary = 150;
const isSummary = (text: string): boolean => /^## 판정(?:사항|요지)$/m.test(text);

/**
 * At most 64 numbers (32 bits, signed), each with its class in the upper bits; empty for a text that is too short to
 * compare.
 */
export const minHashOf = (text: string): number[] => {
  const plain = text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
  if (plain.length < (isSummary(text) ? shortestSummary : shortestText)) return [];
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

/** The share of equal numbers from which two texts count as nearly the same. */
export const nearSame = 0.6;

/** Keys of which nearly equal cases most likely share at least one; candidates for a comparison are found by them. */
export const likenessKeys = (
  caseNumbers: readonly string[],
  minHash: readonly number[],
  shortText: string | null = null,
): number[] => [
  ...new Set([
    ...plainNumbers(caseNumbers).map(hashOf),
    ...bandsOf(minHash),
    ...(shortText === null ? [] : [hashOf(shortText)]),
  ]),
];

/**
 * Equal for two texts of one tribunal and day that are too short for a MinHash and identical; null for others. Commissions
 * publish little more than a sentence of some decisions, mask their numbers and name no day: two without a day count as two
 * of one day.
 */
export const shortTextOf = (
  { tribunal, decidedOn, text }: Pick<CaseDraft, 'tribunal' | 'decidedOn' | 'text'>,
  minHash: readonly number[],
): string | null =>
  minHash.length > 0 || tribunal === null || text === null
    ? null
    : `${comparedTribunal(tribunal)} ${decidedOn ?? ''} ${text.hash}`;

/**
 * A case number in the form that is compared: sources write `2016두64876`, `2016-두-64876` and `2016 두 64876` for one case.
 */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/**
 * A case number in the form by which decisions are compared. A commission's number may begin with its place, which the
 * commission's name tells as well, and a year may be shortened to two digits.
 */
export const comparedNumber = (text: string): string => withoutRegion(fullNumber(plainNumber(text)));

const mostNumbers = 5;
/** The numbers by which decisions are compared. A masked one (`2016부해OOO`) isn't among them: many decisions have the same. */
export const plainNumbers = (caseNumbers: readonly string[]): string[] =>
  [...new Set(caseNumbers.filter((number) => !isMasked(number)).map(comparedNumber))]
    .filter((number) => number !== '')
    .slice(0, mostNumbers);

/**
 * Three classes make a band (locality-sensitive hashing): texts with similar MinHashes share a band, others hardly ever.
 */
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

/** The finaliser of MurmurHash3: every bit of the result depends on every bit of the input. */
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
