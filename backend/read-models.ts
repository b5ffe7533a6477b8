import { emptyLevels, noCounts } from '@nomucheck/domain/win-rate/case-counts.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { CaseReader } from './checks/case-reader.ts';
import type { CheckList } from './checks/check-list.ts';
import type { EventStore } from './event-store/event-store.ts';

export const createReadModels = ({ pool, store, log }: { pool: pg.Pool; store: EventStore; log: Logger }) => {
  const runner = createProjectionRunner({
    source: store,
    db: pool,
    projections: [],
    report: ({ projection, what, error }) => log.error({ projection, what, err: String(error) }, 'projection'),
  });
  const cases: CaseReader = {
    count: async () => ({ counts: emptyLevels, position: await store.head() }),
    precedents: async () => [],
    countOne: async () => noCounts,
  };
  const checkList: CheckList = async () => ({ items: [], total: 0 });
  return {
    start: runner.start,
    stop: runner.stop,
    waitFor: async (position: string, projections: readonly string[]) =>
      (await runner.waitFor(position, projections)) === 'passed',
    caughtUp: async () => {},
    healthy: async () => true,
    cases,
    checkList,
    checkProjections: [],
    caseProjections: [],
  };
};
