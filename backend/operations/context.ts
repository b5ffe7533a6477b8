import { logVerificationStream, logVerifications } from '@nomucheck/domain/kernel/log/log-verification.ts';
import { messages } from '@nomucheck/projections/messages/messages.ts';
import { checkWalks } from '@nomucheck/projections/operations/check-walks.ts';
import { consultationSteps } from '@nomucheck/projections/operations/consultation-steps.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import { orderMoney } from '@nomucheck/projections/orders/order-money.ts';
import { countParkedStreams } from '@nomucheck/projections/runner/parking.ts';
import type { advice } from '../advice/context.ts';
import type { cases } from '../cases/context.ts';
import type { consultations } from '../consultations/context.ts';
import type { crawling } from '../crawling/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import type { Pool } from '../engine/postgres/connections/pool.ts';
import { countParkedEffects } from '../engine/process-managers/outbox/outbox-overview.ts';
import type { messages as messagesContext } from '../messages/context.ts';
import type { orders } from '../orders/context.ts';
import type { recalls } from '../recalls/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import { activityRoutes } from './activity-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { logRoutes } from './log/log-routes.ts';

type Needs = Pick<OffersOf<typeof advice>, 'reviewFigures'> &
  Pick<OffersOf<typeof consultations>, 'consultationFigures'> &
  Pick<OffersOf<typeof cases>, 'caseFigures'> &
  Pick<OffersOf<typeof orders>, 'orderFigures'> &
  Pick<OffersOf<typeof messagesContext>, 'messageFigures'> &
  Pick<OffersOf<typeof rulesets>, 'editionFigures' | 'rulesets'> &
  Pick<OffersOf<typeof crawling>, 'sourceFigures'> &
  Pick<OffersOf<typeof recalls>, 'recallFigures'>;

/** What the firm's people see of the day's work. */
export const operations = defineContext({
  name: 'operations',
  events: [],
  projections: [checkWalks, consultationSteps, logIndex],
  processManagers: [],
  sentences: {},
  create: ({ pool, commands, store, sealer, declared, sentenceOf, names }, needs: Needs) => ({
    offers: {},
    routes: [
      ...dashboardRoutes([
        ...[
          needs.reviewFigures,
          needs.consultationFigures,
          needs.caseFigures,
          needs.orderFigures,
          needs.messageFigures,
          needs.editionFigures,
          needs.sourceFigures,
          needs.recallFigures,
        ],
        parkedFigure(pool),
        faultsFigure(commands),
      ]),
      ...activityRoutes({
        ...{ db: pool, rulesets: needs.rulesets, names },
        reads: [checkWalks.name, orderMoney.name, messages.name, consultationSteps.name],
      }),
      ...logRoutes({
        ...{ db: pool, store, sealer, sentenceOf, names },
        ...{ catalogue: declared.events, managers: declared.processManagers },
      }),
    ],
  }),
});

/** What the last check of the log found. */
const faultsFigure = (commands: CommandHandler): FigureGroup<'log-faults'> => ({
  right: 'menu.log',
  reads: [],
  count: async () => {
    const { state } = await commands.load(logVerifications, logVerificationStream);
    return { 'log-faults': state[0]?.found ?? 0 };
  },
});

/** What the program could not take: streams of read models, and effects. */
const parkedFigure = (pool: Pool): FigureGroup<'parked'> => ({
  right: 'menu.log',
  reads: [],
  count: async () => {
    const [streams, effects] = await Promise.all([countParkedStreams(pool), countParkedEffects(pool)]);
    return { parked: streams + effects };
  },
});
