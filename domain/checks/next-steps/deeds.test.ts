import { expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { deedsFor } from './deeds.ts';

const today = '2026-11-23';
const keysFor = (answers: Readonly<Record<string, AnswerValue>>) =>
  deedsFor(new Map(Object.entries(answers)), today).map(({ key }) => key);

test('each answer against the worker has something to say or collect today; an answer for them has nothing', () => {
  expect(keysFor({ 'intake/notice': 'paper', 'detail-9/reported-or-excused': 'no' })).toEqual([
    'notice-on-paper',
    'not-excused',
  ]);
  expect(keysFor({ 'intake/notice': 'messenger', 'detail-9/reported-or-excused': 'yes' })).toEqual([]);
});

test('every question that a rule names is one of the questionnaire', () => {
  const known = new Set([
    ...standardRuleset.intake.map(({ key }) => key),
    ...standardRuleset.sections.flatMap(({ items }) => items.map(({ key }) => key)),
  ]);
  const asked = new Set<string>();
  const spy: ReadonlyMap<string, AnswerValue> = new (class extends Map<string, AnswerValue> {
    override get(key: string): AnswerValue | undefined {
      asked.add(key);
      return super.get(key);
    }
  })();
  deedsFor(spy, today);
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((key) => !known.has(key))).toEqual([]);
});
