import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { declared } from '../../contexts.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { writeOldLog } from '../../engine/event-store/postgres/plain-text/testing/old-log.fixture.ts';
import { noteResealed, proveLog } from '../../engine/event-store/postgres/testing/postgres-log.ts';
import { prepareDatabase } from '../../engine/foundation/prepare-database.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { masterKeysOf } from '../../engine/sealing/keys/master-keys.ts';
import { startTestServiceOn } from '../../testing/test-service.fixture.ts';

const folders = {
  migrations: declared.migrations,
  sealing: { catalogue: declared.events, masterKeys: masterKeysOf([randomBytes(32).toString('base64')]) },
};

/**
 * A PostgreSQL server that isn't embedded, with the two roles that docs/running.md describes: neither is a superuser.
 */
const name = `outside_${randomBytes(6).toString('hex')}`;
const [ownerRole, serviceRole] = [`${name}_owner`, `${name}_service`];
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  await admin.query(`create role ${ownerRole} login password 'one'`);
  await admin.query(`create role ${serviceRole} login password 'two'`);
  await admin.query(`grant ${serviceRole} to ${ownerRole}`);
});
beforeEach(async () => {
  await admin.query(`create database ${name} owner ${ownerRole} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
});
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`);
});
afterAll(async () => {
  await admin.query(`drop role ${serviceRole}; drop role ${ownerRole}`);
  await admin.end();
});

const urlOf = (role: string, password: string): string => {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  Object.assign(url, { username: role, password, pathname: `/${name}` });
  return url.href;
};
const [ownerUrl, serviceUrl] = [() => urlOf(ownerRole, 'one'), () => urlOf(serviceRole, 'two')];

it('the service’s role alone can’t make the tables, and the start says what is missing', async () => {
  await expect(startTestServiceOn(serviceUrl())).rejects.toThrow(/DATABASE_OWNER_URL/);
});

it('what the owner has prepared works for the service’s role, also when a start knows only that role', async () => {
  const parts = { databaseUrl: serviceUrl(), ownerUrl: ownerUrl(), redisUrl: undefined, ...folders };
  await prepareDatabase(parts);
  await prepareDatabase(parts);
  const service = await startTestServiceOn(serviceUrl());
  const { token } = await service.person();
  const draft = await service.call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  expect(draft.status).toBe(201);
  expect((await service.call('GET', '/readyz')).body).toMatchObject({ logProtected: true });
  await service.stop();
});

it('what earlier versions wrote in plain is sealed by the owner, and the service says so in the log', async () => {
  const parts = { databaseUrl: serviceUrl(), redisUrl: undefined, ...folders };
  await prepareDatabase({ ...parts, ownerUrl: ownerUrl() });
  const [pool, store] = [createPool(ownerUrl(), { max: 1 }), openEventStore({ databaseUrl: serviceUrl() })];
  const owner = randomUUID();
  await writeOldLog(pool, [{ stream: `user-${owner}`, type: 'SessionsEnded', data: { owner }, reason: '옛 사유' }]);
  await expect(prepareDatabase({ ...parts, ownerUrl: null })).rejects.toThrow(/DATABASE_OWNER_URL/);
  await prepareDatabase({ ...parts, ownerUrl: ownerUrl() });
  const { rows } = await pool.query(`select reason, sealed_reason #>> '{$sealed,person}' as key from log.events`);
  expect(rows).toEqual([{ reason: null, key: owner }]);
  expect((await proveLog(pool)).fault).toMatchObject({ why: 'it was sealed later, and nothing says so' });
  await noteResealed(store, pool, new Date().toISOString());
  expect(await proveLog(pool)).toMatchObject({ fault: null, resealed: { events: 1 } });
  await store.close();
  await pool.end();
});

it('with only the owner configured everything works, and the log is reported as unprotected', async () => {
  const service = await startTestServiceOn(ownerUrl());
  await service.person();
  expect((await service.call('GET', '/readyz')).body).toMatchObject({ logProtected: false });
  expect(service.logged()).toContain("the log isn't protected from the program's own role");
  await service.stop();
});

it('the owner, configured as both roles, keeps its rights', async () => {
  const both = { databaseUrl: ownerUrl(), ownerUrl: ownerUrl(), redisUrl: undefined, ...folders };
  await expect(prepareDatabase(both)).resolves.toBeUndefined();
  const service = await startTestServiceOn(ownerUrl());
  await service.person();
  await service.stop();
});
