import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { people } from '../people/context.ts';
import { createAdviceList } from './advice-list.ts';
import { adviceRoutes } from './advice-routes.ts';
import { createAdviceViews } from './advice-views.ts';
import { createNamesOf } from './reviewer-names.ts';
import { adviceSentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof people>, 'searchPeople'>;

/** Questions to the advisor, its answers, two reviews by labour attorneys, and what is published. */
export const advice = defineContext({
  name: 'advice',
  events: adviceEvents,
  projections: [advices],
  processManagers: [],
  sentences: adviceSentences,
  create: ({ pool, commands, sealer, names, histories, clock }, { searchPeople }: Needs) => {
    const namesOf = createNamesOf(names);
    const list = createAdviceList({ db: pool, sealer, namesOf, searchPeople, clock });
    const views = createAdviceViews({ namesOf, changesOf: async () => [] });
    return {
      offers: {},
      routes: adviceRoutes({ commands, histories, list, views, listProjections: [advices.name] }),
    };
  },
});
