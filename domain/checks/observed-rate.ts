import type { Band } from './win-rate/calculation.ts';
import { betaQuantile } from './win-rate/statistics/beta.ts';

export type Observed = {
  readonly total: number;
  readonly decided: number;
  readonly workerWins: number;
  readonly partial: number;
};

/**
 * The rate of a set of cases alone: wins and half of the partial ones, divided by decided ones, with the central 90 % of
 * the rate's distribution (from a flat prior). null if none was decided.
 */
export const rateOfCounts = (
  counts: readonly Observed[],
): Observed & { readonly rate: number | null; readonly band: Band | null } => {
  const sum = (of: (each: Observed) => number): number => counts.reduce((all, each) => all + of(each), 0);
  const all = {
    total: sum(({ total }) => total),
    decided: sum(({ decided }) => decided),
    workerWins: sum(({ workerWins }) => workerWins),
    partial: sum(({ partial }) => partial),
  };
  if (all.decided === 0) return { ...all, rate: null, band: null };
  const wins = all.workerWins + all.partial / 2;
  const losses = all.decided - wins;
  const rate = wins / all.decided;
  const band = {
    low: Math.min(rate, betaQuantile(0.05, wins + 1, losses + 1)),
    high: Math.max(rate, betaQuantile(0.95, wins + 1, losses + 1)),
  };
  return { ...all, rate, band };
};
