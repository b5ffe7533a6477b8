import { percentsOf } from '../kernel/korean/korean-formats.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type Ground, isMoved, startOf, type Tallies } from './recount.ts';
import { shownTo } from './shown-figure.ts';
import type { Band } from './win-rate/calculation.ts';
import { multiplied } from './win-rate/statistics/scale.ts';
import { type Around, aboveFloor, widened } from './win-rate/statistics/uncertainty.ts';

/** A rate with its band, both the worker's. */
export type RateWithBand = { readonly rate: number; readonly band: Band };

/** What of a questionnaire holds a figure and makes it uncertain. */
export type FigureRules = Pick<Ruleset, 'clamp' | 'uncertainty'>;

/** A figure as it was recorded, with what is needed to calculate it on other cases. */
export type CountedFigure = {
  readonly ground: Ground;
  readonly rate: number | null;
  readonly band: Band | null;
  readonly side: 'employee' | 'employer';
  /** As in `ShownFigure`: a company is shown the risk, which is the worker's rate. */
  readonly shows?: 'risk' | undefined;
};

export type CountingAgain = (ground: Ground, moved: Tallies, rules: FigureRules) => RateWithBand | null;

/**
 * Calculates figures on other counts, with their bands. Computing a band is expensive and many figures rest on the same cases,
 * so each starting rate is computed once by each of these.
 */
export const countingAgain = (): CountingAgain => {
  const known = new Map<string, ReturnType<typeof startOf>>();
  return (ground, moved, { clamp, uncertainty }) => {
    const { factor, scale, multipliers, floor } = ground;
    if (factor === null) return null;
    const key = keyOf(ground, moved);
    const start = known.get(key) ?? startOf(ground, moved);
    known.set(key, start);
    let around: Around = {
      rate: multiplied(scale, start.rate, factor),
      low: multiplied(scale, start.band.low, factor),
      high: multiplied(scale, start.band.high, factor),
    };
    if (uncertainty) around = widened(around, multipliers, uncertainty.perMultiplier, scale);
    if (floor !== null) around = aboveFloor(around, floor, uncertainty?.perMultiplier ?? 0, scale);
    const within = (value: number): number => Math.max(clamp.low, Math.min(clamp.high, value));
    return { rate: within(around.rate), band: { low: within(around.low), high: within(around.high) } };
  };
};

/** All that the starting rate depends on. */
const keyOf = ({ basis, tallies, published, priorStrength }: Ground, moved: Tallies): string => {
  const prior = `${published.rate} ${published.weight} ${priorStrength} ${basis.general} ${basis.section === null}`;
  const at = (level: keyof Tallies) =>
    `${tallies[level].decided + moved[level].decided} ${tallies[level].wins + moved[level].wins}`;
  return `${prior} ${at('matched')} ${at('section')} ${at('general')}`;
};

/**
 * Whether its person would be shown another figure on these counts: another whole percentage, or another end of the band. Cases
 * move neither the routes nor the last days, so a result that isn't otherwise by this isn't outdated by them.
 */
export const isOtherwise = (
  { ground, rate, band, side, shows }: CountedFigure,
  moved: Tallies,
  rules: FigureRules,
  again: CountingAgain = countingAgain(),
): boolean => {
  if (!isMoved(moved)) return false;
  const now = again(ground, moved, rules);
  if (now === null || rate === null) return false;
  const was = shownTo(side, rate, band, shows);
  const is = shownTo(side, now.rate, now.band, shows);
  return inPercents(was.shownRate) !== inPercents(is.shownRate) || bandText(was.shownBand) !== bandText(is.shownBand);
};

const inPercents = (rate: number | null): number | null => (rate === null ? null : percentsOf(rate));
const bandText = (band: Band | null): string => (band ? `${percentsOf(band.low)} ${percentsOf(band.high)}` : '');
