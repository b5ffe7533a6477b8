import { sharingEvents } from '@nomucheck/domain/sharing/sharing-events.ts';
import { sharedByOwner, sharedResults } from '@nomucheck/projections/sharing/shared-results.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createLinkTokens } from '../engine/links/link-tokens.ts';
import { sharingSentences } from './sentences.ts';
import { sharedResultHead, sharingRoutes } from './sharing-routes.ts';
import { createSharings } from './sharings.ts';
import { createWrongLinks } from './wrong-links.ts';

type Needs = Pick<OffersOf<typeof checks>, 'checkViews' | 'shareableResults'>;

const purpose = 'shared results';

/** Links that show a result to people whom its owner chooses, without anything personal. */
export const sharing = defineContext({
  name: 'sharing',
  events: sharingEvents,
  projections: [sharedResults],
  processManagers: [],
  sentences: sharingSentences,
  personalData: { exportedFrom: [sharedResults] },
  create: ({ pool, commands, readModels, vault, indexKey, clock }, { checkViews, shareableResults }: Needs) => {
    const tokens = createLinkTokens(indexKey, purpose);
    const untilListed = (position: string) => readModels.waitFor(position, [sharedResults.name]);
    const sharings = createSharings({ db: pool, commands, checkViews, shareableResults, tokens, untilListed, clock });
    return {
      offers: {},
      exportOf: async ({ user }) => ({ sharedResults: await sharedByOwner(pool, user.id) }),
      eraseOf: sharings.endAllOf,
      pageHeads: { '/share/:token': sharedResultHead },
      routes: sharingRoutes({ sharings, wrongLinks: createWrongLinks(vault.attempts, indexKey) }),
    };
  },
});
