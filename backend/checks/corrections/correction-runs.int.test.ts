import { randomUUID } from 'node:crypto';
import { correctionRunDecider, correctionRunStream } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { addToLog } from '../../testing/people-of-roles.fixture.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { calculatedChecks, dismissedInWriting } from '../testing/fill-in.fixture.ts';
import type { Corrected } from './correcting.ts';
import { type CorrectionRunParts, correctStored } from './correction-runs.ts';

let test: TestService;
let pool: ReturnType<typeof createPool>;
let store: ReturnType<typeof openEventStore>;
let ids: readonly string[];

beforeAll(async () => {
  test = await startTestService();
  pool = createPool(test.databaseUrl);
  store = openEventStore({ databaseUrl: test.serviceUrl });
  ids = await calculatedChecks(test, 5, dismissedInWriting);
}, 120_000);
afterAll(async () => {
  await store.close();
  await pool.end();
  await test.stop();
});

const clock = () => new Date();
/** A publication that no follower of the service knows of, and the job of its run with these corrections. */
const runWith = async (
  correct: (id: string) => Promise<Corrected>,
  isInForce = () => true,
  tryChecks: CorrectionRunParts['tryChecks'] | null = null,
) => {
  const current = (await test.service.rulesets.publications()).at(-1);
  if (!current) throw new Error('no edition is in force');
  const publicationId = randomUUID();
  const handler = correctStored({
    db: pool,
    commands: createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue }),
    rulesets: {
      find: test.service.rulesets.find,
      publications: async () => [
        { ...current, id: isInForce() ? publicationId : current.id, tellMovedBy: tryChecks ? 5 : null },
      ],
    },
    readModels: { waitFor: async () => true },
    correct,
    tryChecks: tryChecks ?? (async () => []),
    clock,
    inOnePage: 2,
  });
  const data = { publicationId, version: current.version, at: current.at, position: current.position };
  /** One delivery: whether it comes again. */
  const deliver = async (isLastAttempt = false): Promise<boolean> => {
    try {
      const job = { id: publicationId, name: 'correct-stored-checks', data, attempt: 1, isLastAttempt };
      await handler({ ...job, progress: async () => {} });
      return false;
    } catch (error) {
      if (error instanceof NotYet) return true;
      throw error;
    }
  };
  const state = async () => {
    const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
    return (await commands.load(correctionRunDecider, correctionRunStream(publicationId))).state;
  };
  const pages = async () =>
    (await store.read(correctionRunStream(publicationId))).flatMap(({ type, data: page }) =>
      type === 'CorrectionPageTried' ? [page] : [],
    );
  return { deliver, state, pages };
};
/** As the firm sees them, the latest first. */
const shownRuns = async () => {
  const { token } = await test.staff();
  const headers = { 'X-Wait-For': await test.headToken() };
  return (await test.call('GET', '/api/admin/correction-runs', { token, headers })).body;
};

it('a run takes a page a delivery, each check once, and ends', async () => {
  const seen: string[] = [];
  const { deliver, state } = await runWith(async (id) => {
    seen.push(id);
    return 'unchanged';
  });
  for (const most of [2, 4, 5]) {
    expect(await deliver()).toBe(true);
    expect(seen).toHaveLength(most);
  }
  expect(await deliver()).toBe(false);
  expect(await deliver()).toBe(false);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(await state()).toMatchObject({ of: 5, ended: 'finished' });
});

it('a page on which the process was killed is gone through again, and no other', async () => {
  const seen: string[] = [];
  const { deliver } = await runWith(async (id) => {
    seen.push(id);
    if (seen.length === 4) throw new Error('killed');
    return 'unchanged';
  });
  expect(await deliver()).toBe(true);
  await expect(deliver()).rejects.toThrow('killed');
  while (await deliver());
  const sorted = ids.toSorted();
  expect(seen).toEqual([...sorted.slice(0, 4), ...sorted.slice(2)]);
});

it('another publication ends the run: its own goes through all checks', async () => {
  let inForce = true;
  const { deliver, state } = await runWith(
    async () => 'unchanged',
    () => inForce,
  );
  expect(await deliver()).toBe(true);
  inForce = false;
  expect(await deliver()).toBe(false);
  expect(await state()).toMatchObject({ ended: 'replaced' });
});

it('who has to be looked at is named', async () => {
  const { deliver } = await runWith(async (id) => (id === ids[3] ? 'not_possible' : 'unchanged'));
  while (await deliver());
  expect((await shownRuns())[0]).toMatchObject({ of: 5, tried: 5, corrected: 0, notPossible: [ids[3]], unnamed: 0 });
});

it('who would be named by sensitive answers alone is only counted', async () => {
  const { deliver } = await runWith(async (id) => (id === ids[3] ? 'not_possible_unnamed' : 'unchanged'));
  while (await deliver());
  expect((await shownRuns())[0]).toMatchObject({ notPossible: [], unnamed: 1 });
});

it('a check at which the last attempt fails, too, is left to a job of its own, and isn’t called impossible', async () => {
  const { deliver, pages, state } = await runWith(async (id) => {
    if (id === ids[3]) throw new Error('others write to the check');
    return 'unchanged';
  });
  while (await deliver(true));
  expect((await pages()).flatMap(({ toTryAgain }) => toTryAgain)).toEqual([ids[3]]);
  expect((await pages()).flatMap(({ notPossible }) => notPossible)).toEqual([]);
  expect(await state()).toMatchObject({ ended: 'finished' });
});

it('who is told that a figure moves is told so only where the last day and the routes stay, also where a check can’t be tried', async () => {
  const outcomes: readonly Corrected[] = [
    'unchanged',
    'corrected',
    'not_possible',
    'not_possible_unnamed',
    'unchanged',
  ];
  const untriable = ids[4];
  const { deliver, pages, state } = await runWith(
    async (id) => outcomes[ids.indexOf(id)] ?? 'unchanged',
    () => true,
    async (page) => {
      if (page.some((id) => id === untriable)) throw new Error('its cases can’t be counted');
      return page.map((checkId) => ({
        ...{ checkId, calculatedAt: clock().toISOString(), before: 0.3, after: 0.5, asks: 0, section: null },
        ...{ change: { before: null, after: null, opened: [], closed: [], moved: [] }, reasons: () => [] },
      }));
    },
  );
  while (await deliver());
  expect((await pages()).flatMap(({ moved }) => moved)).toEqual([ids[0]]);
  expect(await state()).toMatchObject({ of: 5, ended: 'finished' });
});

it('who has left is named no more', async () => {
  const { deliver } = await runWith(async (id) => (id === ids[1] || id === ids[3] ? 'not_possible' : 'unchanged'));
  while (await deliver());
  const named = [ids[1], ids[3]].toSorted();
  expect((await shownRuns())[0].notPossible).toEqual(named);
  const { rows } = await pool.query('select owner from read.checks where id = $1', [ids[3]]);
  await addToLog(test, rows[0].owner, { type: 'UserErased', data: { owner: rows[0].owner, how: 'left' } });
  expect((await shownRuns())[0].notPossible).toEqual([ids[1]]);
});
