import { describe, expect, it } from 'vitest';
import { createSampler, isFlat, parts, type Sample } from './flatness.ts';

const samplesOf = (megabytes: (share: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: parts }, (_, n) => {
    const share = (n + 1) / parts;
    return { share, heap: 40, resident: 200, ...megabytes(share) };
  });

describe('flat memory', () => {
  it('may go up and down', () => {
    expect(isFlat(samplesOf((share) => ({ resident: 200 + (Math.round(share * parts) % 2) * 15 })))).toBe(true);
  });

  it('doesn’t hold what was read', () => {
    // 100 bytes of each of a million events: 95 MB at the end.
    expect(isFlat(samplesOf((share) => ({ heap: 40 + 95 * share })))).toBe(false);
    expect(isFlat(samplesOf((share) => ({ resident: 200 + 95 * share })))).toBe(false);
  });

  it('is measured once in every tenth of the log', () => {
    const sampler = createSampler(1_000, () => ({ heap: 1, resident: 1 }));
    for (let position = 0; position <= 1_000; position += 7) sampler.at(position);
    sampler.at(1_000);
    expect(sampler.samples.map(({ share }) => Math.floor(share * parts))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
