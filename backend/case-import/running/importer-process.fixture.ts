import { z } from 'zod';
import { createCasesOfSources, createKnownCases } from '../../cases/context.ts';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';
import { createUploads } from '../uploads.ts';
import { runImport } from './import-run.ts';

/**
 * Imports a file in a separate process, for tests that kill it: `node importer-process.fixture.ts ORDERS`. If the
 * orders say so, it ends itself with SIGKILL at the nth event that it appends.
 */
const orders = z.object({ url: z.string(), batchId: z.string(), rowsAPart: z.int(), dieAtAppend: z.int().nullable() });
export type ImporterOrders = z.infer<typeof orders>;

const { url, batchId, rowsAPart, dieAtAppend } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const pool = createPool(url, { max: 4 });
const store = openEventStore({ databaseUrl: url });
let appends = 0;
const mortal: typeof store = {
  ...store,
  append: async (...given) => {
    const result = await store.append(...given);
    appends += 1;
    // After the log has the event, and before the append returns.
    if (appends === dieAtAppend) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
const commands = createCommandHandler({
  store: mortal,
  sealer: createMemorySealer().sealer,
  catalogue: eventCatalogue,
});
const blobs = createBlobs(pool);
await runImport(
  {
    commands,
    blobs,
    uploads: createUploads(pool),
    rulesets: createRulesets({ store, blobs, commands }),
    known: createKnownCases(pool),
    casesOf: createCasesOfSources(pool),
    clock: () => new Date(),
    rowsAPart,
  },
  batchId,
);
await store.close();
await pool.end();
