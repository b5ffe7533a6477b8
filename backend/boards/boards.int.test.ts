import { randomUUID } from 'node:crypto';
import { commentDecider, commentStream } from '@nomucheck/domain/boards/comment.ts';
import { markup, wrongAddresses } from '@nomucheck/domain/boards/document/payloads.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';

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
const seen = async (category: string, id: string, token?: string) =>
  test.call('GET', `/api/boards/${category}/${id}`, await waiting(token));
const begun = async (of: object = {}): Promise<string> => {
  const { status, body } = await write('POST', '', article(of));
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
};
const publishedOne = async (of: object = {}): Promise<string> => {
  const id = await begun(of);
  const { status, body } = await write('POST', `/${id}/publish`, {});
  expect(status).toBe(200);
  // Its readers write below it at once, and a command doesn't wait for a read model.
  expect((await seen(body.category, id)).status).toBe(200);
  return id;
};
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

it('a link to an article of a law in a line of its own comes with what the article says', async () => {
  const href = 'https://www.law.go.kr/법령/근로기준법/제23조';
  const lines = [[text('근로기준법 제23조', href)], [text('여기', href), text('를 보세요.')]];
  const content = { type: 'doc', content: lines.map((each) => ({ type: 'paragraph', content: each })) };
  const { body } = await seen('law', await publishedOne({ content }));
  expect(body.cards).toMatchObject([{ href, name: '근로기준법 제23조' }]);
  expect(body.cards[0].lines[0]).toContain('그 밖의 징벌(이하 "부당해고등"이라 한다)');
});

it('a link to a decision in a line of its own comes with what it is called, and an unknown one stays a link', async () => {
  const found = await test.call('GET', '/api/cases/search?q=&size=1', await waiting(advisor.token));
  const [{ id, title, court, caseNumber }] = found.body.items;
  const hrefs = [`/search/${id}`, `/search/${randomUUID()}`];
  const content = {
    type: 'doc',
    content: hrefs.map((href) => ({ type: 'paragraph', content: [text('판정례', href)] })),
  };
  const { cards } = (await seen('law', await publishedOne({ content }))).body;
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ href: hrefs[0] });
  const said = [cards[0].name, cards[0].about].join(' ');
  for (const part of [title, court, caseNumber]) expect(said).toContain(part);
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

describe('comments', () => {
  const below = (id: string, path = '') => `/api/boards/law/${id}/comments${path}`;
  const comments = async (id: string, token?: string) => (await test.call('GET', below(id), await waiting(token))).body;
  const say = ({ token }: Person, id: string, words: object = { text: '도움이 됐어요.' }) =>
    test.call('POST', below(id), { token, body: words });
  const desk = (path: string, body: object) =>
    test.call('POST', `/api/admin/board-comments/${path}`, { token: advisor.token, body });
  const reported = async () => {
    const filter = encodeURIComponent(JSON.stringify({ state: 'reported' }));
    return (await test.call('GET', `/api/admin/board-comments?filter=${filter}`, await waiting(advisor.token))).body;
  };

  it('are written below an article, reported, hidden with a reason, and shown again', async () => {
    const id = await publishedOne();
    const [writer, reader] = [await test.person('김댓글'), await test.person()];
    const made = await say(writer, id, { text: '저도 그랬어요.' });
    expect(made).toMatchObject({ status: 201, body: { name: '김○○', byFirm: false, mine: true, hidden: false } });
    await say(advisor, id);
    expect(await comments(id)).toMatchObject([
      { text: '저도 그랬어요.', mine: false },
      { name: '노무체크', byFirm: true },
    ]);
    const { id: comment } = made.body;
    const report = () =>
      test.call('POST', below(id, `/${comment}/report`), { token: reader.token, body: { why: 'abuse' } });
    expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
    expect(await reported()).toMatchObject([{ id: comment, reports: ['abuse'], person: { name: '김댓글' } }]);

    expect((await desk(`${comment}/hide`, { reason: '회사 이름이 있음' })).body).toMatchObject({
      hidden: { why: '회사 이름이 있음' },
    });
    expect(await reported()).toEqual([]);
    expect((await comments(id))[0]).toMatchObject({ text: null, hidden: true, why: null });
    expect((await comments(id, writer.token))[0]).toMatchObject({ text: '저도 그랬어요.', why: '회사 이름이 있음' });
    await desk(`${comment}/keep`, {});
    expect((await comments(id))[0]).toMatchObject({ text: '저도 그랬어요.', hidden: false });

    const remove = (token: string) => test.call('DELETE', below(id, `/${comment}`), { token, body: {} });
    expect((await remove(reader.token)).body.code).toBe('not_found');
    expect((await remove(writer.token)).status).toBe(200);
    expect(await comments(id)).toMatchObject([{ byFirm: true }]);
    const { commands } = test.service;
    const textInLog = async () => (await commands.load(commentDecider, commentStream(comment))).state?.text;
    await expect.poll(textInLog, { timeout: 10_000 }).toBeNull();
    const others = await test.call('GET', '/api/user/export', { token: writer.token });
    expect(others.body.comments).toEqual([]);
  });

  it('aren’t written below an article that readers don’t see, and nothing is stored', async () => {
    const [draft, down] = [await begun(), await publishedOne()];
    await write('POST', `/${down}/take-down`, { reason: '법이 바뀜' });
    const before = await waiting();
    for (const id of [draft, down, randomUUID()]) {
      expect((await say(member, id)).body.code).toBe('not_found');
      expect((await test.call('GET', below(id), before)).body.code).toBe('not_found');
    }
    const seenOne = await publishedOne();
    for (const words of [{ text: ' ' }, { text: '가'.repeat(1_001) }, {}])
      expect((await say(member, seenOne, words)).body.code).toBe('invalid_request');
    expect(await comments(seenOne)).toEqual([]);
  });

  it('below an article for members are for members', async () => {
    const id = await publishedOne({ category: 'premium' });
    const path = `/api/boards/premium/${id}/comments`;
    await test.headToken();
    expect((await test.call('GET', path, await waiting())).body.code).toBe('login_needed');
    expect((await test.call('GET', path, await waiting(member.token))).body).toEqual([]);
  });

  it('end with who wrote them', async () => {
    const id = await publishedOne();
    const leaving = await test.person('이떠남');
    await say(leaving, id, { text: '곧 떠나요.' });
    expect(await comments(id)).toHaveLength(1);
    const exported = await test.call('GET', '/api/user/export', { token: leaving.token });
    expect(exported.body.comments).toMatchObject([{ postId: id, text: '곧 떠나요.', hidden: null }]);
    const body = { current: password, confirm: true };
    expect((await test.call('DELETE', '/api/user', { token: leaving.token, body })).status).toBe(200);
    await expect.poll(() => comments(id), { timeout: 10_000 }).toEqual([]);
  });
});
