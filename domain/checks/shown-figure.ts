import { percentsOf } from '../kernel/korean/korean-formats.ts';
import type { Band, Calculation, Side } from './win-rate/calculation.ts';

/** A figure as it is shown: the worker's chance, and the same from the side of the person who asked. Fractions 0..1. */
export type ShownFigure = Pick<Calculation, 'rate' | 'band' | 'shownRate' | 'shownBand' | 'side' | 'shows'>;

/**
 * Rate and band are always the worker's. A company is shown the risk that the dismissal is found unfair, which is the same
 * figure; with the first questionnaire, the chance that it is not.
 */
export const shownTo = (side: Side, rate: number | null, band: Band | null, employerSees?: 'risk'): ShownFigure => {
  const isRisk = side === 'employer' && employerSees === 'risk';
  const turned = side === 'employer' && !isRisk;
  return {
    rate,
    band,
    shownRate: rate !== null && turned ? 1 - rate : rate,
    shownBand: band && (turned ? otherSideOf(band) : { ...band }),
    side,
    ...(isRisk ? { shows: 'risk' as const } : {}),
  };
};

/** A fraction to the nearest whole percentage. */
export const inWholePercents = (fraction: number): number => percentsOf(fraction) / 100;

/**
 * The figure for a person who may not see its steps: only whole percentages. From unrounded figures for two sets of answers
 * one could compute the effect of the changed answer, which is what is paid for. All numbers are computed from the shown
 * one, so that rounding one up and its complement down discloses nothing either.
 */
export const lockedFigureOf = ({ side, shows, shownRate, shownBand }: ShownFigure): ShownFigure => {
  const rate = shownRate === null ? null : inWholePercents(shownRate);
  const band = shownBand && wholeBand(shownBand);
  const same = { rate, band, shownRate: rate, shownBand: band && { ...band }, side };
  if (shows !== undefined) return { ...same, shows };
  if (side === 'employee') return same;
  return {
    rate: rate === null ? null : inWholePercents(1 - rate),
    band: band && wholeBand(otherSideOf(band)),
    shownRate: rate,
    shownBand: band,
    side,
  };
};

const otherSideOf = ({ low, high }: Band): Band => ({ low: 1 - high, high: 1 - low });
const wholeBand = ({ low, high }: Band): Band => ({ low: inWholePercents(low), high: inWholePercents(high) });
