import { describe, expect, it } from 'vitest';
import { emptyLevels } from '../../../cases/case-counts.ts';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { calculate } from '../../calculate.ts';
import { choosing, first, story, today } from '../../testing/test-stories.ts';
import type { Calculation } from '../calculation.ts';

const resultOf = (intake: Record<string, AnswerValue>, on = today): Calculation =>
  calculate(first, choosing('detail-23'), story(intake, ['detail-23: 1y 2y 3n 4n 5n']), {
    today: on,
    counts: emptyLevels,
  });
const notesOf = (intake: Record<string, AnswerValue>, on = today) => resultOf(intake, on).notes;
const textOf = (kind: string, intake: Record<string, AnswerValue>, on = today) =>
  notesOf(intake, on).find((note) => note.kind === kind)?.text;

describe('the note on the deadline', () => {
  it('urges in the last fourteen days, and not before', () => {
    expect(textOf('deadline_soon', { dismissed: '2026-08-31' }, '2026-11-16')).toContain('2026년 11월 30일까지');
    expect(textOf('deadline_soon', { dismissed: '2026-08-31' }, '2026-11-15')).toBeUndefined();
    expect(resultOf({ dismissed: '2026-08-31' }, '2026-11-16').suggestConsultation).toBe(true);
  });

  it('says what is still possible after the last day', () => {
    expect(textOf('deadline_passed', { dismissed: '2026-08-20' })).toMatch(/2026년 11월 20일까지.*해고무효확인 소송/);
  });
});

it('a calculation never repeats what was written by hand, because it is kept for ever', () => {
  expect(JSON.stringify(resultOf({ region: { custom: '세종 조치원읍' } }))).not.toContain('조치원');
});

describe('notes on money', () => {
  it('mention a representative without an amount, unless the pay is clearly too high', () => {
    expect(textOf('representative', { wage: 'under_3000' })).not.toMatch(/\d+만/);
    expect(textOf('representative', { wage: null })).toContain('고시');
    expect(textOf('representative', { wage: 'over_10000' })).toBeUndefined();
    expect(textOf('representative', { side: 'employer' })).toBeUndefined();
  });
});

describe('other notes', () => {
  it('mention the works council from thirty workers on', () => {
    expect(textOf('works_council', { workers: 30 })).toContain('노사협의회');
    expect(textOf('works_council', { workers: 29 })).toBeUndefined();
  });

  it('address part-time workers, by the hours really worked', () => {
    const hours = (start: string, end: string, breakMinutes: number) => ({ hours: { start, end, breakMinutes } });
    expect(textOf('part_time', hours('09:00', '14:00', 30))).toContain('단시간');
    expect(textOf('part_time', hours('09:00', '18:00', 60))).toBeUndefined();
    expect(textOf('part_time', hours('22:00', '06:30', 30))).toBeUndefined();
  });

  it('do not change the figure', () => {
    const bare = resultOf({});
    const full = resultOf({ wage: 'under_3000', forewarned: '2026-10-20', workers: 40, region: 'jeju' });
    expect(full.rate).toBe(bare.rate);
    expect(full.steps).toEqual(bare.steps);
  });

  it('are polite, whole sentences', () => {
    for (const { title, text } of notesOf({ wage: 'over_10000', workers: 40 })) {
      expect(title.length).toBeGreaterThan(3);
      expect(text).toMatch(/(요|다)\.$|\)\.$/);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
  });
});
