import { type Impact, largeMove, type TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { RateWithBand } from '@nomucheck/domain/checks/counted-again.ts';
import { isMoved, type Tallies } from '@nomucheck/domain/checks/recount.ts';
import { shownTo } from '@nomucheck/domain/checks/shown-figure.ts';
import { percentsOf } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';

/** A result by its figures, before it is known whose it is. */
export type Touched = Omit<TouchedResult, 'name'>;

export type Moving = {
  readonly figure: CheckFigure;
  readonly level: TouchedResult['level'];
  readonly moved: Tallies;
  readonly now: RateWithBand | null;
};

/** As the person who requested the figure saw it. */
export const touchedBy = ({ figure, level, moved, now }: Moving): Touched => {
  const { checkId, calculationId, calculatedAt, side, shows, rate, band } = figure;
  const was = shownTo(side, rate, band, shows);
  const is = isMoved(moved) ? shownTo(side, now?.rate ?? null, now?.band ?? null, shows) : was;
  return {
    ...{ checkId, calculationId, calculatedAt, side, level },
    ...{ before: was.shownRate, bandBefore: was.shownBand, after: is.shownRate, bandAfter: is.shownBand },
  };
};

export const sizeOf = ({ before, after }: Pick<Touched, 'before' | 'after'>): number =>
  before === null || after === null ? 0 : Math.abs(after - before);

/** The largest movement first. */
export const bySize = (one: Touched, other: Touched): number =>
  sizeOf(other) - sizeOf(one) || (one.checkId < other.checkId ? -1 : 1);

/** How many of these results move, and by how much. */
export const movesOf = (results: readonly Touched[]): Pick<Impact, 'moved' | 'movedMuch' | 'largest' | 'mean'> => {
  const sizes = results.filter(({ before }) => before !== null).map(sizeOf);
  return {
    moved: sizes.filter((size) => size > 0).length,
    movedMuch: sizes.filter((size) => size > largeMove).length,
    largest: sizes.reduce((one, other) => Math.max(one, other), 0),
    mean: sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
  };
};

/** Whether its person would read another percentage: somebody looks at that again, not at a band that moved. */
export const isAnotherPercentage = ({ before, after }: Pick<Touched, 'before' | 'after'>): boolean =>
  before !== null && after !== null && percentsOf(before) !== percentsOf(after);
