import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import type { cases } from '../cases/context.ts';
import type { checks } from '../checks/context.ts';
import type { companies } from '../companies/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { people } from '../people/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import type { search } from '../search/context.ts';
import type { usage } from '../usage/context.ts';
import { createAdviceList } from './advice-list.ts';
import { adviceRoutes } from './advice-routes.ts';
import { createAdviceViews } from './advice-views.ts';
import { createConfiguredAdvisor } from './answering/configured-advisor.ts';
import { chatTables, createChat } from './chat/chat.ts';
import { chatRoutes } from './chat-routes.ts';
import { readWithinTime } from './checking/read-within-time.ts';
import { adviceDocumentRoutes } from './document-routes.ts';
import { createRetrieval } from './retrieval/retrieval.ts';
import { createReview, reviewTables } from './review/review.ts';
import { reviewRoutes } from './review-routes.ts';
import { createNamesOf } from './reviewer-names.ts';
import { adviceSentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof people>, 'searchPeople'> &
  Pick<OffersOf<typeof cases>, 'readPassage'> &
  Pick<OffersOf<typeof checks>, 'findCheck' | 'checkViews'> &
  Pick<OffersOf<typeof companies>, 'companies'> &
  Pick<OffersOf<typeof rulesets>, 'rulesets'> &
  Pick<OffersOf<typeof search>, 'passages'> &
  Pick<OffersOf<typeof usage>, 'usage'>;

/** Questions to the advisor, its answers, two reviews by labour attorneys, and what is published. */
export const advice = defineContext({
  name: 'advice',
  events: adviceEvents,
  projections: [advices],
  processManagers: [],
  sentences: adviceSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: { tables: { ...chatTables, ...reviewTables } },
  liveLists: { review: { projection: advices, right: 'menu.inspection' } },
  create: (
    foundation,
    { searchPeople, readPassage: readCitedPassage, findCheck, checkViews, companies, rulesets, passages, usage }: Needs,
  ) => {
    const readPassage = readWithinTime(readCitedPassage);
    const { configuration, pool, commands, vault, sealer, names, histories, clock, log } = foundation;
    const { asking, chatting, stopping, ...chat } = createChat(foundation, {
      ...{ findCheck, companies, usage, readPassage: readWithinTime(readPassage) },
      advisor: createConfiguredAdvisor(configuration.advisor, log),
      findMaterial: createRetrieval({ passages, rulesets, checkViews, clock }).materialFor,
    });
    const namesOf = createNamesOf(names);
    const list = createAdviceList({ db: pool, sealer, namesOf, searchPeople, clock });
    const views = createAdviceViews({ namesOf, changesOf: async () => [] });
    const review = createReview(foundation, { list, views, namesOf, companies, readPassage });
    return {
      ...chat,
      offers: {},
      routes: [
        // Before those of one advice, because `/api/ai-advices/:id` would take `/api/ai-advices/reviews`.
        ...reviewRoutes({ ...review, commands, views, namesOf, listProjections: [advices.name] }),
        ...adviceRoutes({ commands, histories, list, views, listProjections: [advices.name] }),
        ...adviceDocumentRoutes(foundation, views),
        ...chatRoutes({ asking, chatting, stopping, commands, sessions: vault.sessions }),
      ],
    };
  },
});
