import type { Basis } from '@nomucheck/domain/checks/win-rate/basis.ts';
import { lastInstances } from '@nomucheck/domain/checks/win-rate/case-counts.ts';
import { type Recount, recounting } from '@nomucheck/domain/checks/win-rate/recount.ts';
import { type PlacedFact, standing, standingAt } from '@nomucheck/projections/cases/case-facts/disputes.ts';

export type ChangesSince = {
  /** Whether a figure that counted its cases at this position would count others today. */
  differs(position: string, basis: Basis): boolean;
  /** How it would count them. */
  recount(position: string, basis: Basis): Recount;
};

type Stretch = { readonly recount: (basis: Basis) => Recount; readonly hasOtherNumber: boolean };

/**
 * What has changed among the counted cases since a position, for many figures. Figures between the same two changes share
 * one comparison, and a comparison looks only at disputes that have changed since.
 * @param facts every case ever counted in the disputes that have changed since the earliest of the positions
 */
export const changesSince = (facts: readonly PlacedFact[]): ChangesSince => {
  const moments = [...new Set(facts.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))].sort();
  const lastChange = new Map<string, string>();
  for (const { disputeId, from, to } of facts) {
    const at = to ?? from;
    if (at > (lastChange.get(disputeId) ?? '')) lastChange.set(disputeId, at);
  }
  const known = new Map<number, Stretch>();
  const stretchAt = (position: string): Stretch => {
    const passed = countUpTo(moments, position);
    const before = known.get(passed);
    if (before) return before;
    const changed = facts.filter(({ disputeId }) => (lastChange.get(disputeId) ?? '') > position);
    const [were, are] = [lastInstances(standingAt(changed, position)), lastInstances(standing(changed))];
    // With more or fewer disputes than then, some level counts another total, whatever the basis.
    const found = { recount: recounting(were, are), hasOtherNumber: were.length !== are.length };
    known.set(passed, found);
    return found;
  };
  return {
    differs: (position, basis) => {
      const { hasOtherNumber, recount } = stretchAt(position);
      return hasOtherNumber || recount(basis).differs;
    },
    recount: (position, basis) => stretchAt(position).recount(basis),
  };
};

/** How many of these sorted positions are not after this one. */
const countUpTo = (sorted: readonly string[], position: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};
