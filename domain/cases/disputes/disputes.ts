import { isMasked } from '../case-numbers.ts';
import { nameOfOwnDispute } from '../identity/case-identity.ts';
import { plainNumber } from '../likeness.ts';
import { isCommission, isLocalCommission, isSupremeCourt } from '../tribunal-names.ts';

/** The parts of a case that show to which dispute it belongs. */
export type Instance = {
  readonly caseId: string;
  readonly tribunal: string | null;
  readonly decidedOn: string | null;
  readonly caseNumbers: readonly string[];
  /** The dispute that a person has set; null where nobody has set one yet. */
  readonly disputeId: string | null;
  /** The dispute as the decision's text, or its row in a file, names it: by the first instance that it mentions. */
  readonly named: string | null;
};

/**
 * Cases belong to one dispute if they share one of these keys: the number of a case that a later case names, or the name
 * that both have for the dispute. The order of their import doesn't matter. The day is no part of a key: a later instance
 * seldom mentions the day of the earlier decision.
 */
export const disputeKeys = ({ tribunal, caseNumbers, disputeId, named }: Omit<Instance, 'caseId' | 'decidedOn'>) => [
  ...new Set([
    ...(tribunal === null ? [] : instanceKeys(tribunal, caseNumbers)),
    ...(disputeId === null ? [] : keysOfDispute(disputeId)),
    ...(named === null ? [] : keysOfDispute(named)),
  ]),
];

const keysOfDispute = (disputeId: string): readonly string[] => {
  const [, tribunal = '', numbers = ''] = /^case\|([^|]+)\|[^|]*\|([^|]+)$/.exec(disputeId) ?? [];
  const keys = instanceKeys(tribunal, numbers.split(','));
  return keys.length > 0 ? keys : [`dispute ${disputeId}`.slice(0, 200)];
};

/**
 * Many cases have the same masked number (`2016부해OOO`), so it makes no key. A commission's number may begin with the place,
 * which is left out because the commission's name contains it.
 */
const instanceKeys = (tribunal: string, caseNumbers: readonly string[]): readonly string[] => {
  const where = tribunal.normalize('NFC').replace(/\([^)]*\)|\s+/g, '');
  return caseNumbers
    .filter((number) => number !== '' && !isMasked(number))
    .map(plainNumber)
    .map((number) => (isCommission(tribunal) ? number.replace(/^[가-힣]{2}(?=\d{4})/, '') : number))
    .filter((number) => number !== '')
    .map((number) => `${where} ${number}`);
};

/** `held`: accepted, so that figures count it under its dispute. */
export type LinkedInstance = Instance & { readonly held: boolean };

/**
 * The name for the dispute of all these cases, chosen so that the fewest cases change: the name that accepted cases have,
 * else one that people have set, else the name that the earliest instance here gives. null: none of them can be named.
 */
export const disputeOfAll = (linked: readonly LinkedInstance[]): string | null => {
  const inOrder = linked.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compared(placeOf(one), placeOf(other)),
  );
  const stated = inOrder.filter(({ disputeId }) => disputeId !== null);
  const [first] = [...stated.filter(({ held }) => held), ...stated, ...inOrder];
  return first === undefined ? null : (first.disputeId ?? first.named ?? ownDispute(first));
};

/** The name of the dispute of a case that belongs to no other case; null where tribunal or case number is unknown. */
export const ownDispute = ({ caseId, tribunal, decidedOn, caseNumbers }: Instance): string | null =>
  tribunal === null || caseNumbers.length === 0
    ? null
    : nameOfOwnDispute({ caseId, tribunal, decidedOn, caseNumbers: [...caseNumbers] });

/** The rank of a tribunal: an earlier instance has a lower rank. */
const rankOf = ({ tribunal }: Instance): number => {
  const name = tribunal ?? '';
  if (isLocalCommission(name)) return 0;
  if (isCommission(name)) return 1;
  if (isSupremeCourt(name)) return 4;
  return /고등/.test(name) ? 3 : 2;
};

const placeOf = ({ decidedOn, caseId }: Instance): string => `${decidedOn ?? '9999'} ${caseId}`;
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
