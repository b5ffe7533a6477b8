import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@nomucheck/projections/runner/failure.ts';
import { isParked } from '@nomucheck/projections/runner/parking.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import type { Progress } from '@nomucheck/projections/runner/rebuild/beside.ts';
import type { Report } from '@nomucheck/projections/runner/report.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { missingTables } from '@nomucheck/projections/runner/tables/missing-tables.ts';
import { unknownReadModels } from '@nomucheck/projections/runner/tables/unknown-read-models.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventStore } from '../event-store/event-store.ts';
import { createPool } from '../postgres/connections/pool.ts';
import { prepared } from '../postgres/connections/prepared.ts';
import { programOfReadModels } from './read-model-program.ts';
import { progressLine, throttled } from './read-model-progress.ts';

export type ReadModels = {
  /**
   * Returns once the read models follow the log, in this process or another; `onProgress` reports in Korean how far the table
   * of a new version is, or what is waited for.
   */
  start(onProgress?: (what: string) => void): Promise<void>;
  stop(): Promise<void>;
  readonly names: readonly string[];
  /** How many of them this process keeps. */
  kept(): number;
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
const lookAgainMs = 250;

/** The read models, which follow the log in this process or another. */
export const createReadModels = (parts: {
  readonly pool: pg.Pool;
  readonly projections: readonly Projection[];
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly log: Logger;
  /** The name under which this process holds leases. */
  readonly owner?: string;
  /** Whether this process makes them follow the log. */
  readonly keeps?: boolean;
  /** Whether it takes them from their owners when it starts. */
  readonly steal?: boolean;
}): ReadModels => {
  const { pool, projections, databaseUrl, store, log, owner, keeps = true, steal = true } = parts;
  let reportProgress: (projection: string, progress: Progress) => void = () => {};
  const db = prepared(pool);
  const runner = createProjectionRunner({
    source: store,
    db,
    projections,
    ...(owner !== undefined && { owner }),
    steal,
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
  const ending = new AbortController();

  /** Another process makes the tables; until then a query would fail. */
  const untilMade = async (onProgress: (what: string) => void): Promise<void> => {
    for (let told = 0; !ending.signal.aborted; ) {
      const missing = await missingTables(db, projections);
      if (missing.length === 0) return;
      if (missing.length !== told)
        onProgress(`다른 프로세스(--role=projector)가 읽기 표 ${missing.length}개를 만들기를 기다리는 중`);
      told = missing.length;
      await sleep(lookAgainMs);
    }
  };

  return {
    start: async (onProgress = () => {}) => {
      if (!keeps) return untilMade(onProgress);
      reportProgress = throttledForEach(onProgress);
      await runner.start();
      const { names: unknown, tables } = await unknownReadModels(pool, projections);
      if (unknown.length + tables.length > 0)
        log.warn({ unknown, tables }, 'read models that this program does not know: npm run rebuild -- --drop-unknown');
    },
    stop: async () => {
      ending.abort();
      await runner.stop();
    },
    names,
    kept: runner.kept,
    waitFor: async (position, projections) => (await runner.waitFor(position, projections)) === 'passed',
    caughtUp: async () => (await runner.waitFor(await store.head(), names, { timeoutMs: longestCatchUp })) === 'passed',
    // An owner alone parks events, and one that knows of none needn't ask.
    isParked: async (projections, streams) =>
      !runner.nothingParkedIn(projections) && (await isParked(db, projections, streams ? { streams } : {})),
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
