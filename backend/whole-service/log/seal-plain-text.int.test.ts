import { randomBytes } from 'node:crypto';
import type { EventCatalogue } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type pg from 'pg';
import { v4 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { declared } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { positionOf } from '../../engine/event-store/positions/dense-positions.ts';
import { openEpoch } from '../../engine/event-store/positions/epochs.ts';
import { writeOldLog } from '../../engine/event-store/postgres/plain-text/testing/old-log.fixture.ts';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { noteResealed, proveLog } from '../../engine/event-store/postgres/testing/postgres-log.ts';
import { withEvent } from '../../engine/event-store/proof/whole-log-hash.ts';
import { prepareDatabase } from '../../engine/foundation/prepare-database.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { masterKeysOf } from '../../engine/sealing/keys/master-keys.ts';
import { createPersonKeys } from '../../engine/sealing/keys/person-keys.ts';
import { createSealer } from '../../engine/sealing/person-sealer.ts';
import { createVault } from '../../engine/vault/vault.ts';
import { everyFile, everyTable, type Kept } from '../../people/erasure/testing/everything-kept.fixture.ts';
import { needlesOf, tracesIn } from '../../people/erasure/testing/traces.fixture.ts';

const marker = '뷁쓀쫣';
const forged = '쮉쮊쮋';
const [here, gone, asker, member, company] = Array.from({ length: 5 }, () => newId());
const [kept, removed, batch, caseId] = Array.from({ length: 4 }, () => newId());
const at = '2026-11-22T00:00:00.000Z';
const pdf = (documentId: string | undefined) => ({
  ...{ documentId, file: { hash: 'a'.repeat(64), bytes: 1 }, origin: { how: 'uploaded' } },
  fileName: `${marker} ${documentId === kept ? '판정문' : '지울 것'}.pdf`,
});
const noQuestion = { checkId: newId(), companyId: null, messageId: newId(), question: null, parties: null };

/** Each with what its history has to say of it afterwards; null: erased. */
const old = [
  { stream: `user-${here}`, type: 'SessionsEnded', data: { owner: here }, reason: `${marker} 하나` },
  { stream: `user-${gone}`, type: 'SessionsEnded', data: { owner: gone }, reason: `${marker} 둘` },
  {
    ...{ stream: `advice-${asker}`, type: 'AdviceAsked', version: 2, reason: `${marker} 물음` },
    data: { asker, ...noQuestion, consentedAt: null },
  },
  {
    ...{ stream: `advice-${asker}`, type: 'ReviewReassigned', reason: `${marker} 휴가` },
    data: { stage: 1, from: newId(), to: newId(), until: at },
  },
  {
    ...{ stream: `company-${company}`, type: 'CompanyMemberRemoved', reason: `${marker} 퇴사` },
    data: { companyId: company, userId: member, why: 'removed' },
  },
  { stream: `case-${caseId}`, type: 'CaseSentBack', data: { caseId }, reason: `${marker} 반려` },
  { stream: `case-${caseId}`, type: 'CaseReadyUndone', data: { caseId, sentBack: `${marker} 반려` } },
  { stream: `ocr-${kept}`, type: 'PdfUploaded', data: pdf(kept) },
  { stream: `ocr-${removed}`, type: 'PdfUploaded', data: pdf(removed) },
  { stream: `ocr-${removed}`, type: 'PdfRemoved', data: { documentId: removed } },
  {
    ...{ stream: `import-${batch}`, type: 'CaseImportStarted' },
    data: {
      ...{ batchId: batch, fileName: `${marker}.csv`, format: 'csv', sampling: 'curated', dryRun: false },
      file: { upload: newId(), hash: 'b'.repeat(64), bytes: 1 },
    },
  },
  { stream: `user-${here}`, type: 'SessionsEnded', data: { owner: here } },
  { stream: 'user-forged', type: 'SessionsEnded', data: { owner: here }, reason: forged },
];

/** More than a page of them, and so many that an update leaves old rows in pages of their own. */
const many = Array.from({ length: 600 }, () => newId()).map((id) => ({
  ...{ stream: `case-${id}`, type: 'CaseSentBack', data: { caseId: id }, reason: `${marker} 반려 ${id}` },
}));

let server: OwnServer;
let pool: pg.Pool;
let store: EventStore;
const secrets: [string] = [randomBytes(32).toString('base64')];
const masterKeys = masterKeysOf(secrets);
const sealerOf = () => createSealer(createPersonKeys(createVault(pool).sealingKeys, masterKeys));
const upgrade = (catalogue: EventCatalogue = declared.events) =>
  prepareDatabase({
    ...{ databaseUrl: server.url, ownerUrl: null, redisUrl: undefined, migrations: declared.migrations },
    sealing: { catalogue, masterKeys },
  });
const asOwner = (statement: string) =>
  pool.query(`alter table log.events disable trigger append_only; ${statement};
    alter table log.events enable always trigger append_only`);
const hashes = async () =>
  (await pool.query<{ hash: string }>(`select encode(hash, 'hex') as hash from log.events order by position`)).rows;
const traces = (everything: readonly Kept[], of = marker): readonly string[] => tracesIn(everything, needlesOf(of));

/** `whole`: the hash of the whole log. */
let before: { readonly hashes: readonly unknown[]; readonly whole: string };

beforeAll(async () => {
  server = await startOwnServer();
  pool = createPool(server.url, { max: 2 });
  await upgrade();
  await writeOldLog(pool, [...many, ...old]);
  await asOwner(`update log.events set actor_id = 'somebody' where stream = 'user-forged'`);
  // As the planner has it of any table that is in use.
  await pool.query('analyze log.events');
  const { sealingKeys } = createVault(pool);
  await sealerOf().seal(gone ?? '', { stream: 's', type: 't', field: 'f' }, 'here once');
  await sealingKeys.destroy(gone ?? '');
  await pool.query('checkpoint');
  const written = await hashes();
  before = { hashes: written, whole: written.reduce((whole, { hash }) => withEvent(whole, hash), GENESIS) };
  store = openEventStore({ databaseUrl: server.url });
}, 60_000);
afterAll(async () => {
  await store.close();
  await pool.end();
  await server.close();
});

it('what earlier versions wrote in plain is on the disk before an upgrade', async () => {
  const files = await everyFile(server.cluster.folder);
  expect(traces(files).join()).toMatch(/\/base\/\d+\/\d+ /);
  expect(traces(files).join()).toContain('/pg_wal/');
});

it('an upgrade that is interrupted is finished by the next one', async () => {
  let asked = 0;
  const dying = new Proxy(declared.events, {
    get: (events, name) => {
      if (name !== 'get') return Reflect.get(events, name).bind(events);
      return (type: string) => {
        asked += 1;
        if (asked > 550) throw new Error('the process has died');
        return events.get(type);
      };
    },
  });
  await expect(upgrade(dying)).rejects.toThrow('the process has died');
  expect((await pool.query(`select tgenabled from pg_trigger where tgname = 'append_only'`)).rows).toEqual([
    { tgenabled: 'A' },
  ]);
  const sealed = async () => (await pool.query('select from log.events where resealed_hash is not null')).rowCount;
  expect(await sealed()).toBe(500);
  await upgrade();
  await upgrade();
  expect(await sealed()).toBe(610);
  await openEpoch(store, at);
  await noteResealed(store, pool, at);
  await noteResealed(store, pool, at);
});

it('afterwards no event holds it in plain, and its readers see what they saw before', async () => {
  const commands = createCommandHandler({ store, sealer: sealerOf(), catalogue: declared.events });
  const said = async (stream: string) =>
    (await commands.history(stream)).map(({ reason, data }) => [reason, Object.values(z.looseObject({}).parse(data))]);
  expect(await said(`user-${here}`)).toEqual([
    [`${marker} 하나`, [here]],
    [undefined, [here]],
  ]);
  expect(await said(`user-${gone}`)).toEqual([[null, [gone]]]);
  expect((await said(`advice-${asker}`)).map(([reason]) => reason)).toEqual([`${marker} 물음`, `${marker} 휴가`]);
  expect((await said(`company-${company}`))[0]?.[0]).toBe(`${marker} 퇴사`);
  expect(await said(`case-${caseId}`)).toEqual([
    [`${marker} 반려`, [caseId]],
    [undefined, [caseId, `${marker} 반려`]],
  ]);
  expect((await said(`ocr-${kept}`))[0]?.[1]).toContain(`${marker} 판정문.pdf`);
  expect((await said(`ocr-${removed}`))[0]?.[1]).toContain(null);
  expect((await said(`import-${batch}`))[0]?.[1]).toContain(`${marker}.csv`);
  const keyOf = async (stream: string, revision: number) =>
    (await store.read(stream)).find((event) => event.revision === revision)?.reason?.$sealed.person;
  expect(await keyOf(`advice-${asker}`, 2)).toBe(asker);
  expect(await keyOf(`company-${company}`, 1)).toBe(member);
  expect(await keyOf(`case-${caseId}`, 1)).toMatch(/^event-/);
});

it('every hash is the one that it was, so the chains and the proofs of the log hold', async () => {
  expect((await hashes()).slice(0, before.hashes.length)).toEqual(before.hashes);
  const last = positionOf(before.hashes.length);
  const { fault, resealed, digests } = await proveLog(pool, () => {}, new Set([last]));
  expect(resealed.events).toBe(610);
  expect(digests.get(last)).toBe(before.whole);
  // The event that somebody has changed was left as it was found.
  expect(fault).toMatchObject({ stream: 'user-forged', why: 'it was changed' });
  await asOwner(`delete from log.events where stream = 'user-forged'`);
});

it.each([
  ['one of them is changed and its hash is computed anew', `set actor_id = 'x', resealed_hash = sha256('x')`],
  ['one of them is said never to have been sealed later', 'set resealed_hash = null'],
])('where %s, the log is found to be changed', async (_what, change) => {
  await asOwner(`create table public.aside as select * from log.events where stream = 'user-${here}' and revision = 1;
    update log.events ${change} where stream = 'user-${here}' and revision = 1`);
  expect((await proveLog(pool)).fault).not.toBeNull();
  await asOwner(`delete from log.events where stream = 'user-${here}' and revision = 1;
    insert into log.events select * from public.aside; drop table public.aside`);
});

it('a version that would write a reason in plain can’t any more', async () => {
  const envelope = JSON.stringify({
    stream: 'x-1',
    revision: 1,
    id: newId(),
    type: 'X',
    schemaVersion: 1,
    at,
    reason: 'x',
  });
  await expect(pool.query('select log.append_one($1, 0, $2)', ['x-1', envelope])).rejects.toThrow();
});

it('none of it is left in any table, file or WAL', async () => {
  expect(traces(await everyTable(pool))).toEqual([]);
  await pool.query('checkpoint');
  await store.close();
  await server.stop();
  const files = await everyFile(server.cluster.folder);
  expect(files.length).toBeGreaterThan(100);
  expect(traces(files)).toEqual([]);
});
