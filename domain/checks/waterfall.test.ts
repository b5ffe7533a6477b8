import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookOf, strongest, type WaterfallInput, waterfallOf, wrapped } from './waterfall.ts';

const labels = { base: '시작', result: '결과', clamp: '한계', floor: '하한' };
const step = (before: number, after: number, title = '해고를 종이로 통보받으셨나요?') => ({
  kind: 'ratio' as const,
  title,
  value: after / before,
  before,
  after,
});

describe('the waterfall chart', () => {
  const input: WaterfallInput = {
    base: 0.25,
    rate: 0.27,
    steps: [
      step(0.25, 0.375),
      { kind: 'keyword', title: '검색어', value: ['해고'], before: 0.375, after: 0.375 },
      step(0.375, 0.27),
    ],
    band: { low: 0.18, high: 0.41 },
  };

  test('leads from the base through each effect to the result; steps without effect are left out', () => {
    const { rows } = waterfallOf(input, labels, 360);
    expect(rows.map(({ kind, figure }) => [kind, figure])).toEqual([
      ['base', '25%'],
      ['up', '+13%p ×1.5'],
      ['down', '−11%p ×0.72'],
      ['result', '27%'],
    ]);
  });

  test('begins each bar where the previous one ended', () => {
    const { rows } = waterfallOf(input, labels, 360);
    expect(rows[0]?.to).toBe(rows[1]?.from);
    expect(rows[1]?.to).toBe(rows[2]?.from);
    expect(rows[2]?.to).toBe(rows[3]?.to);
  });

  test('draws the band around the result', () => {
    const { whisker, rows } = waterfallOf(input, labels, 400);
    expect(whisker).toMatchObject({ from: 72, to: 164 });
    expect(whisker?.y).toBeGreaterThan(rows.at(-1)?.barY ?? Number.POSITIVE_INFINITY);
  });

  test('keeps every bar and figure inside, and no row covers another, for any figures and any width', () => {
    const fraction = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fraction, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 240, max: 900 }),
        (levels, width) => {
          const steps = levels.slice(1).map((after, index) => step(levels[index] ?? 0.5, after));
          const rate = levels.at(-1) ?? 0.5;
          const drawn = waterfallOf({ base: levels[0] ?? 0.5, rate, steps, band: null }, labels, width);
          let below = 0;
          for (const row of drawn.rows) {
            expect(row.x).toBeGreaterThanOrEqual(0);
            expect(row.x + row.width).toBeLessThanOrEqual(width + 2);
            expect(row.figureX).toBeGreaterThanOrEqual(0);
            expect(row.figureX).toBeLessThanOrEqual(width);
            expect(row.labelY).toBeGreaterThan(below);
            below = row.barY;
          }
          expect(drawn.height).toBeGreaterThan(below);
        },
      ),
    );
  });
});

test('breaks labels at words and ends them in an ellipsis if they are too long', () => {
  expect(wrapped('해고 이유와 날짜가 적힌 종이를 받으셨나요?', 140, 14, 2)).toEqual([
    '해고 이유와 날짜가',
    '적힌 종이를…',
  ]);
  expect(wrapped('짧아요', 140, 14)).toEqual(['짧아요']);
});

test('lists the strongest effects first, by their factor', () => {
  const { up, down } = strongest(
    [step(0.2, 0.24, 'a'), step(0.24, 0.42, 'b'), step(0.42, 0.25, 'c'), step(0.25, 0.3, 'd')],
    2,
  );
  expect(up.map(({ title }) => title)).toEqual(['b', 'a']);
  expect(down.map(({ title }) => title)).toEqual(['c']);
});

test('on the odds an effect is measured and named by what the odds were multiplied by', () => {
  // 0.5 → 0.6 is ×1.5 on the odds (1 → 1.5), 0.9 → 0.95 is ×2.11 (9 → 19), though it is ×1.06 of the rate.
  const odds = { scale: 'odds' as const };
  const { up } = strongest([
    { ...step(0.5, 0.6, 'middle'), ...odds },
    { ...step(0.9, 0.95, 'edge'), ...odds },
  ]);
  expect(up.map(({ title }) => title)).toEqual(['edge', 'middle']);
  const drawn = waterfallOf(
    { base: 0.5, rate: 0.6, steps: [{ ...step(0.5, 0.6, 'middle'), ...odds, value: 1.5 }], band: null },
    labels,
    640,
  );
  expect(drawn.rows[1]?.figure).toBe('+10%p ×1.5');
});

test('what raises the figure helps the worker and hurts the company, and the other way round', () => {
  expect([lookOf('up', 'employee'), lookOf('down', 'employee')]).toEqual(['helped', 'hurt']);
  expect([lookOf('up', 'employer'), lookOf('down', 'employer')]).toEqual(['hurt', 'helped']);
  expect([lookOf('base', 'employer'), lookOf('result', 'employer')]).toEqual(['base', 'result']);
});
