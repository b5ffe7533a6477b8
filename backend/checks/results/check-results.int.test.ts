import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowness } from '../../../.config/machine-pace.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { checkCalls } from '../testing/check-calls.fixture.ts';
import { fillIn } from '../testing/fill-in.fixture.ts';

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const { call, start, save, intake, waiting, noteHead } = checkCalls(() => test);

describe('the result', () => {
  beforeAll(async () => {
    me = await test.person();
  });

  it('needs an answer to every question on the path', async () => {
    const { id } = (await start(me.token)).body;
    const early = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(early).toMatchObject({
      status: 422,
      body: { code: 'survey_empty', next: { section: 'intake', numbering: 0 } },
    });
  });

  it('is locked for its owner: it shows the figure and the number of cases, and none of the steps', async () => {
    const { id } = await fillIn(test, me);
    const { status, body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ locked: true, side: 'employee', outdated: false });
    expect(body.rate).toBeGreaterThanOrEqual(0.05);
    expect(body.rate).toBeLessThanOrEqual(0.95);
    expect(body.band.low).toBeLessThanOrEqual(body.rate);
    expect(body.band.high).toBeGreaterThanOrEqual(body.rate);
    expect(body.routes.map(({ route }: { route: string }) => route)).toEqual(['labour_commission', 'court']);
    expect(Object.keys(body.base).sort()).toEqual(['decided', 'published', 'years']);
    expect(body).not.toHaveProperty('steps');
    expect(body).not.toHaveProperty('precedents');

    const explained = await call('GET', `/api/check/${id}/explanation`, { token: me.token });
    expect(explained).toMatchObject({ status: 402, body: { code: 'result_payment_needed' } });
    const record = (await call('GET', `/api/check/${id}`, { token: me.token })).body;
    expect(record).toMatchObject({ status: 'completed', result: { calculationId: body.calculationId, locked: true } });
    expect(record.next).toBeNull();
    expect(JSON.stringify(record)).not.toContain('"rankingKeywords"');

    // A repeated request gets the same result, and the reservation of the draft is free.
    const again = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(again.body.calculationId).toBe(body.calculationId);
    expect((await call('GET', '/api/check/autosave', { token: me.token })).body.code).toBe('autosave_absent');
    expect(
      (await save(me.token, { id, rulesetVersion: record.rulesetVersion, answers: [intake(0, 'employer')] })).body.code,
    ).toBe('check_save_failed');
  });

  it('shows a company the same figure as its risk', async () => {
    const { id } = await fillIn(test, me, { intake: { 'intake/side': 'employer' } });
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(body.side).toBe('employer');
    expect(body).toMatchObject({ shows: 'risk', shownRate: body.rate, shownBand: body.band });
    expect(body.strongestPoint).toMatchObject({ law: expect.stringContaining('근로기준법 제27조') });
  });

  it('has no percentage when no route is open, and gives the reason', async () => {
    const { id } = await fillIn(test, me, {
      intake: { 'intake/workers': 3 },
      item: (key) => (key.startsWith('detail-7/') && /1$|entry|under/.test(key) ? 'yes' : 'no'),
    });
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    for (const route of body.routes) expect(route.why).toMatch(/[가-힣]/);
    if (body.routes.every(({ open }: { open: boolean }) => !open)) expect(body.rate).toBeNull();
    else expect(body.rate).not.toBeNull();
  });

  it('can be calculated again: the new one is stored beside the old one', async () => {
    const { id } = await fillIn(test, me);
    const first = (await call('POST', '/api/check/checkResult', { token: me.token, body: { id } })).body;
    const headers = { 'Idempotency-Key': `again-${id}` };
    const second = await call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {}, headers });
    expect(second.status).toBe(200);
    expect(second.body.calculationId).not.toBe(first.calculationId);
    expect(second.body.revision).toBe(first.revision + 1);
    const retried = await call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {}, headers });
    expect(retried.body.calculationId).toBe(second.body.calculationId);
  });

  it('returns the check’s new revision', async () => {
    const { id, last } = await fillIn(test, me);
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(body.revision).toBe(last.revision + 1);
    const outcome = { ended: 'lost', where: 'court', on: '2026-11-20', expectedRevision: body.revision };
    const told = await call('POST', `/api/check/${id}/outcome`, { token: me.token, body: outcome });
    expect(told).toMatchObject({ status: 200, body: { revision: body.revision + 1 } });
  });

  it('is held against the ending that its owner or the firm reports, and against no figure that was made later', async () => {
    const staff = await test.staff();
    const calibration = async () => {
      const headers = { 'X-Wait-For': await test.headToken() };
      return (await call('GET', '/api/admin/calibration', { token: staff.token, headers })).body;
    };
    const before = await calibration();
    const finished = async () => {
      const { id } = await fillIn(test, me);
      return (await call('POST', '/api/check/checkResult', { token: me.token, body: { id } })).body.id ?? id;
    };
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const [mine, told, earlier] = [await finished(), await finished(), await finished()];
    const ending = { ended: 'won', where: 'local_commission', on: today };
    const own = await call('POST', `/api/check/${mine}/outcome`, { token: me.token, body: ending });
    const heard = { ...ending, ended: 'lost', reason: '전화로 들었어요' };
    const byFirm = await call('POST', `/api/admin/check/${told}/outcome`, { token: staff.token, body: heard });
    const long = { ...heard, on: '2024-03-05' };
    const past = await call('POST', `/api/admin/check/${earlier}/outcome`, { token: staff.token, body: long });
    expect([own.status, byFirm.status, past.status]).toEqual([200, 200, 200]);
    const after = await calibration();
    expect(after).toMatchObject({ reported: before.reported + 3, decided: before.decided + 2, brier: null });
    expect(after.withoutFigure).toBe(before.withoutFigure + 1);
    const { body: listed } = await call('GET', '/api/admin/calibration/endings', { token: staff.token });
    expect(listed).toContainEqual(expect.objectContaining({ id: mine, reportedBy: 'owner', ended: 'won' }));
    expect(listed).toContainEqual(expect.objectContaining({ id: told, reportedBy: 'firm', ended: 'lost' }));
    expect(listed).toContainEqual(expect.objectContaining({ id: earlier, predicted: null }));
    const historyFor = async ({ token }: Person) =>
      JSON.stringify((await call('GET', `/api/check/${told}/history`, { token })).body);
    expect(await historyFor(staff)).toContain(heard.reason);
    const forOwner = await historyFor(me);
    expect(forOwner).toContain('OutcomeReported');
    expect(forOwner).not.toContain(heard.reason);
    const forAll = await call('GET', '/api/win-rate/calibration');
    expect(forAll).toMatchObject({ status: 200, body: { needed: { all: 30, band: 10 }, brier: null } });
  });

  it('is calculated again for each parallel request without a revision', async () => {
    const { id } = await fillIn(test, me);
    await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.calculationId)).size).toBe(5);
  });

  it('of an unfinished check can’t be calculated again', async () => {
    const { id } = (await start(me.token)).body;
    const { body } = await call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} });
    expect(body.code).toBe('survey_empty');
  });

  it('can be followed by the outcome of the dispute, entered by its owner', async () => {
    const { id } = await fillIn(test, me);
    await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    const outcome = { ended: 'won', where: 'local_commission', on: '2026-11-20' };
    const told = await call('POST', `/api/check/${id}/outcome`, { token: me.token, body: outcome });
    expect(told).toMatchObject({ status: 200, body: { outcome } });
    const future = await call('POST', `/api/check/${id}/outcome`, {
      token: me.token,
      body: { ...outcome, on: '2199-01-01' },
    });
    expect(future).toMatchObject({ status: 422, body: { code: 'answer_invalid', errors: { on: expect.any(String) } } });
    const nowhere = await call('POST', `/api/check/${id}/outcome`, {
      token: me.token,
      body: { ...outcome, on: '2026-02-31' },
    });
    expect(nowhere).toMatchObject({ status: 400, body: { errors: { on: expect.stringContaining('있는 날짜') } } });
  });
});

describe('the firm’s people', () => {
  it('see the whole calculation, compare two, and see no answer in the person’s own words', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    const first = (await call('POST', '/api/check/checkResult', { token: person.token, body: { id } })).body;
    await call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });
    const staff = await test.staff();

    const { status, body } = await call('GET', `/api/check/${id}/explanation?against=${first.calculationId}`, {
      token: staff.token,
    });
    expect(status).toBe(200);
    expect(body.calculations).toHaveLength(2);
    expect(body.against.calculationId).toBe(first.calculationId);
    expect(body.difference).toMatchObject({ answers: [], ruleset: null, cases: null });
    const { steps, base, rate, precedents } = body.calculation;
    expect(steps.length).toBeGreaterThan(0);
    expect(steps[0].before).toBeCloseTo(base.rate, 12);
    expect(steps.at(-1).after).toBeCloseTo(rate, 12);
    expect(precedents.length).toBeGreaterThan(0);
    expect(precedents[0].url).toMatch(/^https?:\/\//);

    const record = (await call('GET', `/api/check/${id}`, { token: staff.token })).body;
    expect(record.result.locked).toBe(false);
    expect(JSON.stringify(record)).not.toContain('김해고');
    const none = await call('GET', `/api/check/${id}/explanation?against=${id}`, { token: staff.token });
    expect(none.body.code).toBe('not_found');
  });
});

describe('another person’s check', () => {
  it('is not found in any call, like an unknown id', async () => {
    const owner = await test.person();
    const otherPerson = await test.person();
    const { id } = await fillIn(test, owner);
    await call('POST', '/api/check/checkResult', { token: owner.token, body: { id } });
    const { id: draft, rulesetVersion } = (await start(owner.token)).body;
    const outcome = { ended: 'won', where: 'court', on: '2026-11-20' };
    const never = '00000000-0000-4000-8000-000000000000';
    for (const [one, saved] of [
      [id, draft],
      [never, never],
    ] as const) {
      const answers = await Promise.all([
        call('GET', `/api/check/${one}`, { token: otherPerson.token }),
        call('GET', `/api/check/${one}/explanation`, { token: otherPerson.token }),
        call('POST', `/api/check/${one}/recalculate`, { token: otherPerson.token, body: {} }),
        call('POST', `/api/check/${one}/outcome`, { token: otherPerson.token, body: outcome }),
        call('POST', '/api/check/checkResult', { token: otherPerson.token, body: { id: one } }),
      ]);
      for (const { status, body } of answers)
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'check_fetch_failed' });
      const save404 = await save(otherPerson.token, { id: saved, rulesetVersion, answers: [intake(0, 'employee')] });
      expect(save404.body).toMatchObject({ code: 'autosave_absent', status: 404 });
    }
    expect((await call('GET', '/api/check/autosave', { token: owner.token })).body.id).toBe(draft);
  });
});

describe('the list', () => {
  it('contains the person’s own checks, sorted, paged and counted, including one just written', async () => {
    const person = await test.person();
    for (let n = 0; n < 3; n += 1) await start(person.token);
    const { id } = await fillIn(test, person);
    await call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    await noteHead();

    const all = await call('GET', '/api/check/list', waiting(person));
    expect(all.status).toBe(200);
    expect(all.headers.get('content-range')).toBe('items 0-3/4');
    expect(all.headers.get('x-stale')).toBeNull();
    expect(all.body[0]).toMatchObject({ id, status: 'completed', outdated: false, deadline: '2027-02-02' });
    expect(all.body[0].shownRate).toBeGreaterThan(0);
    expect(all.body[0].grounds.join()).toMatch(/[가-힣]/);
    expect(all.body[0]).toMatchObject({ side: 'employee', section: expect.stringMatching(/^detail-\d+$/) });
    expect(all.body[0].reason).toMatch(/[가-힣]/);

    const query = (part: object) => {
      const texts = Object.entries(part).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
      return `/api/check/list?${new URLSearchParams(texts)}`;
    };
    const cut = await call('GET', query({ sort: ['startedAt', 'ASC'], range: [1, 2] }), waiting(person));
    expect(cut.headers.get('content-range')).toBe('items 1-2/4');
    expect(cut.body.map((item: { id: string }) => item.id)).toEqual([all.body[2].id, all.body[1].id]);
    const many = await call('GET', query({ filter: { id: [id] } }), waiting(person));
    expect(many.body.map((item: { id: string }) => item.id)).toEqual([id]);
    const byId = await call('GET', query({ filter: { id: [id] }, range: [5, 9] }), waiting(person));
    expect(byId.headers.get('content-range')).toBe('items 0-0/1');
    const none = await call('GET', query({ filter: { status: 'draft' }, range: [0, 4] }), waiting(person));
    expect(none.headers.get('content-range')).toBe('items */0');
  });

  it.each([
    ['sort', 'sort=["owner","ASC"]'],
    ['sort', 'sort=startedAt'],
    ['filter', 'filter={"owner":"x"}'],
    ['filter', 'filter={'],
    ['range', 'range=[5,1]'],
    ['range', 'range=[0,5000]'],
    ['page', 'page=1'],
  ])('refuses what it doesn’t know: %s by %s', async (field, query) => {
    const { status, body } = await call('GET', `/api/check/list?${query}`, { token: me.token });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(Object.keys(body.errors)[0]).toContain(field);
  });
});

describe('reading after writing', () => {
  it('waits for the cases, too, wherever it says whether a result is outdated', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    await call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    const beyond = { 'X-Wait-For': (await test.headToken()).replace(/^\d+/, '9999999999999999') };
    for (const path of ['list', id]) {
      const { status, headers } = await call('GET', `/api/check/${path}`, { token: person.token, headers: beyond });
      expect({ status, stale: headers.get('x-stale') }, path).toEqual({ status: 200, stale: '1' });
    }
  });

  it('answers at once for a position beyond the log, and refuses an invalid position', async () => {
    const began = performance.now();
    const far = await call('GET', '/api/check/list', {
      token: me.token,
      headers: { 'X-Wait-For': (await test.headToken()).replace(/^\d+/, '9999999999999999') },
    });
    expect(far.status).toBe(200);
    expect(far.headers.get('x-stale')).toBe('1');
    const took = performance.now() - began;
    expect(took).toBeLessThan(1000 * (await slowness()));
    const wrong = await call('GET', '/api/check/list', { token: me.token, headers: { 'X-Wait-For': 'now' } });
    expect(wrong.body).toMatchObject({ code: 'invalid_request', errors: { 'X-Wait-For': expect.any(String) } });
    for (const malformed of ['0000000000000007-', '7-0123456789ab', '0000000000000007-0123456789xy', '-1']) {
      const refused = await call('GET', '/api/check/list', { token: me.token, headers: { 'X-Wait-For': malformed } });
      expect(refused.status, malformed).toBe(400);
    }
  });
});
