import type { CaseDraft } from './case-record.ts';
import { unusable } from './decision-facts.ts';
import { comparedNumber } from './likeness.ts';
import { comparedTribunal } from './tribunal-names.ts';

type Identity = Pick<CaseDraft, 'tribunal' | 'decidedOn' | 'caseNumbers'>;

/**
 * Whether two items with one serial number are different decisions, so that one of the serial numbers must be wrong: they
 * have no case number in common, and another tribunal or day. If a source only corrects a case number, the item is still
 * the same decision.
 */
export const isOtherDecision = (known: Identity, arrived: Identity): boolean => {
  // Masked numbers count, too: the question is whether one decision has kept its numbers.
  const numbers = known.caseNumbers.map(comparedNumber);
  if (numbers.length === 0 || arrived.caseNumbers.some((number) => numbers.includes(comparedNumber(number))))
    return false;
  const [there, here] = [known.tribunal, arrived.tribunal].map((name) => name && comparedTribunal(name));
  return differ(there ?? null, here ?? null) || differ(known.decidedOn, arrived.decidedOn);
};

const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** The message for an item whose serial number belongs to another decision. */
export const otherDecision = (sourceId: string, { tribunal, caseNumbers }: Identity) =>
  unusable(
    sourceId.startsWith('nlrc:') ? '결정문일련번호' : '판례일련번호',
    `같은 번호의 다른 자료가 이미 있습니다(${tribunal ?? ''} ${caseNumbers.join(', ')}). 번호가 맞는지 확인해 주십시오.`.slice(
      0,
      400,
    ),
  );
