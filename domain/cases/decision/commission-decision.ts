import { commissionNumber, isMasked } from '../case-numbers.ts';
import type { CaseDraft } from '../case-record.ts';
import { sectionsOf } from '../decision-text.ts';
import { comparedNumber, plainNumber, shortestSummary } from '../likeness.ts';
import { comparedTribunal } from '../tribunal-names.ts';

/**
 * Labour commissions publish one decision at several places, none of which names its day. A number that is written in full
 * belongs to one decision of a commission; where it is masked or missing, what the commission wrote about it has to be the same.
 */

/** A decision of a commission as one source, or a case, has it. `texts`: each text that a source gave of it, composed. */
export type CommissionDecision = Pick<CaseDraft, 'kind' | 'tribunal' | 'decidedOn' | 'caseNumbers'> & {
  readonly texts: readonly string[];
};

/** Whether the name tells which commission it is: `노동위원회` alone may be any of them. */
export const isOneCommission = (tribunal: string): boolean =>
  /^(?:[가-힣]{2,}(?:지방|특별|선원)|중앙)노동위원회$/.test(comparedTribunal(tribunal));

/**
 * What shows that both are one decision of one commission: a case number, or their text; null where neither does. Different
 * numbers, kinds or days are never one decision, whatever their texts are.
 */
export const sameCommissionDecision = (
  one: CommissionDecision,
  other: CommissionDecision,
): 'number' | 'text' | null => {
  if (one.tribunal === null || other.tribunal === null || !isOneCommission(one.tribunal)) return null;
  if (comparedTribunal(one.tribunal) !== comparedTribunal(other.tribunal) || one.kind !== other.kind) return null;
  if (one.decidedOn !== null && other.decidedOn !== null && one.decidedOn !== other.decidedOn) return null;
  const [full, fullThere] = [fullNumbers(one), fullNumbers(other)];
  if (full.length > 0 && fullThere.length > 0 && !share(full, fullThere)) return null;
  if (share(ownNumbers(one), ownNumbers(other))) return 'number';
  if (!mayBeOneNumber(one.caseNumbers, other.caseNumbers)) return null;
  return one.texts.some((text) => other.texts.some((there) => isSameText(text, there))) ? 'text' : null;
};

const fullNumbers = ({ caseNumbers }: CommissionDecision): readonly string[] =>
  caseNumbers.filter((number) => !isMasked(number)).map(comparedNumber);

/**
 * The numbers that are certainly the commission's own. The title of a review names the decision under review, too, so a
 * number of the central commission has to say that it is one.
 */
const ownNumbers = ({ tribunal, caseNumbers }: CommissionDecision): readonly string[] =>
  caseNumbers
    .filter((number) => !isMasked(number))
    .map(plainNumber)
    .filter((number) => {
      if (!commissionNumber.test(number)) return false;
      const [place] = /^[가-힣]{2}/.exec(number) ?? [];
      const name = comparedTribunal(tribunal ?? '');
      return place === undefined ? !name.startsWith('중앙') : name.startsWith(place);
    })
    .map(comparedNumber);

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((each) => other.includes(each));

/** What is legible of two numbers is the same: `2016부해OOO` may be 2016부해12, and can't be 2017부해12. */
const mayBeOneNumber = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((number) => other.some((there) => startsAlike(legible(number), legible(there))));

type Legible = { readonly start: string; readonly whole: boolean };
const legible = (number: string): Legible => {
  const start = comparedNumber(number.replace(mask, '')).replace(/^[가-힣]{2}(?=\d)/, '');
  return { start, whole: !isMasked(number) };
};
const startsAlike = (one: Legible, other: Legible): boolean => {
  if (one.whole && other.whole) return one.start === other.start;
  if (one.whole) return one.start.startsWith(other.start);
  if (other.whole) return other.start.startsWith(one.start);
  return one.start.startsWith(other.start) || other.start.startsWith(one.start);
};
const mask = /[O○*Xx]{2,}$/;

/**
 * Whether two texts say the same wherever both have a section: sources differ in the sections that they show. Spaces,
 * punctuation and the masks of names aren't compared.
 */
const isSameText = (one: string, other: string): boolean => {
  const [here, there] = [summaryOf(one), summaryOf(other)];
  const both = [...here].filter(([name]) => there.has(name));
  if (!both.some(([name]) => name === '판정사항' || name === '판정요지')) return false;
  const length = both.reduce((sum, [, letters]) => sum + letters.length, 0);
  return length >= shortestSummary && both.every(([name, letters]) => there.get(name) === letters);
};

const summaryOf = (text: string): ReadonlyMap<string, string> =>
  new Map(sectionsOf(text).map(({ name, from, to }) => [name, lettersOf(text.slice(from, to))]));

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[O○◯〇*]{2,}/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
