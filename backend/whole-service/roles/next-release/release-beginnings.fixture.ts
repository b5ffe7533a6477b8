import { randomUUID } from 'node:crypto';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { defineEvent } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { defineProjection, on } from '@nomucheck/projections/runner/projection.ts';
import { z } from 'zod';
import { defineContext } from '../../../engine/foundation/context.ts';

const nothing = z.strictObject({});
export const releaseBegun = defineEvent({ type: 'ReleaseBegun', version: 1, schema: nothing });

const decider: Decider<null, null, { type: 'ReleaseBegun'; data: Record<string, never> }> = {
  initialState: null,
  decide: () => [{ type: 'ReleaseBegun', data: {} }],
  evolve: (state) => state,
};

const beginnings = defineProjection<{ id: string; at: string }>({
  name: 'release-beginnings',
  version: 1,
  table: { name: 'release_beginnings', key: 'id', columns: { at: 'timestamptz not null' }, indexes: [] },
  takes: [
    on(releaseBegun, nothing, {
      keys: ({ id }) => [id],
      evolveRow: (_row, { id, at }) => ({ id, at }),
    }),
  ],
});

/** A context that only the next release has: an event, a read model and a table of the vault. Each start that writes is noted. */
export const releaseBeginnings = defineContext({
  name: 'release-beginnings',
  events: [releaseBegun],
  projections: [beginnings],
  processManagers: [],
  sentences: { ReleaseBegun: () => '다음 배포가 시작되었어요.' },
  migrations: new URL('migrations/', import.meta.url),
  personalData: { tables: { release_beginnings: { noPersonalData: 'when the program started' } } },
  create: ({ pool, commands, clock }) => ({
    offers: {},
    begin: async () => {
      const id = randomUUID();
      await pool.query('insert into vault.release_beginnings (id) values ($1)', [id]);
      const actor = { id: 'system', role: 'system' } as const;
      const context = { commandId: id, correlationId: id, actor, at: clock().toISOString() };
      await commands.handle(decider, { stream: `release-${id}`, command: null, context });
    },
  }),
});
