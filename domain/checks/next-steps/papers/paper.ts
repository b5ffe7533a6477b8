import type { Conditions } from '../../../rulesets/ruleset.ts';

/** A paper or record that helps to prove a worker's case, with how to keep it. */
export type Paper = {
  /** Never changes: what a person has ticked is stored by it. */
  readonly key: string;
  readonly name: string;
  readonly keep: string;
  /** It shows where the dispute stands (a decision, a settlement), and proves nothing about the dismissal. */
  readonly ofTheDispute?: true;
};

/**
 * Listed if the case is about one of the grounds, or one of the alternatives holds; without any of both, for everybody. Never if
 * one of `unless` holds.
 */
export type PaperRule = Paper & {
  readonly grounds?: readonly number[];
  readonly when?: readonly Conditions[];
  readonly unless?: readonly Conditions[];
  /** Who never began to work can have it, too. */
  readonly beforeWork?: true;
};

export const yes = (question: string): Conditions => [{ question, is: ['yes'] }];
export const no = (question: string): Conditions => [{ question, is: ['no'] }];
export const contract = (...forms: readonly string[]): Conditions => [{ question: 'intake/contract', is: forms }];
export const notice = (...ways: readonly string[]): Conditions => [{ question: 'intake/notice', is: ways }];
export const protectedBy = (...values: readonly string[]): Conditions => [{ question: 'intake/protected', is: values }];
export const stage = (...stages: readonly string[]): Conditions => [{ question: 'intake/stage', is: stages }];
