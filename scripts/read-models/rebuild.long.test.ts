import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../../backend/engine/postgres/connections/pool.ts';
import { addToLog } from '../../backend/testing/people-of-roles.fixture.ts';
import { startTestService, type TestService } from '../../backend/testing/test-service.fixture.ts';

/** `npm run rebuild` as a process, beside the whole service. */
let service: TestService;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  service = await startTestService();
  pool = createPool(service.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await service.stop();
});

const program = fileURLToPath(new URL('../rebuild.ts', import.meta.url));

/** Its output and exit code; it is killed with SIGKILL after this many milliseconds. */
const runRebuild = async (name: string, killAfter?: number): Promise<{ said: string; end: string }> => {
  const child = spawn(process.execPath, [program, name], {
    env: { ...process.env, DATABASE_URL: service.serviceUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? String(code))),
  );
  if (killAfter !== undefined) await Promise.race([sleep(killAfter).then(() => child.kill('SIGKILL')), ended]);
  return { end: await ended, said };
};

const rowsOf = async (query: string): Promise<unknown> => (await pool.query(query)).rows;
const effects = () => rowsOf('select key, state, tries, xmin::text from work.outbox order by key');
const managers = () => rowsOf('select name, position from work.process_managers order by name');

const aCheckOf = async (token: string): Promise<string> => {
  const started = await service.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  expect(started.status).toBe(201);
  return started.headers.get('x-log-position') ?? '';
};

test('killed at any moment and run again, it changes no row, writes no effect, and parks nothing of an erased person', async () => {
  const [gone, stays] = [await service.person(), await service.person('이웃')];
  await aCheckOf(gone.token);
  await aCheckOf(stays.token);
  // A second draft discards the first: the process manager requests that the reservation of the first is freed.
  const last = await service.service.store.positionOfToken(await aCheckOf(gone.token));
  const erased = await pool.query(
    'update vault.sealing_keys set wrapped = null, destroyed_at = now() where person = $1 and wrapped is not null',
    [gone.id],
  );
  expect(erased.rowCount).toBe(1);
  const areBehind = (position: string) =>
    rowsOf(`select name from work.process_managers where position < '${position}'`);
  await expect.poll(() => areBehind(last ?? ''), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => rowsOf(`select key from work.outbox where state <> 'done'`), { timeout: 30_000 }).toEqual([]);
  // Over what the effects wrote, the checkpoints move a second later.
  const head = await service.service.store.head();
  await expect.poll(() => areBehind(head), { timeout: 30_000 }).toEqual([]);
  const before = { effects: await effects(), managers: await managers() };

  expect(before.effects).not.toEqual([]);
  for (const name of ['users', 'checks', 'case-facts']) {
    const killed = await runRebuild(name, 100 + Math.floor(Math.random() * 500));
    expect(['SIGKILL', '0']).toContain(killed.end);
    const { end, said } = await runRebuild(name);
    expect(said).toContain('다른 점 없음');
    expect(said).toContain('새 표로 바꾸었습니다');
    expect(said).not.toContain('보류');
    expect(end).toBe('0');
  }
  expect({ effects: await effects(), managers: await managers() }).toEqual(before);
  expect(await rowsOf('select * from read.parked')).toEqual([]);
  const health = await service.call('GET', '/readyz');
  expect(health.body.health).toBe('green');

  // Later events of the erased person's streams are applied, too; their own calls are refused.
  await addToLog(service, gone.id, {
    type: 'AccessChanged',
    data: { owner: gone.id, accessType: 0, adminMenu: noMenu },
  });
  const end = await service.service.store.head();
  const readBehind = `select name from read.checkpoints where position < '${end}'`;
  await expect.poll(() => rowsOf(readBehind), { timeout: 30_000 }).toEqual([]);
  expect(await rowsOf('select * from read.parked')).toEqual([]);
}, 90_000);
