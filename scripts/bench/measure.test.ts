import { describe, expect, it } from 'vitest';
import { measure, median, quantile } from './measure.ts';

describe('a round of the bench', () => {
  it('counts every append of every writer, each writer one after the other', async () => {
    const counts: number[][] = [[], []];
    const { latencies, perSecond } = await measure(
      async (writer, count) => {
        counts[writer]?.push(count);
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
      2,
      30,
    );
    for (const one of counts) expect(one).toEqual(one.map((_, n) => n));
    expect(latencies).toHaveLength(counts.flat().length);
    expect(perSecond).toBeGreaterThan(0);
  });

  it('has its median and a high percentile', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile([...Array(100).keys()], 0.99)).toBe(99);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
