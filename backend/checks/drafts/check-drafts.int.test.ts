import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { checkCalls } from '../testing/check-calls.fixture.ts';
import { fillIn } from '../testing/fill-in.fixture.ts';

let test: TestService;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const { call, start, save, intake } = checkCalls(() => test);

describe('the form', () => {
  it('is public and shows none of the values that a figure is calculated from', async () => {
    const { status, body } = await call('GET', '/api/check/form');
    expect(status).toBe(200);
    expect(body.sections).toHaveLength(23);
    expect(body.intake).toHaveLength(22);
    expect(JSON.stringify(body)).not.toMatch(
      /"(?:ratio|range|keyword_change|keywords|suggest|published|noticeMultipliers)"/,
    );
  });
});

describe('a draft', () => {
  beforeAll(async () => {
    me = await test.person();
  });

  it('starts at the first question, and can be resumed by its owner', async () => {
    const started = await start(me.token);
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ revision: 1, next: { section: 'intake', numbering: 0 } });
    const { body } = await call('GET', '/api/check/autosave', { token: me.token });
    expect(body).toMatchObject({ id: started.body.id, status: 'draft', answers: [], result: null });
  });

  it('stores each answer, returns the next question, and counts its revisions', async () => {
    const { id, rulesetVersion } = (await start(me.token)).body;
    const saved = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(2, 30)] });
    expect(saved).toMatchObject({ status: 200, body: { revision: 3, next: { section: 'intake', numbering: 3 } } });
    expect(saved.headers.get('x-log-position')).toMatch(/^\d{16}-[0-9a-f]{12}$/);
    const again = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    expect(again.body.revision).toBe(3);
    const cleared = await save(me.token, {
      id,
      rulesetVersion,
      answers: [{ section: 'intake', numbering: 2, cleared: true }],
    });
    expect(cleared.body).toMatchObject({ revision: 4, next: { section: 'intake', numbering: 2 } });
  });

  it('refuses an answer at its own field, and then stores none of the answers sent with it', async () => {
    const { id, rulesetVersion } = (await start(me.token)).body;
    const refused = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee'), intake(2, -3)] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'answer_invalid' } });
    expect(Object.keys(refused.body.errors)).toEqual(['intake.2']);
    expect((await call('GET', `/api/check/${id}`, { token: me.token })).body.answers).toEqual([]);
  });

  it('exists once for a person: starting again discards the earlier one', async () => {
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

  it('exists once for a person, also when two browsers start at the same moment', async () => {
    const person = await test.person();
    await Promise.all(Array.from({ length: 6 }, () => start(person.token)));
    // The last answer needn't be that of the last write: an earlier draft may have given way after it.
    const headers = { 'X-Wait-For': await test.headToken() };
    const { body } = await call('GET', '/api/check/list', { token: person.token, headers });
    const drafts = body.filter(({ status }: { status: string }) => status === 'draft');
    expect(drafts.length).toBeLessThanOrEqual(1);
  });

  it('can be discarded; then the person has none', async () => {
    const { id } = (await start(me.token)).body;
    const discarded = await call('DELETE', '/api/check/autosave', { token: me.token });
    expect(discarded).toMatchObject({ status: 200, body: { id, status: 'discarded' } });
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, '/api/check/autosave', { token: me.token })).body.code).toBe('autosave_absent');
    }
  });

  it('is discarded once by one key: the retry gets the same record', async () => {
    const { id } = (await start(me.token)).body;
    const headers = { 'Idempotency-Key': 'away-with-it' };
    const answers = [
      await call('DELETE', '/api/check/autosave', { token: me.token, headers }),
      await call('DELETE', '/api/check/autosave', { token: me.token, headers }),
    ];
    for (const { status, body } of answers) expect({ status, id: body.id }).toEqual({ status: 200, id });
  });

  it('lets the person choose grounds only in the detailed questionnaire', async () => {
    const chosen = await start(me.token, { questionnaire: 'detail', sections: ['detail-9', 'detail-3'] });
    expect(chosen.status).toBe(201);
    const refused = await start(me.token, { questionnaire: 'basic', sections: ['detail-9'] });
    expect(refused.body).toMatchObject({ code: 'invalid_request' });
    expect(refused.body.errors.sections).toContain('상세 진단');
  });
});

describe('an idempotency key', () => {
  beforeAll(async () => {
    me = await test.person();
  });
  const headers = { 'Idempotency-Key': 'start-1' };

  it('starts one check however often the request is sent, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(me.token, undefined, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('refuses another body, and the same key of another person is another command', async () => {
    const other = await start(me.token, { questionnaire: 'basic' }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const otherPerson = await test.person();
    expect((await start(otherPerson.token, { questionnaire: 'basic' }, headers)).status).toBe(201);
  });

  it('is released after a refusal', async () => {
    const { id, rulesetVersion } = (await call('GET', '/api/check/autosave', { token: me.token })).body;
    const key = { 'Idempotency-Key': 'answer-1' };
    expect((await save(me.token, { id, rulesetVersion, answers: [intake(2, -1)] }, key)).status).toBe(422);
    expect((await save(me.token, { id, rulesetVersion, answers: [intake(2, 12)] }, key)).status).toBe(200);
  });

  it('answers the present record without writing again', async () => {
    const { id, rulesetVersion } = (await call('GET', '/api/check/autosave', { token: me.token })).body;
    const key = { 'Idempotency-Key': 'answer-2' };
    const body = { id, rulesetVersion, answers: [intake(0, 'employer')] };
    await save(me.token, body, key);
    const later = await save(me.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    const again = await save(me.token, body, key);
    expect(again).toMatchObject({ status: 200, body: { revision: later.body.revision } });
  });
});

describe('an idempotency key that comes again late', () => {
  let mine: Person;
  beforeAll(async () => {
    mine = await test.person();
  });

  it('doesn’t restore an older answer when its first try had nothing to write', async () => {
    const { id, rulesetVersion } = (await start(mine.token)).body;
    const key = { 'Idempotency-Key': 'nothing-new' };
    const body = { id, rulesetVersion, answers: [intake(0, 'employer')] };
    await save(mine.token, body);
    expect((await save(mine.token, body, key)).status).toBe(200);
    const later = await save(mine.token, { id, rulesetVersion, answers: [intake(0, 'employee')] });
    const again = await save(mine.token, body, key);
    expect(again).toMatchObject({ status: 200, body: { revision: later.body.revision } });
  });

  it('doesn’t discard a draft that was begun later', async () => {
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

describe('the revision that the client has seen', () => {
  it.each(['body', 'header'])(
    'in the %s causes a conflict when it is outdated, and the answer has the current one',
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

  it('is checked in every write: an outdated one neither discards nor completes a draft', async () => {
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

  it('may be left out: then two writers succeed one after the other', async () => {
    const person = await test.person();
    const { id, rulesetVersion } = (await start(person.token)).body;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(person.token, { id, rulesetVersion, answers: [intake(2, n)] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a questionnaire that was changed during a check', () => {
  it('leads to the offer of a new draft with the valid answers; an outdated page is told to reload', async () => {
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

    // A client that hasn't seen the newer answers would replace them by older ones.
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
      ['intake/workers', 30],
      ['intake/region', 'busan'],
    ]);
    expect((await call('GET', `/api/check/${id}`, { token: person.token })).body.status).toBe('discarded');
    expect((await call('GET', '/api/check/autosave', { token: person.token })).body.id).toBe(offer.id);

    // Sent again, the request gets the same draft offered.
    expect((await save(person.token, body)).body.offer.id).toBe(offer.id);

    // The draft has the current version, only the page has the older one.
    const old = await save(person.token, { id: offer.id, rulesetVersion, answers: [intake(0, 'employee')] });
    expect(old).toMatchObject({ status: 409, body: { code: 'autosave_mismatch', reload: true } });
    const fresh = { id: offer.id, rulesetVersion: offer.rulesetVersion, answers: [intake(0, 'employee')] };
    expect((await save(person.token, fresh)).status).toBe(200);
  });

  it('leaves a stored result unchanged; it is marked as outdated and can be calculated again', async () => {
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

    // Nothing is seeded a second time: a start writes only the event of its epoch. A job of the rulesets above may end now.
    const { events } = await test.service.store.readAll({ after: head, limit: 10 });
    const types = events.map(({ type }) => type).filter((type) => type !== 'CorrectionRunEnded');
    expect(types).toEqual(['LogEpochOpened']);
    const record = (await call('GET', `/api/check/${id}`, { token: person.token })).body;
    expect(record.result).toMatchObject({ calculationId: result.calculationId, locked: false });
    expect(Math.round(record.result.rate * 100) / 100).toBe(result.rate);
    const resumed = (await call('GET', '/api/check/autosave', { token: person.token })).body;
    expect(resumed).toMatchObject({ id: draft.id, answers: [{ key: 'intake/side', value: 'employee' }] });
  });

  it('with UNLOCK_RESULTS=1 every result is open, and the site says so', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    const { body } = await call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    expect(body.locked).toBe(false);
    expect(body.precedents.length).toBeGreaterThan(0);
    expect((await call('GET', `/api/check/${id}/explanation`, { token: person.token })).status).toBe(200);
    expect((await call('GET', '/api/site')).body).toMatchObject({ unlocked: true });
  });

  it('a case beside an open result is read by its owner without access to the search, and by nobody else', async () => {
    const [owner, other] = [await test.person(), await test.person()];
    const { id } = await fillIn(test, owner);
    const { body, headers } = await call('POST', '/api/check/checkResult', { token: owner.token, body: { id } });
    const shown: readonly { caseId: string }[] = body.precedents;
    const wait = { 'X-Wait-For': headers.get('x-log-position') ?? '' };
    const read = ({ token }: { token: string }, caseId: string) =>
      call('GET', `/api/cases/${caseId}`, { token, headers: wait });
    await expect.poll(async () => (await read(owner, shown[0]?.caseId ?? '')).status).toBe(200);
    expect((await read(other, shown[0]?.caseId ?? '')).status).toBe(402);
    const { items } = (await call('GET', '/api/cases/search', { token: (await test.staff()).token })).body;
    const elsewhere = items.find((each: { id: string }) => shown.every(({ caseId }) => caseId !== each.id));
    expect((await read(owner, elsewhere.id)).status).toBe(402);
  });

  it('the answers of a check, and of everything that is held about a person, are there in words', async () => {
    const person = await test.person();
    const { id } = await fillIn(test, person);
    await call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    const { answers } = (await call('GET', `/api/check/${id}`, { token: person.token })).body;
    const exported = (await call('GET', '/api/user/export', { token: person.token })).body.checks;
    for (const given of [answers, exported.find((each: { id: string }) => each.id === id).answers]) {
      expect(given.filter(({ text }: { text?: string }) => text === undefined)).toEqual([]);
      const notice = given.find(({ key }: { key: string }) => key === 'intake/notice');
      expect(notice.text).not.toBe(notice.value);
      expect(notice.text).toMatch(/[가-힣]/);
    }
  });
});
