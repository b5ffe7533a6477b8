import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLevels, type LevelCounts } from '../../../cases/case-counts.ts';
import type { Basis } from '../../basis.ts';
import { count, first, levels } from '../../testing/test-stories.ts';
import { baseRateOf } from './base-rate.ts';

const onGround: Basis = { keywords: ['무단결근'], exclude: ['공무원'], section: 'detail-10', general: false };
const generalOnly: Basis = { keywords: [], exclude: [], section: null, general: true };
const baseRate = (basis: Basis, counts: LevelCounts) => baseRateOf(first, basis, counts);

describe('the base rate', () => {
  it('is the published rate, and is marked as general, while no case is counted', () => {
    const { base, band, general } = baseRate(onGround, emptyLevels);
    expect(base).toMatchObject({ rate: 0.25, decided: 0, observed: null, section: { decided: 0, rate: 0.25 } });
    expect(general).toBe(true);
    // Fifty cases' worth of 0.25: Beta(12.5, 37.5), its 5 % and 95 % points by numerical integration.
    expect(band.low).toBeCloseTo(0.156189678, 7);
    expect(band.high).toBeCloseTo(0.355283179, 7);
  });

  it('draws the match’s rate toward the section’s, that toward the general rate, and that toward the published rate', () => {
    const { base, general } = baseRate(
      onGround,
      levels({
        matched: count(8, 4, 8),
        section: count(5, 0, 5),
        general: count(8, 4, 38),
        years: { from: 2019, to: 2025 },
      }),
    );
    // Whole: (50 × 0.25 + 8 + 4/2) ÷ (50 + 50) = 22.5 ÷ 100.
    expect(base.general).toMatchObject({ decided: 50 });
    expect(base.general.rate).toBeCloseTo(0.225, 12);
    // Section: (10 × 0.225 + 5) ÷ (10 + 10) = 7.25 ÷ 20.
    expect(base.section?.rate).toBeCloseTo(0.3625, 12);
    // Match: (10 × 0.3625 + 8 + 4/2) ÷ (10 + 20) = 13.625 ÷ 30.
    expect(base.rate).toBeCloseTo(13.625 / 30, 12);
    expect(base).toMatchObject({ total: 20, decided: 20, workerWins: 8, partial: 4, observed: 0.5 });
    expect(base.years).toEqual({ from: 2019, to: 2025 });
    expect(general).toBe(false);
  });

  it('is the section’s rate if nothing matches, and is not general then', () => {
    const { base, general } = baseRate(onGround, levels({ section: count(9, 0, 1) }));
    // (10 × 0.25 + 9) ÷ 20.
    expect(base.rate).toBeCloseTo(0.575, 12);
    expect(general).toBe(false);
  });

  it('counts every case as general if only the general section contributed', () => {
    const counts = levels({ matched: count(10, 0, 0), section: count(0, 0, 10), general: count(5, 2, 23) });
    const { base, band, general } = baseRate(generalOnly, counts);
    // (12.5 + 10 + 0 + 6) ÷ (50 + 10 + 10 + 30).
    expect(base.rate).toBeCloseTo(0.285, 12);
    expect(base).toMatchObject({ decided: 0, observed: null, section: null, general: { decided: 50 } });
    expect(base.general.rate).toBe(base.rate);
    expect(band.low).toBeLessThan(0.285);
    expect(general).toBe(true);
  });

  it('names its source', () => {
    expect(baseRate(onGround, emptyLevels).base.general.published.source).toContain('노동위원회');
  });

  const anyCounts = fc
    .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
    .map(([wins, partial, losses]) => count(wins, partial, losses));
  const anyLevels = fc
    .record({ matched: anyCounts, section: anyCounts, general: anyCounts })
    .map((counted): LevelCounts => ({ ...counted, years: null }));
  const anyLevel = fc.constantFrom('matched' as const, 'section' as const, 'general' as const);
  const plusWin = (counts: LevelCounts, level: 'matched' | 'section' | 'general'): LevelCounts => {
    const { workerWins, partial, employerWins } = counts[level];
    return { ...counts, [level]: count(workerWins + 1, partial, employerWins) };
  };

  it('is never lowered by a won case, at any level', () => {
    fc.assert(
      fc.property(anyLevels, anyLevel, fc.constantFrom(onGround, generalOnly), (counts, level, basis) => {
        const before = baseRate(basis, counts).base.rate;
        expect(baseRate(basis, plusWin(counts, level)).base.rate).toBeGreaterThanOrEqual(before - 1e-15);
      }),
    );
  });

  it('lies within its band, and the band within 0 and 1', () => {
    fc.assert(
      fc.property(anyLevels, (counts) => {
        const { base, band } = baseRate(onGround, counts);
        expect(band.low).toBeLessThanOrEqual(base.rate);
        expect(band.high).toBeGreaterThanOrEqual(base.rate);
        expect(band.low).toBeGreaterThanOrEqual(0);
        expect(band.high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stays within its band also if thousands of losses leave almost nothing', () => {
    const { base, band } = baseRate(onGround, levels({ general: count(0, 0, 1_000_000), section: count(0, 0, 5000) }));
    expect(band.low).toBeLessThanOrEqual(base.rate);
    expect(band.high).toBeGreaterThanOrEqual(base.rate);
  });

  it('has a narrower band with more cases of the same kind', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const few = baseRate(onGround, levels({ matched: count(5, 0, 15) })).band;
    const many = baseRate(onGround, levels({ matched: count(500, 0, 1500) })).band;
    expect(width(many)).toBeLessThan(width(few) / 3);
  });
});
