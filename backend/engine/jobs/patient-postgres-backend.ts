import { setTimeout as sleep } from 'node:timers/promises';
import {
  assertSchemaCompatibility,
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq';

const pauseMs = 1_000;

/**
 * BullMQ's own backend with another check of whether the database is ready.
 *
 * BullMQ (6.7.0) keeps the result of its first check permanently, also a failure. If the database is ready a moment
 * too late at the start, it would count as unavailable for ever, and a worker would repeat the check without a pause,
 * which blocks the event loop. Here a failed check is forgotten after a second. When BullMQ is given a pool, it also
 * checks the schema `bullmq`; this queue has pools of its own and another schema. Two tests show both facts for the
 * installed version (patient-postgres-backend.int.test.ts): when one of them fails after an upgrade, the part that it
 * is about can be removed.
 */
export const patientPostgresBackend = (
  schema: string,
): BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> => {
  class PatientConnection extends PostgresConnection {
    #looked: Promise<void> | undefined;

    override waitUntilReady(): Promise<void> {
      this.#looked ??= this.#look().catch(async (error: unknown) => {
        await sleep(pauseMs, undefined, { ref: false });
        this.#looked = undefined;
        throw error;
      });
      return this.#looked;
    }

    async #look(): Promise<void> {
      const client = await this.pool.connect();
      try {
        await assertSchemaCompatibility(client, schema);
      } finally {
        client.release();
      }
    }
  }

  class PatientBackend extends PostgresQueueBackend {
    /** BullMQ's own method also names the connection; that name isn't used. */
    override waitUntilReady(): Promise<void> {
      return this.connection.waitUntilReady();
    }
  }

  return (name, options) => new PatientBackend(new PatientConnection(options.connection), name, options);
};
