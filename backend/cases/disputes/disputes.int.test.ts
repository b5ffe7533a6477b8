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
type Since = Answered | undefined;
/** A read that waits for that write. */
const get = (path: string, since: Since) =>
  test.call('GET', `/api/${path}`, {
    token: staff.token,
    headers: { 'X-Wait-For': since?.headers.get('x-log-position') ?? '' },
  });

type Instance = 'local' | 'central' | 'court';
/** One dispute through three instances, each naming the one before it; the court doesn't name the first. */
const decision = (n: number, instance: Instance): object => {
  const known = { title: `부당해고 ${n}`, keywords: [`분쟁${n}`], sampling: 'population' };
  if (instance === 'local')
    return {
      ...{ ...known, kind: 'case-low', tribunal: '서울지방노동위원회', caseNumbers: [`서울2020부해${n}`] },
      ...{ decidedOn: '2020-05-01', outcome: 'employer_win', content: '【주 문】이 사건 신청을 기각한다.' },
    };
  if (instance === 'central')
    return {
      ...{ ...known, kind: 'case-high', tribunal: '중앙노동위원회', caseNumbers: [`중앙2020부해${n}`] },
      ...{ decidedOn: '2020-09-01', outcome: 'worker_win' },
      content: `【주 문】서울지방노동위원회가 서울2020부해${n} 사건에 관하여 한 초심판정을 취소한다.【이 유】이유 있다.`,
    };
  return {
    ...{ ...known, kind: 'case-high', tribunal: '서울행정법원', caseNumbers: [`2020구합${n}`] },
    ...{ decidedOn: '2021-06-01', outcome: 'partial' },
    content: `【주 문】원고의 청구를 기각한다.【청구취지】중앙노동위원회가 중앙2020부해${n} 사건에 관하여 한 재심판정을 취소한다.【이 유】이유 없다.`,
  };
};

type Open = { readonly id: string; readonly field: string; readonly value: string };
const arrive = async (n: number, instance: Instance): Promise<Answered> => {
  const added = await post('refines/data', decision(n, instance));
  expect(added.status).toBe(201);
  return added;
};
/** Takes what is proposed for its dispute, then accepts it. */
const accept = async (id: string, since: Since): Promise<Answered> => {
  const { proposals } = (await get(`refines/data/${id}`, since)).body;
  const found: Open | undefined = proposals.find(({ field }: Open) => field === 'disputeId');
  if (found) {
    const taken = await post(`refines/data/${id}/take`, { proposal: found.id });
    expect(taken.body.draft.disputeId).toBe(found.value);
    expect(taken.body.proposals.some(({ field }: Open) => field === 'disputeId')).toBe(false);
  }
  await post(`refines/data/${id}/ready`, {});
  const accepted = await post('refines/data/accept', { ids: [id] });
  expect(accepted.body.refused).toEqual([]);
  return accepted;
};
/** Cases that belong to another dispute join it. Returns their number and the position of the last write. */
const join = async (ids: readonly string[], since: Since) => {
  let joined = 0;
  let last = since;
  for (const id of ids) {
    const { joins } = (await get(`cases/data/${id}`, last)).body;
    if (!joins) continue;
    expect(ids).toEqual(expect.arrayContaining(joins.cases));
    const changes = { disputeId: joins.disputeId };
    last = await post(`cases/data/${id}/correct`, { changes, reason: '같은 분쟁입니다' });
    expect(last.body.joins).toBeNull();
    joined += 1;
  }
  if (joined > 0) for (const id of ids) expect((await get(`cases/data/${id}`, last)).body.joins).toBeNull();
  return { joined, last };
};

const orders: readonly (readonly [Instance, Instance, Instance])[] = [
  ['local', 'central', 'court'],
  ['local', 'court', 'central'],
  ['central', 'local', 'court'],
  ['central', 'court', 'local'],
  ['court', 'local', 'central'],
  ['court', 'central', 'local'],
];
const counted = async (n: number, since: Since) => {
  const { total, partial } = (await get(`cases/data/count?keywords=분쟁${n}`, since)).body;
  return { total, partial };
};

describe.each(orders)('instances of one dispute that arrive in the order %s, %s, %s', (...order) => {
  const n = 100 + orders.findIndex((one) => one.join() === order.join());

  it('are one dispute once all have arrived and each takes its proposal', async () => {
    const arrived: Answered[] = [];
    for (const instance of order) arrived.push(await arrive(n, instance));
    const ids = arrived.map(({ body }) => body.id);
    const accepted: Answered[] = [];
    for (const [at, id] of ids.entries()) accepted.push(await accept(id, accepted[at - 1] ?? arrived[2]));
    expect((await join(ids, accepted[2])).joined).toBe(0);
    expect(await counted(n, accepted[2])).toEqual({ total: 1, partial: 1 });
  });

  it('are one dispute, too, when each is accepted before the next one arrives: the one with the wrong dispute is asked to join', async () => {
    const ids: string[] = [];
    let last: Since;
    for (const instance of order) {
      const arrived = await arrive(n + 100, instance);
      ids.push(arrived.body.id);
      last = await accept(arrived.body.id, arrived);
    }
    // Only when the middle instance came last could the others not know of each other.
    const joining = await join(ids, last);
    expect(joining.joined).toBe(order[2] === 'central' ? 1 : 0);
    expect(await counted(n + 100, joining.last)).toEqual({ total: 1, partial: 1 });
  });
});

describe('a case that others name', () => {
  it('gets no proposal of another dispute when it is the first instance, and the last one gets the first’s', async () => {
    await arrive(500, 'central');
    const local = await arrive(500, 'local');
    const proposed = async (since: Answered) =>
      (await get(`refines/data/${since.body.id}`, since)).body.proposals.filter(
        ({ field }: Open) => field === 'disputeId',
      );
    expect(await proposed(local)).toEqual([]);
    const court = await arrive(500, 'court');
    expect(await proposed(court)).toMatchObject([{ value: expect.stringContaining('서울2020부해500') }]);
  });

  it('whose proposal was dismissed gets none again, from its text or from another case', async () => {
    const court = await arrive(600, 'court');
    await accept(court.body.id, court);
    const arrived = await arrive(600, 'central');
    const central = await get(`refines/data/${arrived.body.id}`, arrived);
    const found: Open = central.body.proposals.find(({ field }: Open) => field === 'disputeId');
    expect(found.value).toContain('중앙2020부해600');
    const dismissed = await post(`refines/data/${central.body.id}/take`, { proposal: found.id, dismiss: true });
    const open = (answer: Answered) => answer.body.proposals.filter(({ field }: Open) => field === 'disputeId');
    const again = open(await get(`refines/data/${central.body.id}`, dismissed));
    expect(again).toMatchObject([{ rule: 'known-instance', passage: null }]);
    const alone = await post(`refines/data/${central.body.id}/take`, { proposal: again[0].id, dismiss: true });
    expect(open(await get(`refines/data/${central.body.id}`, alone))).toEqual([]);
    expect(alone.body.draft.disputeId).toContain('2020-09-01');
  });
});
