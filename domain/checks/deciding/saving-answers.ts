import { DomainError } from '../../kernel/errors.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Address, AnswerValue, Form } from '../../rulesets/ruleset.ts';
import { isSameAnswer, splitPersonal } from '../answers/answer-values.ts';
import type { AnswerChange, CheckCommand, SensitiveConsent } from '../check-commands.ts';
import type { CheckEvent } from '../check-events.ts';
import { type Check, frameOf } from '../check-state.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { mostAnswers } from '../limits.ts';
import { isAfterFigure } from '../questions/after-figure.ts';
import { checkAnswer, normaliseAnswer } from '../questions/intake-rules.ts';
import { disclosesSensitive, isSensitive, openPartOf } from '../sensitive.ts';
import { isYesNo } from '../walk/transition.ts';
import { fieldOf } from './asked-field.ts';
import { asking } from './asked-next.ts';

/**
 * The answers that differ from those of the check, each as an event.
 * @throws {DomainError} `answer_invalid` with a sentence a field; `consent_needed` for sensitive ones without that consent;
 *   `autosave_mismatch` for another questionnaire; `check_save_failed` for a check that takes no answers; `check_full`
 */
export const saveAnswers = (
  { form, today, answers: changes, sensitiveConsent = null }: Extract<CheckCommand, { type: 'SaveAnswers' }>,
  check: Check,
): readonly CheckEvent[] => {
  const takesAnswers =
    check.status === 'draft' || (check.status === 'completed' && changes.every((each) => isAfterFigure(form, each)));
  if (!takesAnswers) throw new DomainError('check_save_failed');
  if (form.rulesetVersion !== check.rulesetVersion) throw new DomainError('autosave_mismatch');

  const merged = new Map(check.answers);
  const changed = new Map<string, AnswerChange>();
  const errors: Record<string, string> = {};
  for (const change of changes) {
    const question = questionAt(form, change);
    if (question === undefined) {
      errors[fieldOf(change)] = '이 질문지에 없는 질문이에요.';
      continue;
    }
    const key = keyOf(question);
    changed.set(key, change);
    if ('cleared' in change) merged.delete(key);
    else merged.set(key, normaliseAnswer(form, change, change.value));
  }
  // Checked only after all are merged: if two dates are corrected together, neither may be compared with the other's old
  // value.
  for (const [key, change] of changed) {
    const value = merged.get(key);
    const refusal = value === undefined ? null : checkAnswer(form, change, value, merged, today);
    if (refusal !== null) errors[fieldOf(change)] = refusal;
  }
  if (Object.keys(errors).length > 0) throw new DomainError('answer_invalid', { errors });

  const unconsented = [...changed].filter(
    ([key, change]) => sensitiveConsent === null && disclosesSensitive(questionAt(form, change), merged.get(key)),
  );
  if (unconsented.length > 0) {
    const refusals = unconsented.map(
      ([, change]) => [fieldOf(change), '민감정보 처리에 동의하면 답할 수 있어요.'] as const,
    );
    throw new DomainError('consent_needed', { errors: Object.fromEntries(refusals) });
  }

  const differing = [...changed].filter(([key]) => !isSameAnswer(check.answers.get(key), merged.get(key)));
  // In a check that has reached its limit an open question can still be answered, so that the check can be finished: at
  // most one answer a question.
  const isChange = differing.some(([key]) => check.answers.has(key));
  if (isChange && check.answersWritten + differing.length > mostAnswers(form)) throw new DomainError('check_full');
  const saved = differing.flatMap(([key, change]): readonly CheckEvent[] => {
    const after = merged.get(key);
    return after === undefined
      ? [{ type: 'AnswerCleared', data: about(check.owner, key, change) }]
      : answered({ owner: check.owner, form, sensitiveConsent }, change, key, after);
  });
  // After the figure nothing is asked that anybody could stop at.
  return check.status === 'draft' ? asking(saved, { form, frame: frameOf(check), answers: merged, today }) : saved;
};

type Answering = { readonly owner: string; readonly form: Form; readonly sensitiveConsent: SensitiveConsent };

/** One answer as events: what is sensitive, or names people, is kept apart from the rest. */
export const answered = (
  { owner, form, sensitiveConsent }: Answering,
  address: Address,
  key: string,
  value: AnswerValue,
): readonly CheckEvent[] => {
  const question = about(owner, key, address);
  if (value === null) return [{ type: 'QuestionLeftBlank', data: question }];
  const found = questionAt(form, address);
  if (isChosen(value) && disclosesSensitive(found, value)) {
    const openPart = { ...question, value: openPartOf(found, value), personal: null };
    return [
      { type: 'AnswerGiven', data: openPart },
      ...(sensitiveConsent === null
        ? []
        : [
            {
              type: 'SensitiveAnswerGiven' as const,
              data: { ...question, consentedAt: sensitiveConsent, answer: value },
            },
          ]),
    ];
  }
  if (isSensitive(found) && isYesNo(value)) {
    // An answer carried over from a draft that is older than the withdrawal of the consent counts as passed over here.
    if (sensitiveConsent === null) return [{ type: 'QuestionLeftBlank', data: question }];
    return [{ type: 'SensitiveAnswerGiven', data: { ...question, consentedAt: sensitiveConsent, answer: value } }];
  }
  return [{ type: 'AnswerGiven', data: { ...question, ...splitPersonal(found, value) } }];
};

const about = (owner: string, key: string, { section, numbering }: Address) => ({ owner, key, section, numbering });
