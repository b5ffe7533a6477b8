import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hold } from '../checkpoint.ts';
import { type DbPool, oneAtATime } from '../db.ts';
import { leases } from '../leases.ts';
import type { Projection } from '../projection.ts';
import { tableName } from '../table.ts';
import { buildUpTo, type LogReader, PAGE } from './build.ts';
import { compareTables, type Difference } from './compare.ts';
import { liveTable } from './live-table.ts';
import { dropShadow, inTransaction, openShadow, type Purpose, shadowOf } from './shadow.ts';
import { canBeUpgraded, reachable, type Switching, switchOver } from './switch-over.ts';

export type Progress = {
  readonly doing: 'building' | 'indexing' | 'comparing' | 'switching';
  /** Folded by this run; what an earlier one had folded isn't counted again. */
  readonly events: number;
  readonly position: string;
  /** The live table's position, which is where the build goes. */
  readonly target: string;
  readonly seconds: number;
};

export type BesideParts = {
  readonly db: DbPool;
  readonly log: LogReader;
  readonly projection: Projection;
  /** Says which program this is: a build that was cut off is taken up only by the same. */
  readonly code: string;
  readonly onProgress?: (progress: Progress) => void;
  readonly page?: number;
  /** Ends the wait for another process that is at the same build. */
  readonly signal?: AbortSignal;
};

/** What can be done with a table that is built beside the live one. */
export type Beside = {
  /** Whether the live table is of an older definition, or was made by another build of this version. */
  readonly isStillNeeded: () => Promise<boolean>;
  /** Builds it up to the live table, durable and with all indexes. */
  readonly build: () => Promise<void>;
  /** How it differs from the live one, both seen at one position. */
  readonly compare: () => Promise<{ readonly difference: Difference; readonly comparedAt: string }>;
  /** Puts it in the live one's place; answers its position. */
  readonly switchOver: (switching: Switching) => Promise<string>;
  readonly drop: () => Promise<void>;
  /** Streams that the build had to park, events that it folded, and how long it has taken. */
  readonly done: () => { readonly parked: number; readonly events: number; readonly seconds: number };
};

/**
 * Opens a build of a read model beside the live table, or takes it up where it was cut off. It never runs ahead of the live
 * table: both can be seen at one position. Whatever fails, the live table stays as it was.
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
  let hold: Hold = { epoch: '0', position: '', parked: new Set() };
  const seconds = (): number => (performance.now() - began) / 1_000;
  const tell = (doing: Progress['doing'], target: string): void =>
    onProgress({ doing, events, position: hold.position, target, seconds: seconds() });

  const catchUp = async (): Promise<void> => {
    // Until what is left is small; the rest is read where the live table can't move on.
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
          // Repeatable read: the live table and its checkpoint stay for us where they are, while their owner goes on; what we
          // write to ours ourselves, we see.
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
    // What fails leaves its lease: another try shouldn't have to wait for that.
    await leases.release(db, owner).catch(() => {});
  }
};

/** Durable, and with the indexes of the live table: all of it or, cut off, nothing. */
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

/** A lock not given in time, a deadlock, a transaction that another crossed, or one that a refused row has ended. */
const passing = new Set(['55P03', '40P01', '40001', '25P02']);

/** Tries again what was in another's way, and gives up when it never gets out of it. */
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
