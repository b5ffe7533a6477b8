import { draftEvents } from '@nomucheck/domain/rulesets/draft/draft-events.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { defineContext } from '../engine/foundation/context.ts';
import type { AllContexts } from '../engine/foundation/contexts-in-order.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { createDraftComments } from './drafts/draft-comments.ts';
import { draftHistory } from './drafts/draft-history.ts';
import { createDraftLog } from './drafts/draft-log.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { createDraftTexts } from './drafts/draft-text.ts';
import { createDraftedEdition } from './drafts/drafted-edition.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createUsedIds } from './drafts/used-ids.ts';
import { createEditions, findEdition } from './editions.ts';
import { followRulesets } from './follow-rulesets.ts';
import { createImpactReports } from './impact-reports.ts';
import { rulesetHistory } from './ruleset-history.ts';
import { editionFigures, rulesetRoutes } from './ruleset-routes.ts';
import { createRulesets } from './rulesets.ts';
import { type Seeding, seedIfEmpty } from './seed/seed.ts';
import { rulesetSentences } from './sentences.ts';

export type { ImpactReports } from './impact-reports.ts';
export { versionParams } from './ruleset-routes.ts';
export { createRulesets, type Published, type Rulesets } from './rulesets.ts';

/** The versions of the questionnaire. */
export const rulesets = defineContext({
  name: 'rulesets',
  events: [...rulesetEvents, ...draftEvents],
  projections: [],
  processManagers: [],
  sentences: rulesetSentences,
  create: (
    { store, sealer, vault, commands, names, stories, readModels, stopping, clock, log },
    { allContexts }: AllContexts,
  ) => {
    const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
    const namesOf = createNamesOf(names);
    const texts = createDraftTexts(rulesets);
    const drafting = {
      ...{ commands, rulesets, clock, namesOf, texts, blobs: vault.blobs, log: createDraftLog({ store }) },
      findEdition: (version: string) => findEdition(rulesets, version),
      usedIds: createUsedIds(rulesets),
    };
    const drafted = createDraftedEdition(drafting);
    const editions = createEditions({ rulesets, drafted, names, sealer });
    const reports = createImpactReports({ rulesets, drafted, commands, blobs: vault.blobs, clock });
    let seeding: Seeding = 'unchanged';
    return {
      offers: {
        rulesets,
        editionFigures: editionFigures(editions),
        impactReports: reports,
        /** Any edition: published, brought along by this program, or the open draft as it is now. */
        findEdition: async (version: string) => (await findEdition(rulesets, version)) ?? drafted.find(version),
      },
      recordHistories: [rulesetHistory({ commands, rulesets, stories }), draftHistory({ commands, texts, stories })],
      // Those of the draft first, because `draft` would be taken for a version.
      routes: [
        ...draftRoutes({ drafts: createDrafts(drafting), comments: createDraftComments(drafting) }),
        ...rulesetRoutes({ editions, reports }),
      ],
      /** Seeds an empty log: first the other contexts' records, then the questionnaire. */
      begin: async (onProgress) => {
        const others = allContexts().flatMap(({ seed }) => (seed ? [seed] : []));
        seeding = await seedIfEmpty({ rulesets, others, clock, onProgress });
        if (seeding === 'changed') {
          log.warn(
            'the questionnaire file differs from the one in force; people publish it at /admin/ruleset or by npm run ruleset',
          );
        }
      },
      start: async () => {
        if (seeding === 'seeded') await readModels.caughtUp();
        // Until the service ends; it logs its own failures and restarts.
        void followRulesets(rulesets, stopping.signal, log);
      },
    };
  },
});
