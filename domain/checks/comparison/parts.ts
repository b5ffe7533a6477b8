import type { CaseBasis, LevelCounts } from '../../cases/case-counts.ts';
import { percentsOf } from '../../kernel/korean/korean-formats.ts';
import { calculateWalk } from '../calculate.ts';
import type { Calculation } from '../win-rate/calculation.ts';
import type { Cause, Level, Stop } from './compared.ts';

/** The counted cases of this basis at a position of the log. */
export type CountsOf = (basis: CaseBasis, position: string) => LevelCounts;

/**
 * A share of the difference between two figures: each begins where the one before it ended, so that all together lead exactly from
 * the earlier figure to the later one. Figures are as they were shown to the side that asked.
 */
export type Part = {
  readonly cause: Cause;
  /** Earlier causes after which there was no percentage: their effect can't be told apart from this one's. */
  readonly together: readonly Cause[];
  readonly level?: Level;
  readonly keys?: readonly string[] | null;
  readonly before: number;
  readonly after: number;
};

/** The figure at a stop. */
export const figureAt = ({ ruleset, walk, today, basis, counted }: Stop, countsOf: CountsOf): Calculation => {
  const [matched, section, general] = [counted.matched, counted.section, counted.general].map((position) =>
    countsOf(basis, position),
  );
  if (!matched || !section || !general) throw new TypeError('each level has its counts');
  const counts = { matched: matched.matched, section: section.section, general: general.general, years: matched.years };
  return calculateWalk(ruleset, walk, { today, counts });
};

/** Computed twice in another order, a figure may differ in its last digits. */
const isSameRate = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

type Stored = { readonly before: number | null; readonly after: number | null };

/**
 * The difference of two stored figures as the sum of its causes; null where one of them has no percentage. What the recomputed
 * figures of both ends don't explain is a part of its own.
 */
export const partsOf = (
  way: readonly Stop[],
  rates: readonly (number | null)[],
  stored: Stored,
): readonly Part[] | null => {
  if (stored.before === null || stored.after === null) return null;
  const parts: Part[] = [];
  let at = stored.before;
  let together: Cause[] = [];
  const go = (to: number, part: Omit<Part, 'before' | 'after' | 'together'>): void => {
    parts.push({ ...part, together, before: at, after: to });
    at = to;
    together = [];
  };

  const began = rates[0] ?? null;
  if (began === null) together = ['rest'];
  else if (!isSameRate(began, at)) go(began, { cause: 'rest' });
  for (const [n, { cause, level, keys }] of way.entries()) {
    if (n === 0) continue;
    const rate = rates[n] ?? null;
    if (rate === null) together = [...new Set([...together, cause])];
    else {
      const exact = isSameRate(rate, stored.after) ? stored.after : isSameRate(rate, at) ? at : rate;
      go(exact, { cause, ...(level ? { level } : {}), ...(keys === undefined ? {} : { keys }) });
    }
  }
  if (at !== stored.after) go(stored.after, { cause: 'rest' });
  return parts;
};

/** What each cause does, in the order in which they were changed; contiguous, because each cause is changed as a whole. */
export const byCause = (
  parts: readonly Pick<Part, 'cause' | 'before' | 'after'>[],
): readonly { readonly cause: Cause; readonly change: number }[] => {
  const causes = [...new Set(parts.map(({ cause }) => cause))];
  return causes.map((cause) => ({
    cause,
    change: sumOf(parts.filter((part) => part.cause === cause).map(wholePoints)),
  }));
};

/** In whole percentage points, so that the points of all parts add up to the difference of the shown percentages. */
export const wholePoints = ({ before, after }: Pick<Part, 'before' | 'after'>): number =>
  percentsOf(after) - percentsOf(before);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
