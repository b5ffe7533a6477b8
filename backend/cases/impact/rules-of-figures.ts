import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';
import type { Rulesets } from '../../rulesets/context.ts';

/** The questionnaires that these figures were calculated by, each read once. */
export const rulesOfFigures = async (
  rulesets: Pick<Rulesets, 'find'>,
  figures: readonly CheckFigure[],
): Promise<ReadonlyMap<string, Ruleset | undefined>> => {
  const versions = [...new Set(figures.map(({ rulesetVersion }) => rulesetVersion))];
  const found = await Promise.all(versions.map((version) => rulesets.find(version)));
  return new Map(versions.map((version, n) => [version, found[n]?.ruleset] as const));
};
