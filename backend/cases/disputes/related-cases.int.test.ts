import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  staff = await test.staff();
});
afterAll(() => test.stop());

const post = (path: string, body: object) => test.call('POST', `/api/${path}`, { token: staff.token, body });
const get = (path: string, since: Answered) =>
  test.call('GET', `/api/${path}`, {
    token: staff.token,
    headers: { 'X-Wait-For': since.headers.get('x-log-position') ?? '' },
  });
const disputes = async (query: Record<string, string>, since: Answered) =>
  (await get(`refines/disputes?${new URLSearchParams(query)}`, since)).body.disputes;

const central = {
  ...{ kind: 'case-high', sampling: 'population', tribunal: '중앙노동위원회', caseNumbers: ['중앙2020부해711'] },
  ...{ decidedOn: '2020-09-01', title: '재심 711', outcome: 'worker_win', point: '징계절차를 지키지 않았다.' },
};
const court = {
  ...{ kind: 'case-high', sampling: 'population', tribunal: '서울행정법원', caseNumbers: ['2020구합711'] },
  ...{ decidedOn: '2021-06-01', title: '부당해고구제재심판정취소 711', citations: ['2017두37772', '중앙2020부해711'] },
  content: `【원 고】 주식회사 동진
【피 고】 중앙노동위원회위원장
【피고보조참가인】 참가인
【주 문】원고의 청구를 기각한다.【청구취지】중앙노동위원회가 중앙2020부해711 사건에 관하여 한 재심판정을 취소한다.【이 유】이유 없다.`,
};
const accepted = async (id: string): Promise<Answered> => {
  await post(`refines/data/${id}/ready`, {});
  const answer = await post('refines/data/accept', { ids: [id] });
  expect(answer.body.refused).toEqual([]);
  return answer;
};

describe('the cases around one', () => {
  it('are disputes to choose from, found by a number in any spelling, each with its cases and what they say', async () => {
    const { id: first } = (await post('refines/data', central)).body;
    await accepted(first);
    const added = await post('refines/data', court);
    const { id } = added.body;
    const own = 'case|중앙노동위원회|2020-09-01|중앙2020부해711';
    const held = { id: first, stage: 'master', tribunal: '중앙노동위원회', point: '징계절차를 지키지 않았다.' };
    const found = { disputeId: own, cases: [expect.objectContaining({ ...held, outcome: 'worker_win' })] };
    // Without a word: the one that the decision's own text names.
    expect(await disputes({ case: id }, added)).toEqual([found]);
    expect(await disputes({ case: id, q: '2020-부해-711' }, added)).toEqual([found]);
    expect(await disputes({ case: id, q: '중앙2020 부해 711' }, added)).toEqual([found]);
    expect(await disputes({ case: id, q: '재심' }, added)).toEqual([found]);
    // One that nobody has put under a dispute yet is found by its own name, with the outcome that is proposed.
    const [alone] = await disputes({ q: '2020구합711' }, added);
    expect(alone.cases).toMatchObject([{ id, outcome: null, proposedOutcome: { outcome: 'worker_win' } }]);

    await test.call('PUT', `/api/refines/data/${id}`, {
      token: staff.token,
      body: { disputeId: own, outcome: 'worker_win' },
    });
    const last = await accepted(id);
    const [whole] = await disputes({ dispute: own }, last);
    expect(whole.cases.map((one: { id: string }) => one.id)).toEqual([first, id]);
    expect(await disputes({ dispute: own, case: id }, last)).toEqual([found]);
    // A masked or unknown name finds nothing, and nothing is refused.
    expect(await disputes({ dispute: 'case|중앙노동위원회||2016부해OOO' }, last)).toEqual([]);
  });

  it('are accepted cases behind cited numbers; an unknown number is none', async () => {
    const added = await post('refines/data', { ...central, caseNumbers: ['중앙2020부해722'], title: '재심 722' });
    const last = await accepted(added.body.id);
    const numbers = '중앙2020부해722,2020부해722,1999다99999';
    const { cases } = (await get(`refines/cited?numbers=${encodeURIComponent(numbers)}`, last)).body;
    expect(cases).toEqual([
      { number: '중앙2020부해722', id: added.body.id, tribunal: '중앙노동위원회', outcome: 'worker_win' },
      { number: '2020부해722', id: added.body.id, tribunal: '중앙노동위원회', outcome: 'worker_win' },
    ]);
  });

  it('are those merged into it: one goes back into refinement, or its record is put back', async () => {
    const of = (n: number) => ({ ...central, caseNumbers: [`중앙2020부해73${n}`], title: `재심 73${n}` });
    const [kept, copy, other] = [
      (await post('refines/data', of(1))).body.id,
      (await post('refines/data', of(2))).body.id,
      (await post('refines/data', of(3))).body.id,
    ];
    await accepted(kept);
    await accepted(other);
    await post(`cases/data/${copy}/merge`, { into: kept, reason: '같은 판정' });
    const merged = await post(`cases/data/${other}/merge`, { into: kept, reason: '같은 판정' });
    const { cases } = (await get(`refines/merged/${kept}`, merged)).body;
    expect(cases.map(({ id, wasAccepted }: { id: string; wasAccepted: boolean }) => ({ id, wasAccepted }))).toEqual([
      { id: other, wasAccepted: true },
      { id: copy, wasAccepted: false },
    ]);
    const reopened = await post(`refines/data/${copy}/reopen`, { reason: '다른 판정이었음' });
    expect(reopened.body.stage).toBe('crawled');
    const before = cases[0].revision - 1;
    const restored = await post(`cases/data/${other}/restore`, { revision: before, reason: '다른 판정이었음' });
    expect(restored.body).toMatchObject({ stage: 'master', title: '재심 733' });
    expect((await get(`refines/merged/${kept}`, restored)).body.cases).toEqual([]);
  });
});
