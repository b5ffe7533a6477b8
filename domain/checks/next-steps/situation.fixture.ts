import { emptyLevels } from '../../cases/case-counts.ts';
import type { AnswerValue, Frame } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { calculate, walkOf } from '../calculate.ts';
import type { Situation } from '../next-step.ts';
import { type NextStep, nextStepsOf } from '../next-steps.ts';

/** People of the third legal reading, calculated by the ruleset in force. */

export const today = '2026-11-27';

const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
const frame: Frame = { questionnaire: 'detail' };

export type Given = Readonly<Record<string, AnswerValue>>;

/** A regular employee of a firm with 30 people, told by word of mouth two weeks ago, without a reason. */
const usual: Given = {
  'intake/side': 'employee',
  'intake/workers': 30,
  'intake/joined': '2022-03-02',
  'intake/dismissed': '2026-11-13',
  'intake/contract': 'regular',
  'intake/notice': 'spoken',
  'intake/stage': null,
  'intake/filed-on': null,
  'intake/decision': null,
  'intake/decided-on': null,
  'intake/contract-end': null,
  'intake/protected': ['no'],
  'intake/ground': 'not_told',
};

export const situationOf = (more: Given = {}): Situation => {
  const answers = new Map(Object.entries({ ...usual, ...more }));
  const result = calculate(ruleset, frame, answers, { today, counts: emptyLevels });
  const walked = walkOf(ruleset, frame, answers, today).steps.map(({ key, value }) => [key, value] as const);
  return { answers: new Map<string, AnswerValue>([...answers, ...walked]), result, today };
};

export const stepsOf = (more: Given = {}): readonly NextStep[] => nextStepsOf(situationOf(more));
export const keysOf = (more: Given = {}): readonly string[] => stepsOf(more).map(({ key }) => key);

/** The step of these people with this key. */
export const step = (key: string, more: Given = {}): NextStep => {
  const found = stepsOf(more).find((each) => each.key === key);
  if (!found) throw new Error(`No step ${key} among ${keysOf(more).join(', ')}`);
  return found;
};
/** All that the steps say. */
export const saidIn = (more: Given): string =>
  stepsOf(more)
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ');
