import type { Band, Calculation, Side } from './calculation.ts';

/** A figure as it is told: the worker's chance, and the same as the person who asked sees it. Fractions 0..1. */
export type ShownFigure = Pick<Calculation, 'rate' | 'band' | 'shownRate' | 'shownBand' | 'side' | 'shows'>;

/**
 * Rate and band are always the worker's. A company is shown the risk that the dismissal is found unfair, which is the same
 * figure; by the first questionnaire, that it is not.
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

/** Of a fraction, the whole percentages. */
export const percentsOf = (fraction: number): number => Math.round(fraction * 100);

/** A fraction to the nearest whole percentage. */
export const inWholePercents = (fraction: number): number => percentsOf(fraction) / 100;

/**
 * The figure for whoever may not see its inside: in whole percentages, and nothing finer. Of unrounded figures for two sets of
 * answers the difference is the effect of the answer that was changed, which is the inside. All of it comes from what is
 * shown, so that rounding one number up and its counterpart down tells nothing either.
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
