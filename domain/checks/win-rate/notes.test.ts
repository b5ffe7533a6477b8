import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { calculate } from './calculate.ts';
import type { Calculation } from './calculation.ts';
import { emptyLevels } from './case-counts.ts';
import { choosing, first, story, today } from './test-stories.ts';

const resultOf = (intake: Record<string, AnswerValue>, on = today): Calculation =>
  calculate(first, choosing('detail-23'), story(intake, ['detail-23: 1y 2y 3n 4n 5n']), {
    today: on,
    counts: emptyLevels,
  });
const notesOf = (intake: Record<string, AnswerValue>, on = today) => resultOf(intake, on).notes;
const textOf = (kind: string, intake: Record<string, AnswerValue>, on = today) =>
  notesOf(intake, on).find((note) => note.kind === kind)?.text;

describe('the note on notice pay (근로기준법 제26조)', () => {
  const dismissed = '2026-10-20';

  it('names 30 days’ wages if the notice came later than 30 days before', () => {
    expect(textOf('forewarning', { dismissed, forewarned: '2026-09-21' })).toContain(
      '29일 전에 알려 30일에 못 미치므로',
    );
    expect(textOf('forewarning', { dismissed, forewarned: dismissed })).toContain('미리 알리지 않았으므로');
  });

  it('is absent if the notice came 30 days before', () => {
    expect(textOf('forewarning', { dismissed, forewarned: '2026-09-20' })).toBeUndefined();
  });

  it('is conditional if the day was left blank', () => {
    expect(textOf('forewarning', { dismissed, forewarned: null })).toMatch(/^30일 전에 해고를 예고하지 않았다면/);
  });

  it('says that the first three months are exempt', () => {
    expect(textOf('forewarning_exempt', { dismissed, joined: '2026-07-21' })).toContain('3개월에 못 미치면');
    expect(textOf('forewarning_exempt', { dismissed, joined: '2026-07-20' })).toBeUndefined();
  });

  it('is absent if work had not begun', () => {
    const kinds = notesOf({ dismissed, contract: 'not_started', joined: '2026-10-20' }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('forewarning'))).toEqual([]);
  });

  it('tells a company what it has to pay', () => {
    expect(textOf('forewarning', { dismissed, forewarned: dismissed, side: 'employer' })).toContain('지급해야 해요');
  });
});

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

describe('the note on the commission', () => {
  it('names the commission of the region', () => {
    expect(textOf('jurisdiction', { region: 'jeonbuk' })).toContain('전북지방노동위원회');
  });

  it('never repeats what was written by hand, because a calculation is kept for ever', () => {
    const text = JSON.stringify(resultOf({ region: { custom: '세종 조치원읍' } }));
    expect(text).not.toContain('조치원');
    expect(text).toContain('사업장이 있는 곳을 맡은 지방노동위원회');
  });

  it('is absent if the commission’s route is closed', () => {
    expect(textOf('jurisdiction', { dismissed: '2026-08-20' })).toBeUndefined();
  });
});

describe('notes on money', () => {
  it('estimate the wages roughly, from the middle of the bracket, and say that the estimate is rough', () => {
    const text = textOf('wage_equivalent', { wage: '3000_4500' });
    // 3,750 ÷ 12 = 312.5 a month, 937.5 in three.
    expect(text).toContain('한 달 약 310만 원');
    expect(text).toContain('940만 원 안팎이에요.');
    expect(text).toContain('어림한 값');
  });

  it('have no middle for an open bracket', () => {
    expect(textOf('wage_equivalent', { wage: 'under_3000' })).toContain('750만 원이 못 되는 정도예요.');
    expect(textOf('wage_equivalent', { wage: 'over_10000' })).toContain('2,500만 원을 넘는 정도예요.');
  });

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
