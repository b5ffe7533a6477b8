import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyTimeout } from '../../../../.config/property-runs.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { startChild } from '../../testing/child.ts';
import { createDeaths, type Death } from './testing/death.ts';
import {
  expectFoldUpToCheckpoint,
  type Happening,
  type MoneyLog,
  newEvent,
  openMoneyLog,
  seen,
} from './testing/money-log.fixture.ts';
import type { ProjectorOrders } from './testing/projector-process.ts';
import { prove } from './testing/proof.fixture.ts';
import { dbThrough, logThrough, moments, type Step } from './testing/steps.ts';

/** A program of a new version, killed at every await of its start, while readers use the old version's table. */
let log: MoneyLog;
let version = 1;
beforeAll(async () => {
  log = await openMoneyLog();
  await log.append(Array.from({ length: 120 }, (_, n) => happened(n)));
  await start(version);
});
afterAll(() => log.close());

const happened = (n: number): Happening => ({ stream: n % 20, what: 'moved', from: n % 8, to: n % 5, amount: n % 99 });

/** Starts a program of this version in this process, and ends it at the head. */
const start = async (of: number, at: Parameters<typeof dbThrough>[1] = () => {}): Promise<void> => {
  const db = dbThrough(log.pool, at);
  const runner = createProjectionRunner({
    source: logThrough(log.store, at),
    db,
    projections: [tally(of)],
    upgrading: { code: async () => 'a program', open: () => ({ db, close: async () => {} }) },
  });
  await runner.start();
  await log.until(await log.store.head());
  await runner.stop();
};

const projector = (of: number, death: Death | null) =>
  startChild(new URL('./testing/projector-process.ts', import.meta.url), {
    url: log.url,
    version: of,
    batchSize: 500,
    atOnce: null,
    steal: true,
    until: 'head',
    death,
  } satisfies ProjectorOrders);

/** As if the leases of the killed process had expired. */
const leasesRunOut = () => log.pool.query('update read.checkpoints set owner = null, lease_until = null');

const versionThere = async (): Promise<number | undefined> =>
  (await log.pool.query<{ version: number }>(`select version from read.checkpoints where name = 'tally'`)).rows[0]
    ?.version;

/** Each await of a start that has to replace the table, up to the point where it follows the new one. */
const awaitsOfAnUpgrade = async (): Promise<readonly Pick<Death, 'step' | 'nth'>[]> => {
  const times = new Map<Step, number>();
  const passed: Pick<Death, 'step' | 'nth'>[] = [];
  version += 1;
  await start(version, (step, moment) => {
    if (moment !== 'before') return;
    const nth = (times.get(step) ?? 0) + 1;
    times.set(step, nth);
    passed.push({ step, nth });
  });
  const last = passed.findLastIndex(({ step }) => step === 'checkpoint: claimed');
  return passed.slice(0, last + 1);
};

test(
  'killed at any await of its start, it leaves a complete table, its own or the one before, and the next start completes the work',
  async () => {
    const awaits = await awaitsOfAnUpgrade();
    expect(awaits.map(({ step }) => step)).toEqual(expect.arrayContaining(['shadow: logged', 'switch: lease moved']));
    const outcomes = { killed: 0, switched: 0, left: 0 };
    // Each await three times: before, during and after it.
    const blows = moments.flatMap((moment) => awaits.map((place) => ({ ...place, moment })));
    const deaths = createDeaths(blows);
    await prove(
      fc.record({ afterMs: fc.nat(3) }),
      async ({ afterMs }, index) => {
        const blow = blows[index];
        if (!blow) throw new Error('a start without an await');
        const before = version;
        version += 1;
        await leasesRunOut();
        const child = projector(version, { ...blow, afterMs, signal: 'SIGKILL' });
        if ((await child.ended) === 'SIGKILL') {
          outcomes.killed += 1;
          deaths.note(blow);
        }
        const there = await versionThere();
        expect([before, version]).toContain(there);
        if (there === version) outcomes.switched += 1;
        else outcomes.left += 1;
        await expectFoldUpToCheckpoint(await seen(log.pool), log);
        await log.append([happened(outcomes.killed)]);
        await leasesRunOut();
        await start(version);
        expect(await versionThere()).toBe(version);
        await expectFoldUpToCheckpoint(await seen(log.pool), log);
      },
      blows.length,
    );
    expect(deaths.missing()).toEqual([]);
    console.log(`${awaits.length} awaits`, outcomes);
    expect(outcomes.left).toBeGreaterThan(0);
    const { rows } = await log.pool.query(
      `select (select count(*)::int from read.checkpoints where name like '%~%') as checkpoints,
              to_regclass('read.tally__next') as table,
              (select count(*)::int from pg_indexes where schemaname = 'read' and tablename = 'tally') as indexes`,
    );
    expect(rows).toEqual([{ checkpoints: 0, table: null, indexes: 2 }]);
  },
  propertyTimeout,
);

test('what was built before it was killed is continued by the next start of the same program', async () => {
  version += 1;
  const many = Array.from({ length: 450 }, (_, n) => happened(n));
  for (let n = 0; n < 5; n += 1) await log.store.append(`many-${n}`, 0, many.map(newEvent));
  await start(version);
  version += 1;
  await leasesRunOut();
  const killed = projector(version, {
    step: 'batch: written',
    nth: 2,
    moment: 'before',
    afterMs: 0,
    signal: 'SIGKILL',
  });
  expect(await killed.ended).toBe('SIGKILL');
  await leasesRunOut();
  const folded: string[] = [];
  await start(version, (step, moment) => {
    if (moment === 'before' && (step === 'anew: table' || step === 'batch: written')) folded.push(step);
  });
  expect(folded).toEqual(['batch: written']);
});
