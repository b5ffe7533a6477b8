import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Form } from '../../rulesets/ruleset.ts';
import { type Check, frameOf } from '../check-state.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { walk } from '../walk.ts';
import { notKnown } from './finished-answers.ts';

/** Chosen by who doesn't know. */
const unknown = 'unknown';

/**
 * The answers that a calculation of this check uses. Of a finished check, a question that a newer edition added and that may be left
 * blank counts as left blank, and one that can be answered with "잘 모르겠어요" as answered so: nobody can answer it there, and the
 * figure can still be calculated again.
 */
export const answersToCalculate = (
  form: Form,
  { status, answers }: { readonly status: 'draft' | 'completed' | 'discarded'; readonly answers: Answers },
): Answers => {
  if (status !== 'completed') return answers;
  const added = form.intake.flatMap(
    ({ key, optional, afterFigure, choices = [] }): readonly [string, string | null][] => {
      if (afterFigure || answers.has(key)) return [];
      if (optional) return [[key, null]];
      return choices.some(({ value }) => value === unknown) ? [[key, unknown]] : [];
    },
  );
  return added.length === 0 ? answers : new Map([...answers, ...added]);
};

/**
 * These answers of a finished check on a later day: what wasn't asked while the dismissal was still to come (`askedWhen`) counts as
 * not known, because nobody can answer it there any more. Any other open question stays open.
 */
export const answersOn = (
  today: LocalDate,
  form: Form,
  check: Pick<Check, 'status' | 'questionnaire' | 'sections'>,
  given: Answers,
): Answers => {
  if (check.status !== 'completed') return given;
  const answers = new Map(given);
  for (;;) {
    const { next } = walk(form, frameOf(check), answers, today);
    const found = next ? questionAt(form, next) : undefined;
    if (!found || found.section === 'intake' || found.item.askedWhen === undefined) return answers;
    const value = notKnown(found);
    if (value === undefined || answers.get(keyOf(found)) === value) return answers;
    answers.set(keyOf(found), value);
  }
};
