import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import { z } from 'zod';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createOcrContents } from '../contents.ts';
import { pretendedEngine } from '../testing/pretended-engine.fixture.ts';
import { readDocument } from './reading-run.ts';

/**
 * Reads a document in a separate process, for a test that kills it: `node reader-process.fixture.ts ORDERS`. It ends
 * itself with SIGKILL at the nth event that it appends.
 */
const orders = z.object({ url: z.string(), documentId: z.string(), dieAtAppend: z.int() });
export type ReaderOrders = z.infer<typeof orders>;

const { url, documentId, dieAtAppend } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const pool = createPool(url, { max: 2 });
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
  catalogue: catalogueOf(ocrEvents),
});
const contents = createOcrContents(pool);
await readDocument(
  {
    ...{ commands, store, contents, bytesOf: contents.get, engine: pretendedEngine() },
    ...{ clock: () => new Date(), ending: new AbortController().signal },
  },
  documentId,
);
await store.close();
await pool.end();
