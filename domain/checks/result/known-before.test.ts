import { expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { walkOf } from '../calculate.ts';
import { routesKnownBefore } from './known-before.ts';

const today = '2026-11-27';
const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };

const known = (more: Readonly<Record<string, AnswerValue>> = {}) => {
  const answers = new Map<string, AnswerValue>(
    Object.entries({
      ...{ 'intake/side': 'employee', 'intake/workers': 30, 'intake/joined': '2022-03-02' },
      ...{ 'intake/dismissed': '2026-11-13', 'intake/contract': 'regular', 'intake/notice': 'messenger' },
      ...{ 'intake/stage': 'not_filed', 'intake/protected': ['no'], 'intake/ground': 'detail-9', ...more },
    }),
  );
  const walk = walkOf(ruleset, { questionnaire: 'basic' }, answers, today);
  return routesKnownBefore({ form: ruleset, walk, today });
};

test('the answers of a worker say the last day and the open routes before anything is calculated', () => {
  expect(known()).toEqual({
    day: { route: 'labour_commission', lastDay: '2027-02-15' },
    open: ['labour_commission', 'court'],
  });
});

test('a company is told no day of the worker’s', () => {
  expect(known({ 'intake/side': 'employer' })).toEqual({ day: null, open: [] });
});
