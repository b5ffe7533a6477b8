import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';
import { rebuild } from '../../../../../projections/runner/rebuild/rebuild.ts';
import { tally } from '../../../../../projections/testing/tally.ts';
import { openEventStore } from '../../../event-store/event-log.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { death, dieAt } from './death.ts';
import { dbThrough, logThrough } from './steps.ts';

/**
 * A rebuild in a separate process, for tests that kill it: `node rebuild-process.ts ORDERS`. It prints its progress
 * and its outcome, one line of JSON each.
 */
const orders = z.object({ url: z.string(), page: z.int(), code: z.string(), death: death.nullable() });
export type RebuildOrders = z.infer<typeof orders>;
/** `readAfter`: the position after which it had read the log last. */
export type ToldProgress = { readonly doing: string; readonly events: number; readonly readAfter: string };

const given = orders.parse(JSON.parse(process.argv[2] ?? ''));
const at = dieAt(given.death, ({ signal }) => void process.kill(process.pid, signal));
const pool = createPool(given.url, { application_name: 'a rebuild' });
const store = openEventStore({ databaseUrl: given.url });
let readAfter = START;
const read: typeof store.readAll = (options) => {
  readAfter = options.after;
  return store.readAll(options);
};
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
say({
  done: await rebuild({
    db: dbThrough(pool, at),
    log: logThrough({ ...store, readAll: read }, at),
    projection: tally(),
    code: given.code,
    page: given.page,
    onProgress: ({ doing, events }) => say({ doing, events, readAfter } satisfies ToldProgress),
  }),
});
await store.close();
await pool.end();
process.exit(0);
