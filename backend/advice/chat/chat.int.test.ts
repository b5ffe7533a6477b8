import { randomUUID } from 'node:crypto';
import { nameless } from '@nomucheck/domain/accounts/told-name.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';
import { answering, type Script } from '../answering/openai/testing/fake-model.fixture.ts';
import { agreeToAi, ask, messagesOf, openAnswer, personWhoAsks, textOf } from './testing/chat-calls.fixture.ts';
import {
  chatsOf,
  eventsOf,
  type FaultyModel,
  first,
  firstShown,
  rowsOf,
  second,
  startFaultyModel,
} from './testing/model-faults.fixture.ts';

const questionsPerMonth = 3;
let faulty: FaultyModel;
let test: TestService;
beforeAll(async () => {
  faulty = await startFaultyModel({
    ADVISOR_CONCURRENCY: '1',
    ADVICE_QUESTIONS_PER_MONTH: String(questionsPerMonth),
  });
  ({ test } = faulty);
});
afterAll(() => faulty.stop());

let me: Person;
let question: string;
beforeEach(async () => {
  me = await personWhoAsks(test);
  question = `문자로 해고되었어요. 다툴 수 있나요? (${randomUUID().slice(0, 8)})`;
});

const post = (path: string, body: object = {}, headers: Record<string, string> = {}, { token } = me) =>
  test.call('POST', path, { token, body, headers });
const chat = (id: string, body: object = {}, headers: Record<string, string> = {}) =>
  post(`/api/ai-advices/${id}/chat`, body, headers);
const stop = (id: string, by = me) => post(`/api/ai-advices/${id}/chat/stop`, {}, {}, by);
const requests = (about = question) => faulty.model.requestsAbout(about);

/** Says a sentence, then nothing more until its reader leaves. */
const sayingOneThing: Script = async (answer) => {
  await answer.say(first, second.slice(0, 10));
  await answer.pause(60_000);
};

describe('a question', () => {
  it('needs the consent first, which the refusal names; withdrawn, nothing is answered any more', async () => {
    const { token } = await test.person();
    const refused = { status: 422, body: { code: 'consent_needed', errors: { aiProcessing: expect.any(String) } } };
    expect(await test.call('POST', '/api/ai-advices', { token, body: { question } })).toMatchObject(refused);
    const id = await ask(test, me, { question });
    await test.call('POST', '/api/user/term', {
      token: me.token,
      body: { aiProcessing: { agreed: false, version: '2026-11-21' } },
    });
    expect(await chat(id)).toMatchObject(refused);
    await agreeToAi(test, me);
  });

  it('is stored and sent without the numbers of a person', async () => {
    const asked = await post('/api/ai-advices', { question: `${question} 010-1234-5678`, opponent: '나쁜회사' });
    expect(asked).toMatchObject({ status: 201, body: { masked: { phone: 1 } } });
    // Both names stand in the register of conflicts with the answer, and not a moment later.
    const pool = createPool(test.databaseUrl);
    const named = await pool.query('select side from vault.conflict_parties where record = $1', [asked.body.id]);
    await pool.end();
    expect(named.rowCount).toBe(2);
    faulty.model.script(question, answering(first));
    await chat(asked.body.id);
    expect(await chatsOf(test, me, asked.body.id)).toMatchObject([
      { by: 'asker', text: `${question} (전화번호 가림)` },
      { by: 'advisor', status: 'complete', text: firstShown },
    ]);
    expect(JSON.stringify(requests())).toContain('전화번호 가림');
    expect(JSON.stringify(requests())).not.toContain('1234-5678');
    const [event] = await test.service.commands.history(`advice-${asked.body.id}`);
    expect(event?.data).toMatchObject({ parties: { client: '김해고', opponent: '나쁜회사' } });
  });

  it('of a person who told no name names nobody as its client', async () => {
    const id = await ask(test, await personWhoAsks(test, nameless), { question, opponent: '나쁜회사' });
    const [event] = await test.service.commands.history(`advice-${id}`);
    expect(event?.data).toMatchObject({ parties: { client: null, opponent: '나쁜회사' } });
  });

  it('comes from the asker’s own finished check, or from a company of theirs', async () => {
    const other = await personWhoAsks(test);
    const { id: theirs } = await fillIn(test, other, { questionnaire: 'basic' });
    const { id: mine } = await fillIn(test, me, { questionnaire: 'basic' });
    const code = async (body: object) => (await post('/api/ai-advices', { question, ...body })).body.code;
    expect(await code({ checkId: theirs })).toBe('check_fetch_failed');
    expect(await code({ checkId: randomUUID() })).toBe('check_fetch_failed');
    expect(await code({ checkId: mine })).toBe('survey_empty');
    expect(await code({ companyId: randomUUID() })).toBe('forbidden');
    await post('/api/check/checkResult', { id: mine });
    expect(await code({ checkId: mine })).toBeUndefined();
  });

  it('is found by its asker alone', async () => {
    const id = await ask(test, await personWhoAsks(test), { question });
    expect((await chat(id)).body.code).toBe('not_found');
    expect((await stop(id)).body.code).toBe('not_found');
  });
});

describe('an answer', () => {
  it('comes whole to whoever wants no stream', async () => {
    faulty.model.script(question, answering(first));
    const id = await ask(test, me, { question });
    const { status, body } = await chat(id, {}, { Accept: 'application/json' });
    expect([status, body.answer]).toMatchObject([
      200,
      { by: 'advisor', status: 'complete', text: firstShown, citations: [{ kind: 'article', n: 1 }] },
    ]);
    expect(body.revision).toBe(3);
  });

  it('is followed by more messages, and the model hears what was said before', async () => {
    faulty.model.script(question, answering(first));
    faulty.model.script('그럼 언제까지요?', answering(second));
    const id = await ask(test, me, { question });
    await chat(id);
    expect(textOf(messagesOf((await chat(id, { message: '그럼 언제까지요?' })).body))).toContain('서면으로');
    const [request] = requests('그럼 언제까지요?');
    const roles = request?.body.messages.map(({ role }) => role);
    expect(roles?.filter((role) => role === 'system')).toHaveLength(1);
    expect(roles?.slice(-3)).toEqual(['user', 'assistant', 'user']);
    // Both are answered: nothing is left to answer.
    expect((await chat(id)).body.code).toBe('stage_wrong');
  });

  it('is stopped when its reader leaves: the call ends, and what was checked stays as a part', async () => {
    faulty.model.script(question, sayingOneThing);
    const id = await ask(test, me, { question });
    const answer = await openAnswer(test, me, id);
    await answer.until('begun');
    await expect.poll(() => requests().length).toBe(1);
    answer.hangUp();
    await expect.poll(() => requests()[0]?.isAborted()).toBe(true);
    await expect.poll(() => eventsOf(test, id)).toEqual(['AdviceAsked', 'AdviceAnswerBegun', 'AdviceAnswerBroken']);
    await expect.poll(() => rowsOf(test, me)).toMatchObject([{ outcome: 'stopped', estimated: true }]);
    expect(await chatsOf(test, me, id)).toMatchObject([{}, { status: 'part', why: 'stopped' }]);
    // Tried again, it is answered in another call.
    faulty.model.script(question, answering(first));
    expect(messagesOf((await chat(id)).body).at(-1)).toMatchObject({ event: 'done' });
    expect(await rowsOf(test, me)).toHaveLength(2);
  });

  it('is stopped from another window', async () => {
    faulty.model.script(question, sayingOneThing);
    const id = await ask(test, me, { question });
    const answer = await openAnswer(test, me, id);
    await answer.until('begun');
    await expect.poll(() => requests().length).toBe(1);
    expect((await stop(id)).body).toEqual({ stopped: true });
    expect((await answer.rest()).at(-1)).toMatchObject({ event: 'error', data: { why: 'stopped' } });
    expect(requests()[0]?.isAborted()).toBe(true);
    expect((await stop(id)).body).toEqual({ stopped: false });
  });

  it('ends with the session of its reader', async () => {
    faulty.model.script(question, sayingOneThing);
    const id = await ask(test, me, { question });
    const answer = await openAnswer(test, me, id);
    await answer.until('begun');
    await expect.poll(() => requests().length).toBe(1);
    await post('/api/user/logout');
    await answer.rest();
    await expect.poll(() => requests()[0]?.isAborted()).toBe(true);
    await expect.poll(async () => (await eventsOf(test, id)).at(-1)).toBe('AdviceAnswerBroken');
  });

  it('is written and billed once for one Idempotency-Key, also for two requests at the same time', async () => {
    faulty.model.script(question, answering(first), answering(second));
    const id = await ask(test, me, { question });
    const headers = { 'Idempotency-Key': randomUUID() };
    const [one, other] = await Promise.all([
      chat(id, { message: question }, headers),
      chat(id, { message: question }, headers),
    ]);
    const third = await chat(id, { message: question }, headers);
    const answered = [one, other, third].filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThanOrEqual(2);
    for (const { body } of answered) {
      expect(textOf(messagesOf(body))).toBe(firstShown);
      expect(messagesOf(body).at(-1)).toMatchObject({ event: 'done', data: { usage: { outputTokens: 100 } } });
    }
    expect(requests()).toHaveLength(1);
    expect(await rowsOf(test, me)).toHaveLength(1);
    expect(await eventsOf(test, id)).toEqual([
      ...['AdviceAsked', 'AdviceMessageSent', 'AdviceAnswerBegun', 'AdviceAnswered'],
    ]);
  });

  it('is refused over the quota before anybody is called; the message stays, and no second one is made of it', async () => {
    faulty.model.script(question, answering(first));
    for (let n = 0; n < questionsPerMonth; n += 1) await chat(await ask(test, me, { question }));
    const id = await ask(test, me, { question });
    const headers = { 'Idempotency-Key': randomUUID() };
    for (const _ of [1, 2]) {
      expect(await chat(id, { message: '빨리요' }, headers)).toMatchObject({
        status: 429,
        body: { code: 'quota_exceeded' },
      });
    }
    expect(requests()).toHaveLength(questionsPerMonth);
    expect(await eventsOf(test, id)).toEqual(['AdviceAsked', 'AdviceMessageSent']);
  });

  it('waits in a line that says so, and a person has one place in it', async () => {
    faulty.model.script(question, sayingOneThing);
    const id = await ask(test, me, { question });
    const answer = await openAnswer(test, me, id);
    await answer.until('begun');
    await expect.poll(() => requests().length).toBe(1);
    const again = await chat(await ask(test, me, { question }));
    expect(again).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });

    const other = await personWhoAsks(test);
    const theirQuestion = `저는 징계로 해고되었어요. (${randomUUID()})`;
    faulty.model.script(theirQuestion, answering(first));
    const theirs = await openAnswer(test, other, await ask(test, other, { question: theirQuestion }));
    expect(await theirs.until('waiting')).toEqual({ event: 'waiting', data: { ahead: 0 } });
    expect(requests(theirQuestion)).toHaveLength(0);
    await stop(id);
    expect((await theirs.rest()).at(-1)).toMatchObject({ event: 'done' });
  });

  it('that waits in the line and is given up is never called, nor billed', async () => {
    faulty.model.script(question, sayingOneThing);
    const id = await ask(test, me, { question });
    const answer = await openAnswer(test, me, id);
    await answer.until('begun');
    const other = await personWhoAsks(test);
    const theirQuestion = `저는 징계로 해고되었어요. (${randomUUID()})`;
    const theirId = await ask(test, other, { question: theirQuestion });
    const theirs = await openAnswer(test, other, theirId);
    await theirs.until('waiting');
    theirs.hangUp();
    await expect.poll(() => stop(theirId, other).then(({ body }) => body)).toEqual({ stopped: false });
    await stop(id);
    expect(requests(theirQuestion)).toHaveLength(0);
    expect(await eventsOf(test, theirId)).toEqual(['AdviceAsked']);
    expect(await rowsOf(test, other)).toEqual([]);
  });
});
