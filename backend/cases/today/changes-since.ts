import {
  type CaseFact,
  type Counts,
  counted,
  lastInstances,
  levelOf,
  noCounts,
} from '@nomucheck/domain/cases/case-counts.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import type { Recount, Tally } from '@nomucheck/domain/checks/recount.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { type PlacedFact, standingAt } from '@nomucheck/projections/cases/case-facts/disputes.ts';

export type ChangesSince = {
  /** How many changes had happened by this position: between two of them, all figures of one basis are recounted alike. */
  passed(position: string): number;
  /** How a figure that counted its cases at this position would count them today. */
  recount(position: string, basis: Basis): Recount;
};

/** From this position on, a dispute is counted by this case (1), or no longer by it (-1). */
type Move = { readonly at: string; readonly fact: CaseFact; readonly by: 1 | -1 };

/**
 * What has changed among the counted cases since a position, for many figures. The changes of all cases are added up once
 * for every position; a figure looks only at those that have one of its words or its section, so that thousands of
 * figures and changes are compared in milliseconds.
 * @param facts every case ever counted in the disputes that have changed since the earliest of the positions
 */
export const changesSince = (facts: readonly PlacedFact[]): ChangesSince => {
  const moves = [...Map.groupBy(facts, ({ disputeId }) => disputeId).values()]
    .flatMap(movesOf)
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const positions = moves.map(({ at }) => at);
  const all = sumsFrom(moves);
  const having = {
    words: movesBy(moves, ({ keywords }) => keywords),
    sections: movesBy(moves, ({ sections }) => sections),
  };

  const recount = (position: string, basis: Basis): Recount => {
    const first = countUpTo(positions, position);
    const ofSection = basis.section === null ? undefined : having.sections.get(basis.section);
    const near = [...basis.keywords.map((word) => having.words.get(word)), ofSection];
    const sums = { matched: noCounts, section: noCounts, general: all[first] ?? noCounts };
    for (const n of new Set(near.flatMap((places = []) => places.slice(countUpTo(places, first - 1))))) {
      const move = moves[n];
      const level = move === undefined ? 'general' : levelOf(move.fact, basis);
      if (move === undefined || level === 'general') continue;
      sums[level] = counted(sums[level], move.fact.outcome, move.by);
      sums.general = counted(sums.general, move.fact.outcome, -move.by);
    }
    return {
      moved: { matched: tallyOf(sums.matched), section: tallyOf(sums.section), general: tallyOf(sums.general) },
      differs: Object.values(sums).some(hasMoved),
    };
  };
  return { passed: (position) => countUpTo(positions, position), recount };
};

const hasMoved = (counts: Counts): boolean => Object.values(counts).some((number) => number !== 0);

const tallyOf = ({ decided, workerWins, partial }: Counts): Tally => ({ decided, wins: workerWins + partial / 2 });

/** Where a dispute came to be counted by another case, or by one with another outcome, words or sections. */
const movesOf = (facts: readonly PlacedFact[]): readonly Move[] => {
  const moments = new Set(facts.flatMap(({ from, to }) => (to === null ? [from] : [from, to])));
  let before: CaseFact | undefined;
  return [...moments].sort().flatMap((at) => {
    const was = before;
    const [is] = lastInstances(standingAt(facts, at));
    if (isSame(was && countedBy(was), is && countedBy(is))) return [];
    before = is;
    return [...(was ? [{ at, fact: was, by: -1 } as const] : []), ...(is ? [{ at, fact: is, by: 1 } as const] : [])];
  });
};

const countedBy = ({ outcome, keywords, sections }: CaseFact) => ({ outcome, keywords, sections });

/** The sums of all moves from each one on, wherever they are counted. */
const sumsFrom = (moves: readonly Move[]): readonly Counts[] => {
  const sums: Counts[] = [];
  let sum = noCounts;
  for (const { fact, by } of moves.toReversed()) {
    sum = counted(sum, fact.outcome, by);
    sums.push(sum);
  }
  return sums.reverse();
};

/** The places of the moves of cases that have each of these names. */
const movesBy = (
  moves: readonly Move[],
  namesOf: (fact: CaseFact) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [n, { fact }] of moves.entries()) {
    for (const name of namesOf(fact)) {
      const before = places.get(name);
      if (before) before.push(n);
      else places.set(name, [n]);
    }
  }
  return places;
};

/** How many of these sorted values are not after this one. */
const countUpTo = <Value extends string | number>(sorted: readonly Value[], value: Value): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = sorted[middle];
    if (at !== undefined && at <= value) low = middle + 1;
    else high = middle;
  }
  return low;
};
