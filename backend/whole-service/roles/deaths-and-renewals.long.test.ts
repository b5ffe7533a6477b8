import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { makeTestFolder } from '../../engine/testing/test-folder.ts';
import {
  callInTurn,
  type Installation,
  openInstallation,
  type RoleProcess,
  readyOf,
} from '../../testing/installation.fixture.ts';
import { keepLedger, readLedger } from '../../testing/ledger-client.fixture.ts';
import { signupOf } from '../../testing/test-service.fixture.ts';

const LONGEST_MOVE_MS = 10_000;

let installation: Installation;
let folder: string;
let running: RoleProcess[];
beforeAll(async () => {
  folder = await makeTestFolder('nomucheck-ledger-');
  installation = await openInstallation();
  const roles = ['projector', 'projector', 'worker', 'worker', 'api', 'api'] as const;
  running = await Promise.all(roles.map(installation.launch));
});
afterAll(async () => {
  await installation.stop();
  await rm(folder, { recursive: true, force: true });
});

const of = (role: RoleProcess['role']): readonly RoleProcess[] => running.filter((each) => each.role === role);
const basesOfApis = (): readonly string[] => of('api').map(({ base }) => base);

const counted = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  (await installation.pool.query<{ count: number }>(`select count(*)::int as count ${sql}`, [...values])).rows[0]
    ?.count ?? 0;

const signUp = async () => {
  const answer = await callInTurn(basesOfApis())('POST', '/api/user/signup', { body: signupOf() });
  expect(answer.status).toBe(201);
  const [position = ''] = (answer.headers.get('x-log-position') ?? '').split('-');
  return { token: String(answer.body.token), position };
};

/** The one of the role that keeps something; the others stand by. */
const keeperOf = async (role: 'projector' | 'worker'): Promise<RoleProcess> => {
  const ready = await Promise.all(of(role).map(async (each) => ({ each, keeps: (await readyOf(each)).body })));
  const keeper = ready.find(
    ({ keeps }) => 'keeps' in keeps && keeps.keeps.readModels + keeps.keeps.processManagers > 0,
  );
  if (!keeper) throw new Error(`no ${role} keeps anything`);
  return keeper.each;
};

it('after a kill -9 of the projector and of the worker that did the work, others go on within ten seconds', async () => {
  const killed = await Promise.all([keeperOf('projector'), keeperOf('worker')]);
  const done = await counted(`from work.outbox where state = 'done'`);
  const at = performance.now();
  for (const { child } of killed) child.kill('SIGKILL');
  running = running.filter((each) => !killed.includes(each));
  const { position } = await signUp();
  const patience = { timeout: 30_000, interval: 50 };
  await expect
    .poll(() => counted(`from read.checkpoints where name = 'users' and position >= $1`, [position]), patience)
    .toBe(1);
  const readModelsAfter = performance.now() - at;
  await expect.poll(() => counted(`from work.outbox where state = 'done'`), patience).toBeGreaterThan(done);
  const effectsAfter = performance.now() - at;
  console.log('after a kill -9, in ms:', { readModelsAfter, effectsAfter });
  expect(Math.max(readModelsAfter, effectsAfter)).toBeLessThan(LONGEST_MOVE_MS * (await slowness()));
  running.push(...(await Promise.all(killed.map(({ role }) => installation.launch(role)))));
}, 120_000);

it('a renewal of one process after the other under load loses nothing that was acknowledged, fails nobody and parks nothing', async () => {
  const file = join(folder, 'ledger.jsonl');
  const people = await Promise.all([signUp(), signUp(), signUp()]);
  const clients = people.map(({ token }) => keepLedger(file, token, basesOfApis));
  for (const old of [...of('projector'), ...of('worker'), ...of('api')]) {
    old.child.kill('SIGTERM');
    expect(await old.ended(), `${old.role}: ${old.said()}`).toBe(0);
    const renewed = await installation.launch(old.role);
    running = [...running.filter((each) => each !== old), renewed];
  }
  await Promise.all(clients.map(({ stop }) => stop()));
  const ledger = await readLedger(file);
  console.log('a renewal:', {
    acknowledged: ledger.length,
    refused: clients.map(({ refused }) => refused()),
    longestMs: clients.map(({ longestMs }) => longestMs()),
  });
  expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
  expect(ledger.length).toBeGreaterThan(50);
  const [positions, checks] = [ledger.map((each) => each.position), ledger.map((each) => each.check)];
  const [events, streams] = await Promise.all([
    counted('from log.events where position = any ($1::bigint[])', [positions.map(Number)]),
    counted(
      'from unnest($1::text[]) as begun where exists (select from log.events where stream = $$check-$$ || begun)',
      [checks],
    ),
  ]);
  expect({ events, streams }).toEqual({ events: new Set(positions).size, streams: ledger.length });
  const last = positions.toSorted().at(-1);
  await expect.poll(() => counted(`from read.checkpoints where name = 'checks' and position >= $1`, [last])).toBe(1);
  const parked = await Promise.all([counted('from read.parked'), counted(`from work.outbox where state = 'parked'`)]);
  expect(parked).toEqual([0, 0]);
  await expect
    .poll(async () => Promise.all(running.map(async (each) => (await readyOf(each)).body)), { timeout: 30_000 })
    .toSatisfy((bodies: readonly object[]) => bodies.every((body) => 'health' in body && body.health === 'green'));
}, 240_000);
