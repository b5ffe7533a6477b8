import { createPool } from '../../../postgres/connections/pool.ts';
import { migrate } from '../../../postgres/migrations.ts';
import { startTestDatabase } from '../../../testing/test-database.ts';
import type { EventStore } from '../../event-store.ts';
import type { RestorableLog } from '../../positions/epochs-contract.fixture.ts';
import { createPostgresEventStore, logMigrations } from '../postgres-event-store.ts';

/** An empty log in a database of its own, for integration tests. */
export const openTestLog = async (): Promise<RestorableLog & { readonly url: string }> => {
  const database = await startTestDatabase();
  const admin = createPool(database.url, { max: 2 });
  await migrate(admin, [logMigrations]);
  const stores: EventStore[] = [];
  return {
    url: database.url,
    connect: () => {
      const store = createPostgresEventStore({ url: database.url });
      stores.push(store);
      return store;
    },
    cut: async () => {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    wipe: async () => {
      await admin.query(`alter table log.events disable trigger append_only; truncate log.events;
        alter table log.events enable always trigger append_only`);
    },
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await admin.end();
      await database.close();
    },
  };
};
