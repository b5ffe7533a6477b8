import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { allProjections, contextsOfService } from '../../contexts.ts';
import { makeTestFolder } from '../../engine/testing/test-folder.ts';
import {
  callInTurn,
  type Installation,
  openInstallation,
  type RoleProcess,
  readyOf,
} from '../../testing/installation.fixture.ts';
import { type Acknowledged, keepLedger, readLedger } from '../../testing/ledger-client.fixture.ts';
import { signupOf } from '../../testing/test-service.fixture.ts';
import { NEWER_TYPE } from './next-release/next-release.fixture.ts';

const LONGEST_MOVE_MS = 10_000;

let installation: Installation;
let folder: string;
let running: RoleProcess[];
/** What processes are launched with from now on: this release, and the next one once it has been put in its place. */
let program: string | undefined;
const nextProgram = 'backend/whole-service/roles/next-release/serve-next-release.fixture.ts';
const isNewer = ({ types }: Pick<Projection, 'types'>): boolean => types?.includes(NEWER_TYPE) ?? false;

describe.each(['postgres', 'many-machines'] as const)('processes of each role (%s)', (world) => {
  beforeAll(async () => {
    folder = await makeTestFolder('nomucheck-ledger-');
    program = undefined;
    installation = await openInstallation(world);
    const roles = ['projector', 'projector', 'worker', 'worker', 'api', 'api'] as const;
    running = await Promise.all(roles.map((role) => installation.launch(role)));
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

  /**
   * The effects that this worker is at: new people's names can't be written down meanwhile, and no other worker is there to
   * try. They wait until `release` is called.
   */
  const heldBy = async (
    worker: RoleProcess,
  ): Promise<{ readonly keys: readonly string[]; readonly release: () => Promise<void> }> => {
    const names = await installation.pool.connect();
    const others = of('worker').filter((each) => each !== worker);
    const release = async (): Promise<void> => {
      await names.query('rollback');
      names.release();
      for (const { child } of others) child.kill('SIGCONT');
    };
    try {
      await names.query('begin; lock table vault.name_tokens in share mode');
      for (const { child } of others) child.kill('SIGSTOP');
      for (let person = 0; person < 3; person += 1) await signUp();
      const keys = await vi.waitFor(
        async () => {
          const { rows } = await names.query(
            `select key from work.outbox where state <> 'done' and running_until > now()`,
          );
          expect(rows.length).toBeGreaterThan(2);
          return rows.map(({ key }) => String(key));
        },
        { timeout: 10_000, interval: 50 },
      );
      return { keys, release };
    } catch (error) {
      await release();
      throw error;
    }
  };

  it('after a kill -9 of the projector and of the worker that did the work, others go on within ten seconds, with what it was at, too', async () => {
    const [projector, worker] = await Promise.all([keeperOf('projector'), keeperOf('worker')]);
    const held = await heldBy(worker);
    const at = performance.now();
    for (const { child } of [projector, worker]) child.kill('SIGKILL');
    running = running.filter((each) => each !== projector && each !== worker);
    await held.release();
    const done = await counted(`from work.outbox where state = 'done'`);
    const { position } = await signUp();
    const since = async (count: () => Promise<number>, least: number): Promise<number> => {
      await expect.poll(count, { timeout: 30_000, interval: 50 }).toBeGreaterThanOrEqual(least);
      return performance.now() - at;
    };
    const [readModelsAfter, effectsAfter, jobsAfter] = await Promise.all([
      since(() => counted(`from read.checkpoints where name = 'users' and position >= $1`, [position]), 1),
      since(() => counted(`from work.outbox where state = 'done'`), done + held.keys.length + 1),
      since(
        () => counted(`from work.outbox where state = 'done' and key::text = any ($1)`, [held.keys]),
        held.keys.length,
      ),
    ]);
    console.log('after a kill -9, in ms:', { world, readModelsAfter, effectsAfter, jobsAfter });
    expect(Math.max(readModelsAfter, effectsAfter, jobsAfter)).toBeLessThan(LONGEST_MOVE_MS * (await slowness()));
    running.push(...(await Promise.all((['projector', 'worker'] as const).map((role) => installation.launch(role)))));
  }, 120_000);

  it('a renewal of one process after the other by the next release, under load, loses nothing that was acknowledged, fails nobody and parks nothing', async () => {
    const file = join(folder, 'ledger.jsonl');
    const people = await Promise.all([signUp(), signUp(), signUp()]);
    const clients = people.map(({ token }) => keepLedger(file, token, basesOfApis));
    const renew = async (old: RoleProcess | undefined): Promise<RoleProcess> => {
      if (!old) throw new Error('nobody is left to be renewed');
      old.child.kill('SIGTERM');
      expect(await old.ended(), `${old.role}: ${old.said()}`).toBe(0);
      const renewed = await installation.launch(old.role, program);
      running = [...running.filter((each) => each !== old), renewed];
      return renewed;
    };
    const [projectors, workers, apis] = [of('projector'), of('worker'), of('api')];
    program = nextProgram;
    const newer = await renew(projectors[0]);
    await renew(apis[0]);
    // Whoever keeps the read models dies: of those of the next release, the older program takes none.
    newer.child.kill('SIGKILL');
    running = running.filter((each) => each !== newer);
    const older = of('projector')[0];
    if (!older) throw new Error('no older projector runs');
    await expect
      .poll(async () => (await readyOf(older)).body, { timeout: 30_000 })
      .toMatchObject({ keeps: { readModels: allProjections.filter((one) => !isNewer(one)).length } });
    const unkept = allProjections
      .filter(isNewer)
      .map(({ name, version }) => ({ name, version: version + 1, kept: false }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const ofNewer = async () =>
      (
        await installation.pool.query(
          `select name, version, lease_until > now() as kept from read.checkpoints where name = any ($1) order by name`,
          [unkept.map(({ name }) => name)],
        )
      ).rows;
    await expect.poll(ofNewer, { timeout: 30_000 }).toEqual(unkept);
    await sleep(2_000);
    expect(await ofNewer()).toEqual(unkept);
    running.push(await installation.launch('projector', program));

    for (const old of [workers[0], projectors[1], workers[1], apis[1]]) await renew(old);
    await Promise.all(clients.map(({ stop }) => stop()));
    const ledger = await readLedger(file);
    console.log('a renewal:', {
      world,
      acknowledged: ledger.length,
      refused: clients.map(({ refused }) => refused()),
      longestMs: clients.map(({ longestMs }) => longestMs()),
    });
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(ledger.length).toBeGreaterThan(30);
    await expectKept(ledger);
    expect(await counted('from read.release_beginnings')).toBe(await counted('from vault.release_beginnings'));
    const last = await installation.store.read(`check-${ledger.at(-1)?.check}`, { to: 1 });
    const before = contextsOfService.declared.flatMap(({ events }) => events).find(({ type }) => type === NEWER_TYPE);
    expect(last).toMatchObject([{ type: NEWER_TYPE, schemaVersion: (before?.version ?? 0) + 1 }]);
  }, 300_000);

  it('a kill -9 of an api, a projector, a worker and of each server beside PostgreSQL, one after the other, loses nothing either', async () => {
    const file = join(folder, 'deaths.jsonl');
    const people = await Promise.all([signUp(), signUp(), signUp()]);
    const clients = people.map(({ token }) => keepLedger(file, token, basesOfApis));
    for (const role of ['api', 'projector', 'worker'] as const) {
      const [killed] = of(role);
      if (!killed) throw new Error(`no ${role} runs`);
      killed.child.kill('SIGKILL');
      await killed.ended();
      const again = await installation.launch(role, program);
      running = [...running.filter((each) => each !== killed), again];
    }
    for (const server of Object.values(installation.servers)) {
      await server.kill();
      await sleep(3_000);
      await server.restart();
      await sleep(3_000);
    }
    await Promise.all(clients.map(({ stop }) => stop()));
    const ledger = await readLedger(file);
    console.log('deaths:', { world, acknowledged: ledger.length, refused: clients.map(({ refused }) => refused()) });
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    await expectKept(ledger);
  }, 240_000);

  /** Everything acknowledged is in the log, was read to the end, and nothing was left lying. */
  const expectKept = async (ledger: readonly Acknowledged[]): Promise<void> => {
    const lost: Acknowledged[] = [];
    for (const each of ledger) {
      const event = await installation.store.eventAt(each.position);
      const begun = await installation.store.read(`check-${each.check}`, { to: 1 });
      if (event === null || begun.length === 0) lost.push(each);
    }
    expect(lost).toEqual([]);
    expect(ledger.length).toBeGreaterThan(10);
    const last = ledger
      .map(({ position }) => position)
      .toSorted()
      .at(-1);
    await expect
      .poll(() => counted(`from read.checkpoints where name = 'checks' and position >= $1`, [last]), {
        timeout: 30_000,
      })
      .toBe(1);
    const parked = await Promise.all([counted('from read.parked'), counted(`from work.outbox where state = 'parked'`)]);
    expect(parked).toEqual([0, 0]);
    await expect
      .poll(async () => Promise.all(running.map(async (each) => (await readyOf(each)).body)), { timeout: 40_000 })
      .toSatisfy((bodies: readonly object[]) => bodies.every((body) => 'health' in body && body.health === 'green'));
  };
});
