import { type CaseFact, type CaseOutcome, lastInstances, levelOf } from '../../cases/case-counts.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { type Ground, type Recount, rateOn, recounting, type Tallies } from '../recount.ts';
import type { Level } from './compared.ts';

/** A counted case between two positions of the log: from inclusive, to exclusive; null: in force. */
export type FactInTime = CaseFact & { readonly from: string; readonly to: string | null };

type Counted = { readonly caseId: string; readonly level: Level; readonly outcome: CaseOutcome };

/** An event of a case by which its dispute came to be counted differently, and the figure before and after it. */
export type CaseMove = {
  readonly position: string;
  readonly caseId: string;
  readonly was: Counted | null;
  readonly is: Counted | null;
  readonly before: number;
  readonly after: number;
};

export type MovesWanted = {
  /** Every case that was ever counted in the disputes that changed between the positions. */
  readonly facts: readonly FactInTime[];
  /** Exclusive. */
  readonly from: string;
  /** Inclusive. */
  readonly to: string;
  /** The earlier figure, to which the moves are applied one after the other. */
  readonly ground: Ground;
  readonly clamp: Ruleset['clamp'];
};

/** The events of cases that moved a figure between two positions, in the log's order. None where there is no percentage. */
export const caseMoves = ({ facts, from, to, ground, clamp }: MovesWanted): readonly CaseMove[] => {
  const happened = [...Map.groupBy(facts, ({ disputeId }) => disputeId).values()]
    .flatMap((dispute) => changesIn(dispute, from, to))
    .sort((one, other) => (one.position < other.position ? -1 : 1));
  let moved = none;
  let rate = rateOn(ground, moved, clamp);
  return happened.flatMap(({ position, caseId, before, after }) => {
    const was = countedIn(before, ground);
    const is = countedIn(after, ground);
    if (rate === null || (was?.level === is?.level && was?.outcome === is?.outcome)) return [];
    moved = added(moved, recounting(before, after)(ground.basis));
    const now = rateOn(ground, moved, clamp);
    if (now === null || Math.abs(now - rate) < 1e-12) return [];
    const move = { position, caseId, was, is, before: rate, after: now };
    rate = now;
    return [move];
  });
};

/** Where other cases of a dispute stood before and after a position. */
const changesIn = (dispute: readonly FactInTime[], from: string, to: string) => {
  const moments = new Set(
    dispute
      .flatMap((fact) => [fact.from, ...(fact.to === null ? [] : [fact.to])])
      .filter((at) => at > from && at <= to),
  );
  let before = lastInstances(standingAt(dispute, from));
  return [...moments].sort().flatMap((position) => {
    const after = lastInstances(standingAt(dispute, position));
    const changed = dispute.find((fact) => fact.from === position) ?? dispute.find((fact) => fact.to === position);
    const change = changed && { position, caseId: changed.caseId, before, after };
    before = after;
    return change ? [change] : [];
  });
};

const standingAt = (facts: readonly FactInTime[], position: string): readonly FactInTime[] =>
  facts.filter(({ from, to }) => from <= position && (to === null || to > position));

const countedIn = ([fact]: readonly CaseFact[], { basis }: Ground): Counted | null =>
  fact ? { caseId: fact.caseId, level: levelOf(fact, basis), outcome: fact.outcome } : null;

const nothing = { decided: 0, wins: 0 };
const none: Tallies = { matched: nothing, section: nothing, general: nothing };

const added = (sum: Tallies, { moved }: Recount): Tallies => {
  const at = (level: Level) => ({
    decided: sum[level].decided + moved[level].decided,
    wins: sum[level].wins + moved[level].wins,
  });
  return { matched: at('matched'), section: at('section'), general: at('general') };
};

/** Those that move the figure most; of equals the earlier one first. */
export const largestMoves = (moves: readonly CaseMove[], most: number): readonly CaseMove[] =>
  [...moves]
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, most);
