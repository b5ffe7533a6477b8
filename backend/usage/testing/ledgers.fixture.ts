import { randomUUID } from 'node:crypto';
import type { Spent } from '@nomucheck/domain/usage/amounts.ts';
import { eventCatalogue } from '../../contexts.ts';
import { type CommandContext, createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import type { CallWanted, ReservedCall } from '../usage.ts';

export const most: Spent = { inputTokens: 800, outputTokens: 200, costMicroWon: 5_000_000 };
export const spent: Spent = { inputTokens: 700, outputTokens: 100, costMicroWon: 3_000_000 };

type Options = { readonly questionsPerMonth: number; readonly clock: () => Date };

/** The ledger as one process has it; every company may ask ten questions, and everybody is in every company. */
export const openLedger = (
  url: string,
  { questionsPerMonth, clock }: Options,
): { readonly ledger: Ledger; readonly close: () => Promise<void> } => {
  const db = createPool(url);
  const store = openEventStore({ databaseUrl: url });
  const ledger = createLedger({
    ...{ db, questionsPerMonth, clock },
    commands: createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue }),
    companies: { membership: async () => true, quotaOf: async () => ({ questions: 10, tokens: null, costWon: null }) },
  });
  return {
    ledger,
    close: async () => {
      await store.close();
      await db.end();
    },
  };
};

export const contextOf = (userId: string, now: Date): CommandContext => ({
  commandId: randomUUID(),
  at: now.toISOString(),
  actor: { id: userId, role: 'user' },
  correlationId: randomUUID(),
});

/** A call whose reservation lasts a minute. */
export const wantedBy = (userId: string, companyId: string | null, now: Date): CallWanted => ({
  ...{ callId: randomUUID(), adviceId: randomUUID(), userId, companyId, advisor: 'openai', model: 'example-model' },
  ...{ most, until: new Date(now.getTime() + 60_000).toISOString() },
});

export const reserveBy = (
  ledger: Ledger,
  now: Date,
  userId: string,
  companyId: string | null = null,
): Promise<ReservedCall> => ledger.reserve(contextOf(userId, now), wantedBy(userId, companyId, now));

export const answeredTo = async (
  ledger: Ledger,
  now: Date,
  userId: string,
  companyId: string | null = null,
): Promise<ReservedCall> => {
  const call = await reserveBy(ledger, now, userId, companyId);
  await ledger.begun(contextOf(userId, now), call);
  await ledger.settle(contextOf(userId, now), call, { spent, outcome: 'answered' });
  return call;
};
