import { readConfiguration } from '../../backend/engine/configuration.ts';
import { eventLogAt } from '../../backend/engine/event-store/event-log.ts';
import type { EventStore } from '../../backend/engine/event-store/event-store.ts';
import { createPool, type Pool } from '../../backend/engine/postgres/connections/pool.ts';
import { visitDatabase } from '../../backend/engine/postgres/database.ts';

export type Opened = { readonly pool: Pool; readonly store: EventStore };

/**
 * Opens the service's database for a command, whether the service runs or not. Statements have no time limit, because
 * their time depends on the size of the tables. False when there is no log yet.
 */
export const withLog = async (work: (opened: Opened) => Promise<void>): Promise<boolean> => {
  const { dataDir, databaseUrl, eventStoreUrl } = readConfiguration(process.env);
  const database = await visitDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const pool = createPool(database.url, { max: 4, statement_timeout: 0, application_name: 'nomucheck read models' });
  try {
    const eventLog = eventLogAt({ databaseUrl: database.url, eventStoreUrl });
    if (!(await eventLog.isThere())) return false;
    const patience = { server: 600_000, client: 610_000 };
    const store = eventLog.open({ readers: 2, patience });
    await work({ pool, store }).finally(() => store.close());
    return true;
  } finally {
    await pool.end();
    await database.stop();
  }
};
