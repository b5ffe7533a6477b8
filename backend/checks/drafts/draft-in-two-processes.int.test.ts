import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { checkCalls } from '../testing/check-calls.fixture.ts';

/** Each process keeps the draft, and tries a command on what it keeps before it reads the log. */
describe('a draft that two processes save', () => {
  let here: TestService;
  let there: TestService;
  let me: Person;
  beforeAll(async () => {
    here = await startTestService();
    there = await here.beside();
    me = await here.person();
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
  });
  const [inOne, inOther] = [checkCalls(() => here), checkCalls(() => there)];
  const { intake } = inOne;
  const answersIn = async (test: TestService, id: string) =>
    (await test.call('GET', `/api/check/${id}`, { token: me.token })).body.answers;

  it('has every answer, by turns and at the same moment, and both read the same', async () => {
    const { id, rulesetVersion } = (await inOne.start(me.token)).body;
    const save = (calls: typeof inOne, days: number) =>
      calls.save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(2, days)] });
    for (let days = 10; days < 30; days += 1) {
      const saved = await save(days % 2 ? inOne : inOther, days);
      expect(saved).toMatchObject({ status: 200, body: { revision: days === 10 ? 3 : days - 7 } });
    }
    const together = await Promise.all(Array.from({ length: 12 }, (_, n) => save(n % 2 ? inOne : inOther, 100 + n)));
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
    const { revision } = (await here.call('GET', '/api/check/autosave', { token: me.token })).body;
    expect(revision).toBe(22 + 12);
    const last = 100 + together.findIndex(({ body }) => body.revision === revision);
    for (const test of [here, there])
      expect(await answersIn(test, id)).toMatchObject([{ value: 'employee' }, { value: last }]);
  });

  it('is refused here once it was discarded there, and a change that was seen by nobody is told as a conflict', async () => {
    const { id, rulesetVersion } = (await inOne.start(me.token)).body;
    const body = { id, rulesetVersion, answers: [intake(0, 'employee')] };
    const { revision } = (await inOne.save(me.token, body)).body;
    await inOther.save(me.token, { id, rulesetVersion, answers: [intake(2, 30)] });
    const unseen = await inOne.save(me.token, { ...body, answers: [intake(2, 20)], expectedRevision: revision });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: revision + 1 } });
    expect((await there.call('DELETE', '/api/check/autosave', { token: me.token, body: {} })).status).toBe(200);
    expect((await inOne.save(me.token, body)).body).toMatchObject({ code: 'autosave_absent', status: 404 });
  });
});
