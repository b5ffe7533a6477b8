import type { Ruleset } from '../../rulesets/ruleset.ts';
import type { ReadStep } from './reading.ts';

/**
 * The items whose ratio has no effect because a correlated item states the same circumstance more strongly, with the
 * reason. Ratios above 1 and below 1 are different circumstances: of each the strongest counts, of two equal ones the first
 * answered. An item of the general section multiplies nothing, so it outweighs nothing.
 */
export const outweighedBy = (
  { correlated = [] }: Pick<Ruleset, 'correlated'>,
  steps: readonly ReadStep[],
): ReadonlyMap<string, string> => {
  const outweighed = new Map<string, string>();
  for (const { items, why } of correlated) {
    const weighing = steps.flatMap(({ section, item, outcome, counts }) =>
      counts && section.ratioMode !== 'general' && outcome?.ratio !== undefined && items.includes(item.key)
        ? [{ key: item.key, weight: Math.log(outcome.ratio) }]
        : [],
    );
    for (const direction of [1, -1]) {
      const same = weighing.filter(({ weight }) => weight * direction > 0);
      const strongest = Math.max(...same.map(({ weight }) => weight * direction));
      const counted = same.find(({ weight }) => weight * direction === strongest);
      for (const { key } of same) if (key !== counted?.key) outweighed.set(key, why);
    }
  }
  return outweighed;
};
