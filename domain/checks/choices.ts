import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Choice, Form, IntakeQuestion } from '../rulesets/ruleset.ts';
import { anyMayHold, hold } from './walk/conditions.ts';

/**
 * The choices of a question that these answers leave, in the order shown. A ground whose section can't apply to the person is left
 * out (a regular employee of many years is offered no probation), except the one that was `taken` before: an earlier answer may
 * have been changed since.
 */
export const choicesFor = (
  form: Form,
  { choices = [] }: IntakeQuestion,
  answers: Answers,
  today: LocalDate,
  taken?: AnswerValue,
): readonly Choice[] => {
  const shown = choices.filter((choice) => {
    if (choice.value === taken) return true;
    if (choice.hiddenWhen !== undefined && hold(choice.hiddenWhen, answers, today)) return false;
    const persons = form.sections.find(({ id }) => id === choice.value)?.condition?.persons;
    return persons === undefined || anyMayHold(persons, answers, today);
  });
  const isFirst = ({ firstWhen }: Choice): boolean => firstWhen !== undefined && hold(firstWhen, answers, today);
  return [...shown.filter(isFirst), ...shown.filter((choice) => !isFirst(choice))];
};
