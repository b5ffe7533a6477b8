import { typedNumbersOf } from '../case-numbers.ts';
import type { CaseDraft } from '../case-record.ts';
import { tribunalOf } from '../tribunal-names.ts';

type Identity = Pick<CaseDraft, 'tribunal' | 'caseNumbers'>;

/**
 * What a person has typed, with tribunal and numbers as the importers write them: otherwise one decision, typed once as
 * 서울행법 and once as 서울행정법원, would be two cases.
 */
export const withFullNames = <Typed extends Partial<Identity>>(typed: Typed): Typed => ({
  ...typed,
  ...(typed.tribunal ? { tribunal: tribunalOf(typed.tribunal) } : {}),
  ...(typed.caseNumbers ? { caseNumbers: typedNumbersOf(typed.caseNumbers) } : {}),
});
