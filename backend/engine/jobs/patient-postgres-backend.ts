import { setTimeout as sleep } from 'node:timers/promises';
import {
  assertSchemaCompatibility,
  type BackendFactory,
  createPostgresBackend,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
} from 'bullmq';

const pauseMs = 1_000;

/**
 * BullMQ's own, but for one thing: it keeps the answer to whether the database is ready for good, also where it was no. A
 * database that was a moment late at the start would be away for ever, and a worker would ask again without a pause, so
 * that nothing else in the process ever gets its turn. Here a no is forgotten, a second later.
 */
export const patientPostgresBackend =
  (schema: string): BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> =>
  (name, options, how) => {
    const backend = createPostgresBackend(name, options, how);
    const { connection } = backend;

    const look = async (): Promise<void> => {
      const client = await connection.pool.connect();
      try {
        await assertSchemaCompatibility(client, schema);
      } finally {
        client.release();
      }
    };
    let looked: Promise<void> | undefined;
    const ready = (): Promise<void> => {
      looked ??= look().catch(async (error: unknown) => {
        await sleep(pauseMs, undefined, { ref: false });
        looked = undefined;
        throw error;
      });
      return looked;
    };
    connection.waitUntilReady = ready;
    // Without the name that BullMQ gives its connection there: nothing looks for it.
    backend.waitUntilReady = ready;
    return backend;
  };
