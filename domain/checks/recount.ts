import {
  type CaseFact,
  type Counts,
  countFacts,
  type LevelCounts,
  lastInstances,
  levelOf,
} from '../cases/case-counts.ts';
import { isSame } from '../kernel/changes.ts';
import type { Ruleset, Scale } from '../rulesets/ruleset.ts';
import type { Basis } from './basis.ts';
import type { Band, Calculation } from './win-rate/calculation.ts';
import { baseRateOf, startingRateOf } from './win-rate/statistics/base-rate.ts';
import { factorBetween, multiplied } from './win-rate/statistics/scale.ts';
import { multipliersIn } from './win-rate/statistics/uncertainty.ts';

/** The counts of one level that the rate needs. A partial win is half a win. */
export type Tally = { readonly decided: number; readonly wins: number };
export type Tallies = Readonly<Record<'matched' | 'section' | 'general', Tally>>;

/** The parts of a stored calculation that a recount needs: the counts, and what the answers did to the rate. */
export type Ground = {
  readonly basis: Basis;
  readonly tallies: Tallies;
  readonly published: { readonly rate: number; readonly weight: number };
  readonly priorStrength: number;
  /** The product of all multipliers, on their scale; null if there is no percentage. */
  readonly factor: number | null;
  readonly scale: Scale;
  /** How many multipliers changed the figure: each makes it less certain. */
  readonly multipliers: number;
  /** The floor of the figure; null if no fact makes the dismissal void. */
  readonly floor: number | null;
};

/**
 * Read from the calculation alone. For section and general level it stores rates, and the wins follow from them: wins are
 * whole or half numbers, so rounding gives them exactly.
 */
export const groundOf = ({ base, steps, rate }: Pick<Calculation, 'base' | 'steps' | 'rate'>): Ground => {
  const { section, general, priorStrength } = base;
  const { published } = general;
  const sectionId = idOfSection(section?.id);
  const last = steps.findLast(({ kind }) => kind !== 'clamp' && kind !== 'floor');
  const scale = steps[0]?.scale ?? 'rate';
  const floor = steps.find(({ kind }) => kind === 'floor')?.value;
  return {
    basis: {
      keywords: base.keywords,
      exclude: base.exclude,
      section: sectionId,
      general: base.keywords.length === 0 && section === null,
    },
    tallies: {
      matched: { decided: base.decided, wins: base.workerWins + base.partial / 2 },
      section: section
        ? {
            decided: section.decided,
            wins: toHalves(section.rate * (priorStrength + section.decided) - general.rate * priorStrength),
          }
        : nothing,
      general: {
        decided: general.decided,
        wins: toHalves(general.rate * (published.weight + general.decided) - published.rate * published.weight),
      },
    },
    published: { rate: published.rate, weight: published.weight },
    priorStrength,
    factor: rate === null ? null : factorBetween(scale, base.rate, last?.after ?? base.rate),
    scale,
    multipliers: multipliersIn(steps),
    floor: typeof floor === 'number' ? floor : null,
  };
};

const nothing: Tally = { decided: 0, wins: 0 };
/** Never -0, because a table returns it as 0. */
const toHalves = (wins: number): number => Math.round(wins * 2) / 2 + 0;

const isSection = (id: string): id is `detail-${number}` => /^detail-\d+$/.test(id);
const idOfSection = (id: string | undefined): Basis['section'] => (id !== undefined && isSection(id) ? id : null);

/** How a figure's counts change when cases of some disputes are replaced by others. */
export type Recount = {
  readonly moved: Tallies;
  /** Whether the figure counts them differently, so that it is outdated. */
  readonly differs: boolean;
};

/**
 * How figures that counted these cases count their replacements. The result depends only on the levels at which a figure
 * counts each of them, so there are few different results for any number of figures.
 */
export const recounting = (before: readonly CaseFact[], after: readonly CaseFact[]): ((basis: Basis) => Recount) => {
  const [were, are] = [lastInstances(before), lastInstances(after)];
  const known = new Map<string, Recount>();
  return (basis) => {
    let levels = '';
    for (const fact of were) levels += levelOf(fact, basis)[0];
    for (const fact of are) levels += levelOf(fact, basis)[0];
    const told = known.get(levels) ?? recountOf(countFacts(were, basis), countFacts(are, basis));
    known.set(levels, told);
    return told;
  };
};

const recountOf = (was: LevelCounts, is: LevelCounts): Recount => {
  const moved = (level: keyof Tallies): Tally => ({
    decided: is[level].decided - was[level].decided,
    wins: winsOf(is[level]) - winsOf(was[level]),
  });
  return {
    moved: { matched: moved('matched'), section: moved('section'), general: moved('general') },
    differs: levels.some((level) => !isSame(was[level], is[level])),
  };
};
const levels = ['matched', 'section', 'general'] as const;

const winsOf = ({ workerWins, partial }: Counts): number => workerWins + partial / 2;

/** The figure on this ground with this change of the counts at each level; null if there is no percentage. */
export const rateOn = (
  { basis, tallies, published, priorStrength, factor, scale, floor }: Ground,
  moved: Tallies,
  clamp: Ruleset['clamp'],
): number | null => {
  if (factor === null) return null;
  const at = (level: keyof Tallies): Counts => asCounts(tallies[level], moved[level]);
  const counts: LevelCounts = { matched: at('matched'), section: at('section'), general: at('general'), years: null };
  const rate = multiplied(scale, startingRateOf({ published, priorStrength }, basis, counts), factor);
  return Math.max(clamp.low, Math.min(clamp.high, Math.max(floor ?? 0, rate)));
};

/** Nothing is counted otherwise. */
export const unmoved: Tallies = { matched: nothing, section: nothing, general: nothing };

/** How these counts differ from those on which a figure was calculated. */
export const movedTo = ({ tallies }: Pick<Ground, 'tallies'>, counts: Omit<LevelCounts, 'years'>): Tallies => {
  const at = (level: keyof Tallies): Tally => ({
    decided: counts[level].decided - tallies[level].decided,
    wins: winsOf(counts[level]) - tallies[level].wins,
  });
  return { matched: at('matched'), section: at('section'), general: at('general') };
};

/** Whether any number that a rate needs is another one. */
export const isMoved = (moved: Tallies): boolean =>
  Object.values(moved).some(({ decided, wins }) => decided !== 0 || wins !== 0);

/** The rate that a figure starts from with this change of the counts, and its band. */
export const startOf = (
  { basis, tallies, published, priorStrength }: Pick<Ground, 'basis' | 'tallies' | 'published' | 'priorStrength'>,
  moved: Tallies = unmoved,
): { readonly rate: number; readonly band: Band } => {
  const at = (level: keyof Tallies): Counts => asCounts(tallies[level], moved[level]);
  const counts: LevelCounts = { matched: at('matched'), section: at('section'), general: at('general'), years: null };
  const { base, band } = baseRateOf({ published: { ...published, source: '' }, priorStrength }, basis, counts);
  return { rate: base.rate, band };
};

/** Any counts with these numbers of decided and won cases: the rate needs nothing else. */
const asCounts = (tally: Tally, moved: Tally): Counts => {
  const decided = tally.decided + moved.decided;
  const wins = tally.wins + moved.wins;
  const workerWins = Math.floor(wins);
  const partial = (wins - workerWins) * 2;
  return { total: decided, decided, workerWins, partial, employerWins: decided - workerWins - partial };
};
