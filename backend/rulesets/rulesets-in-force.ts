import type { Foundation } from '../engine/foundation.ts';
import { followRulesets } from './follow-rulesets.ts';
import { createRulesets, type Rulesets } from './rulesets.ts';
import { seedIfEmpty } from './seed/seed.ts';

/** The questionnaires of the log, which an empty log is given first. */
export const rulesetsInForce = async (
  { store, vault, commands, readModels, stopping, clock, log }: Foundation,
  onProgress: (what: string) => void,
): Promise<Rulesets> => {
  const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
  const seeding = await seedIfEmpty({ rulesets, commands, clock, onProgress });
  if (seeding === 'changed') {
    log.warn(
      'the questionnaire file differs from the one in force; it is published by people in the console, not here',
    );
  }
  if (seeding === 'seeded') await readModels.caughtUp();
  // Until the service ends; it says itself what fails, and begins again.
  void followRulesets(rulesets, stopping.signal, log);
  return rulesets;
};
