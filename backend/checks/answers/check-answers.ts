import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import type { AnsweredQuestion, CheckRecord, WalkOut } from '@nomucheck/domain/checks/contract/check.ts';
import type { Result } from '@nomucheck/domain/checks/contract/result.ts';
import { addressOf, indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { questionText, roleOf } from '@nomucheck/domain/checks/question-text.ts';
import type { WalkStep } from '@nomucheck/domain/checks/walk/path.ts';
import { type Walk, walk } from '@nomucheck/domain/checks/walk.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { LoadedCheck } from '../loaded-check.ts';

/** The path through this form that the check's current answers give. */
export const walkOfCheck = (form: Form, { check }: LoadedCheck, today: LocalDate): Walk =>
  walk(form, frameOf(check), check.answers, today);

export const walkAnswer = ({ next, progress, derived, leftPath }: Walk): WalkOut => ({
  next: next && { section: next.section, numbering: next.numbering },
  progress: { section: progress.section, of: progress.of },
  derived: derived.map(stepAnswer),
  leftPath: leftPath.map(({ section, numbering }) => ({ section, numbering })),
});

/** What was answered on the path, in its order. */
export const answersOnPath = ({ steps }: Pick<Walk, 'steps'>): AnsweredQuestion[] => steps.map(stepAnswer);

/** The answers that were given after the figure was made, to questions that have no part in it. */
export const answersAfterFigure = (
  form: Form,
  { steps }: Pick<Walk, 'steps'>,
  answers: Answers,
): AnsweredQuestion[] => {
  const onPath = new Set(steps.map(({ key }) => key));
  return form.intake.flatMap(({ key, numbering, title, afterFigure }) => {
    const value = answers.get(key);
    return afterFigure !== true || value === undefined || onPath.has(key)
      ? []
      : [{ section: 'intake', numbering, key, title, value }];
  });
};

const stepAnswer = ({ section, numbering, key, title, value, derivedFrom }: WalkStep): AnsweredQuestion => ({
  section,
  numbering,
  key,
  title,
  value,
  ...(derivedFrom ? { derivedFrom: { section: derivedFrom.section, numbering: derivedFrom.numbering } } : {}),
});

/**
 * The person's own answers in the form's order, in the words that they read, including those that aren't on the path, so that
 * no answer is lost.
 */
export const givenAnswers = (form: Form, { check }: LoadedCheck): AnsweredQuestion[] => {
  const role = roleOf(check.answers);
  return [...indexOf(form).byKey].flatMap(([key, found]) => {
    const value = check.answers.get(key);
    if (value === undefined) return [];
    const address = addressOf(found);
    const { title } = questionText(found.section === 'intake' ? found.question : found.item, role);
    const text = answerText(form, address.section, address.numbering, value, role);
    return [{ ...address, key, title, value, text }];
  });
};

/** Answers in the person's own words are shown to them only; others see that there is one. */
export const withoutOwnWords = ({ text, ...answer }: AnsweredQuestion): AnsweredQuestion =>
  typeof answer.value === 'object' && answer.value !== null && !('start' in answer.value)
    ? { ...answer, value: null }
    : { ...answer, ...(text === undefined ? {} : { text }) };

/** The whole check for its owner: path, answers, result, outcome. */
export const recordAnswer = (form: Form, loaded: LoadedCheck, today: LocalDate, result: Result | null): CheckRecord => {
  const { id, revision, check, startedAt, updatedAt } = loaded;
  return {
    id,
    revision,
    status: check.status,
    questionnaire: check.questionnaire,
    sections: check.sections === null ? null : [...check.sections],
    rulesetVersion: check.rulesetVersion,
    startedAt,
    updatedAt,
    ...(check.device === null ? {} : { device: check.device }),
    ...walkAnswer(walkOfCheck(form, loaded, today)),
    answers: givenAnswers(form, loaded),
    result,
    outcome: check.outcome && { ended: check.outcome.ended, where: check.outcome.where, on: check.outcome.on },
  };
};
