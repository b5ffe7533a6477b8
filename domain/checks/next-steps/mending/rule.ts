import type { Condition, Conditions } from '../../../rulesets/ruleset.ts';

/** What is to be mended where one of `when` holds and none of `unless`. */
export type MendingRule = {
  readonly key: string;
  readonly when: readonly Conditions[];
  readonly unless?: readonly Conditions[];
  readonly title: string;
  /** While the dismissal hasn't taken effect. */
  readonly before: string;
  /** After it: what is left to do. Absent: the same. */
  readonly after?: string;
  readonly law: string;
};

export const yes = (question: string): Condition => ({ question, is: ['yes'] });
export const no = (question: string): Condition => ({ question, is: ['no'] });
export const each = (...conditions: readonly Condition[]): readonly Conditions[] => conditions.map((one) => [one]);

export const smallWorkplace: readonly Conditions[] = [
  [{ computed: 'under_five_workers', holds: true }],
  [yes('detail-7/under-five'), no('detail-7/five-on-most-days'), no('detail-7/run-as-one-business')],
  [yes('detail-7/under-five'), no('detail-7/five-on-most-days'), no('detail-7/five-together')],
];

/** Grounds that are punished: the company's own rules say how. */
export const disciplinary: Condition = {
  question: 'intake/ground',
  is: [9, 10, 11, 12, 13, 15, 19, 20, 22].map((section) => `detail-${section}`),
};
