import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { propertyTimeout } from '../../../../../.config/property-runs.ts';
import { rebuild } from '../../../../../projections/runner/rebuild/rebuild.ts';
import { createProjectionRunner, type ProjectionRunner } from '../../../../../projections/runner/runner.ts';
import { type TallyRow, tally } from '../../../../../projections/testing/tally.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { startChild } from '../../../testing/child.ts';
import { createDeaths, type Death } from '../testing/death.ts';
import {
  expectFoldUpToCheckpoint,
  type MoneyLog,
  openMoneyLog,
  type Seen,
  seen,
} from '../testing/money-log.fixture.ts';
import { prove } from '../testing/proof.fixture.ts';
import type { RebuildOrders } from '../testing/rebuild-process.ts';
import { dbThrough, logThrough, moments, type Step } from '../testing/steps.ts';

/** A rebuild of a damaged table, beside a running owner, writers and readers, killed at every await. */
const page = 40;
let log: MoneyLog;
let owner: ProjectionRunner;
let stopWriting: () => Promise<void>;
beforeAll(async () => {
  log = await openMoneyLog();
  owner = createProjectionRunner({ source: log.store, db: log.pool, projections: [tally()] });
  await owner.start();
  // Two accounts that no later event changes: damage to their rows stays until the switch.
  await log.append([{ stream: 0, what: 'moved', from: 8, to: 9, amount: 5 }]);
  await log.append(Array.from({ length: 160 }, (_, n) => moved(n)));
  await log.until(await log.store.head());
  stopWriting = writing();
});
afterAll(async () => {
  await stopWriting();
  await owner.stop();
  await log.close();
});

const moved = (n: number) => ({
  stream: n % 20,
  what: n % 31 === 30 ? ('closed' as const) : n % 7 === 6 ? ('other' as const) : ('moved' as const),
  from: n % 8,
  to: n % 5,
  amount: n % 99,
});

const writing = (): (() => Promise<void>) => {
  let stopped = false;
  const running = (async () => {
    for (let n = 0; !stopped; n += 1) {
      await log.append([moved(n)]);
      await sleep(200);
    }
  })();
  return async () => {
    stopped = true;
    await running;
  };
};

const damage = async (): Promise<void> => {
  await log.pool.query(
    `with harmed as (update read.tally set balance = 77 where account = 'account-8'),
          gone as (delete from read.tally where account = 'account-9')
     insert into read.tally values ('ghost', 1, 1, '2026-03-02T09:00:00Z', '{}') on conflict do nothing`,
  );
};
const damaged = (fold: ReadonlyMap<string, TallyRow>): ReadonlyMap<string, TallyRow> => {
  const rows = new Map(fold);
  const harmed = rows.get('account-8');
  if (harmed) rows.set('account-8', { ...harmed, balance: 77 });
  rows.delete('account-9');
  return rows.set('ghost', {
    account: 'ghost',
    balance: 1,
    movements: 1,
    last_at: '2026-03-02T09:00:00.000Z',
    tags: [],
  });
};

/**
 * What readers see meanwhile, without a pause: which of the three test accounts are there, or why the table couldn't
 * be read.
 */
const reading = (): (() => Promise<ReadonlySet<string>>) => {
  const pool = createPool(log.url, { max: 1 });
  const views = new Set<string>();
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      const view = await pool
        .query<{ there: string }>(
          `select string_agg(account, ' ' order by account) as there from read.tally
           where account in ('account-8', 'account-9', 'ghost')`,
        )
        .then(({ rows }) => rows[0]?.there ?? 'nothing')
        .catch(String);
      views.add(view);
      await sleep(1);
    }
    await pool.end();
  })();
  return async () => {
    stopped = true;
    await running;
    return views;
  };
};
const oldTable = 'account-8 ghost';
const newTable = 'account-8 account-9';

const start = (orders: Partial<RebuildOrders>) =>
  startChild(new URL('../testing/rebuild-process.ts', import.meta.url), {
    url: log.url,
    page,
    code: 'a program',
    death: null,
    ...orders,
  } satisfies RebuildOrders);

/** The unfinished rebuild is continued at once, as if the lease of the killed process had expired. */
const leaseRunsOut = async (): Promise<string | null> => {
  const { rows } = await log.pool.query<{ position: string }>(
    `update read.checkpoints set owner = null, lease_until = null where name like '%~%' returning position`,
  );
  return rows[0]?.position ?? null;
};

type Await = Pick<Death, 'step' | 'nth'>;

/** Each await of a whole rebuild, in order; repeated steps (reading, folding) twice. */
const awaitsOfARebuild = async (): Promise<readonly Await[]> => {
  const times = new Map<Step, number>();
  const passed: Await[] = [];
  const at = (step: Step, moment: string): void => {
    if (moment !== 'before') return;
    const nth = (times.get(step) ?? 0) + 1;
    times.set(step, nth);
    if (nth <= 2 || !/^(?:log|batch)/.test(step)) passed.push({ step, nth });
  };
  await damage();
  await rebuild({
    db: dbThrough(log.pool, at),
    log: logThrough(log.store, at),
    projection: tally(),
    code: 'a program that lives',
    page,
  });
  return passed;
};

const progress = z.object({ doing: z.string(), readAfter: z.string() });
const outcome = z.object({ done: z.looseObject({ switchedAt: z.string() }) });

test(
  'killed at any await, it leaves the live table unchanged or completely replaced, and the next rebuild continues it',
  async () => {
    const awaits = await awaitsOfARebuild();
    const stopReading = reading();
    const outcomes = { killed: 0, switched: 0, resumed: 0 };
    let code = 0;
    const given = fc.record({ afterMs: fc.nat(3), anew: fc.boolean() });
    // Each await three times: before, during and after it.
    const blows = moments.flatMap((moment) => awaits.map((place) => ({ ...place, moment })));
    const deaths = createDeaths(blows);
    await prove(
      given,
      async ({ afterMs, anew }, index) => {
        const blow = blows[index];
        if (!blow) throw new Error('a rebuild without an await');
        await damage();
        const before = await seen(log.pool);
        const leftAt = await leaseRunsOut();
        // What comes before the comparison is passed, and what is repeated is repeated, only by a build from the beginning.
        if (anew || blow.nth > 1 || /^(?:shadow|anew|log|batch)/.test(blow.step)) code += 1;
        const child = start({ code: `program ${code}`, death: { ...blow, afterMs, signal: 'SIGKILL' } });
        if ((await child.ended) === 'SIGKILL') {
          outcomes.killed += 1;
          deaths.note(blow);
        }
        const after = await seen(log.pool);
        if (after.table !== before.table) outcomes.switched += 1;
        await expectOldOrNew(before, after);
        const first = progress.safeParse(child.said[0]);
        if (first.success && leftAt !== null && first.data.readAfter >= leftAt && leftAt > '0000000000000001')
          outcomes.resumed += 1;
      },
      blows.length,
    );
    expect(deaths.missing()).toEqual([]);

    await damage();
    await leaseRunsOut();
    const last = start({ code: `program ${code}` });
    expect(await last.ended).toBe('0');
    expect(outcome.parse(last.said.at(-1)).done).toMatchObject({
      difference: {
        added: { count: 1, samples: ['account-9'] },
        removed: { count: 1, samples: ['ghost'] },
        changed: { count: 1, samples: ['account-8 (balance)'] },
      },
    });
    const doings = last.said.slice(0, -1).map((said) => progress.parse(said).doing);
    expect([...new Set(doings)].slice(-3)).toEqual(['indexing', 'comparing', 'switching']);
    expect(await stopReading()).toEqual(new Set([oldTable, newTable]));
    console.log(`${awaits.length} awaits`, outcomes);
    expect(outcomes.killed).toBeGreaterThan(outcomes.switched);
    expect(outcomes.resumed).toBeGreaterThan(0);

    await stopWriting();
    await log.until(await log.store.head());
    await expectFoldUpToCheckpoint(await seen(log.pool), log);
    const { rows: left } = await log.pool.query(
      `select (select count(*)::int from read.checkpoints where name like '%~%') as checkpoints,
              (select count(*)::int from read.shadows) as shadows, to_regclass('read.tally__rebuild') as table,
              (select count(*)::int from pg_indexes where schemaname = 'read' and tablename = 'tally') as indexes`,
    );
    expect(left).toEqual([{ checkpoints: 0, shadows: 0, table: null, indexes: 2 }]);
  },
  propertyTimeout,
);

const expectOldOrNew = (before: Seen, after: Seen): Promise<void> =>
  after.table === before.table ? expectFoldUpToCheckpoint(after, log, damaged) : expectFoldUpToCheckpoint(after, log);
