import type { Answers, Form } from '../../rulesets/ruleset.ts';

/** Chosen by who doesn't know. */
const notKnown = 'unknown';

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
      return choices.some(({ value }) => value === notKnown) ? [[key, notKnown]] : [];
    },
  );
  return added.length === 0 ? answers : new Map([...answers, ...added]);
};
