import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
}, 120_000);
afterAll(() => test.stop());

const board = async (category: string, service = test) => {
  const headers = { 'X-Wait-For': await service.headToken() };
  return (await service.call('GET', `/api/boards/${category}`, { headers })).body;
};
const titlesOf = async (category: string, service?: TestService): Promise<string[]> =>
  (await board(category, service)).map(({ title }: { title: string }) => title);

it('a new service has articles on every board of the firm, the most urgent first, with the law that they rest on', async () => {
  const law = await board('law');
  expect(law).toHaveLength(8);
  expect(law[0].title).toBe('해고 통보를 받은 첫 주에 할 일');
  expect(await titlesOf('industry')).toEqual(['5명 미만 가게와 사무실에서 해고됐을 때']);
  expect(await titlesOf('premium')).toEqual(['계약 기간이 끝났다고 할 때']);
  const { body } = await test.call('GET', `/api/boards/law/${law[0].id}`);
  expect(body.cards).toMatchObject([{ name: '근로기준법 제28조' }, { name: '근로기준법 제26조' }]);
});

it('the firm edits, takes down and removes them like its own, and none of them comes back at the next start', async () => {
  const [advisor, law] = await Promise.all([personOfKind(test, 'advisor'), board('law')]);
  const [edited, down, removed] = law;
  const at = (id: string, step = '') => `/api/admin/boards/${id}${step}`;
  const { token } = advisor;
  const { body: before } = await test.call('GET', at(edited.id), { token });
  const text = { category: before.category, title: '고친 제목', content: before.content };
  expect((await test.call('PUT', at(edited.id), { token, body: text })).status).toBe(200);
  expect((await test.call('POST', at(edited.id, '/publish'), { token, body: {} })).status).toBe(200);
  const reason = { reason: '법이 바뀜' };
  expect((await test.call('POST', at(down.id, '/take-down'), { token, body: reason })).status).toBe(200);
  expect((await test.call('DELETE', at(removed.id), { token, body: reason })).status).toBe(200);
  const history = await test.call('GET', at(edited.id, '/history'), { token });
  expect(history.body.at(-1)).toMatchObject({ type: 'PostDrafted', reason: '처음 켤 때 넣은 자료' });

  test = await test.restart();
  const titles = await titlesOf('law');
  expect(titles).toHaveLength(6);
  expect(titles).toContain('고친 제목');
  for (const gone of [edited, down, removed]) expect(titles).not.toContain(gone.title);
});
