import { randomUUID } from 'node:crypto';
import { markup, wrongAddresses } from '@nomucheck/domain/boards/document/payloads.fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../engine/testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';

let test: TestService;
let advisor: Person;
let member: Person;
beforeAll(async () => {
  test = await startTestService();
  [advisor, member] = await Promise.all([personOfKind(test, 'advisor'), test.person()]);
}, 120_000);
afterAll(() => test.stop());

const desk = '/api/admin/boards';
const text = (letters: string, href?: string) => ({
  ...{ type: 'text', text: letters },
  ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }),
});
const docOf = (...paragraphs: readonly string[]) => ({
  type: 'doc',
  content: paragraphs.map((letters) => ({ type: 'paragraph', content: [text(letters)] })),
});
const article = (of: object = {}) => ({
  category: 'law',
  title: '해고된 첫 주',
  content: docOf('기한은 3개월이에요.'),
  ...of,
});

const write = (method: string, path: string, body: object) =>
  test.call(method, `${desk}${path}`, { token: advisor.token, body });
const waiting = async (token?: string) => ({ token, headers: { 'X-Wait-For': await test.headToken() } });
const begun = async (of: object = {}): Promise<string> => {
  const { status, body } = await write('POST', '', article(of));
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
};
const publishedOne = async (of: object = {}): Promise<string> => {
  const id = await begun(of);
  expect((await write('POST', `/${id}/publish`, {})).status).toBe(200);
  return id;
};
const seen = async (category: string, id: string, token?: string) =>
  test.call('GET', `/api/boards/${category}/${id}`, await waiting(token));
const board = async (category: string, filter: object = {}) =>
  test.call('GET', `/api/boards/${category}?filter=${encodeURIComponent(JSON.stringify(filter))}`, await waiting());
const idsOf = async (category: string, filter: object = {}): Promise<string[]> =>
  (await board(category, filter)).body.map(({ id }: { id: string }) => id);

it('an article is read by everybody once it is published, and as it was published', async () => {
  const id = await begun();
  expect((await seen('law', id)).body.code).toBe('not_found');
  expect((await write('POST', `/${id}/publish`, {})).body).toMatchObject({ status: 'published', hasChanges: false });
  expect((await seen('law', id)).body).toMatchObject({ title: '해고된 첫 주', locked: false, changedAt: null });
  expect((await seen('industry', id)).body.code).toBe('not_found');

  const edited = await write('PUT', `/${id}`, article({ title: '해고된 첫 주에 할 일' }));
  expect(edited.body).toMatchObject({ status: 'published', hasChanges: true });
  expect((await seen('law', id)).body).toMatchObject({ title: '해고된 첫 주' });
  await write('POST', `/${id}/publish`, {});
  expect((await seen('law', id)).body).toMatchObject({ title: '해고된 첫 주에 할 일', changedAt: expect.any(String) });

  const down = await write('POST', `/${id}/take-down`, { reason: '법이 바뀜' });
  expect(down.body).toMatchObject({ status: 'draft' });
  expect((await seen('law', id)).body.code).toBe('not_found');
  const history = await test.call('GET', `${desk}/${id}/history`, { token: advisor.token });
  expect(history.body[0]).toMatchObject({ type: 'PostTakenDown', reason: '법이 바뀜' });
  const first = await test.call('GET', `${desk}/${id}?asOf=r1`, { token: advisor.token });
  expect(first.body).toMatchObject({ title: '해고된 첫 주', status: 'draft', revision: 1 });

  expect((await write('DELETE', `/${id}`, { reason: '새로 씀' })).status).toBe(200);
  expect((await write('PUT', `/${id}`, article())).body.code).toBe('not_found');
});

it('an article that is to come later isn’t shown before', async () => {
  const id = await begun();
  const publishAt = new Date(Date.now() + 3_000).toISOString();
  const set = await write('POST', `/${id}/publish`, { publishAt });
  expect(set.body).toMatchObject({ status: 'scheduled', publishAt });
  expect(await idsOf('law')).not.toContain(id);
  const scheduled = `${desk}?filter=${encodeURIComponent(JSON.stringify({ status: 'scheduled' }))}`;
  expect((await test.call('GET', scheduled, await waiting(advisor.token))).body).toMatchObject([{ id }]);
  await expect.poll(() => idsOf('law'), { timeout: 10_000 }).toContain(id);
  expect((await write('POST', `/${await begun()}/publish`, { publishAt: '2020-01-01T00:00:00Z' })).body).toMatchObject({
    ...{ code: 'stage_wrong', errors: { publishAt: expect.any(String) } },
  });
});

it('a pinned article stands first, and the search finds a part of a word', async () => {
  const word = `연차${randomUUID().slice(0, 8)}`;
  const old = await publishedOne({ category: 'industry', content: docOf(`${word}수당은 이렇게 세요.`) });
  const young = await publishedOne({ category: 'industry', title: `${word} 안내` });
  expect(await idsOf('industry', { q: word })).toEqual([young, old]);
  await write('POST', `/${old}/pin`, { pinned: true });
  expect(await idsOf('industry', { q: word.toUpperCase() })).toEqual([old, young]);
  expect(await idsOf('law', { q: word })).toEqual([]);
  expect(await idsOf('industry', { q: '%' })).toEqual([]);
});

it('of an article for members, others see the title and the first lines alone', async () => {
  const secret = `셋째${randomUUID().slice(0, 8)}`;
  const lines = `${'첫머리예요. '.repeat(30)}${secret}`;
  const id = await publishedOne({ category: 'premium', content: docOf(lines) });
  const anonymous = await seen('premium', id);
  expect(anonymous.body).toMatchObject({ locked: true, content: null, excerpt: expect.stringContaining('첫머리') });
  for (const answer of [anonymous, await board('premium')]) expect(JSON.stringify(answer.body)).not.toContain(secret);
  expect(await idsOf('premium', { q: secret })).toEqual([]);
  expect((await seen('premium', id, member.token)).body).toMatchObject({ locked: false, content: docOf(lines) });
  expect((await seen('premium', id, 'a-session-that-has-ended')).body).toMatchObject({ locked: true });
});

it('an unknown board, and an article on one, are refused, and nothing is stored', async () => {
  expect((await board('free')).body.code).toBe('not_found');
  const before = await test.headToken();
  for (const category of ['free', 'review', 'LAW'])
    expect((await write('POST', '', article({ category }))).body).toMatchObject({
      ...{ code: 'invalid_request', errors: { category: expect.any(String) } },
    });
  expect(await test.headToken()).toBe(before);
});

it('two people who edit at once don’t overwrite each other', async () => {
  const id = await begun();
  const edit = (title: string) => write('PUT', `/${id}`, { ...article({ title }), expectedRevision: 1 });
  expect((await edit('하나')).status).toBe(200);
  expect((await edit('둘')).body).toMatchObject({ code: 'conflict', currentRevision: 2 });
});

it('150 attempts to bring in something that runs are refused, or stored as the letters that they are', async () => {
  const refused: unknown[] = [];
  const before = await test.headToken();
  for (const href of wrongAddresses) {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [text('눌러 보세요', href)] }] };
    const { body } = await write('POST', '', article({ content }));
    refused.push(body.errors?.content);
  }
  expect(new Set(refused)).toEqual(new Set([expect.stringContaining('쓸 수 없는 부분')]));
  expect(await test.headToken()).toBe(before);

  const id = await publishedOne({ category: 'industry', content: docOf(...markup) });
  const { body, headers } = await seen('industry', id);
  expect(body.content).toEqual(docOf(...markup));
  expect(headers.get('content-type')).toMatch(/^application\/json/);
}, 60_000);
