import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { mendable, mendedOf } from './mending/mended.ts';
import { mendingFor } from './mending.ts';

const today = '2026-11-23';
const mending = (answers: Readonly<Record<string, AnswerValue>>) =>
  mendingFor(new Map(Object.entries({ 'intake/workers': 12, ...answers })), today);
const keysFor = (answers: Readonly<Record<string, AnswerValue>>) => mending(answers).map(({ key }) => key);

describe('what a company should mend', () => {
  test('given notice by messenger and a dismissal to come, then the written notice before that day', () => {
    const [first] = mending({ 'intake/notice': 'messenger', 'intake/dismissed': '2026-12-31' });
    expect(first?.text).toContain('해고일이 되기 전에');
    expect(first?.law).toBe('근로기준법 제27조');
  });

  test('given a dismissal that took effect, then it says that adding a notice afterwards mends nothing', () => {
    const [first] = mending({ 'intake/notice': 'spoken', 'intake/dismissed': '2026-11-01' });
    expect(first?.text).toContain('해고를 거두어');
  });

  test('given fewer than five workers, then no written notice, which the law doesn’t ask of them', () => {
    expect(keysFor({ 'intake/notice': 'spoken', 'intake/workers': 4 })).not.toContain('written-notice');
  });

  test('given a redundancy, then avoidance, selection and consultation, each only where it is missing', () => {
    expect(
      keysFor({
        'detail-17/avoidance-efforts': 'no',
        'detail-17/criteria-announced': 'no',
        'detail-17/consulted-representatives': 'no',
      }),
    ).toEqual(['avoidance', 'selection', 'consultation']);
    expect(keysFor({ 'detail-17/avoidance-efforts': 'yes' })).toEqual([]);
  });

  test('given a skipped procedure in any section, then the hearing', () => {
    for (const section of [9, 10, 11, 12, 13, 15, 19, 20, 22])
      expect(keysFor({ [`detail-${section}/procedure-skipped`]: 'yes' })).toEqual(['procedure']);
  });

  test('a protected period comes first', () => {
    expect(keysFor({ 'detail-7/protected-leave': 'yes', 'intake/notice': 'spoken' })[0]).toBe('protected-period');
  });

  test('who is protected by the page before the ground comes first, too (제23조 제2항, 제107조)', () => {
    const keys = keysFor({ 'intake/protected': ['birth', 'union'], 'intake/notice': 'vague' });
    expect(keys).toEqual(['protected-period', 'forbidden-reason', 'written-notice']);
    expect(keysFor({ 'intake/protected': ['no'] })).toEqual([]);
  });

  test('before the dismissal it names what isn’t asked because it can still be done: the procedure, thirty days', () => {
    const toCome = { 'intake/dismissed': '2026-12-31', 'intake/notice': 'not_yet', 'intake/ground': 'detail-10' };
    expect(keysFor(toCome)).toEqual(['written-notice', 'procedure', 'thirty-days']);
    const forewarned = { ...toCome, 'intake/forewarned': '2026-11-20' };
    expect(keysFor(forewarned)).not.toContain('thirty-days');
    expect(mending(toCome).every(({ text }) => !text.includes('이미 해고했다면'))).toBe(true);
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
    mendingFor(spy, today);
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('what would be mended', () => {
  const mended = (answers: Readonly<Record<string, AnswerValue>>) =>
    mendedOf(new Map(Object.entries({ 'intake/workers': 12, ...answers })), today);

  test('is a written notice and a hearing, as other answers', () => {
    const found = mended({ 'intake/notice': 'spoken', 'detail-9/procedure-skipped': 'yes' });
    expect([...(found?.changes ?? [])]).toEqual([
      ['intake/notice', 'paper'],
      ['detail-9/procedure-skipped', 'no'],
    ]);
    expect(found?.titles).toEqual(['이유와 날짜를 적은 서면으로 알려요', '정해진 징계 절차와 소명 기회를 거쳐요']);
  });

  test('is no ban, no forbidden reason and nothing of a resignation', () => {
    expect(mended({ 'intake/protected': ['birth', 'union'] })).toBeNull();
    expect(mended({ 'intake/notice': 'resigned', 'detail-9/punished-twice': 'yes' })).toBeNull();
  });

  test('names questions of the questionnaire with answers that they have', () => {
    const choices = new Map<string, readonly string[]>([
      ...standardRuleset.intake.map(({ key, choices: own = [] }) => [key, own.map(({ value }) => value)] as const),
      ...standardRuleset.sections.flatMap(({ items }) => items.map(({ key }) => [key, ['yes', 'no']] as const)),
    ]);
    for (const [question, { from, to }] of Object.entries(mendable))
      expect([question, choices.get(question)]).toEqual([question, expect.arrayContaining([...from, to])]);
  });
});
