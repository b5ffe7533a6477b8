import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dismissedInWriting, fillIn } from '../../backend/checks/testing/fill-in.fixture.ts';
import { recomputeCalculations } from '../../backend/checks/testing/recomputing.fixture.ts';
import { allProjections } from '../../backend/contexts.ts';
import type { LogPlace } from '../../backend/engine/event-store/event-log.ts';
import {
  startTestServer,
  type TestServer,
} from '../../backend/engine/event-store/eventstoredb/test-server/test-server.fixture.ts';
import { createPool } from '../../backend/engine/postgres/connections/pool.ts';
import { masterKeysOf } from '../../backend/engine/sealing/keys/master-keys.ts';
import { startTestDatabase, type TestDatabase } from '../../backend/engine/testing/test-database.ts';
import { makeTestFolder } from '../../backend/engine/testing/test-folder.ts';
import {
  type Person,
  password,
  startTestService,
  startTestServiceOn,
  type TestService,
} from '../../backend/testing/test-service.fixture.ts';
import type { CaseRecord } from '../../domain/cases/case-record.ts';
import { aRecord } from '../../domain/cases/case-samples.fixture.ts';
import { caseDecider, caseStream } from '../../domain/cases/legal-case.ts';
import type { Manifest } from './format/manifest.ts';
import { checkBackup } from './restoring/check-backup.ts';
import { restore } from './restoring/restore.ts';
import { backUp } from './taking/back-up.ts';

let old: TestService;
let staff: Person;
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

/** Of each read model, without the columns of positions (`opened` is one as a number), the key too: those are the store's own. */
const hashes = async (url: string): Promise<Readonly<Record<string, unknown>>> => {
  const pool = createPool(url);
  const hashOf = async ({ name, table }: (typeof allProjections)[number]) => {
    const own = [table.key, ...Object.keys(table.columns)].filter((column) => /(^|_)position$|^opened$/.test(column));
    const { rows } = await pool.query(
      `select count(*)::int as rows,
         md5(string_agg(((to_jsonb(t) - $1::text[]) #- '{last_calculation,casePosition}')::text, ''
                        order by t."${table.key}" collate "C"))
       from read.${table.name} t`,
      [own],
    );
    return [name, rows[0]] as const;
  };
  return Object.fromEntries(await Promise.all(allProjections.map(hashOf)).finally(() => pool.end()));
};

/** A service on a restored place, for as long as this takes. */
const serving = async <Result>(
  { database, dataDir, place }: Awaited<ReturnType<typeof restored>>,
  work: (test: TestService) => Promise<Result>,
): Promise<Result> => {
  const { eventStoreUrl } = place;
  const test = await startTestServiceOn(
    database.url,
    { ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }) },
    { serviceUrl: database.serviceUrl, dataDir, secret: old.masterSecrets[0] },
  );
  try {
    await expect.poll(async () => (await test.call('GET', '/readyz')).body.health).toBe('green');
    return await work(test);
  } finally {
    await test.service.stop();
  }
};

const onGround = { keywords: ['근태불량', '결근'], sections: ['detail-9'] } satisfies Partial<CaseRecord>;
const accept = async ({ service }: TestService, caseId: string, own: Partial<CaseRecord> = {}) => {
  const record = aRecord({ sampling: 'population', disputeId: caseId, ...onGround, ...own });
  const context = {
    commandId: randomUUID(),
    at: new Date().toISOString(),
    reason: '원문과 대조',
    correlationId: 'a move',
  };
  await service.commands.handle(caseDecider, {
    ...{ stream: caseStream(caseId), command: { type: 'AcceptCase', caseId, record } },
    context: { ...context, actor: { id: staff.id, role: 'super' } },
  });
};

/** Waits for the read models: cases are accepted beside the calls, whose answers name a place to wait for. */
const onHead = async (test: TestService) => ({ 'X-Wait-For': await test.headToken() });

const completed = async (test: TestService, person: Person): Promise<string> => {
  const { id } = await fillIn(test, person, dismissedInWriting);
  const call = { token: person.token, body: { id }, headers: await onHead(test) };
  const { status } = await test.call('POST', '/api/check/checkResult', call);
  expect(status).toBe(200);
  return id;
};
const again = async (test: TestService, id: string, { token }: Person) =>
  test.call('POST', `/api/check/${id}/recalculate`, { token, body: {}, headers: await onHead(test) });

/** An answer without the names of positions, which are the store's own. */
const withoutPositions = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'casePosition' || (key === 'position' && typeof value === 'string') ? undefined : value,
    ),
  );

/** What is said of these checks and of this case, where it depends on which cases were there when a figure was given. */
const told = async (test: TestService, checks: readonly string[], caseId: string): Promise<unknown> => {
  const asked = async (path: string) => {
    const { status, body } = await test.call('GET', path, { token: staff.token, headers: await onHead(test) });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const explained = async (id: string) => {
    const whole = await asked(`/api/check/${id}/explanation`);
    const [first] = whole.calculations;
    return [whole, await asked(`/api/check/${id}/explanation?against=${first.calculationId}`)];
  };
  const { store, commands, rulesets } = test.service;
  return withoutPositions({
    outdated: await asked('/api/admin/dashboard/outdated'),
    byCase: await asked(`/api/cases/data/${caseId}/outdated`),
    explained: await Promise.all(checks.map(explained)),
    recomputed: await recomputeCalculations({ store, commands, rulesets }),
  });
};

it('a log moves from PostgreSQL to EventStoreDB and back: the same events, rows and figures, and the service goes on', {
  retry: 0,
}, async () => {
  const person = await old.person();
  staff = await old.staff();
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const earlier = await completed(old, person);
  await accept(old, one);
  const later = await completed(old, await old.person());
  await again(old, earlier, person);
  await accept(old, two, { outcome: 'employer_win' });
  const checks = [earlier, later];
  const before = await told(old, checks, two);
  expect(before).toMatchObject({
    outdated: { total: 2 },
    recomputed: { calculations: 3, equal: 3, mismatches: [] },
    explained: [[{}, { difference: { cases: { before: {}, after: {} } } }], expect.anything()],
  });

  const first = await take('first', { databaseUrl: old.serviceUrl }, old.dataDir);
  const moved = await restored('first', server.url);
  expect(await hashes(moved.database.url)).toEqual(await hashes(old.databaseUrl));
  const second = await take('second', moved.place, moved.dataDir);
  expect(second.log).toMatchObject({ events: first.log.events, digest: first.log.digest });

  const there = await serving(moved, async (test) => {
    expect(await told(test, checks, two)).toEqual(before);
    const login = await test.call('POST', '/api/user/login', { body: { email: person.email, password } });
    expect(login.status).toBe(200);
    await again(test, earlier, { ...person, token: login.body.token });
    await accept(test, three);
    expect((await test.service.store.prove()).fault).toBeNull();
    return told(test, checks, two);
  });
  expect(there).toMatchObject({ outdated: { total: 2 }, recomputed: { calculations: 4, equal: 4 } });

  await take('third', moved.place, moved.dataDir);
  const back = await restored('third');
  expect(await hashes(back.database.url)).toEqual(await hashes(moved.database.url));
  await serving(back, async (test) => {
    expect(await told(test, checks, two)).toEqual(there);
    expect((await test.service.store.prove()).fault).toBeNull();
  });
});
