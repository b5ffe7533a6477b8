import { z } from 'zod';
import { createProjectionRunner } from '../../../../../projections/runner/runner.ts';
import { tally } from '../../../../../projections/testing/tally.ts';
import { openEventStore } from '../../../event-store/event-log.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { death, dieAt } from './death.ts';
import { dbThrough, logThrough } from './steps.ts';

/**
 * A projector in a separate process, for tests that kill or stop it: `node projector-process.ts ORDERS`. It prints
 * when it follows the log, its runner's reports and, if it should end at the head, that it is done.
 */
const orders = z.object({
  url: z.string(),
  version: z.int(),
  batchSize: z.int(),
  /** A batch is divided into parts of this many events; null: it isn't divided. */
  atOnce: z.int().nullable(),
  steal: z.boolean(),
  /** Ends at the log's head, or runs until its input ends. */
  until: z.enum(['head', 'told']),
  death: death.nullable(),
});
export type ProjectorOrders = z.infer<typeof orders>;

const given = orders.parse(JSON.parse(process.argv[2] ?? ''));
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
const at = dieAt(given.death, ({ signal }) => {
  say({ dying: signal });
  process.kill(process.pid, signal);
});
const pool = createPool(given.url, { application_name: 'a projector' });
const store = openEventStore({ databaseUrl: given.url });
const db = dbThrough(pool, at);
const runner = createProjectionRunner({
  source: logThrough(store, at),
  db,
  projections: [{ ...tally(given.version), ...(given.atOnce === null ? {} : { atOnce: given.atOnce }) }],
  batchSize: given.batchSize,
  steal: given.steal,
  backOff: { firstMs: 5, longestMs: 50 },
  upgrading: { code: async () => 'a program', open: () => ({ db, close: async () => {} }) },
  report: ({ what, error }) => say({ report: what, error: String(error) }),
});
const end = async (): Promise<never> => {
  await runner.stop();
  await store.close();
  await pool.end();
  process.exit(0);
};

process.stdin.once('end', end).resume();
await runner.start();
say({ following: true });
if (given.until === 'head') {
  say({ done: await runner.waitFor(await store.head(), ['tally'], { timeoutMs: 20_000 }) });
  await end();
}
