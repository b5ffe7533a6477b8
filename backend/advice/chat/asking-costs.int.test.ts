import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToLog } from '../../testing/people-of-roles.fixture.ts';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { answering, type FakeModel, startFakeModel } from '../answering/openai/testing/fake-model.fixture.ts';
import { agreeToAi, ask, personWhoAsks, proveAddress } from './testing/chat-calls.fixture.ts';
import { first } from './testing/model-faults.fixture.ts';

const limits = {
  TRUST_PROXY: '1',
  ADVICE_QUESTIONS_PER_MONTH: '1000',
  ADVICE_MESSAGES_PER_DAY: '60',
  ADVICE_MESSAGES_PER_NETWORK: '150',
};
let model: FakeModel;
let test: TestService;
beforeAll(async () => {
  model = await startFakeModel();
  model.script(question, answering(first));
  test = await startTestService(limits);
});
afterAll(async () => {
  await test.stop();
  await model.close();
});

const question = '문자로 해고되었어요. 다툴 수 있나요?';
let networks = 0;
/** An address of a network in which nobody has asked yet; `host` is the address within it. */
const elsewhere = () => {
  networks += 1;
  const network = networks;
  return (host = 1): Record<string, string> => ({ 'X-Forwarded-For': `203.0.${network}.${host}` });
};
/** Who has agreed, but whose address isn't proved. */
const stranger = async (): Promise<Person> => {
  const person = await test.person();
  await agreeToAi(test, person);
  return person;
};
const proved = () => personWhoAsks(test);
const asks = ({ token }: Person, headers: Record<string, string>) =>
  test.call('POST', '/api/ai-advices', { token, headers, body: { question } });
const chats = ({ token }: Person, id: string, headers: Record<string, string>, body: object = {}) =>
  test.call('POST', `/api/ai-advices/${id}/chat`, { token, body, headers: { Accept: 'application/json', ...headers } });
const calls = () => model.requestsAbout(question).length;
const times = async (count: number, call: (n: number) => Promise<Answered>): Promise<readonly Answered[]> => {
  const answers: Answered[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await call(n));
  return answers;
};
const statuses = (answers: readonly Answered[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, { length }]) => [status, length]),
  );
const tooMany = (most: number) => ({
  status: 429,
  body: {
    code: 'too_many_requests',
    message: expect.stringMatching(/뒤에 다시 시도해 주세요/),
    errors: { '': expect.any(String) },
  },
  headers: expect.toSatisfy(
    (headers: Headers) => Number(headers.get('retry-after')) > 0 && Number(headers.get('retry-after')) <= most,
  ),
});

describe('the built-in advisor, which costs nothing', () => {
  it('takes twenty questions of one person in an hour, proved or not, and stores no other', async () => {
    const [me, from] = [await stranger(), elsewhere()];
    const answers = await times(40, () => asks(me, from()));
    expect(statuses(answers)).toEqual({ 201: 20, 429: 20 });
    expect(answers.at(-1)).toMatchObject(tooMany(3_600));
    const { body } = await test.call('GET', '/api/ai-advices?range=[0,99]', {
      ...{ token: me.token, headers: { 'X-Wait-For': await test.headToken() } },
    });
    expect(body).toHaveLength(20);
  });

  it('takes twenty messages likewise, and leaves the refused one unsent', async () => {
    const [me, from] = [await stranger(), elsewhere()];
    const { id } = (await asks(me, from())).body;
    const answers = await times(22, (n) => chats(me, id, from(), n === 0 ? {} : { message: `${n}번째예요.` }));
    expect(statuses(answers)).toEqual({ 200: 20, 429: 2 });
    const { body } = await test.call('GET', `/api/ai-advices/${id}`, { token: me.token });
    expect(body.chats.filter(({ by }: { by: string }) => by === 'asker')).toHaveLength(20);
  });

  it('takes a third of a network’s questions of a day in an hour, and others ask on', async () => {
    const from = elsewhere();
    const people = await Promise.all(Array.from({ length: 4 }, stranger));
    const answers = await Promise.all(people.map((person, host) => times(15, () => asks(person, from(host)))));
    expect(statuses(answers.flat())).toEqual({ 201: 50, 429: 10 });
    expect((await asks(await stranger(), elsewhere()())).status).toBe(201);
  });
});

describe('a model, which costs money', () => {
  let earlier: { readonly me: Person; readonly id: string };
  beforeAll(async () => {
    // Asked while the advisor cost nothing.
    const me = await stranger();
    earlier = { me, id: await ask(test, me, { question }) };
    test = await test.restart({
      ...limits,
      ...{ ADVISOR_BASE_URL: model.baseUrl, ADVISOR_MODEL: 'example-model' },
      ...{ ADVISOR_ANSWERS_PER_PERSON: '9', ADVISOR_ANSWERS_PER_NETWORK: '15', ADVISOR_ANSWERS_PER_DAY: '15' },
    });
  });

  it('is never called for somebody whose address isn’t proved, by any route', async () => {
    const { me, id } = earlier;
    const needsProof = {
      status: 409,
      body: { code: 'stage_wrong', errors: { contact: expect.stringContaining('확인') } },
    };
    expect(await asks(me, elsewhere()())).toMatchObject(needsProof);
    expect(await chats(me, id, elsewhere()())).toMatchObject(needsProof);
    expect(await chats(me, id, elsewhere()(), { message: question })).toMatchObject(needsProof);
    const writing = test.service.routes.filter(
      ({ method, access, receive }) => method !== 'get' && access !== 'public' && !receive,
    );
    for (const { method, path } of writing) {
      // It ends the person's session or account.
      if (/\/(?:logout|leave|sessions)\b/.test(path) || method === 'delete') continue;
      for (const body of [{}, { question }, { message: question }, { text: question }])
        await test.call(method.toUpperCase(), path.replaceAll(/:\w+/g, id), { token: me.token, body });
    }
    expect(calls()).toBe(0);
    const { body } = await test.call('GET', `/api/ai-advices/${id}`, { token: me.token });
    expect(body.chats).toHaveLength(1);
  });

  it('answers them once the address, or the telephone number, is proved', async () => {
    const { me, id } = earlier;
    await proveAddress(test, me);
    expect((await chats(me, id, elsewhere()())).status).toBe(200);
    const other = await stranger();
    const personal = { email: other.email, name: '김해고', phoneNumber: '01012340001' };
    await addToLog(test, other.id, {
      type: 'PhoneVerified',
      data: { owner: other.id, at: new Date().toISOString(), personal },
    });
    const from = elsewhere();
    const { id: asked } = (await asks(other, from())).body;
    expect((await chats(other, asked, from())).status).toBe(200);
    expect(calls()).toBe(2);
  });

  it('answers one person, and one network, a third of their day’s answers in an hour', async () => {
    const before = calls();
    const from = elsewhere();
    const people = await Promise.all(Array.from({ length: 3 }, proved));
    const answered = async (person: Person, host: number) => {
      const { id } = (await asks(person, from(host))).body;
      return times(5, (n) => chats(person, id, from(host), n === 0 ? {} : { message: question }));
    };
    const first = await answered(people[0] as Person, 1);
    expect(statuses(first)).toEqual({ 200: 3, 429: 2 });
    expect(first.at(-1)).toMatchObject(tooMany(3_600));
    expect(statuses(await answered(people[1] as Person, 2))).toEqual({ 200: 2, 429: 3 });
    expect(statuses(await answered(people[2] as Person, 3))).toEqual({ 429: 5 });
    expect(calls() - before).toBe(5);
  });

  it('answers no more than the service’s own budget in a day, whoever asks; the operator hears of it before and at its end', async () => {
    const left = 15 - calls();
    expect(left).toBeGreaterThan(0);
    const all: Answered[] = [];
    for (let n = 0; n < left + 3; n += 1) {
      const [me, from] = [await proved(), elsewhere()];
      all.push(await chats(me, (await asks(me, from())).body.id, from()));
    }
    expect(statuses(all)).toEqual({ 200: left, 429: 3 });
    expect(all.at(-1)).toMatchObject(tooMany(24 * 3_600));
    expect(calls()).toBe(15);
    const alarms = [...test.logged().matchAll(/"alarm":"advisor_budget","used":"(\w+)"/g)].map(([, used]) => used);
    expect(alarms).toEqual(['nearly', 'up']);
    const { body: ready } = await test.call('GET', '/readyz');
    expect(ready).toMatchObject({
      health: 'amber',
      budgets: expect.arrayContaining([
        { name: 'advisor', used: 15, most: 15, advice: expect.stringContaining('ADVISOR_ANSWERS_PER_DAY') },
      ]),
    });
    const { body: metrics } = await test.call('GET', '/metrics');
    expect(metrics).toMatch(/^app_budget_used\{budget="advisor"\} 15$/m);
    expect(metrics).toMatch(/^app_budget_most\{budget="advisor"\} 15$/m);
  });
});

it('an unknown id costs nobody anything', async () => {
  const [me, before] = [await proved(), calls()];
  expect((await chats(me, randomUUID(), elsewhere()())).body.code).toBe('not_found');
  expect(calls()).toBe(before);
});
