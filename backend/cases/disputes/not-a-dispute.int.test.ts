import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  staff = await test.staff();
});
afterAll(() => test.stop());

const post = (path: string, body: object) => test.call('POST', `/api/${path}`, { token: staff.token, body });
const get = async (path: string, since: Answered) =>
  (
    await test.call('GET', `/api/${path}`, {
      token: staff.token,
      headers: { 'X-Wait-For': since.headers.get('x-log-position') ?? '' },
    })
  ).body;

type Open = { readonly id: string; readonly field: string; readonly value: string; readonly rule: string };

/** A criminal judgment about the same word as a worker's suit; the suit and it have one dispute. */
const suit = {
  ...{ kind: 'case-high', sampling: 'population', tribunal: '대법원', caseNumbers: ['2019다881'] },
  ...{ decidedOn: '2020-03-05', title: '해고무효확인', outcome: 'worker_win', keywords: ['휴게시간단속'] },
  content: '【주 문】피고의 상고를 기각한다.【이 유】휴게시간단속을 이유로 한 해고는 정당하지 않다.',
};
const criminal = {
  ...{ kind: 'case-high', sampling: 'population', tribunal: '대법원', caseNumbers: ['2020도882'] },
  ...{ decidedOn: '2021-07-08', title: '근로기준법위반', keywords: ['휴게시간단속'] },
  content:
    '【피 고 인】 피고인【상 고 인】 검사【주 문】상고를 기각한다.【이 유】휴게시간단속에 관한 원심판단은 정당하다.',
};

it('a criminal case is proposed as no dispute, accepted as one, found as one, and moves no figure', async () => {
  const { id: suitId } = (await post('refines/data', suit)).body;
  await post(`refines/data/${suitId}/ready`, {});
  const first = await post('refines/data/accept', { ids: [suitId] });
  const figures = async (since: Answered) => ({
    count: await get('cases/data/count?keywords=휴게시간단속', since),
    found: await get(`cases/search/win-rate?q=${encodeURIComponent('휴게시간단속')}`, since),
  });
  const before = await figures(first);
  expect(before.count).toMatchObject({ total: 1, decided: 1, workerWins: 1 });

  // The proposal, sure enough to be taken in bulk; the list says it before it is taken.
  const added = await post('refines/data', criminal);
  const { id, proposals, proposedOutcome } = added.body;
  expect(proposedOutcome).toEqual({ outcome: 'not_a_dispute', sure: true });
  const found: Open = proposals.find(({ field }: Open) => field === 'outcome');
  expect(found).toMatchObject({ value: 'not_a_dispute', rule: 'criminal-case' });
  const taken = await post(`refines/data/${id}/take`, { proposal: found.id });
  expect(taken.body).toMatchObject({ outcome: 'not_a_dispute', lacks: {} });

  // Even as the last word of one dispute with the suit it doesn't end it.
  const { disputeId } = await get(`cases/data/${suitId}`, first);
  await test.call('PUT', `/api/refines/data/${id}`, { token: staff.token, body: { disputeId } });
  await post(`refines/data/${id}/ready`, {});
  const last = await post('refines/data/accept', { ids: [id] });
  expect(last.body).toMatchObject({ accepted: [{ id }], refused: [] });
  const after = await figures(last);
  expect(after.count).toEqual(before.count);
  expect(after.found).toMatchObject({ total: 1, decided: 1, workerWins: 1, rate: before.found.rate });

  // It is found by its word and by its outcome, and read as what it is.
  const search = await get(`cases/search?q=${encodeURIComponent('휴게시간단속')}`, last);
  expect(search.total).toBe(2);
  expect(search.facets.outcome).toEqual(expect.arrayContaining([{ value: 'not_a_dispute', count: 1 }]));
  const narrowed = await get(`cases/search?q=${encodeURIComponent('휴게시간단속')}&outcome=not_a_dispute`, last);
  expect(narrowed.items).toMatchObject([{ id, outcome: 'not_a_dispute' }]);
  expect((await get('cases/data/facets', last)).outcome).toContainEqual({ value: 'not_a_dispute', cases: 1 });
  const only = await get(`cases/search/win-rate?q=${encodeURIComponent('휴게시간단속')}&outcome=not_a_dispute`, last);
  expect(only).toMatchObject({ total: 0, decided: 0, rate: null });

  // Corrected into a win it would be counted: what it would move is told as for any other.
  const tried = await get(`cases/data/${id}/impact?changes=${JSON.stringify({ outcome: 'employer_win' })}`, last);
  expect(tried).toMatchObject({ resting: { matched: 0, section: 0, general: 0 } });
});
