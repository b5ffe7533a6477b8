import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { defineContext } from '../engine/foundation/context.ts';
import { followRulesets } from './follow-rulesets.ts';
import { createRulesets } from './rulesets.ts';
import { type Seed, seedIfEmpty } from './seed/seed.ts';
import { rulesetSentences } from './sentences.ts';

export { createRulesets, type Published, type Rulesets } from './rulesets.ts';

/** The questionnaire, version by version. */
export const rulesets = defineContext({
  name: 'rulesets',
  events: rulesetEvents,
  projections: [],
  processManagers: [],
  sentences: rulesetSentences,
  create: ({ store, vault, commands, readModels, stopping, clock, log }) => {
    const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
    return {
      routes: [],
      rulesets,
      /** Gives an empty log its first records: those of other contexts, then the questionnaire, which is followed from then on. */
      begin: async (others: readonly Seed[], onProgress: (what: string) => void): Promise<void> => {
        const seeding = await seedIfEmpty({ rulesets, others, clock, onProgress });
        if (seeding === 'changed') {
          log.warn(
            'the questionnaire file differs from the one in force; it is published by people in the console, not here',
          );
        }
        if (seeding === 'seeded') await readModels.caughtUp();
        // Until the service ends; it says itself what fails, and begins again.
        void followRulesets(rulesets, stopping.signal, log);
      },
    };
  },
});
