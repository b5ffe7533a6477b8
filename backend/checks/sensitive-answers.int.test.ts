import { policyVersions } from '@nomucheck/domain/accounts/consents.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OwnServer, startOwnServer } from '../engine/event-store/postgres/proof/own-server.ts';
import { createPool } from '../engine/postgres/pool.ts';
import { type Person, startTestServiceOn, type TestService } from '../engine/testing/test-service.fixture.ts';
import { everyTable } from '../people/erasure/testing/everything-kept.fixture.ts';
import { agreeToSensitive, fillIn } from './testing/fill-in.fixture.ts';

let server: OwnServer;
let test: TestService;
let pool: ReturnType<typeof createPool>;
let me: Person;

beforeAll(async () => {
  server = await startOwnServer();
  test = await startTestServiceOn(server.url);
  pool = createPool(server.url, { max: 2 });
  me = await test.person();
}, 60_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
  await server.close();
});

/** Illness or care of the family as the reason for absences (9#5), which is health data. */
const sensitive = { section: 'detail-9', numbering: 5 };
const key = 'detail-9/unavoidable-reasons';
const call = (method: string, path: string, body?: unknown) =>
  test.call(method, path, { token: me.token, ...(body === undefined ? {} : { body }) });

const eventsOfKey = async (): Promise<{ type: string; data: string }[]> =>
  (await pool.query(`select type, data::text as data from log.events where data->>'key' = $1 order by position`, [key]))
    .rows;
/** The tables that show the answer in plain text: a step of a calculation names its rule. */
const tracesOfStep = async (): Promise<readonly string[]> =>
  (await everyTable(pool)).filter(({ bytes }) => bytes.includes(`${key}:positive`)).map(({ where }) => where);

it('without consent a sensitive answer is refused and stored nowhere; skipping it, the check continues', async () => {
  const { id, rulesetVersion } = (await call('POST', '/api/check/form', { questionnaire: 'detail' })).body;
  const save = (value: unknown) =>
    call('PUT', '/api/check/autosave', { id, rulesetVersion, answers: [{ ...sensitive, value }] });
  expect((await save('yes')).body).toMatchObject({
    code: 'consent_needed',
    errors: { 'detail-9.5': expect.any(String) },
  });
  expect((await save('unknown')).status).toBe(422);
  expect(await eventsOfKey()).toEqual([]);
  expect((await save(null)).status).toBe(200);
  expect(await eventsOfKey()).toMatchObject([{ type: 'QuestionLeftBlank' }]);
});

it('with consent the answer counts and is in no table in plain text; after withdrawal nobody can read it', async () => {
  await agreeToSensitive(test, me);
  const { id } = await fillIn(test, me, {
    intake: { 'intake/notice': 'paper' },
    item: (item) => (item === key ? 'yes' : 'no'),
  });
  const given = (await call('POST', '/api/check/checkResult', { id })).body;
  const staff = await test.staff();
  const seenByStaff = async () => (await test.call('GET', `/api/check/${id}`, { token: staff.token })).body;
  const rules = (check: { result: { steps: { rule: string }[] } }) => check.result.steps.map(({ rule }) => rule);
  expect(rules(await seenByStaff())).toContain(`${key}:positive`);
  expect((await eventsOfKey()).at(-1)).toMatchObject({
    type: 'SensitiveAnswerGiven',
    data: expect.stringContaining('$sealed'),
  });
  expect(await tracesOfStep()).toEqual([]);

  const withdrawn = { sensitive: { agreed: false, version: policyVersions.sensitive } };
  expect((await call('POST', '/api/user/term', withdrawn)).status).toBe(200);
  const isSealedAway = `select wrapped is null as gone from vault.sealing_keys where person like $1 || '/consent-%'`;
  await vi.waitFor(async () => expect((await pool.query(isSealedAway, [me.id])).rows).toEqual([{ gone: true }]), {
    timeout: 20_000,
    interval: 50,
  });
  await vi.waitFor(async () => expect(rules(await seenByStaff())).not.toContain(`${key}:positive`), { timeout: 5_000 });
  const left = await seenByStaff();
  expect(left.answers.find((answer: { key: string }) => answer.key === key)?.value).toBeNull();
  expect(left.result.rate).toBeCloseTo(given.rate / 1.2, 2);
  expect(await tracesOfStep()).toEqual([]);

  // A new consent has a new key: the answer can be given again, and the old one stays unreadable.
  await agreeToSensitive(test, me);
  const again = await fillIn(test, me, { item: (item) => (item === key ? 'yes' : 'no') });
  expect(again.last.next).toBeNull();
  expect((await seenByStaff()).answers.find((answer: { key: string }) => answer.key === key)?.value).toBeNull();
}, 60_000);
