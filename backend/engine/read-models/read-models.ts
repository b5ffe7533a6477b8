import { messageOf } from '@nomucheck/projections/runner/failure.ts';
import { isParked } from '@nomucheck/projections/runner/parking.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import type { Progress } from '@nomucheck/projections/runner/rebuild/beside.ts';
import type { Report } from '@nomucheck/projections/runner/report.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { unknownReadModels } from '@nomucheck/projections/runner/unknown-read-models.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventStore } from '../event-store/event-store.ts';
import { createPool } from '../postgres/pool.ts';
import { prepared } from '../postgres/prepared.ts';
import { programOfReadModels } from './read-model-program.ts';
import { progressLine, throttled } from './read-model-progress.ts';

export type ReadModels = {
  /**
   * Returns once the read models follow the log; `onProgress` reports in Korean how far the table of a new version
   * is.
   */
  start(onProgress?: (what: string) => void): Promise<void>;
  stop(): Promise<void>;
  readonly names: readonly string[];
  /** Whether these projections passed the position in time; false at once if the log hasn't reached it. */
  waitFor(position: string, projections: readonly string[]): Promise<boolean>;
  /**
   * Waits until every read model has read the log to its present head; false if one doesn't get there within a
   * minute.
   */
  caughtUp(): Promise<boolean>;
  /** Whether one of the projections has parked one of these streams; any stream, if none are named. */
  isParked(projections: readonly string[], streams?: readonly string[]): Promise<boolean>;
};

const longestCatchUp = 60_000;

/** The read models of this process, which follow the log. */
export const createReadModels = (parts: {
  readonly pool: pg.Pool;
  readonly projections: readonly Projection[];
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly log: Logger;
}): ReadModels => {
  const { pool, projections, databaseUrl, store, log } = parts;
  let reportProgress: (projection: string, progress: Progress) => void = () => {};
  const db = prepared(pool);
  const runner = createProjectionRunner({
    source: store,
    db,
    projections,
    onProgress: (projection, progress) => reportProgress(projection, progress),
    upgrading: {
      code: programOfReadModels,
      open: () => {
        // A statement's time depends on the size of the tables.
        const options = { max: 3, statement_timeout: 0, application_name: 'nomucheck upgrade' };
        const upgrade = createPool(databaseUrl, options);
        return { db: upgrade, close: () => upgrade.end() };
      },
    },
    report: (report) => say(log, report),
  });
  const names = projections.map(({ name }) => name);

  return {
    start: async (onProgress = () => {}) => {
      reportProgress = throttledForEach(onProgress);
      await runner.start();
      const { names: unknown, tables } = await unknownReadModels(pool, projections);
      if (unknown.length + tables.length > 0)
        log.warn({ unknown, tables }, 'read models that this program does not know: npm run rebuild -- --drop-unknown');
    },
    stop: runner.stop,
    names,
    waitFor: async (position, projections) => (await runner.waitFor(position, projections)) === 'passed',
    caughtUp: async () => (await runner.waitFor(await store.head(), names, { timeoutMs: longestCatchUp })) === 'passed',
    isParked: (projections, streams) => isParked(db, projections, streams ? { streams } : {}),
  };
};

/** Reports at most one sentence a second for each read model. */
const throttledForEach = (onProgress: (what: string) => void): ((projection: string, progress: Progress) => void) => {
  const reporters = new Map<string, (progress: Progress) => void>();
  return (name, progress) => {
    const reportProgress =
      reporters.get(name) ?? throttled((step) => onProgress(`${name} 표를 새 판으로 만드는 중: ${progressLine(step)}`));
    reporters.set(name, reportProgress);
    reportProgress(progress);
  };
};

/** Logs what happened to a read model, with what the operator has to do about it. */
const say = (log: Logger, { name: projection, what, error, event }: Report): void => {
  const detail = { projection, what, err: messageOf(error) };
  const at = event && { stream: event.stream, position: event.position, type: event.type };
  const rebuild = `npm run rebuild -- ${projection}`;
  switch (what) {
    case 'parked':
      log.error({ ...detail, ...at }, 'a projection has parked a stream');
      break;
    case 'unknown_event':
      log.error({ ...detail, ...at }, 'a newer program wrote the next event: this one waits for that program');
      break;
    case 'newer_version':
      log.error(
        detail,
        `a newer program made this read model, so this one leaves it alone; to go back to this program: ${rebuild}`,
      );
      break;
    case 'beyond_log':
      log.error(detail, `the log ends before what this read model holds: ${rebuild}`);
      break;
    case 'reshaped':
      log.error(detail, 'another build of the same version keeps this read model: end it, or start this one again');
      break;
    case 'upgraded':
      log.info(detail, 'a read model was built anew and put in its place');
      break;
    case 'retrying':
    case 'ownership_lost':
      log.warn(detail, 'a projection has to begin again');
  }
};
