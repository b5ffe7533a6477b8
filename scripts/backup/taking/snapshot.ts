import type { EventStore } from '../../../backend/engine/event-store/event-store.ts';
import type { Pool, PoolClient } from '../../../backend/engine/postgres/connections/pool.ts';
import type { Position } from '../../../domain/kernel/log/position.ts';

/** The database at one moment, and how far the log was just before it. */
export type Snapshot = {
  readonly head: Position;
  readonly client: PoolClient;
  readonly close: () => Promise<void>;
};

const mostTries = 100;

/**
 * The log's head is read first: whatever an event up to there refers to (a key, a file, a blob) was written before the event,
 * so the snapshot has it. The snapshot may know of events after the head; where nothing was written between the two, it
 * doesn't, and on a service that is written to such a moment is found within a few tries.
 */
export const openSnapshot = async (pool: Pool, store: Pick<EventStore, 'head'>): Promise<Snapshot> => {
  const client = await pool.connect();
  const close = async (): Promise<void> => {
    // Closing the connection ends its transaction.
    client.release(true);
  };
  try {
    for (let tries = 1; ; tries += 1) {
      const head = await store.head();
      await client.query('begin isolation level repeatable read read only');
      // The first statement takes the snapshot. Values are written so that any server reads them alike.
      await client.query(
        `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
         set local intervalstyle = 'iso_8601'; select pg_current_snapshot()`,
      );
      if (tries === mostTries || (await store.head()) === head) return { head, client, close };
      await client.query('rollback');
    }
  } catch (error) {
    await close();
    throw error;
  }
};
