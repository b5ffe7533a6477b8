import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Address, Answers, Form, IntakeQuestion } from '../../rulesets/ruleset.ts';
import { questionAt } from '../form-index.ts';
import { anyHold } from '../walk/conditions.ts';

/**
 * The questions that follow the figure, in order, answered ones too: pay, the day of advance notice, hours, contact. They move
 * neither the figure nor a route, so a result doesn't wait for them, and they can be answered when there is one.
 */
export const questionsAfterFigure = (form: Form, answers: Answers, today: LocalDate): readonly IntakeQuestion[] =>
  form.intake.filter(
    ({ afterFigure, askedWhen }) => afterFigure && (askedWhen === undefined || anyHold(askedWhen, answers, today)),
  );

/** Whether a check that has its result still takes an answer to this question. */
export const isAfterFigure = (form: Form, address: Address): boolean => {
  const found = questionAt(form, address);
  return found?.section === 'intake' && found.question.afterFigure === true;
};
