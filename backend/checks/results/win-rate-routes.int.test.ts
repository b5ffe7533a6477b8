import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { checkCalls } from '../testing/check-calls.fixture.ts';
import { fillIn } from '../testing/fill-in.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const { call, intake } = checkCalls(() => test);

describe('a win rate for given answers', () => {
  it('is for signed-in people; the steps are for staff; nothing is stored', async () => {
    const person = await test.person();
    const filled = await fillIn(test, person);
    const { answers } = (await call('GET', `/api/check/${filled.id}`, { token: person.token })).body;
    const body = {
      answers: answers.map(({ section, numbering, value }: Record<string, unknown>) => ({ section, numbering, value })),
    };
    expect((await call('POST', '/api/win-rate/calculate', { body })).body.code).toBe('login_needed');

    const head = await test.service.store.head();
    const mine = await call('POST', '/api/win-rate/calculate', { token: person.token, body });
    expect(mine).toMatchObject({ status: 200, body: { locked: true } });
    expect(mine.body).not.toHaveProperty('steps');
    const same = await call('POST', '/api/check/checkResult', { token: person.token, body: { id: filled.id } });
    expect(mine.body.rate).toBe(same.body.rate);

    const staff = await test.staff();
    const theirs = await call('POST', '/api/win-rate/calculate', { token: staff.token, body });
    expect(theirs.body.locked).toBe(false);
    expect(Math.round(theirs.body.rate * 100) / 100).toBe(mine.body.rate);

    const items = [
      { ref: 'good', ...body },
      { ref: 'open', answers: [] },
      { ref: 'wrong', answers: [intake(2, -1)] },
      { ref: 'unknown', answers: [{ section: 'detail-1', numbering: 99, value: 'yes' }] },
    ];
    const batch = await call('POST', '/api/win-rate/calculate/batch', { token: staff.token, body: { items } });
    expect(batch.status).toBe(200);
    expect(
      batch.body.items.map(({ ref, result, error }: Record<string, { rate: number; code: string }>) => [
        ref,
        result?.rate ?? error?.code,
      ]),
    ).toEqual([
      ['good', theirs.body.rate],
      ['open', 'survey_empty'],
      ['wrong', 'answer_invalid'],
      ['unknown', 'result_value_absent'],
    ]);
    const refused = await call('POST', '/api/win-rate/calculate/batch', { token: person.token, body: { items } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    // In between, one result was recorded and two accounts were made; no calculation of this route was stored.
    const { events } = await test.service.store.readAll({ after: head, limit: 1000, types: ['ResultCalculated'] });
    expect(events).toHaveLength(1);
  });
});

describe('a thousand sets of answers at once', () => {
  it('are accepted, each with all possible answers; one more is refused', async () => {
    const staff = await test.staff();
    const { body: form } = await call('GET', '/api/check/form');
    const answers = form.sections.flatMap(({ id, items }: { id: string; items: { numbering: number }[] }) =>
      items.map(({ numbering }) => ({ section: id, numbering, value: 'no' })),
    );
    const items = Array.from({ length: 1000 }, (_, n) => ({ ref: String(n), answers }));
    const url = '/api/win-rate/calculate/batch';
    const { status, body } = await call('POST', url, { token: staff.token, body: { items } });
    expect(status).toBe(200);
    expect(body.items.map(({ ref }: { ref: string }) => ref)).toEqual(items.map(({ ref }) => ref));
    expect(body.items.at(-1).error.code).toBe('survey_empty');
    const more = await call('POST', url, {
      token: staff.token,
      body: { items: [...items, { ref: 'x', answers: [] }] },
    });
    expect(more).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { items: expect.any(String) } },
    });
  });
});

describe('the public count', () => {
  it('never counts a hand-picked case', async () => {
    const nothing = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };
    for (const query of ['', '?keywords=해고,징계&exclude=정년', '?section=detail-3']) {
      const { status, body } = await call('GET', `/api/cases/data/count${query}`);
      expect({ status, body }).toEqual({ status: 200, body: nothing });
    }
    expect((await call('GET', '/api/cases/data/count?section=detail-99')).body.code).toBe('invalid_request');
  });
});
