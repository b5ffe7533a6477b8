import { idsOf } from '@nomucheck/domain/rulesets/draft/ids.ts';
import { firstFreeNumber } from '@nomucheck/domain/rulesets/rules/intake-question-rules.ts';
import type { Rulesets } from '../rulesets.ts';

/** What published editions have used, to which stored answers refer: new questions get other ids and numbers. */
export type UsedIds = {
  readonly ids: ReadonlySet<string>;
  /** The number after all that questions of the intake have had. */
  readonly nextNumber: number;
};

export const createUsedIds = (rulesets: Pick<Rulesets, 'publications' | 'find'>): (() => Promise<UsedIds>) => {
  // An edition never changes, and each is read once.
  const known = new Map<string, Promise<UsedIds>>();
  const ofEdition = async (version: string): Promise<UsedIds> => {
    const edition = await rulesets.find(version);
    const numbers = (edition?.ruleset.intake ?? []).map(({ numbering }) => numbering + 1);
    return { ids: new Set(edition ? idsOf(edition.ruleset) : []), nextNumber: Math.max(firstFreeNumber, ...numbers) };
  };
  return async () => {
    const all: UsedIds[] = [];
    for (const { version } of await rulesets.publications()) {
      const used = known.get(version) ?? ofEdition(version);
      known.set(version, used);
      all.push(await used);
    }
    return {
      ids: new Set(all.flatMap(({ ids }) => [...ids])),
      nextNumber: Math.max(firstFreeNumber, ...all.map(({ nextNumber }) => nextNumber)),
    };
  };
};
