import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { createPublishedCases, publicCases } from './published-cases.ts';
import { type SearchedCases, startSearchedCases } from './testing/searched-cases.fixture.ts';

let cases: SearchedCases;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  cases = await startSearchedCases();
  pool = createPool(cases.test.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await cases.stop();
});

/** What somebody gets who isn't signed in. */
const brief = async (id: string) => {
  const { store } = cases.test.service;
  const headers = { 'X-Wait-For': await store.tokenOf(cases.lastPosition()) };
  return cases.test.call('GET', `/api/cases/brief/${id}`, { headers });
};
const codeOf = async (id: string): Promise<string> => (await brief(id)).body.code;

const pages = () => {
  const find = createPublishedCases({ db: pool, commands: cases.test.service.commands });
  return publicCases({ db: pool, find });
};
const headOf = (id: string) => pages().headOf(`/search/${id}`);

const somewhere = { how: 'crawled', at: 'https://www.nlrc.go.kr/decision/7' } as const;

it('of a published case everybody may know its name, its day, its outcome and where it is, and nothing that is sold', async () => {
  const id = await cases.accept(
    {
      ...{ title: '채용내정 취소 사건', caseNumbers: ['2097두1', '2097두2'], outcome: 'partial' },
      ...{ point: '요지의 말', summary: '요약의 말', keywords: ['열쇠의 말'], source: somewhere },
    },
    '## 이유\n본문의 말',
  );
  const { status, body } = await brief(id);
  expect([status, body]).toEqual([
    200,
    {
      ...{ id, court: '대법원', caseNumbers: ['2097두1', '2097두2'], decidedOn: '1993-09-10' },
      ...{ title: '채용내정 취소 사건', kind: 'case-high', outcome: 'partial', url: somewhere.at },
    },
  ]);
  expect(await headOf(id)).toEqual({
    title: '대법원 2097두1 | 노무체크',
    description:
      '대법원 2097두1 채용내정 취소 사건, 1993년 9월 10일 결정. 결과: 일부 인용. 공개된 원문을 볼 수 있는 곳을 알려 드려요.',
    isIndexed: true,
  });
  expect(await pages().paths()).toContain(`/search/${id}`);
});

it('a merged case is told as the one that it was merged into, whose page search engines keep', async () => {
  const [kept, middle, first] = [await cases.accept({}), await cases.accept({}), await cases.accept({})];
  await cases.tell(first, { type: 'MergeCase', into: middle }, '같은 판정');
  await cases.tell(middle, { type: 'MergeCase', into: kept }, '같은 판정');
  for (const id of [first, middle, kept]) expect((await brief(id)).body.id).toBe(kept);
  expect(await headOf(first)).toMatchObject({ isIndexed: false });
  const paths = await pages().paths();
  expect([kept, middle, first].map((id) => paths.includes(`/search/${id}`))).toEqual([true, false, false]);

  await cases.tell(kept, { type: 'WithdrawCase' });
  for (const id of [first, kept]) expect(await codeOf(id)).toBe('not_found');
});

it('nobody is told of a withdrawn case, of one in refinement or in no public place, or whether there is one', async () => {
  const withdrawn = await cases.accept({});
  await cases.tell(withdrawn, { type: 'WithdrawCase' });
  const { body: draft } = await cases.test.call('POST', '/api/refines/data', {
    token: cases.staff.token,
    body: { kind: 'case-high', sampling: 'curated', caseNumbers: ['2099두1'], content: '판결문의 글' },
  });
  const fromPaper = await cases.accept({ source: { how: 'by_hand', at: null } });
  const inWords = await cases.accept({ source: { how: 'by_hand', at: '의뢰인이 가져온 판정서' } });
  for (const id of [withdrawn, draft.id, fromPaper, inWords, randomUUID()]) {
    expect([id, await codeOf(id)]).toEqual([id, 'not_found']);
    expect([id, await headOf(id)]).toEqual([id, null]);
    expect(await pages().paths()).not.toContain(`/search/${id}`);
  }
  expect(await codeOf('nothing')).toBe('invalid_request');
  expect(await headOf('nothing')).toBeNull();
});
