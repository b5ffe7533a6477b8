import { recallEvents } from '@nomucheck/domain/recalls/recall-events.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { boardPosts } from '@nomucheck/projections/boards/board-posts.ts';
import { checkFigures } from '@nomucheck/projections/checks/check-figures.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { recalledRecords } from '@nomucheck/projections/recalls/recalled-records.ts';
import type { advice } from '../advice/context.ts';
import type { cases } from '../cases/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { createRecallList } from './recall-list.ts';
import { recallFigures, recallRoutes } from './recall-routes.ts';
import { caseRecalls, RECALL_CASE, recallCase } from './recalling.ts';
import { createOwnerOfRecord } from './record-owner.ts';
import { recallSentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof cases>, 'resultsMoved'> & Pick<OffersOf<typeof advice>, 'settleFlag'>;

/** What was given to people on the ground of a case that changed afterwards, and who has looked at it since. */
export const recalls = defineContext({
  name: 'recalls',
  events: recallEvents,
  projections: [recalledRecords],
  processManagers: [caseRecalls],
  sentences: recallSentences,
  create: ({ pool, commands, readModels, sealer, names, clock }, { resultsMoved, settleFlag }: Needs) => {
    const reads = [recalledRecords, checkFigures, checks, boardPosts, advices].map(({ name }) => name);
    return {
      offers: { recallFigures: recallFigures(pool, reads) },
      effects: { [RECALL_CASE]: recallCase({ db: pool, commands, readModels, resultsMoved, clock }) },
      routes: recallRoutes({
        ...{ commands, reads, settleFlag, ownerOf: createOwnerOfRecord(commands) },
        list: createRecallList({ db: pool, sealer, namesOf: createNamesOf(names), commands }),
      }),
    };
  },
});
