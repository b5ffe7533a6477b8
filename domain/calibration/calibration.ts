import { rateOfCounts } from '../checks/observed-rate.ts';
import type { CalibrationForAll, CalibrationOut, Fit } from './contract.ts';
import type { DisputeEnding } from './endings.ts';

/** A figure that was shown before a dispute ended, and how it ended. */
export type Held = {
  /** The estimated chance of the worker's side, 0..1, also where the employer made the check. */
  readonly predicted: number;
  readonly ended: DisputeEnding;
};

type Calibration = Pick<CalibrationOut, 'decided' | 'wins' | 'partial' | 'bands' | 'brier' | 'brierOfShare' | 'needed'>;

/** Where the figures are divided. Figures are clamped to 5..95 %. */
const edges = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** With fewer, a share of right estimates is chance, and nothing is said of it. */
export const leastDecided = 30;
export const leastInABand = 10;

const wonShareOf = { won: 1, partial: 0.5, lost: 0 } as const;

export const isDecided = (ended: DisputeEnding): ended is keyof typeof wonShareOf => ended in wonShareOf;

/**
 * How the figures fit what really happened. Only decided disputes count: a settlement says nothing of who was right. The Brier score
 * (Brier 1950) is the mean squared difference of estimate and ending; an estimate is worth something where it is below that of
 * always estimating the share that was won.
 */
export const calibrationOf = (held: readonly Held[]): Calibration => {
  const decided = decidedOf(held);
  const { real } = fitOf(decided);
  return {
    decided: decided.length,
    wins: decided.filter((each) => each.real === wonShareOf.won).length,
    partial: decided.filter((each) => each.real === wonShareOf.partial).length,
    bands: edges.slice(1).map((to, place) => {
      const from = edges[place] ?? 0;
      const isIn = ({ predicted }: Decided): boolean => predicted >= from && (predicted < to || to === 1);
      return { from, to, ...fitOf(decided.filter(isIn)) };
    }),
    brier: decided.length < leastDecided ? null : brierOf(decided),
    brierOfShare:
      decided.length < leastDecided || real === null
        ? null
        : brierOf(decided.map((each) => ({ ...each, predicted: real }))),
    needed: { all: leastDecided, band: leastInABand },
  };
};

/**
 * The public calibration. Its shares are whole percentages and small bands are null, because the change that one more ending
 * makes would otherwise tell an unpaid owner the exact figure.
 */
export const calibrationForAllOf = (held: readonly Held[]): CalibrationForAll => {
  const { decided, bands, brier, brierOfShare, needed } = calibrationOf(held);
  return {
    decided,
    bands: bands.map(({ from, to, ...fit }) => ({
      ...{ from, to },
      fit: decided < leastDecided || fit.decided < leastInABand ? null : inWholePercents(fit),
    })),
    brier: brier === null ? null : rounded(brier),
    brierOfShare: brierOfShare === null ? null : rounded(brierOfShare),
    needed,
  };
};

const rounded = (share: number): number => Math.round(share * 100) / 100;

const inWholePercents = (fit: Omit<Fit, 'brier'>): Omit<Fit, 'brier'> => ({
  ...fit,
  predicted: fit.predicted === null ? null : rounded(fit.predicted),
  real: fit.real === null ? null : rounded(fit.real),
  interval: fit.interval === null ? null : { low: rounded(fit.interval.low), high: rounded(fit.interval.high) },
});

/** The same of a part of the disputes: of one quarter, section or questionnaire. */
export const fitOfGroup = (held: readonly Held[]): Fit => {
  const decided = decidedOf(held);
  return { ...fitOf(decided), brier: decided.length < leastInABand ? null : brierOf(decided) };
};

type Decided = { readonly predicted: number; readonly real: number };

const decidedOf = (held: readonly Held[]): readonly Decided[] =>
  held.flatMap(({ predicted, ended }) => (isDecided(ended) ? [{ predicted, real: wonShareOf[ended] }] : []));

const fitOf = (decided: readonly Decided[]): Omit<Fit, 'brier'> => {
  const count = (real: number): number => decided.filter((each) => each.real === real).length;
  const { rate: real, band: interval } = rateOfCounts([
    {
      total: decided.length,
      decided: decided.length,
      workerWins: count(wonShareOf.won),
      partial: count(wonShareOf.partial),
    },
  ]);
  const predicted = meanOf(decided.map((each) => each.predicted));
  return {
    decided: decided.length,
    predicted,
    real,
    interval,
    verdict: verdictOf(decided.length, predicted, interval),
  };
};

const verdictOf = (decided: number, predicted: Fit['predicted'], interval: Fit['interval']): Fit['verdict'] => {
  if (decided < leastInABand || predicted === null || interval === null) return 'few';
  if (predicted > interval.high) return 'too_high';
  return predicted < interval.low ? 'too_low' : 'fits';
};

const brierOf = (decided: readonly Decided[]): number | null =>
  meanOf(decided.map(({ predicted, real }) => (predicted - real) ** 2));

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
