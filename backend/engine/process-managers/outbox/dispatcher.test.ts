import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMemoryEventStore } from '../../event-store/testing/memory-log.ts';
import { createMemoryJobs } from '../../jobs/memory-jobs.ts';
import { createDispatcher, type DispatcherReport } from './dispatcher.ts';
import { createOutbox } from './outbox.ts';

it('reports a failure of its turns once, and again when a turn has succeeded in between', async () => {
  let away: string | null = 'the database is away';
  const reports: DispatcherReport[] = [];
  const dispatcher = createDispatcher({
    outbox: createOutbox({
      query: async () => {
        if (away) throw new Error(away);
        return { command: 'SELECT', rows: [], rowCount: 0, oid: 0, fields: [] };
      },
    }),
    jobs: createMemoryJobs(),
    store: createMemoryEventStore(),
    managers: [],
    pollMs: 1,
    report: (report) => reports.push(report),
  });
  const failures = () => reports.map((report) => [report.what, report.error]);

  dispatcher.start();
  await expect.poll(failures).toEqual([['turn_failed', away]]);
  await sleep(20);
  away = null;
  await sleep(20);
  expect(reports).toHaveLength(1);
  away = 'the database is away again';
  await expect.poll(failures).toHaveLength(2);
  await dispatcher.stop();
});
