import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { agreeToSensitive } from '../../checks/testing/fill-in.fixture.ts';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { everyFile, everyTable, everyUnsealed } from '../../people/erasure/testing/everything-kept.fixture.ts';
import { needlesOf, tracesIn } from '../../people/erasure/testing/traces.fixture.ts';
import { type Person, startTestServiceOn, type TestService } from '../../testing/test-service.fixture.ts';
import { answering, type FakeModel, startFakeModel } from '../answering/openai/testing/fake-model.fixture.ts';
import { ask, personWhoAsks } from '../chat/testing/chat-calls.fixture.ts';

const said = '정당한 이유 없이 해고하지 못해요. [[L: 근로기준법 제23조 제1항]]';
const ordinary = '문자로 해고됐어요. 언제까지 신청해야 하나요?';
/** No word of any language: what is found of it came from this text. */
const own = '쯟쀍뾁';
const sensitive = `임신했다고 말하니 그만두래요 ${own}`;

let server: OwnServer;
let model: FakeModel;
let test: TestService;
let pool: ReturnType<typeof createPool>;
let me: Person;

beforeAll(async () => {
  server = await startOwnServer();
  model = await startFakeModel();
  const advisor = { ADVISOR_BASE_URL: model.baseUrl, ADVISOR_MODEL: 'example-model', ADVISOR_API_KEY: 'example-key' };
  test = await startTestServiceOn(server.url, advisor);
  // Its one connection is made now and stays: later the service has all that the small server gives.
  pool = createPool(server.url, { max: 1, idleTimeoutMillis: 0 });
  await pool.query('select 1');
}, 60_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
  await model.close();
  await server.close();
});
beforeEach(async () => {
  me = await personWhoAsks(test);
});

const call = (method: string, path: string, body?: object) =>
  test.call(method, path, { token: me.token, ...(body === undefined ? {} : { body }) });
const chat = (id: string, body: object = {}) => call('POST', `/api/ai-advices/${id}/chat`, body);
const answerSensitive = (agreed: boolean, version = firstPolicyVersion) =>
  call('POST', '/api/user/term', { sensitive: { agreed, version } });
const refused = { status: 422, body: { code: 'consent_needed', errors: { sensitive: expect.stringMatching(/동의/) } } };

const tracesOf = async (words: string): Promise<readonly string[]> => {
  await pool.query('checkpoint');
  const log = { where: 'the log of requests', bytes: Buffer.from(test.logged()) };
  const kept = [...(await everyTable(pool)), ...(await everyFile(server.cluster.folder)), log];
  return tracesIn(kept, needlesOf(words));
};

const opened = async (): Promise<string> => JSON.stringify(await everyUnsealed(pool, test.masterSecrets));

it('a sensitive question or message is kept nowhere and reaches no advisor without the consent', async () => {
  expect(await call('POST', '/api/ai-advices', { question: sensitive })).toMatchObject(refused);
  model.script(ordinary, answering(said), answering(said));
  const id = await ask(test, me, { question: ordinary });
  expect(await chat(id)).toMatchObject({ status: 200 });
  expect(await chat(id, { message: sensitive })).toMatchObject(refused);
  expect((await call('POST', `/api/ai-advices/${id}/review1/request`, { note: sensitive })).body).toMatchObject(
    refused.body,
  );
  expect(model.requestsAbout(own)).toEqual([]);
  expect(await tracesOf(own)).toEqual([]);
  expect(await opened()).not.toContain(own);
  // The search finds what is there: who asked in plain text, and the ordinary question under its key.
  expect((await tracesOf(me.id)).length).toBeGreaterThan(0);
  expect(await opened()).toContain(ordinary);
  // Without it the conversation goes on.
  expect(await chat(id, { message: '퇴직금은 얼마인가요?' })).toMatchObject({ status: 200 });
});

it('with the consent it is answered, and once it is withdrawn nobody can read the texts any more', async () => {
  await agreeToSensitive(test, me);
  model.script(own, answering(`${own} ${said}`), answering(said));
  const id = await ask(test, me, { question: sensitive });
  expect(await chat(id)).toMatchObject({ status: 200 });
  const other = await ask(test, me, { question: ordinary });
  const textsOf = async (advice: string): Promise<readonly (string | null)[]> =>
    (await call('GET', `/api/ai-advices/${advice}`)).body.chats.map(({ text }: { text: string | null }) => text);
  expect(await textsOf(id)).toEqual([sensitive, expect.any(String)]);
  expect(await tracesOf(own)).toEqual([]);
  expect((await call('POST', `/api/ai-advices/${id}/review1/request`, {})).status).toBe(200);
  expect(await opened()).toContain(own);

  expect((await answerSensitive(false)).status).toBe(200);
  await vi.waitFor(async () => expect(await textsOf(id)).toEqual([null, null]), { timeout: 20_000, interval: 100 });
  expect(await textsOf(other)).toEqual([ordinary]);
  // Nobody reviews what can't be read.
  const stage = async (): Promise<string> => (await call('GET', `/api/ai-advices/${id}`)).body.stage;
  await vi.waitFor(async () => expect(await stage()).toBe('withdrawn'), { timeout: 20_000, interval: 100 });
  expect((await call('GET', `/api/ai-advices/${id}`)).body).toMatchObject({ question: null, draft: { text: null } });
  expect(await opened()).not.toContain(own);
  expect(await tracesOf(own)).toEqual([]);
}, 60_000);

it('a draft whose texts were erased goes on with ordinary ones', async () => {
  await agreeToSensitive(test, me);
  const id = await ask(test, me, { question: ordinary });
  model.script(ordinary, answering(said), answering(said), answering(said));
  await chat(id);
  expect((await chat(id, { message: sensitive })).status).toBe(200);
  await answerSensitive(false);
  const texts = async () =>
    (await call('GET', `/api/ai-advices/${id}`)).body.chats.map(({ text }: { text: string | null }) => text);
  await vi.waitFor(async () => expect(await texts()).toEqual([ordinary, expect.any(String), null, null]), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await chat(id, { message: '퇴직금은 얼마인가요?' })).toMatchObject({ status: 200 });
  expect((await texts()).slice(4)).toEqual(['퇴직금은 얼마인가요?', expect.any(String)]);
  expect((await call('POST', `/api/ai-advices/${id}/review1/request`, {})).status).toBe(200);
}, 60_000);
