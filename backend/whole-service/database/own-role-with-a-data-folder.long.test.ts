import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decisionFile } from '../../case-import/testing/files.fixture.ts';
import { readProofs } from '../../engine/log-proofs/proof-file.ts';
import { visitDatabase } from '../../engine/postgres/database.ts';
import { SERVICE_ROLE } from '../../engine/postgres/service-role.ts';
import { copyTemplate } from '../../engine/testing/test-cluster.ts';
import { makeTestFolder } from '../../engine/testing/test-folder.ts';
import { launchService, type ServiceProcess } from '../../testing/service-process.fixture.ts';
import { signupOf } from '../../testing/test-service.fixture.ts';

/** The service as it runs in production, with a data folder and no other configuration, and the commands beside it. */
let dataDir: string;
let service: ServiceProcess | undefined;
const environment = () => ({ DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1' });
beforeAll(async () => {
  dataDir = await makeTestFolder('nomucheck-own-role-');
  await copyTemplate(dataDir);
});
afterAll(async () => {
  await end();
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => null);
  if (cluster) await rm(cluster, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const end = async (): Promise<void> => {
  service?.child.kill('SIGTERM');
  await service?.ended();
};

const call = async (method: string, path: string, token: string | null, body?: object) => {
  const answer = await fetch(`${service?.base}${path}`, {
    method,
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
};

const command = async (script: string, ...given: readonly string[]): Promise<{ code: number; said: string }> => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(`../../../scripts/${script}`, import.meta.url)), ...given],
    {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
};

const asOwner = async (statement: string): Promise<void> => {
  const database = await visitDatabase({ dataDir });
  const client = new pg.Client({ connectionString: database.ownerUrl ?? '' });
  await client.connect();
  await client.query(statement);
  await client.end();
  await database.stop();
};

const signup = signupOf();

it('everything works as a role that can’t change the log: sign-up, draft, grant, import, rebuild, proof', async () => {
  service = await launchService(environment());
  const { status, body } = await call('POST', '/api/user/signup', null, signup);
  expect(status).toBe(201);
  expect((await call('POST', '/api/check/form', body.token, { questionnaire: 'basic' })).status).toBe(201);
  expect(await command('user.ts', 'grant-super', signup.email)).toMatchObject({ code: 0 });

  const folder = join(dataDir, 'cases');
  await mkdir(folder);
  for (const n of [1, 2]) {
    const { name, content } = decisionFile(n, { sentences: 5 });
    await writeFile(join(folder, name), content);
  }
  expect(await command('import.ts', folder, '--population')).toMatchObject({
    code: 0,
    said: expect.stringContaining('새 자료 2'),
  });
  expect(await command('rebuild.ts', 'checks')).toMatchObject({ code: 0 });
  expect(await command('verify.ts')).toMatchObject({ code: 0 });
  expect((await call('GET', '/readyz', null)).body).toMatchObject({
    logProtected: true,
    logProof: { file: 'written', elsewhere: 'off' },
  });
}, 120_000);

it('the hash of the whole log is written into the data folder at the start and at the end, and verify checks the log against it', async () => {
  const file = join(dataDir, 'log-proofs.jsonl');
  const before = (await readProofs(file)).length;
  expect(before).toBeGreaterThan(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await end();
  const lines = await readProofs(file);
  expect(lines.length).toBeGreaterThan(before);

  const whole = await command('verify.ts');
  expect(whole).toMatchObject({
    code: 0,
    said: expect.stringContaining(`✓ 증명 파일: ${lines.length}줄 모두 기록과 맞음`),
  });
  expect(whole.said).toContain(`--expect ${lines.at(-1)?.proof?.position}:${lines.at(-1)?.proof?.hash}`);
  const [, noted = ''] = /--expect (\S+)/.exec(whole.said) ?? [];
  expect(await command('verify.ts', '--expect', noted)).toMatchObject({ code: 0 });
  const other = noted.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  expect(await command('verify.ts', '--expect', other)).toMatchObject({ code: 1 });
  expect(await command('verify.ts', '--expect', 'anything')).toMatchObject({ code: 2 });
  service = await launchService(environment());
}, 120_000);

it('a person is erased under that role', async () => {
  const gone = signupOf();
  const { body } = await call('POST', '/api/user/signup', null, gone);
  expect((await call('DELETE', '/api/user', body.token, { current: gone.password, confirm: true })).status).toBe(200);
  expect((await call('POST', '/api/user/login', null, { email: gone.email, password: gone.password })).status).toBe(
    401,
  );
}, 60_000);

it('its password is stored beside the owner’s, readable only by that account, and allows no change of the log', async () => {
  const file = join(dataDir, 'postgres-service-password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { url } = await visitDatabase({ dataDir });
  expect(new URL(url)).toMatchObject({ username: SERVICE_ROLE, password: await readFile(file, 'utf8') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await expect(client.query('delete from log.events')).rejects.toMatchObject({ code: '42501' });
  const { rows } = await client.query(
    `select distinct usename::text as role from pg_stat_activity where backend_type = 'client backend'`,
  );
  expect(rows, 'nobody else is there').toEqual([{ role: SERVICE_ROLE }]);
  await client.end();
});

it('a data folder of a release that worked as the owner is updated by the first command or start', async () => {
  // 1 the data folder as such a release leaves it
  await asOwner(`reassign owned by ${SERVICE_ROLE} to nomucheck; drop owned by ${SERVICE_ROLE}`);
  await end();
  await rm(join(dataDir, 'postgres-service-password'));

  // 2 a command updates it
  expect(await command('verify.ts')).toMatchObject({ code: 0 });

  // 3 the start updates it after the role itself was lost
  await asOwner(
    `reassign owned by ${SERVICE_ROLE} to nomucheck; drop owned by ${SERVICE_ROLE}; drop role ${SERVICE_ROLE}`,
  );
  service = await launchService(environment());
  const { status, body } = await call('POST', '/api/user/login', null, {
    email: signup.email,
    password: signup.password,
  });
  expect(status).toBe(200);
  expect((await call('GET', '/readyz', null)).body).toMatchObject({ logProtected: true });
  expect((await call('GET', '/api/check/list', body.token)).status).toBeLessThan(300);
  expect(await readdir(dataDir)).toContain('postgres-service-password');
}, 120_000);
