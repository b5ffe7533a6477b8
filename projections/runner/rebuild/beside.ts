import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Hold } from '../checkpoint.ts';
import { type DbPool, oneAtATime } from '../db.ts';
import { leases } from '../leases.ts';
import type { Projection } from '../projection.ts';
import { tableName } from '../tables/table.ts';
import { buildUpTo, type LogReader, PAGE } from './build.ts';
import { compareTables, type Difference } from './compare.ts';
import { liveTable } from './live-table.ts';
import { dropShadow, inTransaction, openShadow, type Purpose, shadowOf } from './shadow.ts';
import { canBeUpgraded, reachable, type Switching, switchOver } from './switch-over.ts';

export type Progress = {
  readonly doing: 'building' | 'indexing' | 'comparing' | 'switching';
  /** Events folded by this run; those of an earlier run aren't counted again. */
  readonly events: number;
  /** Of the way to the live table's position, which the build has to reach: 0 to 1, counted or estimated. */
  readonly share: number;
  readonly seconds: number;
};

export type BesideParts = {
  readonly db: DbPool;
  readonly log: LogReader;
  readonly projection: Projection;
  /** The version of the program: an interrupted build is continued only by the same program. */
  readonly code: string;
  readonly onProgress?: (progress: Progress) => void;
  readonly page?: number;
  /** Aborts the wait for another process that does the same build. */
  readonly signal?: AbortSignal;
};

/** Operations on a table that is built beside the live one. */
export type Beside = {
  /** Whether the live table is of an older definition, or was made by another build of this version. */
  readonly isStillNeeded: () => Promise<boolean>;
  /** Builds it up to the live table's position, durable and with all indexes. */
  readonly build: () => Promise<void>;
  /** The differences from the live one, with both at one position. */
  readonly compare: () => Promise<{ readonly difference: Difference; readonly comparedAt: string }>;
  /** Replaces the live one with it; returns its position. */
  readonly switchOver: (switching: Switching) => Promise<string>;
  readonly drop: () => Promise<void>;
  /** Parked streams, folded events, and the time taken. */
  readonly done: () => { readonly parked: number; readonly events: number; readonly seconds: number };
};

const shareOf = (log: LogReader, position: string, target: string): number => {
  const all = log.distance(START, target).events;
  return all === 0 ? 1 : Math.min(1, log.distance(START, position).events / all);
};

/**
 * Begins a build of a read model beside the live table, or continues an interrupted one. It never reads further than
 * the live table, so that both can be compared at one position. If anything fails, the live table is unchanged.
 */
export const withBeside = async <Result>(
  parts: BesideParts,
  purpose: Purpose,
  work: (beside: Beside) => Promise<Result>,
): Promise<Result> => {
  const { db, log, projection: live, code, page = PAGE, onProgress = () => {}, signal } = parts;
  const shadow = shadowOf(live, purpose);
  const owner = randomUUID();
  const began = performance.now();
  let events = 0;
  let hold: Hold = { epoch: '0', position: START, parked: new Set() };
  const seconds = (): number => (performance.now() - began) / 1_000;
  const tell = (doing: Progress['doing'], target: string): void =>
    onProgress({ doing, events, share: shareOf(log, hold.position, target), seconds: seconds() });

  const catchUp = async (): Promise<void> => {
    // Until few events are left; those are read while the live table can't move on.
    for (let before = Number.POSITIVE_INFINITY; before > page; ) {
      const target = await reachable(log, (await liveTable(db, live)).position);
      const start = events;
      hold = await buildUpTo(db, log, shadow, hold, target, {
        page,
        onStep: (step) => {
          events += step.events;
          hold = step.hold;
          tell('building', target);
        },
      });
      before = events - start;
    }
  };

  try {
    await liveTable(db, live);
    hold = await openShadow(db, shadow, owner, { code, head: await log.head(), signal });
    return await work({
      isStillNeeded: async () => canBeUpgraded(await liveTable(db, live)),
      build: async () => {
        await catchUp();
        tell('indexing', hold.position);
        await whileRenewing(db, owner, () => finishTable(db, live, shadow));
      },
      compare: () =>
        again(async () => {
          await catchUp();
          tell('comparing', hold.position);
          // Repeatable read: this transaction sees the live table and its checkpoint unchanged while the owner
          // continues, and it sees its own writes.
          const { built, ...compared } = await inTransaction(
            db,
            async (client) => {
              const position = await reachable(log, (await liveTable(client, live)).position);
              const built = await buildUpTo(oneAtATime(client), log, shadow, hold, position, { page });
              return { built, difference: await compareTables(client, live.table, shadow.table), comparedAt: position };
            },
            'begin isolation level repeatable read',
          );
          hold = built;
          return compared;
        }),
      switchOver: (switching) =>
        again(async () => {
          await catchUp();
          tell('switching', hold.position);
          return switchOver(db, log, { live, shadow, hold, switching });
        }),
      drop: () => dropShadow(db, shadow),
      done: () => ({ parked: hold.parked.size, events, seconds: seconds() }),
    });
  } finally {
    // A failed build releases its lease, so that another try needn't wait for it.
    await leases.release(db, owner).catch(() => {});
  }
};

/** Durable, and with the indexes of the live table: all in one transaction. */
const finishTable = (db: DbPool, live: Projection, shadow: Projection): Promise<void> =>
  inTransaction(db, async (client) => {
    const name = tableName(shadow.table);
    const { rows } = await client.query<{ durable: boolean }>(
      `select relpersistence = 'p' as durable from pg_class where oid = $1::regclass`,
      [name],
    );
    if (rows[0]?.durable) return;
    await client.query(`alter table ${name} set logged`);
    for (const body of live.table.indexes) await client.query(`create index on ${name} ${body}`);
    await client.query(`analyze ${name}`);
  });

const whileRenewing = async (db: DbPool, owner: string, work: () => Promise<void>): Promise<void> => {
  const timer = setInterval(() => leases.renew(db, owner).catch(() => {}), (leases.seconds * 1_000) / 3);
  await work().finally(() => clearInterval(timer));
};

/**
 * A lock that wasn't granted in time, a deadlock, a serialization failure, or a transaction that was ended by a
 * refused row.
 */
const passing = new Set(['55P03', '40P01', '40001', '25P02']);

/** Repeats an attempt that was blocked by another process, up to a limit. */
const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === 30 || typeof code !== 'string' || !passing.has(code)) throw error;
      await sleep(Math.min(100 * attempt, 1_000) * (0.5 + Math.random() / 2));
    }
  }
};
