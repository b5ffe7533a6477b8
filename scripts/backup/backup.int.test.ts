import { cp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allProjections } from '../../backend/contexts.ts';
import { contextOfMachine } from '../../backend/engine/foundation/open-commands.ts';
import { createPool, type Pool } from '../../backend/engine/postgres/connections/pool.ts';
import { masterKeysOf } from '../../backend/engine/sealing/keys/master-keys.ts';
import { startTestDatabase, type TestDatabase } from '../../backend/engine/testing/test-database.ts';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import { fileOf } from '../../backend/files/testing/photos.fixture.ts';
import { provedPerson } from '../../backend/testing/people-of-roles.fixture.ts';
import {
  cheapPasswords,
  type Person,
  password,
  startTestService,
  startTestServiceOn,
  type TestService,
} from '../../backend/testing/test-service.fixture.ts';
import { START } from '../../domain/kernel/log/position.ts';
import { hashOfTable } from '../../projections/runner/rebuild/compare.ts';
import { verify } from '../read-models/verify.ts';
import { eventOfLine } from './format/event-lines.ts';
import type { Manifest } from './format/manifest.ts';
import { linesOf } from './format/part-reader.ts';
import { checkBackup } from './restoring/check-backup.ts';
import { restore } from './restoring/restore.ts';
import { backUp } from './taking/back-up.ts';

/** Long enough that the notice of a change still waits when the backup is taken. */
const costs = { ...cheapPasswords, noticePauses: { togetherMs: 5_000, betweenMs: 0 } };
const fresh = 'neues456?';

let old: TestService;
let gone: Person;
let stays: Person;
let photo: string;
let folder: string;
beforeAll(async () => {
  old = await startTestService({}, undefined, costs);
  folder = await makeTestFolder('nomucheck-backup-');
  [gone, stays] = [await old.person('박떠남'), await provedPerson(old)];
  for (const { token } of [gone, stays]) await aCheckOf(token);
  photo = await fileOf(old, stays.token);
  const { reason: _none, ...context } = contextOfMachine('');
  await old.service.erasure.erase(gone.id, 'left', { ...context, actor: { id: gone.id, role: 'user' } });
});
afterAll(async () => {
  await old.stop();
  await rm(folder, { recursive: true });
});

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

const aCheckOf = (token: string) => old.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });

const take = (name: string): Promise<Manifest> =>
  backUp({
    place: { databaseUrl: old.serviceUrl },
    dataDir: old.dataDir,
    masterKeys: masterKeysOf(old.masterSecrets),
    folder: join(folder, name),
    program: 'this one',
    say: () => {},
  });

const eventsIn = async (name: string, { log }: Manifest) =>
  (await Array.fromAsync(linesOf(join(folder, name), log.parts))).map(eventOfLine);

const rowsIn = async (name: string, { tables }: Manifest, table: string): Promise<Record<string, unknown>[]> => {
  const { parts } = tables.find((one) => one.table === table) ?? { parts: [] };
  return (await Array.fromAsync(linesOf(join(folder, name), parts))).map((line) => JSON.parse(line));
};

const sealedFor = (text: string): readonly string[] =>
  [...text.matchAll(/"\$sealed":\{[^}]*"person":"([^"]+)"/g)].map(([, person = '']) => person);

const hashes = async (pool: Pool): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(allProjections.map(async ({ name, table }) => [name, await hashOfTable(pool, table)])),
  );

it('a backup taken while others write has the log up to a moment, and every key that its events need', async () => {
  let writing = true;
  const writer = (async () => {
    while (writing) await aCheckOf((await old.person()).token);
  })();
  const manifest = await take('busy').finally(() => {
    writing = false;
  });
  await writer;
  const events = await eventsIn('busy', manifest);
  const log = (await old.service.store.readAll({ after: START, limit: 100_000 })).events;
  expect(events).toEqual(log.slice(0, events.length));
  expect(manifest.log).toMatchObject({ events: events.length, head: events.at(-1)?.position });

  const keys = new Set((await rowsIn('busy', manifest, 'sealing_keys')).map(({ person }) => String(person)));
  const needed = new Set(events.flatMap((event) => sealedFor(JSON.stringify(event))));
  expect([...needed].filter((key) => !keys.has(key) && !key.includes('erased'))).toEqual([]);
  expect((await stat(join(folder, 'busy'))).mode & 0o777).toBe(0o700);
  for (const name of await readdir(join(folder, 'busy')))
    if (name !== 'files') expect((await stat(join(folder, 'busy', name))).mode & 0o777).toBe(0o600);
});

describe('a restored backup', () => {
  let database: TestDatabase;
  let dataDir: string;
  let pool: Pool;
  let manifest: Manifest;
  let before: Readonly<Record<string, unknown>>;
  const said: string[] = [];
  beforeAll(async () => {
    await until(async () => expect(await unfinished(old.databaseUrl)).toEqual([]));
    const changed = await old.call('POST', '/api/user/changepw', {
      token: stays.token,
      body: { current: password, password: fresh, passwordConfirm: fresh },
    });
    stays = { ...stays, token: changed.body.token };
    await until(async () => expect(await unfinished(old.databaseUrl)).toHaveLength(1));
    manifest = await take('whole');
    const reading = createPool(old.databaseUrl);
    before = await hashes(reading);
    await reading.end();
    expect(await old.service.store.head()).toBe(manifest.log.head);

    database = await startTestDatabase();
    dataDir = await makeTestFolder('nomucheck-restored-');
    pool = createPool(database.url);
    expect(await restoreTo(database, dataDir, 'whole', said)).toBe(0);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it('has the read models of the original, row for row, and says that it is proven', async () => {
    expect(await hashes(pool)).toEqual(before);
    expect(said.join('\n')).toContain(`✓ 기록 전체의 해시 ${manifest.log.digest}, 백업과 같음`);
    for (const table of ['vault.credentials', 'vault.sealing_keys', 'vault.blobs', 'vault.sessions'])
      expect(await rowsOf(database.url, table)).toEqual(await rowsOf(old.databaseUrl, table));
  });

  it('goes on as a service: sign-in, sessions and files work, who left stays away, and what was due is done once', async () => {
    const mails = await mailsIn(pool);
    const restored = await startTestServiceOn(
      database.url,
      {},
      {
        ...{ serviceUrl: database.serviceUrl, dataDir, secret: old.masterSecrets[0], costs },
      },
    );
    try {
      const login = (email: string, given: string) =>
        restored.call('POST', '/api/user/login', { body: { email, password: given } });
      expect((await login(stays.email, fresh)).status).toBe(200);
      expect((await login(gone.email, password)).status).not.toBe(200);
      const list = await restored.call('GET', '/api/check/list', { token: stays.token });
      expect([list.status, list.body.items?.length ?? list.body.length]).toEqual([200, 1]);
      const picture = await fetch(`${restored.base}/files/${photo}`, {
        headers: { Authorization: `Bearer ${stays.token}` },
      });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { rows } = await pool.query('select wrapped from vault.sealing_keys where person = $1', [gone.id]);
      expect(rows).toEqual([{ wrapped: null }]);

      await expect.poll(() => unfinished(database.url)).toEqual([]);
      await expect.poll(() => mailsIn(pool)).toBe(mails + 1);
      expect((await restored.call('GET', '/readyz')).body.health).toBe('green');
      const parts = { pool, log: restored.service.store, projections: allProjections, code: 'this program' };
      const lines: string[] = [];
      const { findings } = await verify({ ...parts, say: (line) => lines.push(line) });
      expect(findings, lines.join('\n')).toBe(0);
      expect(await mailsIn(pool)).toBe(mails + 1);
    } finally {
      await restored.service.stop();
    }
  });

  it('is not written over by another', async () => {
    await expect(restoreTo(database, dataDir, 'whole')).rejects.toThrow(/비어 있지 않습니다/);
  });
});

describe('a restore is refused, and nothing is written,', () => {
  const checked = (name: string, secret: string | null = old.masterSecrets[0]) =>
    checkBackup(join(folder, name), secret === null ? null : masterKeysOf([secret]), () => {});
  const copyOf = async (name: string): Promise<string> => {
    await cp(join(folder, 'busy'), join(folder, name), { recursive: true });
    return join(folder, name);
  };

  it('from a backup that was broken off', async () => {
    await rm(join(await copyOf('broken-off'), 'manifest.json'));
    await expect(checked('broken-off')).rejects.toThrow(/끝까지 받지 못한 백업/);
  });

  it('from one with a changed, a shortened or a missing file', async () => {
    const copy = await copyOf('changed');
    const log = join(copy, 'log-0001.ndjson');
    const { size } = await stat(log);
    await writeFile(log, 'x', { flag: 'r+' });
    await expect(checked('changed')).rejects.toThrow(/log-0001\.ndjson 파일이 받았을 때와 다릅니다/);
    await truncate(log, size - 1);
    await expect(checked('changed')).rejects.toThrow(/log-0001\.ndjson/);
    const uploaded = await copyOf('without-a-photo');
    await rm(join(uploaded, 'files', stays.id, photo));
    await expect(checked('without-a-photo')).rejects.toThrow(/파일이 없습니다/);
  });

  it('with another master key, or none', async () => {
    for (const secret of [Buffer.alloc(32, 7).toString('base64'), null])
      await expect(checked('busy', secret)).rejects.toThrow(/다른 마스터 키/);
    await checked('busy');
  });

  it('over uploaded files, or over a restore that broke off', async () => {
    const empty = await startTestDatabase();
    await expect(restoreTo(empty, old.dataDir, 'busy')).rejects.toThrow(/올린 파일/);
    const pool = createPool(empty.url);
    await pool.query('create schema meta; create table meta.unfinished_restore ()');
    await pool.end();
    const dataDir = await makeTestFolder('nomucheck-restored-');
    await expect(restoreTo(empty, dataDir, 'busy')).rejects.toThrow(/멈춘 것이 남아/);
    const given = { serviceUrl: empty.serviceUrl, dataDir };
    await expect(startTestServiceOn(empty.url, {}, given)).rejects.toThrow(/켤 수 없습니다/);
    await empty.close();
  });
});

const restoreTo = async (
  { url, serviceUrl }: TestDatabase,
  dataDir: string,
  name: string,
  said: string[] = [],
): Promise<number> => {
  const masterKeys = masterKeysOf(old.masterSecrets);
  const say = (line: string) => void said.push(line);
  const manifest = await checkBackup(join(folder, name), masterKeys, say);
  return restore({
    ...{ folder: join(folder, name), manifest, place: { databaseUrl: serviceUrl }, ownerUrl: url, redisUrl: undefined },
    ...{ dataDir, masterKeys, say },
  });
};

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const pool = createPool(url, { max: 1 });
  return (await pool.query(text).finally(() => pool.end())).rows;
};
const unfinished = (url: string) => query(url, `select name from work.outbox where state <> 'done'`);
const rowsOf = (url: string, table: string) => query(url, `select t::text as row from ${table} t order by 1`);
const mailsIn = async (pool: Pool): Promise<number> =>
  (await pool.query('select count(*)::int as mails from vault.mailbox')).rows[0].mails;
