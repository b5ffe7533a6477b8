import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf, defineEvent } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';
import { createCommandHandler } from '../command-handling/handle-command.ts';
import { eventLogAt, openEventStore } from '../event-store/event-log.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { migrateQueue } from '../jobs/bullmq-jobs.ts';
import type { JobHandlers, Jobs, Working } from '../jobs/jobs.ts';
import { createPool } from '../postgres/connections/pool.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import { migrate } from '../postgres/migrations.ts';
import { createMemorySealer } from '../sealing/memory-sealer.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import type { Failpoint } from './failpoint.ts';
import { createFollower } from './follower.ts';
import { createDispatcher } from './outbox/dispatcher.ts';
import { effectJobs } from './outbox/effect-jobs.ts';
import { createOutbox } from './outbox/outbox.ts';
import { after, defineProcessManager, type ProcessManager } from './process-manager.ts';
import { workMigrations } from './work-migrations.ts';

/**
 * An order that is paid. A process manager then unlocks its result (a job that gives a command) and sends a receipt.
 */
const noData = z.object({});
export const paid = defineEvent({ type: 'OrderPaid', version: 1, schema: z.object({ readable: z.boolean() }) });
const unlocked = defineEvent({ type: 'ResultUnlocked', version: 1, schema: noData });
type Unlocked = { type: 'ResultUnlocked'; data: Record<string, never> };
type Paid = { type: 'OrderPaid'; data: { readable: boolean } };

/** A command may be refused although the process manager requested it: an order with this name is never unlocked. */
export const forbidden = 'forbidden';
const result: Decider<number, { of: string }, Unlocked> = {
  initialState: 0,
  // It decides without looking at the state: only the command's id prevents a second unlocking.
  decide: ({ of }) => {
    if (of.includes(forbidden)) throw new DomainError('forbidden');
    return [{ type: 'ResultUnlocked', data: {} }];
  },
  evolve: (times) => times + 1,
};
const order: Decider<null, Paid['data'], Paid> = {
  initialState: null,
  decide: (data) => [{ type: 'OrderPaid', data }],
  evolve: () => null,
};

/** `readsAll`: it can also read an order that the first version of the manager can't read. */
export const afterPayment = ({ readsAll = false } = {}): ProcessManager =>
  defineProcessManager({
    name: 'after-payment',
    reactions: [
      after(paid, z.object({ readable: z.boolean() }), ({ stream, data }) => {
        if (!data.readable && !readsAll) throw new Error('읽을 수 없는 결제');
        return [
          { name: 'unlock', data: { order: stream } },
          { name: 'receipt', data: { order: stream } },
        ];
      }),
    ],
  });

export type WorkUnderTest = ReturnType<typeof joinWork>;

/** The log, the outbox, the queue's tables and a table of receipts, on a real PostgreSQL. */
export const openWork = async () => {
  const database = await startTestDatabase();
  const work = joinWork(database.url);
  await migrate(work.pool, [...eventLogAt({ databaseUrl: database.url }).migrations, workMigrations], [migrateQueue]);
  await work.pool.query('create table receipts (effect text primary key, orders text not null, times int not null)');
  return {
    ...work,
    close: async () => {
      await work.close();
      await database.close();
    },
  };
};

/** The same log and tables, opened as another process would. */
export const joinWork = (url: string) => {
  // The property is about lost work, not about a slow machine: a busy disk may delay a connection for seconds.
  const pool = createPool(url, { connectionTimeoutMillis: 20_000 });
  const store = openEventStore({ databaseUrl: url });
  const commandsOn = (on: EventStore) =>
    createCommandHandler({ store: on, sealer: createMemorySealer().sealer, catalogue: catalogueOf([paid, unlocked]) });
  const commands = commandsOn(store);

  const pay = async (orderName: string, readable = true): Promise<string> => {
    const commandId = randomUUID();
    await commands.handle(order, {
      stream: orderName,
      command: { readable },
      context: {
        commandId,
        at: new Date().toISOString(),
        actor: { id: 'buyer', role: 'user' },
        correlationId: `c-${commandId}`,
      },
    });
    return orderName;
  };

  /** The command has the effect's key as its id, so that a second delivery has no effect. */
  const unlock =
    (on: EventStore): JobHandlers[string] =>
    async ({ id, data }) => {
      const { order: of } = z.object({ order: z.string() }).parse(data);
      const actor = { id: 'system', role: 'system' } as const;
      const context = { commandId: id, at: new Date().toISOString(), actor, correlationId: id };
      await commandsOn(on).handle(result, { stream: resultOf(of), command: { of }, context });
    };

  /** Writes a receipt under the effect's key, as a mail provider does with an idempotency key. */
  const receipt =
    (db: Queryable): JobHandlers[string] =>
    async ({ id, data }) => {
      const { order: of } = z.object({ order: z.string() }).parse(data);
      await db.query(
        `insert into receipts values ($1, $2, 1) on conflict (effect) do update set times = receipts.times + 1`,
        [id, of],
      );
    };

  return {
    url,
    pool,
    store,
    outbox: createOutbox(pool),
    pay,
    unlock,
    receipt,
    unlocksOf: async (name: string): Promise<number> => (await store.read(resultOf(name))).length,
    receiptsOf: async (name: string) =>
      (await pool.query<{ times: number }>('select times from receipts where orders = $1', [name])).rows,
    /** All rows of the outbox, including the times of writing and change. */
    effects: async () => (await pool.query<EffectRow>('select * from work.outbox order by event_position, name')).rows,
    /** Whether the manager has read the log to its present head. */
    caughtUp: async (): Promise<boolean> => {
      const there = 'select from work.process_managers where position >= $1';
      return (await pool.query(there, [await store.head()])).rowCount === 1;
    },
    /** Waits until the log is read to its present head and no effect is open. */
    settled: async (): Promise<void> => {
      const head = await store.head();
      const unsettled = `select not exists (select from work.process_managers where position >= $1)
        or exists (select from work.outbox where state in ('pending', 'sent')) as waits`;
      for (const begun = performance.now(); performance.now() - begun < 50_000; await sleep(10))
        if (!(await pool.query<{ waits: boolean }>(unsettled, [head])).rows[0]?.waits) return;
      throw new Error('still at it');
    },
    /** Makes the manager read the log again after this position. */
    replay: async (from = START): Promise<void> => {
      await pool.query('update work.process_managers set position = $1, epoch = epoch + 1', [from]);
    },
    stealLease: async (): Promise<void> => {
      await pool.query(`update work.process_managers set owner = 'thief', epoch = epoch + 1, lease_until = now()`);
    },
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
};

export const resultOf = (orderName: string): string => orderName.replace('order', 'result');
type EffectRow = {
  readonly key: string;
  readonly kind: 'job' | 'event';
  readonly state: string;
  readonly name: string;
  readonly event_id: string;
  readonly last_error: string | null;
};

export const someOrder = (): string => `order-${randomUUID()}`;

export class Killed extends Error {}

/**
 * The parts of one process. When the failpoint throws, the process counts as killed: from then on it writes nothing
 * to the database, the log or the queue.
 */
export const startProcess = async (
  work: WorkUnderTest,
  queue: Jobs,
  options: {
    readonly manager?: ProcessManager;
    readonly failpoint?: Failpoint;
    readonly onReceipt?: () => void;
    readonly leaseSeconds?: number;
    /** Jobs that run in parallel; default: the queue's. */
    readonly concurrency?: number;
    /** Called for everything that is parked. */
    readonly onParked?: (why: unknown) => void;
  } = {},
) => {
  const { manager = afterPayment(), onReceipt = () => {}, onParked = () => {}, leaseSeconds = 0.3 } = options;
  let dead = false;
  let working: Working | undefined;
  const died = Promise.withResolvers<void>();
  const alive = (): void => {
    if (dead) throw new Killed();
  };
  const failpoint: Failpoint = (place) => {
    alive();
    try {
      options.failpoint?.(place);
    } catch (error) {
      die();
      throw error;
    }
  };
  const die = (): void => {
    dead = true;
    died.resolve();
    void working?.stop();
  };
  const db: Queryable = {
    query: async (text, values) => {
      alive();
      return work.pool.query(text, values);
    },
  };
  const store: EventStore = {
    ...work.store,
    append: async (...given) => {
      alive();
      return work.store.append(...given);
    },
  };
  const jobs: Jobs = {
    ...queue,
    enqueue: async (job) => {
      alive();
      await queue.enqueue(job);
    },
  };

  const outbox = createOutbox(db);
  const dispatcher = createDispatcher({
    outbox,
    jobs,
    store,
    managers: [manager],
    sweepAfterSeconds: leaseSeconds / 2,
    holdSeconds: leaseSeconds,
    pollMs: 10,
    report: ({ what, error }) => void (what === 'parked' && onParked(error)),
    failpoint,
  });
  const follower = createFollower({
    store,
    db,
    managers: [manager],
    onEffects: dispatcher.kick,
    report: ({ what, error }) => void (what === 'parked' && onParked(error)),
    leaseSeconds,
    failpoint,
  });
  const receipt: JobHandlers[string] = async (job) => {
    onReceipt();
    await work.receipt(db)?.(job);
  };
  const handlers = { receipt, unlock: work.unlock(store) };
  await Promise.race([follower.start(), died.promise]);
  dispatcher.start();
  if (!dead)
    working = await queue.work(
      effectJobs(outbox, handlers, { leaseSeconds, onParked: (_, why) => onParked(why), failpoint }),
      options.concurrency === undefined ? {} : { concurrency: options.concurrency },
    );
  return {
    died: died.promise,
    kill: die,
    stop: async () => {
      await follower.stop();
      await dispatcher.stop();
      await working?.stop();
    },
  };
};
