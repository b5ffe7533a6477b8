import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../../engine/postgres/connections/pool.ts';
import { type Person, password, type TestService } from '../../../testing/test-service.fixture.ts';
import { answering, type Script } from '../../answering/openai/testing/fake-model.fixture.ts';
import { ask, openAnswer, personWhoAsks } from '../testing/chat-calls.fixture.ts';
import { chatsOf, type FaultyModel, first, second, startFaultyModel } from '../testing/model-faults.fixture.ts';

let faulty: FaultyModel;
let here: TestService;
let there: TestService;
let pool: pg.Pool;
beforeAll(async () => {
  faulty = await startFaultyModel({ ADVISOR_CONCURRENCY: '1' });
  here = faulty.test;
  there = await here.beside();
  pool = createPool(here.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await there.stop();
  await faulty.stop();
});

let me: Person;
let question: string;
beforeEach(async () => {
  me = await personWhoAsks(here);
  question = `문자로 해고되었어요. 다툴 수 있나요? (${randomUUID().slice(0, 8)})`;
});

/** Says a sentence, then nothing more until its reader leaves. */
const sayingOneThing: Script = async (answer) => {
  await answer.say(first, second.slice(0, 10));
  await answer.pause(60_000);
};
const inProgress = async () => (await pool.query('select from vault.answers_in_progress')).rowCount;
const begunHere = async (by = me) => {
  faulty.model.script(question, sayingOneThing);
  const id = await ask(here, by, { question });
  const answer = await openAnswer(here, by, id);
  await answer.until('delta');
  return { id, answer };
};
const stopThere = (id: string, { token } = me) =>
  there.call('POST', `/api/ai-advices/${id}/chat/stop`, { token, body: {} });

describe('an answer that another process writes', () => {
  it('is stopped, and has ended when that is answered', async () => {
    const { id, answer } = await begunHere();
    expect((await stopThere(id)).body).toEqual({ stopped: true });
    expect(await inProgress()).toBe(0);
    expect(await chatsOf(there, me, id)).toMatchObject([{}, { status: 'part', why: 'stopped' }]);
    expect((await answer.rest()).at(-1)).toMatchObject({ event: 'error', data: { why: 'stopped' } });
    expect((await stopThere(id)).body).toEqual({ stopped: false });
  });

  it('ends with its asker’s leaving', async () => {
    const { answer } = await begunHere();
    const left = await there.call('DELETE', '/api/user', {
      token: me.token,
      body: { current: password, confirm: true },
    });
    expect(left.status).toBe(200);
    expect(await inProgress()).toBe(0);
    expect((await answer.rest()).map(({ event }) => event)).not.toContain('done');
  });

  it('has the one turn of all processes; the next one gets it in the order of the line', async () => {
    const { id } = await begunHere();
    const waiting = [];
    for (const [ahead, service] of [there, here, there].entries()) {
      const other = await personWhoAsks(service);
      const theirs = `저는 징계로 해고되었어요. (${randomUUID()})`;
      faulty.model.script(theirs, answering(first));
      const answer = await openAnswer(service, other, await ask(service, other, { question: theirs }));
      expect(await answer.until('waiting')).toEqual({ event: 'waiting', data: { ahead } });
      expect(faulty.model.requestsAbout(theirs)).toHaveLength(0);
      waiting.push(answer);
    }
    await stopThere(id);
    for (const answer of waiting) expect((await answer.rest()).at(-1)).toMatchObject({ event: 'done' });
  });

  it('has no turn any more where its process hasn’t been heard of for a while', async () => {
    await pool.query(
      `insert into vault.answers_in_progress (answer_id, advice_id, asker, has_turn, waiting_since, beat_at)
       values ($1, $1, $1, true, now(), now() - interval '20 s')`,
      [randomUUID()],
    );
    faulty.model.script(question, answering(first));
    const answer = await openAnswer(there, me, await ask(there, me, { question }));
    expect((await answer.rest()).map(({ event }) => event)).not.toContain('waiting');
  });
});
