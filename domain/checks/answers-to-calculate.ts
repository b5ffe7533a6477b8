import type { Answers, Form } from '../rulesets/ruleset.ts';

/**
 * The answers that a calculation of this check uses. Of a finished check, a question that a newer edition added and that may be left
 * blank counts as left blank: nobody can answer it there, and the figure can still be calculated again.
 */
export const answersToCalculate = (
  form: Form,
  { status, answers }: { readonly status: 'draft' | 'completed' | 'discarded'; readonly answers: Answers },
): Answers => {
  if (status !== 'completed') return answers;
  const open = form.intake.filter(({ key, optional, afterFigure }) => optional && !afterFigure && !answers.has(key));
  return open.length === 0 ? answers : new Map([...answers, ...open.map(({ key }) => [key, null] as const)]);
};
