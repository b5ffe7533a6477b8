import { caseIdentity } from './case-identity.ts';
import { isMasked } from './case-numbers.ts';
import { plainNumber } from './likeness.ts';
import { isCommission, isLocalCommission, isSupremeCourt } from './tribunal-names.ts';

/** A case as far as it tells to which dispute it belongs. */
export type Instance = {
  readonly caseId: string;
  readonly tribunal: string | null;
  readonly decidedOn: string | null;
  readonly caseNumbers: readonly string[];
  /** As a person has it; null where nobody has said yet. */
  readonly disputeId: string | null;
  /** The dispute as the decision's own text, or its row in a file, names it: by the first instance that it speaks of. */
  readonly named: string | null;
};

/**
 * Cases are of one dispute if they share one of these: the number that a case has and a later one names, or the name that both
 * give to the dispute. Whichever of them came first, they find each other by it. A day doesn't matter: a later instance
 * seldom says on which the earlier one decided.
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

/** Masked numbers (`2016부해OOO`) are many cases'. A commission's number may say its place, which its name says anyway. */
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
 * The name for the dispute that all of these are of, so that the fewest have to take another: what accepted cases have, then
 * what people have said, then what the earliest instance that is here says of itself. null: none of them can be named.
 */
export const disputeOfAll = (linked: readonly LinkedInstance[]): string | null => {
  const inOrder = linked.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compared(placeOf(one), placeOf(other)),
  );
  const stated = inOrder.filter(({ disputeId }) => disputeId !== null);
  const [first] = [...stated.filter(({ held }) => held), ...stated, ...inOrder];
  return first === undefined ? null : (first.disputeId ?? first.named ?? ownDispute(first));
};

/** The dispute that a case is where it belongs to no other; null where it isn't known which case it is. */
export const ownDispute = ({ tribunal, decidedOn, caseNumbers }: Instance): string | null =>
  tribunal === null || caseNumbers.length === 0
    ? null
    : caseIdentity({ tribunal, decidedOn, caseNumbers: [...caseNumbers] });

/** How high a tribunal stands: the earlier instance is the lower one. */
const rankOf = ({ tribunal }: Instance): number => {
  const name = tribunal ?? '';
  if (isLocalCommission(name)) return 0;
  if (isCommission(name)) return 1;
  if (isSupremeCourt(name)) return 4;
  return /고등/.test(name) ? 3 : 2;
};

const placeOf = ({ decidedOn, caseId }: Instance): string => `${decidedOn ?? '9999'} ${caseId}`;
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
