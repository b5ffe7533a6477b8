import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { papersFor } from './papers.ts';

const today = '2026-11-23';
const keysFor = (answers: Readonly<Record<string, AnswerValue>>): readonly string[] =>
  papersFor(new Map(Object.entries(answers)), today).map(({ key }) => key);
const regular = {
  'intake/contract': 'regular',
  'intake/workers': 30,
  'intake/notice': 'paper',
  'intake/ground': 'none',
};

describe('the papers to keep', () => {
  test('are contract, pay, notice, messages and insurance for everybody who had begun to work', () => {
    expect(keysFor(regular)).toEqual(['contract', 'pay', 'notice-paper', 'messages', 'insurance']);
  });

  test.each([
    ['email', 'notice-email'],
    ['messenger', 'notice-message'],
    ['spoken', 'notice-spoken'],
  ])('name the notice as it came: %s', (way, key) => {
    const keys = keysFor({ ...regular, 'intake/notice': way });
    expect(keys.filter((each) => each.startsWith('notice'))).toEqual([key]);
  });

  test('follow the ground: attendance records and the rules for lateness, the resignation for a resignation', () => {
    expect(keysFor({ ...regular, 'intake/ground': 'detail-9' })).toEqual(
      expect.arrayContaining(['rules', 'procedure', 'attendance', 'medical']),
    );
    expect(keysFor({ ...regular, 'intake/ground': 'detail-8' })).toContain('resignation');
    expect(keysFor(regular)).not.toContain('attendance');
  });

  test('follow the sections that the answers led into, too, but not one that was left at its first question', () => {
    const noReason = { ...regular, 'intake/ground': 'not_told' };
    const led = { 'detail-21/no-appraisal-or-chance': 'no', 'detail-21/criteria-announced': 'yes' };
    expect(keysFor({ ...noReason, ...led })).toContain('appraisal');
    expect(keysFor({ ...noReason, 'detail-21/no-appraisal-or-chance': 'no' })).not.toContain('appraisal');
  });

  test('ask who never began to work for the offer, not for pay slips', () => {
    const keys = keysFor({ ...regular, 'intake/contract': 'not_started' });
    expect(keys).toContain('offer');
    expect(keys).not.toContain('pay');
  });

  test('prove the headcount where it is below five', () => {
    expect(keysFor({ ...regular, 'intake/workers': 4 })).toContain('headcount');
    expect(keysFor({ ...regular, 'intake/workers': 5 })).not.toContain('headcount');
  });

  test('say how to keep each, in whole sentences, and no key stands twice', () => {
    const all = ['regular', 'not_started', 'fixed_term', 'freelance', 'probation'].flatMap((contract) =>
      Array.from({ length: 23 }, (_, index) =>
        papersFor(
          new Map<string, AnswerValue>([
            ['intake/contract', contract],
            ['intake/ground', `detail-${index + 1}`],
          ]),
          today,
        ),
      ),
    );
    for (const papers of all) {
      const keys = papers.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { keep } of papers) expect(keep).toMatch(/(요|세요)(\([^)]+\))?\.$|저장해요\.$/);
    }
  });
});
