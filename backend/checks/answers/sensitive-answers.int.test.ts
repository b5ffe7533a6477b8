import { multiplied } from '@nomucheck/domain/checks/win-rate/statistics/scale.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import {
  everyFile,
  everyTable,
  everyUnsealed,
  type Kept,
} from '../../people/erasure/testing/everything-kept.fixture.ts';
import { needlesOf, tracesIn } from '../../people/erasure/testing/traces.fixture.ts';
import { type Person, startTestServiceOn, type TestService } from '../../testing/test-service.fixture.ts';
import { agreeToSensitive, answerTo, fillIn } from '../testing/fill-in.fixture.ts';

let server: OwnServer;
let test: TestService;
let pool: ReturnType<typeof createPool>;
let me: Person;
let stopped = false;

beforeAll(async () => {
  server = await startOwnServer();
  test = await startTestServiceOn(server.url);
  pool = createPool(server.url, { max: 2 });
  await keepUncompressed();
  me = await test.person();
}, 60_000);
afterAll(async () => {
  await pool.end();
  if (!stopped) await test.stop();
  await server.close();
});

/** What is long would be compressed, and nobody could look for words in it. */
const keepUncompressed = async (): Promise<void> => {
  const { rows } = await pool.query<{ change: string }>(
    `select format('alter table %I.%I alter column %I set storage external', n.nspname, c.relname, a.attname) as change
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attstorage = 'x'
       and n.nspname in ('log', 'vault', 'work', 'read')`,
  );
  for (const { change } of rows) await pool.query(change);
};

/** Illness or care of the family as the reason for absences (9#5), which is health data. */
const sensitive = { section: 'detail-9', numbering: 5 };
const key = 'detail-9/unavoidable-reasons';
/** The step that it takes part in: excuses are weighed together. */
const step = `${key}:positive:range`;
const call = (method: string, path: string, body?: unknown) =>
  test.call(method, path, { token: me.token, ...(body === undefined ? {} : { body }) });

const eventsOfKey = async (): Promise<{ type: string; data: string }[]> =>
  (await pool.query(`select type, data::text as data from log.events where data->>'key' = $1 order by position`, [key]))
    .rows;
const tracesOf = (kept: readonly Kept[], words: string): readonly string[] => tracesIn(kept, needlesOf(words));
const logged = (): Kept => ({ where: 'the log of requests', bytes: Buffer.from(test.logged()) });
/** All tables, all files of the database with its write-ahead log, and the log of requests. */
const everything = async (): Promise<readonly Kept[]> => {
  await pool.query('checkpoint');
  return [...(await everyTable(pool)), ...(await everyFile(server.cluster.folder)), logged()];
};
/** Places where the answer stands in plain text: a step of a calculation names its rule. */
const tracesOfStep = async (): Promise<readonly string[]> => tracesOf(await everything(), step);

const opened = async (): Promise<string> => JSON.stringify(await everyUnsealed(pool, test.masterSecrets));

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

it('with consent the answer counts and is in no byte in plain text; after withdrawal nobody can read it', async () => {
  await agreeToSensitive(test, me);
  const { id } = await fillIn(test, me, {
    intake: { 'intake/notice': 'paper' },
    item: (item) => (item === key ? 'yes' : 'no'),
  });
  const given = (await call('POST', '/api/check/checkResult', { id })).body;
  const staff = await test.staff();
  const seenByStaff = async () => (await test.call('GET', `/api/check/${id}`, { token: staff.token })).body;
  const rules = (check: { result: { steps: { rule: string }[] } }) => check.result.steps.map(({ rule }) => rule);
  expect(rules(await seenByStaff())).toContain(step);
  expect((await eventsOfKey()).at(-1)).toMatchObject({
    type: 'SensitiveAnswerGiven',
    data: expect.stringContaining('$sealed'),
  });
  expect(await tracesOfStep()).toEqual([]);
  expect(await opened()).toContain(step);
  // Another step of the same result stands there in plain words: the search would find this one, too.
  const other = rules(await seenByStaff()).find(
    (rule) => rule.endsWith(':negative') && rule !== `${key}:negative:range`,
  );
  const found = tracesOf(await everything(), String(other)).join();
  expect(found).toContain('log.events');
  expect(found).toMatch(/\/base\/\d+\/\d+ /);
  expect(found).toContain('/pg_wal/');

  const withdrawn = { sensitive: { agreed: false, version: firstPolicyVersion } };
  expect((await call('POST', '/api/user/term', withdrawn)).status).toBe(200);
  const isSealedAway = `select wrapped is null as gone from vault.sealing_keys where person like $1 || '/consent-%'`;
  await vi.waitFor(async () => expect((await pool.query(isSealedAway, [me.id])).rows).toEqual([{ gone: true }]), {
    timeout: 20_000,
    interval: 50,
  });
  await vi.waitFor(async () => expect(rules(await seenByStaff())).not.toContain(step), { timeout: 5_000 });
  const left = await seenByStaff();
  expect(left.answers.find((answer: { key: string }) => answer.key === key)?.value).toBeNull();
  expect(left.result.rate).toBeCloseTo(multiplied('odds', given.rate, 1 / 1.05), 2);
  expect(await tracesOfStep()).toEqual([]);
  expect(await opened()).not.toContain(step);

  // A new consent has a new key: the answer can be given again, and the old one stays unreadable.
  await agreeToSensitive(test, me);
  const again = await fillIn(test, me, { item: (item) => (item === key ? 'yes' : 'no') });
  expect(again.last.next).toBeNull();
  expect((await seenByStaff()).answers.find((answer: { key: string }) => answer.key === key)?.value).toBeNull();
}, 60_000);

it('a figure for given answers asks for no consent, because nothing of what is sent is kept anywhere', async () => {
  // No word of any language: what is found of it came from this call.
  const own = '쯟쀍뾁';
  const stranger = await test.staff();
  const form = (await call('GET', '/api/check/form')).body;
  const story = {
    intake: { 'intake/notice': 'paper', 'intake/region': { custom: `${own} 마을` } },
    item: (item: string) => (item === key ? ('yes' as const) : ('no' as const)),
  };
  const answers: { section: string; numbering: number; value: unknown }[] = [];
  const ask = (more: object = {}) =>
    test.call('POST', '/api/win-rate/calculate', {
      token: stranger.token,
      body: { answers, ...more },
      headers: { 'Idempotency-Key': `figure-${answers.length}` },
    });
  let answer = await ask();
  while (answer.body.code === 'survey_empty') {
    const { section, numbering } = answer.body.next;
    answers.push({ section, numbering, value: answerTo(form, { section, numbering }, story) });
    answer = await ask();
  }
  expect(answer.status).toBe(200);
  expect(answer.body.steps.map(({ rule }: { rule: string }) => rule)).toContain(step);
  // Nor does a refusal repeat it.
  expect((await ask({ answers: [...answers, { section: 'intake', numbering: 2, value: `${own} 명` }] })).status).toBe(
    422,
  );

  await pool.query('checkpoint');
  const tables = await everyTable(pool);
  const lines = logged();
  await test.stop();
  stopped = true;
  await server.stop();
  const files = await everyFile(server.cluster.folder);
  expect(files.length).toBeGreaterThan(100);
  for (const words of [own, step]) expect(tracesOf([...tables, ...files, lines], words)).toEqual([]);
}, 120_000);
