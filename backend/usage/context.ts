import { usageEvents } from '@nomucheck/domain/usage/usage-events.ts';
import { aiCalls } from '@nomucheck/projections/usage/ai-calls.ts';
import { listCalls } from '@nomucheck/projections/usage/listing.ts';
import type { companies } from '../companies/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createLedger } from './ledger.ts';
import { usageSentences } from './sentences.ts';
import { usageSettings } from './settings.ts';
import type { Usage } from './usage.ts';
import { usageRoutes } from './usage-routes.ts';
import { createUsageViews } from './usage-views.ts';

export type { CallEnd, CallWanted, QuotaLeft, ReservedCall, Usage } from './usage.ts';

type Needs = Pick<OffersOf<typeof companies>, 'companies'>;

const oneMinute = 60_000;
const mostExported = 10_000;

/** What the calls of the AI take, and who pays for them. */
export const usage = defineContext({
  name: 'usage',
  events: usageEvents,
  projections: [aiCalls],
  processManagers: [],
  sentences: usageSentences,
  personalData: { exportedFrom: [aiCalls] },
  settings: usageSettings,
  create: ({ pool, commands, clock, log }, { companies }: Needs, { questionsPerMonth }) => {
    const ledger = createLedger({ db: pool, commands, companies, questionsPerMonth, clock });
    const usage: Usage = ledger;
    return {
      offers: { usage },
      exportOf: async ({ user }) => {
        const all = { sort: { field: 'at', descending: false }, from: 0, to: mostExported - 1 } as const;
        const own = { userId: user.id, companyIds: [] };
        const { items } = await listCalls(pool, own, { ...all, filter: { userId: user.id } });
        return {
          aiCalls: items.map(({ at, outcome, input_tokens, output_tokens }) => ({
            at: at.toISOString(),
            outcome,
            inputTokens: input_tokens,
            outputTokens: output_tokens,
          })),
        };
      },
      schedules: {
        'end-lost-ai-calls': {
          everyMs: oneMinute,
          run: async () => {
            const ended = await ledger.endExpired();
            if (ended > 0) log.info({ ended }, 'calls of the AI outlived their reservation');
          },
        },
      },
      routes: usageRoutes(createUsageViews({ db: pool, commands, companies, usage }), [
        aiCalls.name,
        ...companies.reads,
      ]),
    };
  },
});
