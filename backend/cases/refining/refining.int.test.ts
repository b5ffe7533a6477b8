import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceOf } from '../../advice/testing/events.fixture.ts';
import { dismissedInWriting, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { grownTo, type ReadsOfStream, readsOfCalls, readsOfStream } from '../../testing/stream-reads.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let kim: Person;
let lee: Person;
beforeAll(async () => {
  test = await startTestService();
  [kim, lee] = [await test.staff('김정제'), await test.staff('이승인')];
});
afterAll(() => test.stop());

const post = (who: Person, path: string, body: object, headers = {}) =>
  test.call('POST', `/api/${path}`, { token: who.token, body, headers });
const get = (who: Person, path: string, headers = {}) =>
  test.call('GET', `/api/${path}`, { token: who.token, headers });
/** A read that waits for that write. */
type Answered = { readonly headers: Headers };
const after = ({ headers }: Answered) => ({ 'X-Wait-For': headers.get('x-log-position') ?? '' });
/** A read that waits for everything that was written. */
const newest = async () => ({ 'X-Wait-For': await test.headToken() });
const positionOf = ({ headers }: Answered) => test.service.store.positionOfToken(headers.get('x-log-position') ?? '');

const decision = `【원고, 상고인】 중앙노동위원회위원장 외 1인
【주 문】
상고를 모두 기각한다. 상고비용은 원고들이 부담한다.
【이 유】
근로기준법 제23조 제1항은 정당한 이유 없는 해고를 금지한다. 무단결근을 이유로 한 징계해고가 정당한지 본다.
이 판결은 대법원 2003. 7. 8. 선고 2001두8018 판결의 취지를 따른다.`;
let serial = 100;
const known = (own: object = {}) => {
  serial += 1;
  return {
    ...{ kind: 'case-high', sampling: 'population', tribunal: '대법원', decidedOn: '2021-05-05' },
    ...{ caseNumbers: [`2020두${serial}`], title: `무단결근 ${serial}`, outcome: 'worker_win' },
    ...own,
  };
};
/** Added by hand, and made ready if it is complete. */
const added = async (own: object = {}) => {
  const { status, body } = await post(kim, 'refines/data', known(own));
  expect(status).toBe(201);
  return body;
};
const readied = async (own: object = {}) => {
  const { id } = await added(own);
  expect((await post(kim, `refines/data/${id}/ready`, {})).status).toBe(200);
  return id;
};

describe('a case from its text to a figure', () => {
  it('is added, refined, accepted and corrected; a check’s result changes, and the history names each person', async () => {
    const me = await test.person();
    const { id: checkId } = await fillIn(test, me, dismissedInWriting);
    const result = async (headers = {}) =>
      (await test.call('POST', '/api/check/checkResult', { token: me.token, body: { id: checkId }, headers })).body;
    const counted = async () => (await get(lee, `check/${checkId}/explanation`)).body.calculation;
    const before = await result();

    // Added by hand: the text is cleaned and rules read it.
    const first = known({ title: '', outcome: null, content: decision });
    const collected = await post(kim, 'refines/data', first);
    expect(collected.status).toBe(201);
    const { id, proposals, content, lacks } = collected.body;
    expect(content).toMatch(/^## 당사자\n\n【원고, 상고인】/);
    expect(lacks).toEqual({ outcome: expect.any(String), title: expect.any(String) });
    const statute = proposals.find(({ field }: { field: string }) => field === 'statutes');
    expect(statute).toMatchObject({
      value: '근로기준법 제23조',
      passage: { quote: expect.stringContaining('제23조') },
    });
    expect(content.slice(statute.passage.from, statute.passage.to)).toBe(statute.passage.quote);

    // One person takes proposals and writes values, step by step.
    const taken = await post(kim, `refines/data/${id}/take`, { proposal: statute.id });
    expect(taken.body).toMatchObject({ revision: 2, draft: { statutes: ['근로기준법 제23조'] }, refinedBy: kim.id });
    const written = await test.call('PUT', `/api/refines/data/${id}`, {
      token: kim.token,
      body: {
        ...{ title: '무단결근 징계해고', outcome: 'worker_win', keywords: ['근태불량'], sections: ['detail-9'] },
        expectedRevision: 2,
      },
    });
    expect(written.body).toMatchObject({ revision: 3, lacks: {}, stage: 'crawled' });
    expect((await post(kim, `refines/data/${id}/ready`, {})).body.stage).toBe('ready');

    // Another one sends it back once, then accepts it.
    const back = await post(lee, `refines/data/${id}/reject`, { reason: '요지가 없습니다' });
    expect(back.body).toMatchObject({ stage: 'crawled', sentBack: '요지가 없습니다' });
    const point = { point: '무단결근만으로 해고한 것은 지나치다고 본 사건' };
    await test.call('PUT', `/api/refines/data/${id}`, { token: kim.token, body: point });
    await post(kim, `refines/data/${id}/ready`, {});
    // What the acceptance moves is seen before it, also of many at once.
    const earlier = await counted();
    const ready = await get(lee, `refines/data/impact?filter=${JSON.stringify({ id: [id] })}`, await newest());
    expect(ready.body).toMatchObject({ cases: 1, counted: 1, moved: 1, movedMuch: 1, advicesTotal: 0 });
    const [foreseen] = ready.body.results;
    expect(foreseen).toMatchObject({ checkId, name: '김해고', before: earlier.rate });
    const none = await get(lee, `refines/data/impact?filter=${JSON.stringify({ id: [randomUUID()] })}`);
    expect(none.body).toMatchObject({ cases: 0, counted: 0, moved: 0, results: [] });
    expect(none.body.general.before).toBe(none.body.general.after);
    const accepted = await post(lee, 'refines/data/accept', { ids: [id] });
    expect(accepted.body).toEqual({ accepted: [{ id, revision: 8 }], refused: [] });
    const acceptedAt = (await get(lee, `cases/data/${id}`)).body.acceptedAt;

    // The earlier figure is outdated; a new one counts the case.
    const outdated = await get(me, `check/${checkId}`, after(accepted));
    expect(outdated.body.result.outdated).toBe(true);
    await test.call('POST', `/api/check/${checkId}/recalculate`, { token: me.token, body: {} });
    const moved = await counted();
    expect(moved.base).toMatchObject({ total: 1, decided: 1, workerWins: 1 });
    expect(moved.rate).toBeCloseTo(foreseen.after, 12);
    expect(moved.outdated).toBe(false);

    // The effect of a correction is shown before it is saved.
    const trying = async (query: string) => get(lee, `cases/data/${id}/impact?${query}`, await newest());
    const tried = await trying(`changes=${JSON.stringify({ outcome: 'employer_win' })}`);
    expect(tried.body).toMatchObject({ revision: 8, resting: { matched: 1, section: 0, general: 0 }, moved: 1 });
    const [touched] = tried.body.results;
    expect(touched).toMatchObject({ checkId, level: 'matched', before: moved.rate });
    expect(tried.body.largest).toBeCloseTo(touched.before - touched.after, 12);
    const withdrawing = (await trying('withdraw=true')).body.results[0];
    // Its owner saw whole percentages.
    expect(Math.round(withdrawing.after * 100) / 100).toBe(before.rate);
    expect((await trying(`changes=${JSON.stringify({ title: '제목만' })}`)).body).toMatchObject({
      moved: 0,
      largest: 0,
    });
    for (const query of [
      '',
      'changes=x',
      'withdraw=true&changes={}',
      'changes={"outcome":"won"}',
      'changes={"id":"a"}',
    ]) {
      expect((await trying(query)).body.code).toBe('invalid_request');
    }

    // A merge takes it out of all counts, as a withdrawal does; what cites it is named.
    const citing = await adviceOf(test, {
      ...{ asker: me.id, first: kim.id, second: lee.id },
      citations: [
        {
          ...{ n: 1, kind: 'case', caseId: id, revision: 8, passage: 0, quote: '근로기준법 제23조' },
          ...{ court: '대법원', caseNumber: '2020두101', decidedOn: '2021-05-05' },
        },
      ],
    });
    const merging = await get(lee, `cases/data/${id}/impact?into=${randomUUID()}`, await newest());
    expect(merging.body).toMatchObject({
      ...{ moved: 1, movedMuch: 1, advicesTotal: 1 },
      advices: [{ id: citing, name: '김해고' }],
    });
    expect(merging.body.results[0].after).toBe(withdrawing.after);
    expect(merging.body.general.after).toBeLessThan(merging.body.general.before);

    // Corrected with a reason: outdated again.
    const correction = { changes: { outcome: 'employer_win' }, reason: '주문을 잘못 읽음', expectedRevision: 8 };
    const corrected = await post(lee, `cases/data/${id}/correct`, correction);
    expect(corrected.body).toMatchObject({ stage: 'master', edition: 2, outcome: 'employer_win', revision: 9 });
    expect((await get(me, `check/${checkId}`, after(corrected))).body.result.outdated).toBe(true);

    const marked = await get(lee, `cases/data/${id}/outdated`, after(corrected));
    expect(marked.body).toMatchObject({ total: 1, results: [{ checkId, level: 'matched', after: touched.after }] });
    expect(JSON.stringify(marked.body)).not.toContain(me.id);
    const resting = async (written: Answered) => (await get(lee, `cases/data/${id}/resting`, after(written))).body;
    const ofMine = { checkId, name: '김해고', level: 'matched' };
    expect((await resting(corrected)).results).toMatchObject([
      { ...ofMine, state: 'outdated', before: moved.rate, after: touched.after },
    ]);
    const recalculated = await test.call('POST', `/api/check/${checkId}/recalculate`, { token: me.token, body: {} });
    expect((await counted()).rate).toBeCloseTo(touched.after, 12);
    expect((await get(lee, `cases/data/${id}/outdated`, after(recalculated))).body.total).toBe(0);

    // What was calculated again stays there, with its figure before and after; and the advice that cites the case.
    expect(await resting(recalculated)).toMatchObject({
      results: [{ ...ofMine, state: 'recalculated', before: moved.rate, after: expect.closeTo(touched.after, 12) }],
      ...{ resultsTotal: 1, isCut: false, advicesTotal: 1, consultations: [] },
      advices: [{ id: citing, name: '김해고', isPublished: true, stage: 'published' }],
    });

    // What putting the first record back would do is seen, too, and where its values stand in the text.
    const restoring = await get(lee, `cases/data/${id}/impact?restore=8`, after(corrected));
    expect(restoring.body).toMatchObject({ revision: 9, moved: 1, results: [{ checkId, level: 'matched' }] });
    expect(restoring.body.results[0].after).toBeCloseTo(moved.rate, 12);
    expect((await get(lee, `cases/data/${id}/impact?restore=2`)).body.code).toBe('case_edit_failed');
    expect((await get(lee, `cases/data/${id}/impact?restore=8&withdraw=true`)).body.code).toBe('invalid_request');
    const { passages } = (await get(lee, `cases/data/${id}`)).body;
    const { from, to } = statute.passage;
    expect(passages).toContainEqual({ field: 'statutes', value: '근로기준법 제23조', from, to });

    const { body: history } = await get(lee, `cases/data/${id}/history`);
    expect(
      history
        .toReversed()
        .map(({ actor, summary, reason }: Record<string, { name: string }>) => [actor?.name, summary, reason]),
    ).toEqual([
      ['김정제', '자료를 직접 넣었습니다.', undefined],
      ['김정제', '‘참조 조문’ 제안을 받아들였습니다.', undefined],
      ['김정제', '‘제목’, ‘결과’, ‘키워드’, ‘해고 사유’ 항목을 다듬었습니다.', undefined],
      ['김정제', '승인을 기다리도록 넘겼습니다.', undefined],
      ['이승인', '다시 다듬도록 돌려보냈습니다.', '요지가 없습니다'],
      ['김정제', '‘요지’ 항목을 다듬었습니다.', undefined],
      ['김정제', '승인을 기다리도록 넘겼습니다.', undefined],
      ['이승인', '마스터 자료로 승인했습니다.', undefined],
      ['이승인', '‘결과’ 항목을 고쳤습니다.', '주문을 잘못 읽음'],
    ]);
    expect(history[0].changes).toEqual([{ path: '결과', before: '근로자 승', after: '회사 승' }]);

    // As of before and after the correction.
    const outcomeAt = async (asOf: string) => (await get(lee, `cases/data/${id}?asOf=${asOf}`)).body.outcome;
    expect([await outcomeAt('r8'), await outcomeAt(acceptedAt), await outcomeAt('r9')]).toEqual([
      'worker_win',
      'worker_win',
      'employer_win',
    ]);
    const winsAfter = async (written: Answered) =>
      (await get(lee, `cases/data/count?keywords=근태불량&asOf=${await positionOf(written)}`)).body;
    expect(await winsAfter(accepted)).toMatchObject({ workerWins: 1, employerWins: 0 });
    expect(await winsAfter(corrected)).toMatchObject({ workerWins: 0, employerWins: 1 });
    expect((await get(lee, `refines/data/${id}?asOf=r3`)).body).toMatchObject({
      stage: 'crawled',
      title: '무단결근 징계해고',
    });
    expect((await get(lee, `cases/data/${id}`)).body.lineage).toMatchObject({
      collected: { name: '김정제' },
      refined: [{ id: kim.id, name: '김정제' }],
      accepted: { name: '이승인', at: acceptedAt },
    });
    expect((await get(lee, `cases/data/${id}/text?asOf=r1`)).body).toMatchObject({ revision: 1, text: content });
  });
});

describe('two people who work on one case', () => {
  it('the second gets a conflict, by body and by If-Match, and nothing is overwritten', async () => {
    const { id, revision } = await added();
    const change = (who: Person, body: object, headers = {}) =>
      test.call('PUT', `/api/refines/data/${id}`, { token: who.token, body, headers });
    expect((await change(kim, { title: '먼저', expectedRevision: revision })).status).toBe(200);
    const late = await change(lee, { title: '나중', expectedRevision: revision });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: revision + 1 } });
    expect((await change(lee, { title: '나중' }, { 'If-Match': `"${revision}"` })).body.code).toBe('conflict');
    expect((await get(lee, `refines/data/${id}`)).body).toMatchObject({ title: '먼저', revision: revision + 1 });
  });

  it('in parallel: one succeeds, the other gets a conflict', async () => {
    const { id, revision } = await added();
    const answers = await Promise.all(
      [kim, lee].map((who, n) =>
        test.call('PUT', `/api/refines/data/${id}`, {
          token: who.token,
          body: { title: `제목 ${n}`, expectedRevision: revision },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a request repeated under its key has no second effect', async () => {
    const body = known({ content: decision });
    const key = { 'Idempotency-Key': randomUUID() };
    const [one, again] = [await post(kim, 'refines/data', body, key), await post(kim, 'refines/data', body, key)];
    expect(again).toMatchObject({ status: 201, body: { id: one.body.id, revision: 1 } });
    const other = await post(kim, 'refines/data', body);
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'case_edit_failed', existing: one.body.id, errors: { caseNumbers: expect.any(String) } },
    });
  });
});

describe('accepting', () => {
  it('handles each case separately: one that isn’t ready or doesn’t exist stops no other', async () => {
    const [ready, other] = [await readied(), await readied()];
    const { id: unready } = await added();
    const never = randomUUID();
    const { body, headers } = await post(lee, 'refines/data/accept', { ids: [ready, unready, never, other, ready] });
    expect(body.accepted.map(({ id }: { id: string }) => id)).toEqual([ready, other]);
    expect(body.refused).toMatchObject([
      { id: unready, code: 'stage_wrong', message: expect.stringMatching(/[가-힣]/) },
      { id: never, code: 'not_found' },
    ]);
    const listed = await get(lee, `cases/data?filter=${JSON.stringify({ id: [ready, other] })}`, after({ headers }));
    expect(listed.headers.get('content-range')).toBe('items 0-1/2');
    expect(await get(lee, `refines/data/${ready}`)).toMatchObject({ status: 404, body: { stage: 'master' } });
  });

  it('repeated under the same key returns the same answer', async () => {
    const ids = [await readied(), (await added()).id];
    const key = { 'Idempotency-Key': randomUUID() };
    const once = await post(lee, 'refines/data/accept', { ids }, key);
    expect((await post(lee, 'refines/data/accept', { ids }, key)).body).toEqual(once.body);
  });
});

describe('a case that isn’t refined further', () => {
  it('is discarded with a reason, stays so, and can be reopened', async () => {
    const { id } = await added();
    expect((await post(kim, `refines/data/${id}/discard`, { reason: '노동 사건이 아님' })).body.stage).toBe(
      'withdrawn',
    );
    expect((await post(kim, `refines/data/${id}/ready`, {})).body.code).toBe('stage_wrong');
    expect((await post(kim, `refines/data/${id}/reopen`, {})).body.stage).toBe('crawled');
    expect((await post(kim, `refines/data/${id}/discard`, {})).status).toBe(400);
  });

  it('that was accepted can be withdrawn and restored, each with a reason', async () => {
    const id = await readied({ title: '처음' });
    await post(lee, 'refines/data/accept', { ids: [id] });
    await post(lee, `cases/data/${id}/correct`, { changes: { title: '고침' }, reason: '오탈자' });
    const withdrawn = await post(lee, `cases/data/${id}/withdraw`, { reason: '중복 의심' });
    expect(withdrawn.body).toMatchObject({ stage: 'withdrawn', title: '고침' });
    const wrong = await post(lee, `cases/data/${id}/restore`, { revision: 1, reason: '되돌림' });
    expect(wrong.body).toMatchObject({ code: 'case_edit_failed', errors: { revision: expect.any(String) } });
    const restored = await post(lee, `cases/data/${id}/restore`, { revision: 3, reason: '되돌림' });
    expect(restored.body).toMatchObject({ stage: 'master', title: '처음', edition: 3 });
  });

  it('has no day of decision that is yet to come, whenever somebody types it', async () => {
    const decidedOn = '2099-01-02';
    const refused = { status: 422, body: { code: 'case_edit_failed', errors: { decidedOn: expect.any(String) } } };
    expect(await post(kim, 'refines/data', known({ decidedOn }))).toMatchObject(refused);
    const { id } = await added();
    const body = { decidedOn };
    expect(await test.call('PUT', `/api/refines/data/${id}`, { token: kim.token, body })).toMatchObject(refused);
    const master = await readied();
    await post(lee, 'refines/data/accept', { ids: [master] });
    const correction = { changes: { decidedOn }, reason: '오탈자' };
    expect(await post(lee, `cases/data/${master}/correct`, correction)).toMatchObject(refused);
  });

  it('gets no text but its own', async () => {
    const [{ id }, other] = [await added({ content: decision }), await added({ content: `${decision}\n끝.` })];
    const { draft } = (await get(kim, `refines/data/${other.id}`)).body;
    const stolen = await test.call('PUT', `/api/refines/data/${id}`, { token: kim.token, body: { text: draft.text } });
    expect(stolen.body).toMatchObject({ code: 'case_edit_failed', errors: { text: expect.any(String) } });
  });
});

describe('two editors on one queue', () => {
  const at = async (who: Person, id: string, body: object = { working: true }) =>
    (await post(who, `refines/data/${id}/presence`, body)).body;
  const next = async (who: Person, ids: readonly string[]) =>
    (await post(who, 'refines/lease', { ids }, await newest())).body;
  const holderIn = async (who: Person, id: string) =>
    (await get(who, `refines/data?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`, await newest())).body[0]
      .holder;

  it('are led to different cases, see who has one, and one takes it over or finds it free once it is left', async () => {
    const ids = [(await added()).id, (await added()).id, (await added()).id];
    const [first = '', second = '', third = ''] = ids;
    const both = await Promise.all([next(kim, ids), next(lee, ids)]);
    expect(both.map(({ id }) => id).sort()).toEqual([first, second].sort());
    const [kims, lees] = both.map(({ id }) => id as string) as [string, string];

    expect(await at(kim, lees)).toMatchObject({ holder: { id: lee.id, name: '이승인', until: expect.any(String) } });
    expect((await at(lee, lees)).present).toEqual([{ id: kim.id, name: '김정제' }]);
    expect(await holderIn(lee, kims)).toMatchObject({ id: kim.id, name: '김정제' });
    expect(await next(lee, [kims])).toEqual({ id: null, held: 1 });

    expect((await at(lee, kims, { take: true })).holder.id).toBe(lee.id);
    await at(lee, kims, { leave: true });
    expect(await next(kim, [kims])).toEqual({ id: kims, held: 0 });

    // One that has left the queue is passed over, and one that nobody has used for its time is free.
    await post(kim, `refines/data/${third}/ready`, {});
    await post(kim, 'refines/data/accept', { ids: [third] });
    expect(await next(lee, [third, lees])).toEqual({ id: lees, held: 0 });
    const pool = createPool(test.databaseUrl);
    await pool.query('update vault.case_leases set until = now() where holder = $1', [kim.id]);
    await pool.end();
    expect(await next(lee, [kims])).toEqual({ id: kims, held: 0 });
    expect(await holderIn(kim, kims)).toMatchObject({ id: lee.id });

    // Nobody holds more than a few: the oldest lease ends.
    const many = [];
    for (let n = 0; n < 11; n += 1) many.push((await added()).id);
    for (const id of many) await at(lee, id);
    expect([await holderIn(kim, many[0]), await holderIn(kim, many[10])]).toMatchObject([null, { id: lee.id }]);
    expect((await get(kim, 'refines/next')).body.next?.id).not.toBe(many[10]);
  });
});

describe('a case that is the same as another', () => {
  const merge = (id: string, into: string) => post(lee, `cases/data/${id}/merge`, { into, reason: '같은 판결' });

  it('redirects to it; staff can still read it', async () => {
    const [id, into] = [await readied(), await readied()];
    await post(lee, 'refines/data/accept', { ids: [id, into], apart: [id, into] });
    expect((await merge(id, into)).body).toMatchObject({ id, stage: 'merged', mergedInto: into });
    expect((await get(lee, `cases/data/${id}`)).body).toMatchObject({ stage: 'merged', mergedInto: into });
    const { id: draft } = await added();
    await merge(draft, into);
    expect(await get(lee, `refines/data/${draft}`)).toMatchObject({
      status: 404,
      body: { stage: 'merged', mergedInto: into },
    });
    expect((await merge(into, id)).body).toMatchObject({
      code: 'case_edit_failed',
      errors: { into: expect.any(String) },
    });
    for (const nowhere of [randomUUID(), into]) expect((await merge(into, nowhere)).body.code).toBe('case_edit_failed');
  });

  it('is never merged in a circle, also when two are merged into each other at the same moment', async () => {
    for (let n = 0; n < 3; n += 1) {
      const [one, other] = [(await added()).id, (await added()).id];
      const answers = await Promise.all([merge(one, other), merge(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

describe('the export of master cases', () => {
  it('has what the list’s filter finds, contains no formula, and is in the log with the person who made it', async () => {
    const titles = ['=HYPERLINK("http://evil")', '쉼표, 따옴표 "와" 줄\n바꿈'];
    const ids = await Promise.all(
      titles.map((title) => readied({ title, keywords: ['파일시험'], sections: ['detail-9'] })),
    );
    const { headers } = await post(lee, 'refines/data/accept', { ids });
    const query = new URLSearchParams({ filter: '{"keyword":"파일시험"}', sort: '["title","ASC"]' });
    const answer = await fetch(`${test.base}/api/cases/data/csv?${query}`, {
      headers: { Authorization: `Bearer ${lee.token}`, ...after({ headers }) },
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="cases-\d{4}-\d{2}-\d{2}\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = bytes.toString('utf8').split('\r\n');
    expect(head).toMatch(/^\uFEFF"ID","종류",/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(lines[1]).toContain('"쉼표, 따옴표 ""와"" 줄\n바꿈"');
    expect(lines[1]).toContain('"근로자 승"');
    expect(lines[1]).toContain('"결근(근태불량)"');
    expect(lines[1]).toMatch(/"직접 입력","없음","","마스터","","\d{4}-\d\d-\d\d \d\d:\d\d"/);

    const position = Number(await positionOf(answer)) - 1;
    const { events } = await test.service.store.readAll({ after: String(position).padStart(16, '0'), limit: 1 });
    expect(events).toMatchObject([
      {
        type: 'CasesExported',
        actor: { id: lee.id },
        data: { filter: { keyword: '파일시험' }, count: 2 },
      },
    ]);
  });
});

describe('a case of five thousand events', () => {
  /** What each call reads of the case: of its page in refinement and once it is accepted. */
  const costsOf = async (events: number): Promise<Record<string, ReadsOfStream>> => {
    const { id } = await added();
    const refined = (title: string) =>
      test.call('PUT', `/api/refines/data/${id}`, { token: kim.token, body: { title } });
    expect((await refined('고친 제목')).status).toBe(200);
    await grownTo(test.service.store, `case-${id}`, events);
    const inRefinement = await readsOfCalls(`case-${id}`, {
      'its page': () => get(kim, `refines/data/${id}`),
      'its page as it stood': () => get(kim, `refines/data/${id}?asOf=r${Math.round(events / 2)}`),
      'a change': () => refined(`고친 제목 ${randomUUID()}`),
      'its history': () => get(kim, `refines/data/${id}/history`),
    });
    expect((await post(kim, `refines/data/${id}/ready`, {})).status).toBe(200);
    const accepted = await readsOfStream(`case-${id}`, async () => {
      expect((await post(lee, 'refines/data/accept', { ids: [id] })).body.refused).toEqual([]);
    });
    const asMaster = await readsOfCalls(`case-${id}`, {
      'its page once accepted': () => get(lee, `cases/data/${id}`),
      'its history once accepted': () => get(lee, `cases/data/${id}/history`),
    });
    return { ...inRefinement, accepted, ...asMaster };
  };

  it('is shown, changed and accepted by as few statements and events as one of fifty', async () => {
    const [small, large] = [await costsOf(50), await costsOf(5_000)];
    for (const [name, { statements, events }] of Object.entries(large)) {
      const few = small[name] ?? { statements: 0, events: 0 };
      expect(statements, name).toBeLessThanOrEqual(few.statements);
      // As it stood, it is folded from near that revision.
      expect(events, name).toBeLessThanOrEqual(name.endsWith('as it stood') ? 250 : few.events);
    }
  });
});
