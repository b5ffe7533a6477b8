import { standardRuleset } from '@nomucheck/domain/check/ruleset/standard-ruleset.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowness } from '../../.config/machine-pace.ts';
import { fillIn } from './testing/fill-in.fixture.ts';
import { type Person, startTestService, type TestService } from './testing/test-service.fixture.ts';

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const call: TestService['call'] = (method, path, options) => test.call(method, path, options);
const start = (token: string, body: object = { questionnaire: 'detail' }, headers = {}) =>
  call('POST', '/api/check/form', { token, body, headers });
const save = (token: string, body: object, headers = {}) =>
  call('PUT', '/api/check/autosave', { token, body, headers });
const intake = (numbering: number, value: unknown) => ({ section: 'intake', numbering, value });

describe('the form', () => {
  it('is public and says nothing of what a figure is made of', async () => {
    const { status, body } = await call('GET', '/api/check/form');
    expect(status).toBe(200);
    expect(body.sections).toHaveLength(23);
    expect(body.intake).toHaveLength(14);
    expect(JSON.stringify(body)).not.toMatch(
      /"(?:ratio|range|keyword_change|keywords|suggest|published|noticeMultipliers)"/,
    );
  });
});

describe('a draft', () => {
  beforeAll(async () => {
    me = await test.person();
  });

  it('starts at the first question, and is mine to resume', async () => {
    const started = await start(me.token);
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ revision: 1, next: { section: 'intake', numbering: 0 } });
    const { body } = await call('GET', '/api/check/autosave', { token: me.token });
    expect(body).toMatchObject({ id: started.body.id, status: 'draft', answers: [], result: null });
  });

  it('keeps each answer, says where it leads, and counts its revisions', async () => {
    const { id, rulesetVersion } = (await start(me.token)).body;
    const saved = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(1, 'seoul')] });
    expect(saved).toMatchObject({ status: 200, body: { revision: 3, next: { section: 'intake', numbering: 2 } } });
    expect(saved.headers.get('x-log-position')).toMatch(/^\d{16}$/);
    const again = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    expect(again.body.revision).toBe(3);
    const cleared = await save(me.token, {
      id,
      rulesetVersion,
      answers: [{ section: 'intake', numbering: 1, cleared: true }],
    });
    expect(cleared.body).toMatchObject({ revision: 4, next: { section: 'intake', numbering: 1 } });
  });

  it('refuses an answer at its own field, and then keeps none of what came with it', async () => {
    const { id, rulesetVersion } = (await start(me.token)).body;
    const refused = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(2, -3)] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'answer_invalid' } });
    expect(Object.keys(refused.body.errors)).toEqual(['intake.2']);
    expect((await call('GET', `/api/check/${id}`, { token: me.token })).body.answers).toEqual([]);
  });

  it('is one a person: starting again discards the one before', async () => {
    const first = (await start(me.token)).body;
    const second = (await start(me.token, { questionnaire: 'basic' })).body;
    expect((await call('GET', '/api/check/autosave', { token: me.token })).body.id).toBe(second.id);
    expect((await call('GET', `/api/check/${first.id}`, { token: me.token })).body.status).toBe('discarded');
    const late = await save(me.token, { ...first, answers: [intake(0, 'employee')], next: undefined });
    expect(late.status).toBe(400);
    const { id, rulesetVersion } = first;
    expect((await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee')] })).body).toMatchObject({
      code: 'autosave_absent',
      status: 404,
    });
  });

  it('is one a person, also when two browsers start at the same moment', async () => {
    const person = await test.person();
    await Promise.all(Array.from({ length: 6 }, () => start(person.token)));
    const { items } = { items: (await call('GET', '/api/check/list', waiting(person))).body };
    const drafts = items.filter(({ status }: { status: string }) => status === 'draft');
    expect(drafts.length).toBeLessThanOrEqual(1);
  });

  it('can be discarded; then there is none', async () => {
    const { id } = (await start(me.token)).body;
    const discarded = await call('DELETE', '/api/check/autosave', { token: me.token });
    expect(discarded).toMatchObject({ status: 200, body: { id, status: 'discarded' } });
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, '/api/check/autosave', { token: me.token })).body.code).toBe('autosave_absent');
    }
  });

  it('is discarded once by one key: the retry answers the same record', async () => {
    const { id } = (await start(me.token)).body;
    const headers = { 'Idempotency-Key': 'away-with-it' };
    const answers = [
      await call('DELETE', '/api/check/autosave', { token: me.token, headers }),
      await call('DELETE', '/api/check/autosave', { token: me.token, headers }),
    ];
    for (const { status, body } of answers) expect({ status, id: body.id }).toEqual({ status: 200, id });
  });

  it('chooses its grounds only in the detailed questionnaire', async () => {
    const chosen = await start(me.token, { questionnaire: 'detail', sections: ['detail-9', 'detail-3'] });
    expect(chosen.status).toBe(201);
    const refused = await start(me.token, { questionnaire: 'basic', sections: ['detail-9'] });
    expect(refused.body).toMatchObject({ code: 'invalid_request' });
    expect(refused.body.errors.sections).toContain('상세 진단');
  });
});

/** A read of what this person wrote: the read model is waited for. */
const waiting = ({ token }: Person) => ({ token, headers: { 'X-Wait-For': lastPosition } });
let lastPosition = '0';
const noteHead = async () => {
  lastPosition = await test.service.store.head();
};

describe('one key, one command', () => {
  beforeAll(async () => {
    me = await test.person();
  });
  const headers = { 'Idempotency-Key': 'start-1' };

  it('starts one check however often it is sent, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(me.token, undefined, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('refuses another body under the same key, and another person’s key is another command', async () => {
    const other = await start(me.token, { questionnaire: 'basic' }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const stranger = await test.person();
    expect((await start(stranger.token, { questionnaire: 'basic' }, headers)).status).toBe(201);
  });

  it('doesn’t remember a refusal', async () => {
    const { id, rulesetVersion } = (await call('GET', '/api/check/autosave', { token: me.token })).body;
    const key = { 'Idempotency-Key': 'answer-1' };
    expect((await save(me.token, { id, rulesetVersion, answers: [intake(2, -1)] }, key)).status).toBe(422);
    expect((await save(me.token, { id, rulesetVersion, answers: [intake(2, 12)] }, key)).status).toBe(200);
  });

  it('answers the record as it stands, without writing again', async () => {
    const { id, rulesetVersion } = (await call('GET', '/api/check/autosave', { token: me.token })).body;
    const key = { 'Idempotency-Key': 'answer-2' };
    const body = { id, rulesetVersion, answers: [intake(0, 'employer')] };
    await save(me.token, body, key);
    const later = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    const again = await save(me.token, body, key);
    expect(again).toMatchObject({ status: 200, body: { revision: later.body.revision } });
  });
});

describe('a key that comes late again', () => {
  let mine: Person;
  beforeAll(async () => {
    mine = await test.person();
  });

  it('doesn’t bring back an answer that its first try found in place already', async () => {
    const { id, rulesetVersion } = (await start(mine.token)).body;
    const key = { 'Idempotency-Key': 'nothing-new' };
    const body = { id, rulesetVersion, answers: [intake(0, 'employer')] };
    await save(mine.token, body);
    expect((await save(mine.token, body, key)).status).toBe(200);
    const later = await save(mine.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    const again = await save(mine.token, body, key);
    expect(again).toMatchObject({ status: 200, body: { revision: later.body.revision } });
  });

  it('doesn’t discard the draft that was begun since', async () => {
    await start(mine.token);
    const headers = { 'Idempotency-Key': 'away-with-the-first' };
    expect((await call('DELETE', '/api/check/autosave', { token: mine.token, headers })).status).toBe(200);
    const { id } = (await start(mine.token)).body;
    for (const _again of [1, 2]) await call('DELETE', '/api/check/autosave', { token: mine.token, headers });
    expect((await call('GET', '/api/check/autosave', { token: mine.token })).body).toMatchObject({
      id,
      status: 'draft',
    });
  });
});

describe('the revision that was seen', () => {
  it.each(['body', 'header'])(
    'named in the %s and overtaken is a conflict that says the current one',
    async (where) => {
      const person = await test.person();
      const { id, rulesetVersion } = (await start(person.token)).body;
      await save(person.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
      const answers = [intake(0, 'employer')];
      const stale =
        where === 'body'
          ? await save(person.token, { id, rulesetVersion, answers, expectedRevision: 1 })
          : await save(person.token, { id, rulesetVersion, answers }, { 'If-Match': '"1"' });
      expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: 2 } });
      const fresh = await save(person.token, { id, rulesetVersion, answers, expectedRevision: 2 });
      expect(fresh.status).toBe(200);
    },
  );

  it('counts in every write: a draft is not discarded nor completed on the word of who saw an older one', async () => {
    const person = await test.person();
    const token = person.token;
    const { id, last } = await fillIn(test, person);
    const stale = { body: {}, headers: { 'If-Match': '"1"' }, token };
    const conflict = { status: 409, body: { code: 'conflict', currentRevision: last.revision } };
    expect(await call('DELETE', '/api/check/autosave', stale)).toMatchObject(conflict);
    expect(await call('POST', '/api/check/checkResult', { ...stale, body: { id } })).toMatchObject(conflict);

    const seen = { token, body: { id, expectedRevision: last.revision }, headers: { 'Idempotency-Key': 'complete' } };
    const first = await call('POST', '/api/check/checkResult', seen);
    const again = await call('POST', '/api/check/checkResult', seen);
    expect([first.status, again.status, again.body.calculationId]).toEqual([200, 200, first.body.calculationId]);
  });

  it('that nobody names lets two writers pass one after the other', async () => {
    const person = await test.person();
    const { id, rulesetVersion } = (await start(person.token)).body;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(person.token, { id, rulesetVersion, answers: [intake(2, n)] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the result', () => {
  beforeAll(async () => {
    me = await test.person();
  });

  it('needs every question on the path answered', async () => {
    const { id } = (await start(me.token)).body;
    const early = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(early).toMatchObject({
      status: 422,
      body: { code: 'survey_empty', next: { section: 'intake', numbering: 0 } },
    });
  });

  it('is locked for its owner: the figure and the denominator, and nothing of the inside', async () => {
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

    // Asked again it is the same one, and the draft's place is free.
    const again = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(again.body.calculationId).toBe(body.calculationId);
    expect((await call('GET', '/api/check/autosave', { token: me.token })).body.code).toBe('autosave_absent');
    expect(
      (await save(me.token, { id, rulesetVersion: record.rulesetVersion, answers: [intake(0, 'employer')] })).body.code,
    ).toBe('check_save_failed');
  });

  it('shows a company the other side of the same figure', async () => {
    const { id } = await fillIn(test, me, { intake: { 'intake/side': 'employer' } });
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(body.side).toBe('employer');
    expect(body.shownRate).toBeCloseTo(1 - body.rate, 12);
    expect(body.shownBand.low).toBeCloseTo(1 - body.band.high, 12);
  });

  it('has no percentage where no route is open, and says why', async () => {
    const { id } = await fillIn(test, me, {
      intake: { 'intake/workers': 3 },
      item: (key) => (key.startsWith('detail-7/') && /1$|entry|under/.test(key) ? 'yes' : 'no'),
    });
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    for (const route of body.routes) expect(route.why).toMatch(/[가-힣]/);
    if (body.routes.every(({ open }: { open: boolean }) => !open)) expect(body.rate).toBeNull();
    else expect(body.rate).not.toBeNull();
  });

  it('can be calculated anew: a new one beside the old', async () => {
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

  it('says the revision that it gave the check, for who goes on from there', async () => {
    const { id, last } = await fillIn(test, me);
    const { body } = await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    expect(body.revision).toBe(last.revision + 1);
    const outcome = { ended: 'lost', where: 'court', on: '2026-11-20', expectedRevision: body.revision };
    const told = await call('POST', `/api/check/${id}/outcome`, { token: me.token, body: outcome });
    expect(told).toMatchObject({ status: 200, body: { revision: body.revision + 1 } });
  });

  it('is calculated anew for everyone who asks at the same moment and named no revision', async () => {
    const { id } = await fillIn(test, me);
    await call('POST', '/api/check/checkResult', { token: me.token, body: { id } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.calculationId)).size).toBe(5);
  });

  it('of an unfinished check can’t be calculated anew', async () => {
    const { id } = (await start(me.token)).body;
    const { body } = await call('POST', `/api/check/${id}/recalculate`, { token: me.token, body: {} });
    expect(body.code).toBe('survey_empty');
  });

  it('is followed by how the dispute ended, told by its owner', async () => {
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
  it('see the whole calculation, two of them side by side, and nothing in the person’s own words', async () => {
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
  it('is as absent as one that never was, in every call', async () => {
    const owner = await test.person();
    const stranger = await test.person();
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
        call('GET', `/api/check/${one}`, { token: stranger.token }),
        call('GET', `/api/check/${one}/explanation`, { token: stranger.token }),
        call('POST', `/api/check/${one}/recalculate`, { token: stranger.token, body: {} }),
        call('POST', `/api/check/${one}/outcome`, { token: stranger.token, body: outcome }),
        call('POST', '/api/check/checkResult', { token: stranger.token, body: { id: one } }),
      ]);
      for (const { status, body } of answers)
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'check_fetch_failed' });
      const save404 = await save(stranger.token, { id: saved, rulesetVersion, answers: [intake(0, 'employee')] });
      expect(save404.body).toMatchObject({ code: 'autosave_absent', status: 404 });
    }
    expect((await call('GET', '/api/check/autosave', { token: owner.token })).body.id).toBe(draft);
  });
});

describe('the list', () => {
  it('is mine alone, sorted, cut to the range, counted whole, and holds what I just wrote', async () => {
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

describe('reading what was written', () => {
  it('answers at once for a position beyond the log, and refuses what is no position', async () => {
    const began = performance.now();
    const far = await call('GET', '/api/check/list', {
      token: me.token,
      headers: { 'X-Wait-For': '9999999999999999' },
    });
    expect(far.status).toBe(200);
    const took = performance.now() - began;
    expect(took).toBeLessThan(1000 * (await slowness()));
    const wrong = await call('GET', '/api/check/list', { token: me.token, headers: { 'X-Wait-For': 'now' } });
    expect(wrong.body).toMatchObject({ code: 'invalid_request', errors: { 'X-Wait-For': expect.any(String) } });
  });
});

describe('a questionnaire that changed meanwhile', () => {
  it('offers a new draft with the answers that still stand; the page that is merely old is told to reload', async () => {
    const person = await test.person();
    const { id, rulesetVersion } = (await start(person.token)).body;
    await save(person.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(1, 'busan')] });

    const intakeNow = standardRuleset.intake.map((question) =>
      question.numbering === 0 ? { ...question, title: '어느 쪽이신가요?' } : question,
    );
    const changed = await test.service.rulesets.publish(
      { ...standardRuleset, intake: intakeNow },
      {
        commandId: '11111111-1111-4111-8111-111111111111',
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: 'test',
      },
    );
    expect(changed.rulesetVersion).not.toBe(rulesetVersion);

    // Who hasn't seen the newer answers would carry older ones over.
    const unseen = { id, rulesetVersion, answers: [intake(1, 'seoul')], expectedRevision: 2 };
    const stale = await save(person.token, unseen);
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: 3 } });
    expect((await call('GET', `/api/check/${id}`, { token: person.token })).body.status).toBe('draft');

    const body = { id, rulesetVersion, answers: [intake(2, 30)] };
    const refused = await save(person.token, body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'autosave_mismatch' } });
    expect(refused.body).not.toHaveProperty('reload');
    const { offer } = refused.body;
    expect(offer).toMatchObject({
      rulesetVersion: changed.rulesetVersion,
      status: 'draft',
      carried: 2,
      next: { section: 'intake', numbering: 0 },
    });
    expect(offer.answers.map(({ key, value }: { key: string; value: unknown }) => [key, value])).toEqual([
      ['intake/region', 'busan'],
      ['intake/workers', 30],
    ]);
    expect((await call('GET', `/api/check/${id}`, { token: person.token })).body.status).toBe('discarded');
    expect((await call('GET', '/api/check/autosave', { token: person.token })).body.id).toBe(offer.id);

    // Sent again it is offered the same draft, not one more.
    expect((await save(person.token, body)).body.offer.id).toBe(offer.id);

    // The draft is of today, only the page is of yesterday.
    const old = await save(person.token, { id: offer.id, rulesetVersion, answers: [intake(0, 'employee')] });
    expect(old).toMatchObject({ status: 409, body: { code: 'autosave_mismatch', reload: true } });
    const fresh = { id: offer.id, rulesetVersion: offer.rulesetVersion, answers: [intake(0, 'employee')] };
    expect((await save(person.token, fresh)).status).toBe(200);
  });

  it('leaves a stored result as it is, marked as outdated, to be calculated anew', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    const before = (await call('POST', '/api/check/checkResult', { token: person.token, body: { id } })).body;
    expect(before.outdated).toBe(false);
    await test.service.rulesets.publish(standardRuleset, {
      commandId: '22222222-2222-4222-8222-222222222222',
      at: new Date().toISOString(),
      actor: { id: 'system', role: 'system' },
      correlationId: 'test',
    });
    const record = (await call('GET', `/api/check/${id}`, { token: person.token })).body;
    expect(record.result).toMatchObject({ calculationId: before.calculationId, rate: before.rate, outdated: true });
    const after = await call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });
    expect(after.body.outdated).toBe(false);
  });
});

describe('a restart', () => {
  it('loses no acknowledged answer and no result', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    const result = (await call('POST', '/api/check/checkResult', { token: person.token, body: { id } })).body;
    const draft = (await start(person.token)).body;
    await save(person.token, { id: draft.id, rulesetVersion: draft.rulesetVersion, answers: [intake(0, 'employee')] });
    const head = await test.service.store.head();
    test = await test.restart({ UNLOCK_RESULTS: '1' });

    // Nothing is seeded a second time.
    expect(await test.service.store.head()).toBe(head);
    const record = (await call('GET', `/api/check/${id}`, { token: person.token })).body;
    expect(record.result).toMatchObject({ calculationId: result.calculationId, rate: result.rate, locked: false });
    const resumed = (await call('GET', '/api/check/autosave', { token: person.token })).body;
    expect(resumed).toMatchObject({ id: draft.id, answers: [{ key: 'intake/side', value: 'employee' }] });
  });

  it('with UNLOCK_RESULTS=1 opens every result, and the site says so', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    const { body } = await call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    expect(body.locked).toBe(false);
    expect(body.precedents.length).toBeGreaterThan(0);
    expect((await call('GET', `/api/check/${id}/explanation`, { token: person.token })).status).toBe(200);
    expect((await call('GET', '/api/site')).body).toMatchObject({ unlocked: true });
  });
});

describe('a win rate for given answers', () => {
  it('is for who is signed in; the steps are for staff; nothing is stored', async () => {
    test = await test.restart({});
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
    expect(theirs.body).toMatchObject({ locked: false, rate: mine.body.rate });

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
      ['good', mine.body.rate],
      ['open', 'survey_empty'],
      ['wrong', 'answer_invalid'],
      ['unknown', 'result_value_absent'],
    ]);
    const refused = await call('POST', '/api/win-rate/calculate/batch', { token: person.token, body: { items } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    // One result was recorded in between, and two accounts were made; no calculation was.
    const { events } = await test.service.store.readAll({ after: head, limit: 1000, types: ['ResultCalculated'] });
    expect(events).toHaveLength(1);
  });
});

describe('a thousand sets of answers at once', () => {
  it('are taken, each with all that there is to answer; one more is not', async () => {
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
  it('counts no hand-picked case, whatever is asked', async () => {
    const nothing = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };
    for (const query of ['', '?keywords=해고,징계&exclude=정년', '?section=detail-3']) {
      const { status, body } = await call('GET', `/api/cases/data/count${query}`);
      expect({ status, body }).toEqual({ status: 200, body: nothing });
    }
    expect((await call('GET', '/api/cases/data/count?section=detail-99')).body.code).toBe('invalid_request');
  });
});
