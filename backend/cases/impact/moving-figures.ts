import { type CaseFact, lastInstances, levelOf } from '@nomucheck/domain/cases/case-counts.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import { countingAgain, isOtherwise } from '@nomucheck/domain/checks/counted-again.ts';
import { type Recount, recounting } from '@nomucheck/domain/checks/recount.ts';
import { type PlacedFact, standingAt } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { rulesOfFigures } from './rules-of-figures.ts';
import type { Moving } from './touched-results.ts';

/** How a figure counted a case, and how it moves by a change of it. */
export type MovingFigure = Moving & {
  /** As `level`, in the figure before this one, as this one's answers rest on cases; null: there is none, or it didn't count it. */
  readonly levelBefore: Moving['level'];
  /** The change is counted otherwise, also where it doesn't show. */
  readonly differs: boolean;
  /** Its person would be shown another figure. */
  readonly isOtherwise: boolean;
};

/** Each figure with its new value when `after` replaces what it counted of these disputes. */
export const movingFigures =
  (rulesets: Pick<Rulesets, 'find'>) =>
  async (
    id: string,
    figures: readonly CheckFigure[],
    facts: readonly PlacedFact[],
    after: readonly CaseFact[],
  ): Promise<readonly MovingFigure[]> => {
    const rules = await rulesOfFigures(rulesets, figures);
    const again = countingAgain();
    const countedAt = placed(id, facts, after);
    return figures.map((figure) => {
      const { ground, casePosition, rulesetVersion, previous } = figure;
      const { own, recount } = countedAt(casePosition);
      const ownBefore = previous ? countedAt(previous.casePosition).own : undefined;
      const { moved, differs } = recount(ground.basis);
      const ruled = rules.get(rulesetVersion);
      return {
        figure,
        moved,
        differs,
        level: own ? levelOf(own, ground.basis) : null,
        levelBefore: ownBefore ? levelOf(ownBefore, ground.basis) : null,
        now: ruled ? again(ground, moved, ruled) : null,
        isOtherwise: ruled !== undefined && isOtherwise(figure, moved, ruled, again),
      };
    });
  };

/**
 * Whether this case was counted at a position, and how the counts change when `after` replaces it; calculated once
 * for each range of positions without a change.
 */
export const placed = (id: string, facts: readonly PlacedFact[], after: readonly CaseFact[]) => {
  const changes = [...new Set(facts.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
  const known = new Map<number, { readonly own: CaseFact | undefined; readonly recount: (basis: Basis) => Recount }>();
  return (position: string) => {
    const passed = changes.filter((change) => change <= position).length;
    const before = known.get(passed);
    if (before) return before;
    const counted = lastInstances(standingAt(facts, position));
    const found = { own: counted.find(({ caseId }) => caseId === id), recount: recounting(counted, after) };
    known.set(passed, found);
    return found;
  };
};
