import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let kim: Person;
beforeAll(async () => {
  test = await startTestService();
  kim = await test.staff('김정제');
});
afterAll(() => test.stop());

const post = (path: string, body: object) => test.call('POST', `/api/${path}`, { token: kim.token, body });
const get = (path: string) => test.call('GET', `/api/${path}`, { token: kim.token });

const decision = (own: string) => `## 판정사항
${own}을 이유로 한 해고는 징계사유가 인정되고 양정이 적정하여 정당하다고 판정한 사례
## 판정결과
기각`;
let serial = 500;
const added = async (word: string, own: object = {}) => {
  serial += 1;
  const body = {
    ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: '2023-05-05' },
    ...{ caseNumbers: [`서울2023부해${serial}`], title: `${word} ${serial}`, outcomeText: '기각' },
    ...{ content: decision('무단결근'), ...own },
  };
  const answer = await post('refines/data', body);
  expect(answer.status).toBe(201);
  // A work finds its cases in the read model, as the person does who has seen them in the list.
  const headers = { 'X-Wait-For': await test.headToken() };
  await test.call('GET', '/api/refines/data?range=[0,0]', { token: kim.token, headers });
  return answer.body;
};

/** Waits until its job has ended. */
const ended = async (id: string, stage: string) => {
  for (let n = 0; n < 200; n += 1) {
    const { body } = await get(`refines/jobs/${id}`);
    if (body.stage === stage) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the work ${id} never was ${stage}`);
};

describe('the proposals of a case', () => {
  it('are taken all together, or all of one field', async () => {
    const one = await added('한꺼번');
    expect(one.proposedOutcome).toEqual({ outcome: 'employer_win', sure: true });
    expect(one.point).toContain('무단결근');
    const keywords = await post(`refines/data/${one.id}/take`, { field: 'keywords' });
    expect(keywords.body.draft.keywords).toContain('무단결근');
    expect(keywords.body.proposals.some(({ field }: { field: string }) => field === 'keywords')).toBe(false);
    const all = await post(`refines/data/${one.id}/take`, { all: true });
    expect(all.body).toMatchObject({ proposals: [], outcome: 'employer_win', sections: ['detail-10'], lacks: {} });
  });
});

describe('work on all cases that match a filter', () => {
  it('takes sure proposals, makes complete cases ready, accepts ready ones, and can be reverted', async () => {
    const cases = [await added('모두'), await added('모두'), await added('모두', { content: null, outcomeText: null })];
    const ids = cases.map(({ id }) => id);
    const filter = { q: '모두' };
    const sure = await get(`refines/data?filter=${JSON.stringify({ ...filter, sureOutcome: true })}`);
    expect(sure.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));

    // The person was told of two; a third has come since.
    const outdated = await post('refines/data/take', { filter, thenReady: true, offered: 2 });
    expect([outdated.status, outdated.body.code]).toEqual([409, 'conflict']);
    const asked = await post('refines/data/take', { filter, thenReady: true, offered: 3 });
    expect(asked).toMatchObject({ status: 202, body: { total: 3 } });
    const taken = await ended(asked.body.id, 'finished');
    expect(taken).toMatchObject({ total: 3, done: 3, counts: { done: 2, nothing: 1, refused: 0 } });
    expect(taken).toMatchObject({ filter, startedBy: { id: kim.id, name: '김정제' } });
    const rows = await get(`refines/jobs/${asked.body.id}/rows`);
    expect(rows.headers.get('content-range')).toBe('items 0-2/3');
    expect(rows.body).toMatchObject([
      ...ids.slice(0, 2).map((id, n) => ({ id, row: n + 1, verdict: 'done', outcome: 'employer_win', stage: 'ready' })),
      { id: ids[2], row: 3, verdict: 'nothing', tribunal: '서울지방노동위원회', title: cases[2].title },
    ]);
    expect(rows.body[0].point).toContain('무단결근');
    const nothing = await get(`refines/jobs/${asked.body.id}/rows?filter={"verdict":"nothing"}`);
    expect(nothing.body.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
    expect((await get(`refines/data/${ids[0]}`)).body).toMatchObject({ stage: 'ready', outcome: 'employer_win' });
    expect((await get(`refines/data/${ids[2]}`)).body).toMatchObject({ stage: 'crawled', outcome: null });

    // 1 reverted: open again, as before
    await post(`refines/jobs/${asked.body.id}/revert`, { reason: '잘못 고름' });
    expect((await ended(asked.body.id, 'reverted')).reverted).toEqual({
      ...{ reverted: 2, keptCount: 0, reason: '잘못 고름' },
    });
    const back = (await get(`refines/data/${ids[0]}`)).body;
    // Nobody has sent it back: that isn't what an undone job says.
    expect(back).toMatchObject({ stage: 'crawled', outcome: null, sentBack: null });
    expect(back.proposals.length).toBe(cases[0].proposals.length);
    expect(back.draft).toMatchObject({ keywords: [], sections: [] });

    // 2 done again, and accepted: cases that aren't ready aren't included
    const again = await post('refines/data/take', { filter, thenReady: true });
    await ended(again.body.id, 'finished');
    expect((await post('refines/data/accept', { filter, offered: 3 })).status).toBe(409);
    const accepting = await post('refines/data/accept', { filter, offered: 2 });
    const accepted = await ended(accepting.body.id, 'finished');
    expect(accepted).toMatchObject({ total: 2, counts: { done: 2, refused: 0 } });
    expect((await get(`cases/data/${ids[0]}`)).body).toMatchObject({ stage: 'master', outcome: 'employer_win' });
    await post(`refines/jobs/${accepting.body.id}/revert`, { reason: '잘못 고름' });
    await ended(accepting.body.id, 'reverted');
    expect((await get(`cases/data/${ids[0]}`)).status).toBe(404);
    expect((await get(`refines/data/${ids[0]}`)).body).toMatchObject({ stage: 'ready', outcome: 'employer_win' });

    // 3 each job stands in the list, the latest first
    const listed = await get('refines/jobs');
    expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${listed.body.length}$`));
    expect(listed.body.slice(0, 3).map(({ id, stage }: { id: string; stage: string }) => [id, stage])).toEqual([
      [accepting.body.id, 'reverted'],
      [again.body.id, 'finished'],
      [asked.body.id, 'reverted'],
    ]);
    const finished = await get('refines/jobs?filter={"kind":"take","stage":"finished"}');
    expect(finished.body.map(({ id }: { id: string }) => id)).toEqual([again.body.id]);
  });

  it('makes wrongly accepted cases ready again, to be accepted once more; what a person has decided since is kept and named', async () => {
    const cases = [await added('오승인'), await added('오승인'), await added('오승인')];
    const [back = '', corrected = '', restored = ''] = cases.map(({ id }) => id);
    const filter = { q: '오승인' };
    await ended((await post('refines/data/take', { filter, thenReady: true })).body.id, 'finished');
    const before = (await get(`refines/data/${back}`)).body;
    const accepting = (await post('refines/data/accept', { filter })).body.id;
    expect(await ended(accepting, 'finished')).toMatchObject({ counts: { done: 3 } });

    const reason = '다시 읽음';
    await post(`cases/data/${corrected}/correct`, { changes: { outcome: 'partial' }, reason });
    const { revision } = (await get(`cases/data/${restored}`)).body;
    await post(`cases/data/${restored}/withdraw`, { reason });
    expect((await post(`cases/data/${restored}/restore`, { revision, reason })).status).toBe(200);
    await post(`refines/jobs/${accepting}/revert`, { reason: '잘못 고름' });
    expect((await ended(accepting, 'reverted')).reverted).toMatchObject({ reverted: 1, keptCount: 2 });
    const kept = await get(`refines/jobs/${accepting}/rows?filter={"kept":true}`);
    expect(kept.body).toMatchObject([
      { id: corrected, kept: true, stage: 'master', outcome: 'partial' },
      { id: restored, kept: true, stage: 'master' },
    ]);
    const others = await get(`refines/jobs/${accepting}/rows?filter={"kept":false}`);
    expect(others.body).toMatchObject([{ id: back, kept: false, stage: 'ready' }]);

    // As before the acceptance, and in the queue again.
    const { draft, proposals, stage } = (await get(`refines/data/${back}`)).body;
    expect({ draft, proposals, stage }).toEqual({ draft: before.draft, proposals: before.proposals, stage: 'ready' });
    const again = (await post('refines/data/accept', { filter })).body;
    expect(again.total).toBe(1);
    await ended(again.id, 'finished');
    const accepted = (await get(`cases/data/${back}`)).body;
    expect(accepted).toMatchObject({ stage: 'master', edition: 2 });
    const [last] = (await get(`cases/data/${back}/history`)).body;
    expect([last.type, last.at]).toEqual(['CaseAccepted', accepted.acceptedAt]);
  });

  it('leaves a case accepted that another one was merged into since, because it stands for that one, too', async () => {
    const [kept, other] = [await added('합침'), await added('흩어짐')];
    const filter = { q: '합침' };
    await ended((await post('refines/data/take', { filter, thenReady: true })).body.id, 'finished');
    const accepting = (await post('refines/data/accept', { filter })).body.id;
    expect(await ended(accepting, 'finished')).toMatchObject({ counts: { done: 1 } });
    expect((await post(`cases/data/${other.id}/merge`, { into: kept.id, reason: '같은 판정' })).status).toBe(200);
    await post(`refines/jobs/${accepting}/revert`, { reason: '잘못 고름' });
    expect((await ended(accepting, 'reverted')).reverted).toMatchObject({ reverted: 0, keptCount: 1 });
    expect((await get(`cases/data/${kept.id}`)).body.stage).toBe('master');
  });

  it('takes back what it took in a case that another one was merged into since', async () => {
    const [first, other] = [await added('먼저'), await added('따로')];
    const taking = (await post('refines/data/take', { filter: { q: '먼저' } })).body.id;
    await ended(taking, 'finished');
    expect((await post(`cases/data/${other.id}/merge`, { into: first.id, reason: '같은 판정' })).status).toBe(200);
    await post(`refines/jobs/${taking}/revert`, { reason: '잘못 고름' });
    expect((await ended(taking, 'reverted')).reverted).toMatchObject({ reverted: 1, keptCount: 0 });
  });

  it('says again why a case had been sent back that it made ready, when it is undone', async () => {
    const { id } = await added('반려됨');
    await ended((await post('refines/data/take', { filter: { q: '반려됨' }, thenReady: true })).body.id, 'finished');
    expect((await post(`refines/data/${id}/reject`, { reason: '날짜를 다시 보세요' })).status).toBe(200);
    const again = (await post('refines/data/take', { filter: { q: '반려됨' }, thenReady: true })).body.id;
    await ended(again, 'finished');
    await post(`refines/jobs/${again}/revert`, { reason: '잘못 고름' });
    await ended(again, 'reverted');
    expect((await get(`refines/data/${id}`)).body.sentBack).toBe('날짜를 다시 보세요');
  });

  it('doesn’t revert what somebody has changed since', async () => {
    const { id } = await added('나중');
    const asked = await post('refines/data/take', { filter: { q: '나중' } });
    await ended(asked.body.id, 'finished');
    await test.call('PUT', `/api/refines/data/${id}`, { token: kim.token, body: { outcome: 'partial' } });
    await post(`refines/jobs/${asked.body.id}/revert`, { reason: '잘못 고름' });
    expect((await ended(asked.body.id, 'reverted')).reverted).toMatchObject({ reverted: 0, keptCount: 1 });
    expect((await get(`refines/data/${id}`)).body.outcome).toBe('partial');
    const kept = await get(`refines/jobs/${asked.body.id}/rows?filter={"kept":true}`);
    expect(kept.body).toMatchObject([{ id, outcome: 'partial' }]);
  });
});

describe('one decision that exists twice', () => {
  it('is never accepted without a warning: alone, together with others, or by a job', async () => {
    const numbers = { caseNumbers: ['서울2023부해9001'], outcome: 'worker_win', content: null };
    const first = (await added('두번', numbers)).id;
    const second = (await added('두번', { ...numbers, caseNumbers: ['서울2023부해9001', '서울2023부노1'] })).id;
    for (const id of [first, second]) expect((await post(`refines/data/${id}/ready`, {})).status).toBe(200);

    const together = await post('refines/data/accept', { ids: [first, second] });
    expect(together.body.accepted.map(({ id }: { id: string }) => id)).toEqual([first]);
    expect(together.body.refused).toMatchObject([{ id: second, code: 'case_duplicate', like: [first] }]);
    const alone = await post('refines/data/accept', { ids: [second] });
    expect(alone.body).toMatchObject({ accepted: [], refused: [{ code: 'case_duplicate', like: [first] }] });
    const job = await post('refines/data/accept', { filter: { q: '두번' } });
    expect(await ended(job.body.id, 'finished')).toMatchObject({
      counts: { done: 0, refused: 1 },
      refusals: [{ code: 'case_duplicate', cases: 1 }],
    });
    const refused = await get(`refines/jobs/${job.body.id}/rows?filter={"verdict":"refused"}`);
    expect(refused.body).toMatchObject([{ caseId: second, like: [first], code: 'case_duplicate' }]);

    // A person has checked it: it is another decision.
    const apart = await post('refines/data/accept', { ids: [second], apart: [second] });
    expect(apart.body.accepted).toHaveLength(1);
    const [last] = (await get(`cases/data/${second}/history`)).body;
    expect(last.reason).toContain('다른 결정');
  });

  it('is found however its number and its tribunal are written', async () => {
    const own = { outcome: 'worker_win', content: null };
    const first = (await added('표기', { ...own, caseNumbers: ['서울2023부해9201'] })).id;
    const second = (await added('표기', { ...own, caseNumbers: ['2023부해9201'], tribunal: '서울지노위' })).id;
    const elsewhere = (await added('표기', { ...own, caseNumbers: ['2023부해9201'], tribunal: '부산지노위' })).id;
    for (const id of [first, second, elsewhere]) await post(`refines/data/${id}/ready`, {});
    const { body } = await post('refines/data/accept', { ids: [first, second, elsewhere] });
    expect(body.accepted.map(({ id }: { id: string }) => id)).toEqual([first, elsewhere]);
    expect(body.refused).toMatchObject([{ id: second, code: 'case_duplicate', like: [first] }]);
  });

  it('is found though one of its days was mistyped', async () => {
    const own = { outcome: 'worker_win', content: null, caseNumbers: ['서울2023부해9251'] };
    const first = (await added('오기', { ...own, decidedOn: '2023-05-04' })).id;
    const second = (await added('오기', { ...own, decidedOn: '2023-04-05' })).id;
    for (const id of [first, second]) await post(`refines/data/${id}/ready`, {});
    const { body } = await post('refines/data/accept', { ids: [first, second] });
    expect(body).toMatchObject({ accepted: [{ id: first }], refused: [{ id: second, like: [first] }] });
  });

  const masterOf = async (own: object) => {
    const { id } = await added('되돌아옴', { outcome: 'worker_win', content: null, ...own });
    await post(`refines/data/${id}/ready`, {});
    expect((await post('refines/data/accept', { ids: [id] })).body.refused).toEqual([]);
    return (await get(`cases/data/${id}`)).body;
  };

  it('isn’t put back while its copy is accepted, unless a person has seen that they differ', async () => {
    const numbers = { caseNumbers: ['서울2023부해9301'] };
    const { id, revision } = await masterOf(numbers);
    await post(`cases/data/${id}/withdraw`, { reason: '잘못 옮김' });
    const copy = await masterOf({ caseNumbers: ['2023부해9301', '서울2023부노9301'] });
    const restore = { revision, reason: '다시 확인함' };
    const refused = await post(`cases/data/${id}/restore`, restore);
    expect(refused).toMatchObject({ status: 409, body: { code: 'case_duplicate', like: [copy.id] } });
    expect((await get(`cases/data/${id}`)).body.stage).toBe('withdrawn');
    const apart = await post(`cases/data/${id}/restore`, { ...restore, apart: true });
    expect(apart).toMatchObject({ status: 200, body: { stage: 'master' } });
    // Told apart once, a correction of another field doesn’t ask again.
    const titled = await post(`cases/data/${id}/correct`, { changes: { title: '고침' }, reason: '오탈자' });
    expect(titled.status).toBe(200);
  });

  it('isn’t made by correcting the number of another case either', async () => {
    const first = await masterOf({ caseNumbers: ['서울2023부해9401'] });
    const { id } = await masterOf({ caseNumbers: ['서울2023부해9402'] });
    const correction = { changes: { caseNumbers: ['2023부해9401'] }, reason: '원문과 대조' };
    const refused = await post(`cases/data/${id}/correct`, correction);
    expect(refused).toMatchObject({ status: 409, body: { code: 'case_duplicate', like: [first.id] } });
    const other = { changes: { caseNumbers: ['서울2023부해9403'] }, reason: '원문과 대조' };
    expect((await post(`cases/data/${id}/correct`, other)).status).toBe(200);
    const apart = await post(`cases/data/${id}/correct`, { ...correction, apart: true });
    expect(apart.body.caseNumbers).toEqual(['2023부해9401']);
  });

  it('is told as accepted to whoever asks again with the same key, though a copy was accepted since', async () => {
    const numbers = { caseNumbers: ['서울2023부해9101'], outcome: 'worker_win', content: null };
    const first = (await added('세번', numbers)).id;
    const second = (await added('세번', { ...numbers, caseNumbers: ['서울2023부해9101', '서울2023부노2'] })).id;
    for (const id of [first, second]) expect((await post(`refines/data/${id}/ready`, {})).status).toBe(200);
    const headers = { 'Idempotency-Key': randomUUID() };
    const accept = () =>
      test.call('POST', '/api/refines/data/accept', { token: kim.token, body: { ids: [first] }, headers });
    expect((await accept()).body).toMatchObject({ accepted: [{ id: first }], refused: [] });
    await post('refines/data/accept', { ids: [second], apart: [second] });
    expect((await accept()).body).toMatchObject({ accepted: [{ id: first }], refused: [] });
  });
});
