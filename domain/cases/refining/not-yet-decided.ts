import { DomainError } from '../../kernel/errors.ts';
import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { CaseDraft } from '../case-record.ts';
import { lacksOf } from './record-check.ts';

type Dated = Partial<Pick<CaseDraft, 'decidedOn'>>;

/** What is wrong with a day of decision that is yet to come, a slip as 2062 for 2026, by field and in Korean; else empty. */
export const notYetDecided = ({ decidedOn }: Dated, today: LocalDate): Readonly<Record<string, string>> =>
  decidedOn && decidedOn > today
    ? { decidedOn: '아직 오지 않은 날입니다. 선고하거나 판정한 날을 확인해 주십시오.' }
    : {};

/** What a draft lacks to be accepted on this day, by field, in Korean; empty where it lacks nothing. */
export const lacksOn = (draft: CaseDraft, today: LocalDate): Readonly<Record<string, string>> => ({
  ...lacksOf(draft),
  ...notYetDecided(draft, today),
});

/** Throws `case_edit_failed` where the decision would be one of the future. */
export const requireDecided = (dated: Dated, today: LocalDate): void => {
  const errors = notYetDecided(dated, today);
  if (Object.keys(errors).length > 0) throw new DomainError('case_edit_failed', { errors });
};
