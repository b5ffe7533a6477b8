import { joinedAmong } from '@nomucheck/projections/cases/case-work/related.ts';
import { z } from 'zod';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';
import { createCaseTexts } from '../case-texts.ts';
import { createDisputes } from '../disputes/dispute-proposals.ts';
import { createDuplicates } from '../disputes/duplicates.ts';
import { createTakeovers } from '../merging/take-over.ts';
import { createProposing } from '../refining/proposing.ts';
import { createRefining } from '../refining/refining.ts';
import { runBulkRevert } from './bulk-revert.ts';
import { runBulkWork } from './bulk-run.ts';

/**
 * Does work on many cases, or takes it back, in a process of its own, for tests that kill it: `node bulk-process.fixture.ts
 * ORDERS`. It ends itself with SIGKILL at the nth event that it appends.
 */
const orders = z.object({
  url: z.string(),
  workId: z.string(),
  what: z.enum(['do', 'revert']),
  casesAPart: z.int(),
  dieAtAppend: z.int(),
});
export type BulkOrders = z.infer<typeof orders>;

const { url, workId, what, casesAPart, dieAtAppend } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const pool = createPool(url, { max: 8 });
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
const { sealer } = createMemorySealer();
const commands = createCommandHandler({ store: mortal, sealer, catalogue: eventCatalogue });
const blobs = createBlobs(pool);
const disputes = createDisputes(pool);
const texts = createCaseTexts(blobs);
const refining = createRefining({
  commands,
  texts,
  takeovers: createTakeovers({ commands, texts }),
  propose: createProposing(createRulesets({ store, blobs, commands })),
  disputes,
  // No process updates the read models meanwhile: they stay as they were at the beginning.
  duplicates: createDuplicates(pool, async () => true),
});
const joined = (ids: readonly string[]) => joinedAmong(pool, ids);
const parts = { commands, blobs, refining, disputes, joined, clock: () => new Date(), casesAPart };
await (what === 'do' ? runBulkWork(parts, workId) : runBulkRevert(parts, workId));
await store.close();
await pool.end();
