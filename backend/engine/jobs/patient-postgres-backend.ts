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
 * BullMQ's own backend, but for the answer to whether the database is ready.
 *
 * BullMQ (6.7.0) keeps the first answer for good, also where it was no. A database that was a moment late at the start would
 * then be away for ever, and a worker would ask again without a pause, so that nothing else in the process gets its turn. Here
 * a failed look is forgotten a second later. BullMQ also looks in the schema `bullmq` wherever it is given a pool; the queue has
 * pools of its own and another schema. Two tests say so of the installed version (patient-postgres-backend.int.test.ts): when
 * one of them fails after an upgrade, the part that it speaks of can go.
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
    /** Without the name that BullMQ gives its connection here: nothing looks for it. */
    override waitUntilReady(): Promise<void> {
      return this.connection.waitUntilReady();
    }
  }

  return (name, options) => new PatientBackend(new PatientConnection(options.connection), name, options);
};
