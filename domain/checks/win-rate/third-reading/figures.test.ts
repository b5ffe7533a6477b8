import { describe, expect, it } from 'vitest';
import { count, levels } from '../../testing/test-stories.ts';
import { person, personWith, resultOf, route } from './people.fixture.ts';

/** The figure of the third reading: ratios multiply the odds, worked out by hand. */

/** 0.319 : 0.681 = 0.468429. */
const base = 0.319 / 0.681;
const fromOdds = (...factors: readonly number[]): number => {
  const odds = factors.reduce((product, factor) => product * factor, base);
  return odds / (1 + odds);
};

describe('burden first (H07, H12)', () => {
  it('a rider without subordination stands below the base: 0.4684 × 0.65 × (1 − 4 × 0.05) × 1.2 = 0.2923, so 22.62 %', () => {
    // No orders ×0.65; items 6 to 9 all against the worker, −0.05 each; no term that ended ×1.2.
    const asked = resultOf(person('P18'));
    expect(asked.rate).toBeCloseTo(fromOdds(0.65, 0.8, 1.2), 12);
    expect(asked.rate).toBeCloseTo(0.2262, 4);
    expect(asked.rate).toBeLessThan(0.319);
    expect(asked.strongestObstacle).toMatchObject({ text: /근로자로 인정되는지가 먼저/, law: /2004다29736/ });
    // Neither the messenger nor "I wish to stay" counts until the rider is shown to be a worker.
    expect(asked.steps.map(({ rule }) => rule).join()).not.toMatch(/notice|wished-to-stay|floor/);
  });

  it('a registered director with authority: 0.4684 × 0.6 × 0.7 × 0.7 × 0.75 = 0.1033, so 9.36 %', () => {
    const asked = resultOf(person('P19'));
    expect(asked.rate).toBeCloseTo(fromOdds(0.6, 0.7, 0.7, 0.75), 12);
    expect(asked.strongestObstacle?.law).toBe('대법원 2002다64681');
  });

  it('an agreed resignation: 0.4684 × 0.7 × 0.75 × 0.65 = 0.1599, so 13.78 %, also as the company’s risk', () => {
    for (const id of ['P26', 'E6']) {
      const asked = resultOf(person(id));
      expect(asked.rate).toBeCloseTo(fromOdds(0.7, 0.75, 0.65), 12);
      expect(asked.strongestObstacle?.law).toBe('민법 제107조·제110조');
    }
  });

  it('nobody of them is told as the strongest point that the company has to prove its reason', () => {
    for (const id of ['P18', 'P19', 'P26', 'E6'])
      expect(resultOf(person(id)).strongestPoint?.text).not.toContain('회사가 밝혀야');
  });

  it('who was dismissed has nothing to show first', () => {
    for (const id of ['P01', 'P57', 'P81', 'P23']) expect(resultOf(person(id)).strongestObstacle).toBeNull();
  });
});

describe('too low (H09)', () => {
  it('retirement under sixty: void, 0.7 (고령자고용법 19조 2항)', () => {
    const asked = resultOf(person('P23'));
    expect(asked).toMatchObject({ rate: 0.7, strongestPoint: { law: '고령자고용법 제19조 제2항' } });
    // 0.4684 × 1.75 = 0.8198 before, so 45.05 %.
    expect(asked.steps.find(({ kind }) => kind === 'floor')?.before).toBeCloseTo(fromOdds(1.75), 12);
  });

  it('a redundancy by a company that did nothing of 24조 2·3항, from its own side: 0.7', () => {
    const asked = resultOf(person('E2'));
    expect(asked).toMatchObject({
      rate: 0.7,
      shows: 'risk',
      strongestPoint: { law: '근로기준법 제24조 제2항·제3항·제5항' },
    });
    // Losses ×0.75, no efforts ×1.3, no criteria ×1.2 (their explanation is the same circumstance), no consultation ×1.2.
    expect(asked.steps.find(({ kind }) => kind === 'floor')?.before).toBeCloseTo(fromOdds(0.75, 1.3, 1.2, 1.2), 12);
  });

  it('a union under five: the figure is of the unfair labour practice, and size has no part: 0.4684 × 1.5, so 41.27 %', () => {
    const asked = resultOf(person('P07'));
    expect(asked.rate).toBeCloseTo(fromOdds(1.5), 12);
    expect(route(asked, 'unfair_labour_practice')).toBe('open 2027-02-15');
  });

  it('an early end of a term under five is explained (민법 661조), without a figure, because only the court decides', () => {
    const asked = resultOf(person('P09'));
    expect(asked).toMatchObject({ rate: null, strongestPoint: { law: '민법 제661조' } });
  });
});

describe('the court alone (H10)', () => {
  it.each([
    ['P54', 'shut 2026-11-17'],
    ['P55', 'shut 2025-02-20'],
  ])('has no figure and no step: %s', (id, commission) => {
    const asked = resultOf(person(id));
    expect(route(asked, 'labour_commission')).toBe(commission);
    expect(asked).toMatchObject({ rate: null, band: null, shownRate: null, shownBand: null, steps: [] });
    expect(asked.suggestConsultation).toBe(true);
  });
});

describe('basic and detail (H11)', () => {
  const pairs = [
    ['P01', 'B1'],
    ['P41', 'B4'],
  ] as const;

  it.each(pairs)('give one figure for one set of facts: %s and %s', (detail, basic) => {
    const [long, short] = [resultOf(person(detail)), resultOf(person(basic))];
    expect(short.rate).toBe(long.rate);
    expect(short.band).toEqual(long.band);
  });

  it.each(pairs)('with counted cases, too: %s and %s', (detail, basic) => {
    const [long, short] = [resultOf(person(detail)), resultOf(person(basic))];
    expect(short.base.keywords.toSorted()).toEqual(long.base.keywords.toSorted());
    expect(short.base.exclude.toSorted()).toEqual(long.base.exclude.toSorted());
    expect(short.base.section?.id).toBe(long.base.section?.id);
    const counts = levels({ matched: count(12, 2, 20), section: count(30, 4, 60) });
    expect(resultOf(person(basic), { counts }).rate).toBe(resultOf(person(detail), { counts }).rate);
  });

  it.each(['messenger', 'spoken', 'vague', 'email', 'paper'])('whatever the way of notice: %s', (notice) => {
    const said = {
      ...{ 'intake#0': 'employee', 'intake#2': 30, 'intake#3': '2022-03-02', 'intake#4': '2026-11-13' },
      ...{ 'intake#7': 'regular', 'intake#9': notice, 'intake#8': 'detail-12', 'intake#17': 'not_filed' },
      ...{ 'detail-8#6': 'unknown', ...(notice === 'vague' ? { 'detail-8#4': 'yes', 'detail-8#5': 'no' } : {}) },
      ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`detail-12#${i + 2}`, 'no'])),
    };
    const [long, short] = [resultOf(personWith('detail', said)), resultOf(personWith('basic', said))];
    expect(short.rate).toBeCloseTo(long.rate ?? 0, 12);
    expect(short.base.keywords.toSorted()).toEqual(long.base.keywords.toSorted());
    expect(short.base.section?.id).toBe(long.base.section?.id);
  });
});
