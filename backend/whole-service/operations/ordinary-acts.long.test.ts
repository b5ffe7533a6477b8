import { START } from '@nomucheck/domain/kernel/log/position.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../.config/property-runs.ts';
import { storyStages } from '../../advice/testing/advice-at-stage.fixture.ts';
import { processManagers } from '../../contexts.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { type ActName, actNames, doAct, endAll, momentsMs, newWorld, type World } from './ordinary-acts.fixture.ts';

let test: TestService;
let client: pg.Client;
beforeAll(async () => {
  test = await startTestService();
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.stop();
});

/** Nothing is being carried out or due soon: what is left waits for the payment service or a later day. */
const isQuiet = async (): Promise<readonly unknown[]> => {
  const head = await test.service.store.head();
  const { rows } = await client.query(
    `select name, state, last_error from work.outbox
       where state = 'sent' or state = 'pending' and due_at < now() + interval '2 s'
     union all select name, 'behind', null from work.process_managers where position < $1`,
    [head],
  );
  return rows;
};
const settled = async (): Promise<void> => {
  await expect.poll(isQuiet, { timeout: 120_000, interval: 100 }).toEqual([]);
  const { rows: waiting } = await client.query(
    `select name, last_error from work.outbox where state = 'parked' or last_error is not null`,
  );
  expect(waiting).toEqual([]);
  const { body } = await test.call('GET', '/readyz');
  expect(body.projections.filter(({ parkedStreams }: { parkedStreams: number }) => parkedStreams > 0)).toEqual([]);
};

/** Each group is done at once, the groups one after the other. */
const days = fc.array(
  fc.array(fc.tuple(fc.constantFrom(...actNames), fc.nat(80), fc.nat(80)), { minLength: 1, maxLength: 4 }),
  { minLength: 12, maxLength: 12 },
);
type Group = readonly (readonly [ActName, number, number])[];
/** Before the random ones: a withdrawal at each moment, an advice at each stage, and every act at the same time as itself. */
const eachAct: readonly Group[] = [
  ...momentsMs.map((_ms, n): Group => [['pay and withdraw soon', 0, n]]),
  ...storyStages.map((_stage, n): Group => [['ask for advice', 0, n * 3]]),
  ...actNames.map((name, n): Group => {
    const who = name === 'be removed' ? 1 : 0;
    return [
      [name, who, n],
      [name, who, n],
    ];
  }),
];
const live = async (world: World, groups: readonly Group[]) => {
  for (const group of groups) await Promise.all(group.map(([name, who, what]) => doAct(world, name, [who, what])));
};

const runs = propertyRunsUnshrunk();
/** They need a source, a PDF, many cases, or somebody who signed up with another's address, and have tests of their own. */
const elsewhere = [
  'case-bulk-working',
  'crawl-attachments',
  'crawl-working',
  'ocr-reading',
  'rereading',
  'stranger-traces',
];

it(
  'no act of a visitor or of the firm’s people, in any order and at the same time, leaves an effect that waits for a person',
  async () => {
    const worlds: World[] = [];
    const livesOn = async (groups: readonly Group[]): Promise<void> => {
      const world = await newWorld(test);
      worlds.push(world);
      await live(world, groups);
      await settled();
    };
    await livesOn(eachAct);
    await fc.assert(fc.asyncProperty(days, livesOn), { ...runs, numRuns: Math.ceil(runs.numRuns / 20) });

    // What all effects were for is gone; then each is carried out again, as after the loss of the table.
    for (const world of worlds) await endAll(world);
    await settled();
    test = await test.restart({}, async () => {
      await client.query('delete from work.outbox');
      await client.query('update work.process_managers set position = $1', [START]);
    });
    await settled();
    const { rows } = await client.query<{ manager: string }>('select distinct manager from work.outbox');
    const seen = new Set(rows.map(({ manager }) => manager));
    expect(processManagers.flatMap(({ name }) => (seen.has(name) ? [] : [name])).toSorted()).toEqual(elsewhere);
  },
  propertyTimeout,
);
