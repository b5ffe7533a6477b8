import { DomainError } from '../../kernel/errors.ts';
import type { Address } from '../../rulesets/ruleset.ts';
import { answersOn, answersToCalculate } from '../answers/answers-to-calculate.ts';
import type { CheckCommand } from '../check-commands.ts';
import type { CheckEvent } from '../check-events.ts';
import { type Check, frameOf } from '../check-state.ts';
import { walk } from '../walk.ts';
import { fieldOf } from './asked-field.ts';

/**
 * A result of the check, for answers that lead to the end of the questionnaire.
 * @throws {DomainError} `survey_empty` with the question that is open; `calculation_failed` for another questionnaire
 */
export const recordResult = (
  { form, today, recorded, withSensitive }: Extract<CheckCommand, { type: 'CompleteCheck' | 'Recalculate' }>,
  check: Check,
): readonly CheckEvent[] => {
  if (recorded.calculation.rulesetVersion !== form.rulesetVersion) throw new DomainError('calculation_failed');
  const { next } = walk(form, frameOf(check), answersOn(today, form, check, answersToCalculate(form, check)), today);
  if (next) throw stillOpen(next);
  const { whole, consentedAt } = withSensitive ?? { whole: null, consentedAt: null };
  const wholeFigure = whole && { shownRate: whole.shownRate };
  return [{ type: 'ResultCalculated', data: { owner: check.owner, ...recorded, whole, wholeFigure, consentedAt } }];
};

/** Once for each publication of an edition, and without a limit: nobody may be left with a wrong last day. */
export const correctResult = (
  { recorded, correction, ...calculated }: Extract<CheckCommand, { type: 'CorrectResult' }>,
  check: Check,
): readonly CheckEvent[] => {
  if (check.status !== 'completed') throw new DomainError('survey_empty');
  if (check.corrections.some(({ publicationId }) => publicationId === correction.publicationId)) return [];
  const byOwner = recorded ? {} : ({ byOwner: true } as const);
  return [
    ...(recorded ? recordResult({ ...calculated, type: 'Recalculate', recorded }, check) : []),
    { type: 'ResultCorrected', data: { owner: check.owner, ...correction, ...byOwner } },
  ];
};

/** There is no result while this question on the path is open. */
export const stillOpen = (next: Address): DomainError =>
  new DomainError('survey_empty', { errors: { [fieldOf(next)]: '이 질문에 답해 주세요.' }, extra: { next } });
