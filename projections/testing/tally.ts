import { defineEvent } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** A small read model for tests of the runner: money moves between two accounts, so one event changes two rows. */
const movedData = z.object({ from: z.string(), to: z.string(), amount: z.number().max(1_000_000) });
const moved = defineEvent({ type: 'Moved', version: 1, schema: movedData });
const closedData = z.object({ account: z.string() });
const closed = defineEvent({ type: 'Closed', version: 1, schema: closedData });

export type TallyRow = { account: string; balance: number; movements: number; last_at: string; tags: string[] };

export const tally = (version = 1) =>
  defineProjection<TallyRow>({
    name: 'tally',
    version,
    table: {
      name: 'tally',
      key: 'account',
      columns: {
        balance: 'integer not null check (balance > -100000)',
        movements: 'integer not null',
        last_at: 'timestamptz not null',
        tags: 'text[] not null',
      },
      indexes: ['(balance desc)'],
    },
    takes: [
      on(moved, movedData, {
        keys: ({ data }) => (data.from === data.to ? [data.from] : [data.from, data.to]),
        evolveRow: (row, { data, at }, key) => ({
          account: key,
          balance: (row?.balance ?? 0) + (key === data.to ? data.amount : 0) - (key === data.from ? data.amount : 0),
          movements: (row?.movements ?? 0) + 1,
          last_at: row && row.last_at > at ? row.last_at : at,
          tags: [...new Set([...(row?.tags ?? []), data.amount % 2 === 0 ? 'even' : '"odd", {braced}'])],
        }),
      }),
      on(closed, closedData, { keys: ({ data }) => [data.account], evolveRow: () => null }),
    ],
  });
