import { caseNumbersOf, commissionNumber, courtNumber } from '../case-numbers.ts';
import { caseIdentity } from '../identity/case-identity.ts';
import { tribunalOf } from '../tribunal-names.ts';

/**
 * The dispute of an instance that isn't among the data, as a later decision names it: `중앙노동위원회 중앙2020부해918`. null where
 * no tribunal and number stand there.
 */
export const disputeOfTyped = (typed: string): string | null => {
  const [, tribunal, numbers] =
    /^\s*(\S+(?:노동위원회|법원|지노위|중노위|지법|고법|행법|지원))\s+(\S.*?)\s*$/.exec(typed) ?? [];
  if (tribunal === undefined || numbers === undefined) return null;
  const caseNumbers = caseNumbersOf(numbers);
  const isNumber = (number: string): boolean => courtNumber.test(number) || commissionNumber.test(number);
  if (caseNumbers.length === 0 || !caseNumbers.every(isNumber)) return null;
  return caseIdentity({ tribunal: tribunalOf(tribunal), decidedOn: null, caseNumbers: [...caseNumbers] });
};
