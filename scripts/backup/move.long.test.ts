import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allProjections } from '../../backend/contexts.ts';
import type { LogPlace } from '../../backend/engine/event-store/event-log.ts';
import {
  startTestServer,
  type TestServer,
} from '../../backend/engine/event-store/eventstoredb/test-server/test-server.fixture.ts';
import { createPool } from '../../backend/engine/postgres/pool.ts';
import { masterKeysOf } from '../../backend/engine/sealing/master-keys.ts';
import { startTestDatabase, type TestDatabase } from '../../backend/engine/testing/test-database.ts';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import {
  password,
  startTestService,
  startTestServiceOn,
  type TestService,
} from '../../backend/testing/test-service.fixture.ts';
import type { Manifest } from './format/manifest.ts';
import { checkBackup } from './restoring/check-backup.ts';
import { restore } from './restoring/restore.ts';
import { backUp } from './taking/back-up.ts';

let old: TestService;
let server: TestServer;
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  [old, server, folder] = await Promise.all([startTestService(), startTestServer(), makeTestFolder('nomucheck-move-')]);
});
afterAll(async () => {
  await old.stop();
  await server.close();
  for (const { close } of databases) await close();
  await rm(folder, { recursive: true });
});

const take = (name: string, place: LogPlace, dataDir: string): Promise<Manifest> =>
  backUp({
    ...{ place, dataDir, masterKeys: masterKeysOf(old.masterSecrets), folder: join(folder, name) },
    ...{ program: 'this one', say: () => {} },
  });

const restored = async (name: string, eventStoreUrl?: string) => {
  const database = await startTestDatabase();
  databases.push(database);
  const dataDir = join(folder, `data-of-${name}`);
  const masterKeys = masterKeysOf(old.masterSecrets);
  const manifest = await checkBackup(join(folder, name), masterKeys, () => {});
  const said: string[] = [];
  const place = { databaseUrl: database.serviceUrl, eventStoreUrl };
  const found = await restore({
    ...{ folder: join(folder, name), manifest, place, ownerUrl: database.url, redisUrl: undefined },
    ...{ dataDir, masterKeys, say: (line: string) => void said.push(line) },
  });
  expect(found, said.join('\n')).toBe(0);
  return { database, dataDir, place };
};

/** Of each read model, without the columns of positions (`opened` is one as a number): those are the store's own. */
const hashes = async (url: string): Promise<Readonly<Record<string, unknown>>> => {
  const pool = createPool(url);
  const hashOf = async ({ name, table }: (typeof allProjections)[number]) => {
    const own = Object.keys(table.columns).filter((column) => /(^|_)position$|^opened$/.test(column));
    const { rows } = await pool.query(
      `select count(*)::int as rows, md5(string_agg((to_jsonb(t) - $1::text[])::text, '' order by t."${table.key}" collate "C"))
       from read.${table.name} t`,
      [own],
    );
    return [name, rows[0]] as const;
  };
  return Object.fromEntries(await Promise.all(allProjections.map(hashOf)).finally(() => pool.end()));
};

it('a log moves from PostgreSQL to EventStoreDB and back: the same events and rows, and the service goes on', {
  retry: 0,
}, async () => {
  const person = await old.person();
  await old.call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'basic' } });
  const first = await take('first', { databaseUrl: old.serviceUrl }, old.dataDir);
  const moved = await restored('first', server.url);
  const here = await hashes(moved.database.url);
  expect(here).toEqual(await hashes(old.databaseUrl));

  const second = await take('second', moved.place, moved.dataDir);
  expect(second.log).toMatchObject({ events: first.log.events, digest: first.log.digest });
  const back = await restored('second');
  expect(await hashes(back.database.url)).toEqual(here);

  const there = await startTestServiceOn(
    moved.database.url,
    { EVENTSTORE_URL: server.url },
    { serviceUrl: moved.database.serviceUrl, dataDir: moved.dataDir, secret: old.masterSecrets[0] },
  );
  try {
    const login = await there.call('POST', '/api/user/login', { body: { email: person.email, password } });
    expect(login.status).toBe(200);
    const check = { token: login.body.token, body: { questionnaire: 'basic' } };
    expect((await there.call('POST', '/api/check/form', check)).status).toBe(201);
    expect((await there.service.store.prove()).fault).toBeNull();
    await expect.poll(async () => (await there.call('GET', '/readyz')).body.health).toBe('green');
  } finally {
    await there.service.stop();
  }
});
