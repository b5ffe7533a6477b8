import { LEASE_SECONDS } from '@nomucheck/projections/runner/subscriptions/leases.ts';
import { z } from 'zod';
import { createPostgresJobs } from '../jobs/bullmq-jobs.ts';
import { failpoints } from './failpoint.ts';
import { joinWork, startProcess } from './work-under-test.fixture.ts';

/**
 * A process manager, a dispatcher and a worker in a separate process, with the queue on PostgreSQL, for tests that
 * kill it: `node worker-process.fixture.ts ORDERS`. If the orders say so, it ends itself with SIGKILL at the nth
 * passing of a place; otherwise it runs until its input ends. With `blocksForMs` each receipt blocks its event loop for so
 * long, and queue and leases are as patient as in the service; else they are impatient.
 */
const orders = z.object({
  url: z.string(),
  death: z.object({ place: z.enum(failpoints), nth: z.int() }).nullable(),
  blocksForMs: z.int().optional(),
});
export type WorkerOrders = z.infer<typeof orders>;

const { url, death, blocksForMs } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const work = joinWork(url);
const queue = createPostgresJobs(url, { backOffMs: 20, ...(blocksForMs === undefined && { stalledAfterMs: 400 }) });
let left = death?.nth ?? 0;
process.stdin
  .once('end', async () => {
    await running.stop();
    await queue.close();
    await work.close();
    process.exit(0);
  })
  .resume();
const running = await startProcess(work, queue, {
  ...(blocksForMs !== undefined && { leaseSeconds: LEASE_SECONDS }),
  onReceipt: () => {
    for (const until = performance.now() + (blocksForMs ?? 0); performance.now() < until; );
  },
  failpoint: (place) => {
    if (place !== death?.place) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${JSON.stringify({ working: true })}\n`);
