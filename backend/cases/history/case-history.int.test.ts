import { randomUUID } from 'node:crypto';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { accepted, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStream } from '../../checks/context.ts';
import { dismissedInWriting, fillIn, ordinaryIntake } from '../../checks/testing/fill-in.fixture.ts';
import { recomputeCalculations } from '../../checks/testing/recomputing.fixture.ts';
import { positionAtQuery } from '../../engine/event-store/postgres/testing/postgres-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { readModelsCaughtUp } from '../../testing/caught-up.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let staff: Person;
let me: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person();
  staff = await test.staff();
});
afterAll(() => test.stop());

/** A person of the firm does this at that instant, for that reason. */
const tell = async (caseId: string, command: CaseCommand, at = new Date().toISOString(), reason = '원문과 대조') => {
  const { position } = await test.service.commands.handle(caseDecider, {
    stream: caseStream(caseId),
    command,
    context: {
      commandId: randomUUID(),
      at,
      actor: { id: staff.id, role: 'super' },
      reason,
      correlationId: 'a story of cases',
    },
  });
  return position;
};
const accept = (caseId: string, own: Partial<CaseRecord> = {}, at?: string) =>
  tell(
    caseId,
    { type: 'AcceptCase', caseId, record: aRecord({ sampling: 'population', disputeId: caseId, ...own }) },
    at,
  );
const get = (path: string, token?: string, headers = {}) => test.call('GET', path, { token, headers });

describe('a master case', () => {
  it('has a history in words: who, when, why and what changed', async () => {
    const id = randomUUID();
    await accept(id);
    await tell(id, { type: 'CorrectCase', changes: { outcome: 'employer_win', keywords: ['채용취소'] } });
    await tell(id, { type: 'WithdrawCase' }, undefined, '다른 사건과 겹침');
    await tell(id, {
      type: 'RestoreCase',
      record: aRecord({ sampling: 'population', disputeId: id }),
      asOfRevision: 1,
    });

    const { status, body, headers } = await get(`/api/cases/data/${id}/history`, staff.token);
    expect([status, headers.get('content-range')]).toEqual([200, 'items 0-3/4']);
    const history = body.toReversed();
    expect(
      history.map(({ revision, summary, reason }: Record<string, unknown>) => [revision, summary, reason]),
    ).toEqual([
      [1, '마스터 자료로 승인했습니다.', '원문과 대조'],
      [2, '‘결과’, ‘키워드’ 항목을 고쳤습니다.', '원문과 대조'],
      [3, '마스터 자료에서 내렸습니다.', '다른 사건과 겹침'],
      [4, '1번째 기록의 내용으로 되돌렸습니다.', '원문과 대조'],
    ]);
    expect(history[1].actor).toEqual({ id: staff.id, name: '박노무', role: 'super' });
    expect(history[1].changes).toEqual([
      { path: '결과', before: '근로자 승', after: '회사 승' },
      { path: '키워드', before: ['채용내정', '채용취소'], after: ['채용취소'] },
    ]);
    expect(history[2].changes).toEqual([{ path: '단계', before: '마스터', after: '내림' }]);
  });

  it('is shown in its present state, and as it was at a revision or an instant', async () => {
    const id = randomUUID();
    await accept(id, { title: '처음 제목' }, '2026-03-01T00:00:00.000Z');
    await tell(id, { type: 'CorrectCase', changes: { title: '고친 제목' } }, '2026-03-05T14:59:59.999Z');
    await tell(id, { type: 'WithdrawCase' }, '2026-03-05T15:00:00.000Z');

    const read = async (query = '') => (await get(`/api/cases/data/${id}${query}`, staff.token)).body;
    expect(await read()).toMatchObject({ id, revision: 3, stage: 'withdrawn', edition: 2, title: '고친 제목' });
    expect(await read('?asOf=r1')).toMatchObject({ revision: 1, stage: 'master', title: '처음 제목' });
    // The fifth of March ends in Seoul at 15:00 UTC.
    expect(await read('?asOf=2026-03-05')).toMatchObject({ revision: 2, stage: 'master', title: '고친 제목' });
    expect(await read('?asOf=2026-03-05T15:00:00Z')).toMatchObject({ revision: 3, stage: 'withdrawn' });
    for (const query of ['?asOf=2026-02-28', '?asOf=r9']) expect((await read(query)).code).toBe('not_found');
    const wrong = await read('?asOf=yesterday');
    expect(wrong).toMatchObject({ code: 'invalid_request', errors: { asOf: expect.stringMatching(/[가-힣]/) } });
  });

  it('and its history are for the firm’s people only', async () => {
    const id = randomUUID();
    await accept(id);
    for (const path of [`/api/cases/data/${id}`, `/api/cases/data/${id}?asOf=r1`, `/api/cases/data/${id}/history`]) {
      expect((await get(path)).body.code).toBe('login_needed');
      expect(await get(path, me.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await get(path, staff.token)).status).toBe(200);
      const never = path.replace(id, randomUUID());
      expect(await get(never, staff.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});

it('what nobody has accepted is shown to those alone who refine it: now, and as the case stood before its acceptance', async () => {
  const advisor = await personOfKind(test, 'advisor');
  const { text: _text, ...record } = aRecord({ caseNumbers: ['2020다55'], disputeId: '대법원 2020다55' });
  const { body: added } = await test.call('POST', '/api/refines/data', {
    token: staff.token,
    body: { ...record, content: '아직 아무도 살펴보지 않은 글' },
  });
  const statusOf = async ({ token }: Person, part: string) =>
    (await get(`/api/cases/data/${added.id}${part}`, token)).status;
  for (const part of ['', '/text', '/history', '?asOf=r1', '/text?asOf=r1'])
    expect([part, await statusOf(advisor, part)]).toEqual([part, 404]);
  for (const part of ['/text', '/history', '/text?asOf=r1']) expect(await statusOf(staff, part)).toBe(200);

  await tell(added.id, { type: 'ReadyCase' });
  await tell(added.id, { type: 'AcceptRefined' });
  for (const part of ['', '/text', '/history', '/text?asOf=r3'])
    expect([part, await statusOf(advisor, part)]).toEqual([part, 200]);
  for (const part of ['?asOf=r1', '/text?asOf=r1']) expect([part, await statusOf(advisor, part)]).toEqual([part, 404]);
  expect(await statusOf(staff, '/text?asOf=r1')).toBe(200);

  await tell(added.id, { type: 'UndoAcceptance' });
  expect(await statusOf(advisor, '/text?asOf=r3')).toBe(404);
});

describe('the count at an earlier time', () => {
  const keyword = '시점검증';
  const count = async (asOf: string) => {
    const query = new URLSearchParams({ keywords: keyword, ...(asOf === '' ? {} : { asOf }) });
    const answer = await get(`/api/cases/data/count?${query}`, undefined, { 'X-Wait-For': await test.headToken() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-stale')).toBeNull();
    return { ...answer.body, position: answer.headers.get('x-as-of') };
  };

  it('is requested by position, by instant and by day in Korea', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const own = { keywords: [keyword] };
    const first = await accept(one, own, '2026-06-01T00:00:00.000Z');
    const second = await accept(two, { ...own, outcome: 'employer_win' }, '2026-06-02T14:59:00.000Z');
    const third = await tell(one, { type: 'CorrectCase', changes: { outcome: 'partial' } }, '2026-06-02T15:01:00.000Z');
    const last = await tell(two, { type: 'WithdrawCase' }, '2026-06-04T00:00:00.000Z');

    expect(await count('2020-01-01')).toMatchObject({ total: 0, position: '0000000000000000' });
    expect(await count(first)).toMatchObject({ total: 1, workerWins: 1, position: first });
    expect(await count('2026-06-01')).toMatchObject({ total: 1, workerWins: 1, position: first });
    expect(await count('2026-06-02')).toMatchObject({ total: 2, workerWins: 1, employerWins: 1, position: second });
    expect(await count('2026-06-02T15:01:00Z')).toMatchObject({ total: 2, partial: 1, position: third });
    expect(await count('2026-06-03')).toMatchObject({ total: 2, partial: 1, position: third });
    expect(await count('2026-06-04')).toMatchObject({ total: 1, partial: 1, position: last });
    expect(await count('')).toMatchObject({ total: 1, partial: 1, position: null });
    // A future time means the present state.
    for (const later of ['2999-12-31', '9999999999999999']) expect(await count(later)).toMatchObject({ total: 1 });
  });

  it.each(['r1', 'yesterday', '123', '2026-13-01'])('refuses "%s" at its field', async (asOf) => {
    const { status, body } = await get(`/api/cases/data/count?asOf=${asOf}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(body.errors.asOf).toMatch(/[가-힣]/);
  });

  it('finds the position of a day by an index, however long the log is', async () => {
    const pool = createPool(test.databaseUrl, { max: 1 });
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${positionAtQuery.replace('$1', 'now()')}`);
    await pool.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan Backward using events_at/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('a figure at an earlier time', () => {
  const asked = async (token: string, asOf?: string) => {
    const filled = await fillIn(test, me, dismissedInWriting);
    const { answers } = (await get(`/api/check/${filled.id}`, me.token)).body;
    const body = {
      ...(asOf === undefined ? {} : { asOf }),
      answers: answers.map(({ section, numbering, value }: Record<string, unknown>) => ({ section, numbering, value })),
    };
    return test.call('POST', '/api/win-rate/calculate', { token, body });
  };

  it('is based on the cases, the questionnaire and the day of that time; for staff only', async () => {
    const before = await test.service.store.head();
    const then = (await asked(staff.token, before)).body;
    const id = randomUUID();
    await accept(id, { keywords: ['근태불량'], sections: ['detail-9'], decidedOn: '2021-05-05' });
    const after = await test.service.store.head();
    const [past, present] = [await asked(staff.token, before), await asked(staff.token, after)];
    expect(past.body.base).toEqual(then.base);
    expect(past.body.casePosition).toBe(before);
    expect(past.headers.get('x-as-of')).toBe(before);
    expect(present.body.base.total).toBe(past.body.base.total + 1);
    expect(present.body.rate).toBeGreaterThan(past.body.rate);
    expect(past.body.precedents.map(({ caseId }: { caseId: string }) => caseId)).not.toContain(id);

    expect((await asked(me.token, before)).body.code).toBe('forbidden');
    expect((await asked(staff.token, '2020-01-01')).body.code).toBe('not_found');
    expect((await asked(staff.token, 'r1')).body.errors.asOf).toMatch(/[가-힣]/);
  });
});

describe('calculated for an earlier time equals the stored one', () => {
  const recomputed = () => {
    const { store, commands, rulesets } = test.service;
    return recomputeCalculations({ store, commands, rulesets });
  };
  const completed = async (person: Person, own = {}) => {
    const { id } = await fillIn(test, person, { intake: { ...ordinaryIntake, ...own } });
    const { status } = await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    expect(status).toBe(200);
    return id;
  };
  const again = (id: string, person: Person) =>
    test.call('POST', `/api/check/${id}/recalculate`, { token: person.token, body: {} });

  it('through corrections, withdrawals, a restoration and another questionnaire', async () => {
    const person = await test.person();
    const ground = { keywords: ['근태불량', '결근'], sections: ['detail-9'] } satisfies Partial<CaseRecord>;
    const [one, two] = [randomUUID(), randomUUID()];
    await accept(one, { ...ground, decidedOn: '2019-04-01' });
    const id = await completed(person);
    await accept(two, { ...ground, outcome: 'employer_win', decidedOn: '2020-04-01' });
    await again(id, person);
    await tell(one, { type: 'CorrectCase', changes: { outcome: 'partial' } });
    await again(id, person);
    await tell(two, { type: 'WithdrawCase' });
    await completed(person, { 'intake/side': 'employer', 'intake/region': { custom: '울릉도' } });
    await tell(two, {
      type: 'RestoreCase',
      record: aRecord({ ...ground, sampling: 'population', disputeId: one, decidedOn: '2022-04-01' }),
      asOfRevision: 1,
    });
    await again(id, person);

    const { ruleset } = await test.service.rulesets.current();
    const { rulesetVersion, ...content } = ruleset;
    await test.service.rulesets.publish(
      { ...content, priorStrength: 20, noticeMultipliers: { ...content.noticeMultipliers, spoken: 1.3 } },
      {
        commandId: randomUUID(),
        at: new Date().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: 'a story of cases',
      },
    );
    await again(id, person);
    await completed(person);

    const { body } = await get(`/api/check/${id}/explanation`, staff.token);
    const rates = body.calculations.length;
    expect(rates).toBe(5);
    expect(body.calculation.rulesetVersion).not.toBe(rulesetVersion);
    const found = await recomputed();
    expect(found.calculations).toBeGreaterThanOrEqual(7);
    expect(found).toEqual({
      calculations: found.calculations,
      equal: found.calculations,
      byOtherCalculator: 0,
      ofErased: 0,
      mismatches: [],
    });
  });
});

describe('why a figure changed', () => {
  /** The check is paid for, as the payment service would have reported it. */
  const pay = async (checkId: string, { id: owner }: Person) => {
    const [orderId, at] = [randomUUID(), new Date().toISOString()];
    const actor = { id: 'system', role: 'system' } as const;
    const context = () => ({ commandId: randomUUID(), at, actor, correlationId: 'a story of cases' });
    const { commands } = test.service;
    const product = productAt('check-result', 9_900);
    for (const command of [
      { type: 'PlaceOrder', owner, product, of: { checkId, consultationId: null }, at },
      { type: 'NotePayment', seen: seenOf({ paymentId: orderId, transactionId: orderId }), accepted, at },
    ] as const)
      await commands.handle(orderDecider, { stream: orderStream(orderId), command, context: context() });
    const command = { type: 'OpenResult', orderId } as const;
    await commands.handle(checkDecider, { stream: checkStream(checkId), command, context: context() });
  };
  const read = async (path: string, { token }: Person) => get(path, token, { 'X-Wait-For': await test.headToken() });
  type Figured = { readonly before: number; readonly after: number };
  const changeOf = (parts: readonly Figured[]) => parts.reduce((sum, { before, after }) => sum + after - before, 0);

  it('is told with the share of each cause: a corrected case, and answers that were changed in a new check', async () => {
    const person = await test.person();
    const caseId = randomUUID();
    await accept(caseId, { keywords: ['근태불량'], sections: ['detail-9'], decidedOn: '2021-05-05' });
    const first = await fillIn(test, person, dismissedInWriting);
    await readModelsCaughtUp(test);
    const { body: morning } = await test.call('POST', '/api/check/checkResult', {
      ...{ token: person.token, body: { id: first.id } },
    });
    await tell(caseId, { type: 'CorrectCase', changes: { outcome: 'employer_win' } }, undefined, '판정문을 잘못 읽음');
    await readModelsCaughtUp(test);
    const { body: noon } = await test.call('POST', `/api/check/${first.id}/recalculate`, {
      ...{ token: person.token, body: {} },
    });
    const otherwise = { item: (key: string) => (key.startsWith('detail-9/') ? 'yes' : 'no') } as const;
    const second = await fillIn(test, person, { ...dismissedInWriting, ...otherwise, madeFrom: first.id });
    const { body: evening } = await test.call('POST', '/api/check/checkResult', {
      ...{ token: person.token, body: { id: second.id } },
    });

    const all = await read(`/api/check/${second.id}/results`, staff);
    expect(all.body.owner).toEqual({ id: person.id, name: expect.any(String) });
    expect(all.body.checks.map(({ id, madeFrom }: Record<string, unknown>) => [id, madeFrom])).toEqual([
      [first.id, null],
      [second.id, first.id],
    ]);
    expect(all.body.checks[1].changedAnswers).toBeGreaterThan(0);
    expect(all.body.results.map(({ calculationId }: { calculationId: string }) => calculationId)).toEqual([
      ...[morning, noon, evening].map(({ calculationId }) => calculationId),
    ]);

    const asked = `with=${first.id}&against=${morning.calculationId}`;
    const { status, body } = await read(`/api/check/${second.id}/explanation?${asked}`, staff);
    expect(status).toBe(200);
    const { parts, levels, events } = body.causes;
    expect(parts[0].before).toBe(body.against.shownRate);
    expect(parts.at(-1).after).toBe(body.calculation.shownRate);
    expect(changeOf(parts)).toBeCloseTo(body.calculation.shownRate - body.against.shownRate, 12);
    const causes = parts.filter((part: Figured) => part.before !== part.after);
    expect(new Set(causes.map(({ cause }: { cause: string }) => cause))).toEqual(new Set(['cases', 'answers']));
    expect(causes.find(({ cause }: { cause: string }) => cause === 'cases').level).toBe('matched');
    expect(body.difference.answers.length).toBeGreaterThan(0);
    expect(levels.find(({ level }: { level: string }) => level === 'matched')).toMatchObject({
      before: { wins: levels[0].after.wins + 1 },
    });
    expect(events).toMatchObject({
      total: 1,
      shown: [
        {
          caseId,
          revision: 2,
          reason: '판정문을 잘못 읽음',
          actor: { name: '박노무' },
          was: { outcome: 'worker_win' },
        },
      ],
    });

    // Its owner hasn't paid: what changed is told, what each did isn't.
    const plain = await read(`/api/check/${second.id}/difference?${asked}`, person);
    expect(plain.body).toMatchObject({
      ruleset: false,
      cases: true,
      shares: null,
      before: { shownRate: morning.shownRate },
    });
    expect(plain.body.answers).toContainEqual({ title: expect.any(String), before: '아니요', after: '예' });
    expect((await read(`/api/check/${second.id}/results`, person)).body).not.toHaveProperty('owner');
    expect((await read(`/api/check/${second.id}/explanation?${asked}`, person)).status).toBe(402);

    // As it stood at a moment, computed again from the log.
    const then = await read(`/api/check/${first.id}/recomputed?asOf=${morning.calculatedAt}`, staff);
    expect(then.body).toMatchObject({
      ...{ outcome: 'equal', mismatches: [], stored: { calculationId: morning.calculationId } },
    });
    const today = await read(`/api/check/${first.id}/recomputed?asOf=2999-12-31`, staff);
    expect(today.body).toMatchObject({ outcome: 'equal', stored: { calculationId: noon.calculationId } });
    for (const [asOf, why] of [
      ['2020-01-01', '아직 아무 기록도 없었어요'],
      ['0000000000000001', '첫 결과는'],
      ['9999999999999999', '이 기록에 없는 위치'],
      ['yesterday', '가운데 한 꼴'],
    ] as const) {
      const { status, body } = await read(`/api/check/${first.id}/recomputed?asOf=${asOf}`, staff);
      expect([asOf, status, body.errors.asOf]).toEqual([asOf, 400, expect.stringContaining(why)]);
    }
    expect((await read(`/api/check/${first.id}/recomputed?asOf=2999-12-31`, person)).body.code).toBe('forbidden');

    // Neither another person's check nor one of somebody else's beside one's own.
    const stranger = await test.person();
    for (const path of ['results', `difference?${asked}`])
      expect((await read(`/api/check/${second.id}/${path}`, stranger)).body.code).toBe('check_fetch_failed');
    const theirs = await fillIn(test, stranger, { ...dismissedInWriting, madeFrom: first.id });
    await test.call('POST', '/api/check/checkResult', { token: stranger.token, body: { id: theirs.id } });
    expect((await read(`/api/check/${theirs.id}/results`, stranger)).body.checks).toHaveLength(1);
    expect((await read(`/api/check/${theirs.id}/difference?with=${first.id}`, stranger)).status).toBe(404);

    // Its owner has paid: they are told which decision moved the figure, but not why the firm corrected it.
    for (const { id } of [first, second]) await pay(id, person);
    const movedFor = async (reader: Person) => {
      const { status, body } = await read(`/api/check/${second.id}/explanation?${asked}`, reader);
      expect(status).toBe(200);
      return body.causes.events.shown;
    };
    const [told] = await movedFor(staff);
    const forOwner = { ...told, actor: { ...told.actor, id: '', name: '노무체크 담당자' } };
    delete forOwner.reason;
    expect(await movedFor(person)).toEqual([forOwner]);
    await tell(caseId, { type: 'WithdrawCase' }, undefined, '당사자가 내려 달라고 함');
    expect(await movedFor(staff)).toEqual([told]);
    expect(await movedFor(person)).toEqual([{ ...forOwner, name: '지금은 세지 않는 판정' }]);
  });
});
