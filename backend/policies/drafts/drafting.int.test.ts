import { addDays, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
/** The firm's people sign in anew after a day, so the clock goes on when they are done. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const today = koreanDateOf(clock());
const [earliest, early] = [addDays(today, 7), addDays(today, 6)];
let [writer, other]: Person[] = [];
beforeAll(async () => {
  test = await startTestService({ STAFF_SECOND_FACTOR: 'optional' }, clock);
  [writer, other] = [await test.staff('김작성'), await test.staff('이확인')];
});
afterAll(() => test.stop());

const call = (by: Person | undefined, method: string, path: string, body?: object) =>
  test.call(method, `/api/policies/service${path}`, { token: by?.token, ...(body ? { body } : {}) });
const change = { needsConsent: true, isDisadvantage: false, why: '상담의 환불을 더 자세히 적었어요.' };
const inForce = async () => (await test.call('GET', '/api/policies/service')).body;

it('a draft needs what the law demands before another person is asked', async () => {
  const empty = await call(writer, 'PUT', '/draft', { text: '제목이 없는 글', ...change });
  expect(empty.body.draft.missing).toHaveLength(2);
  const asked = await call(writer, 'POST', '/submit', { hash: empty.body.draft.hash });
  expect([asked.status, asked.body.errors.text]).toEqual([400, expect.stringContaining('# 제목')]);
  expect((await call(writer, 'DELETE', '/draft', {})).body.draft).toBeNull();
});

it('two people publish a text: it is announced, and everybody reads what will change', async () => {
  const before = await inForce();
  const { text, revision } = (await call(writer, 'GET', '/record')).body;
  const wanted = text.replace('## 제11조', '## 제11조 상담의 환불\n\n시작하기 전에는 전액을 돌려 드려요.\n\n## 제12조');
  const saved = await call(writer, 'PUT', '/draft', { text: wanted, ...change, expectedRevision: revision });
  expect(saved.body.draft).toMatchObject({ stage: 'drafting', missing: [], earliest });
  expect(saved.body.draft.changes.length).toBeGreaterThan(0);
  const late = await call(other, 'PUT', '/draft', { text, ...change, expectedRevision: revision });
  expect(late.body.code).toBe('conflict');

  const { hash } = saved.body.draft;
  expect((await call(writer, 'POST', '/submit', { hash })).body.draft.stage).toBe('submitted');
  expect((await call(writer, 'POST', '/approve', { hash })).body.code).toBe('stage_wrong');
  expect((await call(writer, 'PUT', '/draft', { text, ...change })).body.code).toBe('stage_wrong');
  const refused = await call(other, 'POST', '/refuse', { reason: '제목을 줄여 주세요' });
  expect(refused.body.draft.stage).toBe('drafting');
  await call(writer, 'POST', '/submit', { hash });
  const approved = await call(other, 'POST', '/approve', { hash });
  expect(approved.body.draft).toMatchObject({ stage: 'approved', approvedBy: { name: '이확인' } });
  const tooEarly = await call(other, 'POST', '/publish', { hash, from: early });
  expect([tooEarly.body.code, tooEarly.body.errors.from]).toEqual(['stage_wrong', expect.stringContaining(earliest)]);
  const published = await call(other, 'POST', '/publish', { hash, from: earliest });
  expect(published.body.versions.map((each: { state: string }) => each.state)).toEqual(['coming', 'in_force']);

  expect(await inForce()).toMatchObject({ version: before.version, coming: { from: earliest, why: change.why } });
  const { version } = published.body.versions[0];
  const { body: coming } = await test.call('GET', `/api/policies/service?version=${version}&against=${before.version}`);
  expect(coming.state).toBe('coming');
  expect(coming.changes[0].after).toContain('시작하기 전에는 전액을 돌려 드려요.');
});

it('what was announced is withdrawn before its day, and the history tells each step with its hand', async () => {
  const { version } = (await inForce()).coming;
  const reason = '다시 살피려고';
  const withdrawn = await call(writer, 'POST', '/withdraw', { version, reason });
  expect(withdrawn.body.versions[0]).toMatchObject({ version, state: 'withdrawn' });
  expect((await test.call('GET', `/api/policies/service?version=${version}`)).status).toBe(404);
  const { body: steps } = await call(writer, 'GET', '/history');
  expect(steps[0]).toMatchObject({ reason, actor: { name: '김작성' }, summary: expect.stringContaining('거두었어요') });
  const then = await call(writer, 'GET', '/record?asOf=r1');
  expect(then.body.versions).toHaveLength(1);
});

it('a version that needs consent is asked for again from its day on, and nothing else is changed before', async () => {
  const person = await test.person();
  const before = await inForce();
  const { text } = (await call(writer, 'GET', '/record')).body;
  const { hash } = (await call(writer, 'PUT', '/draft', { text: `${text}\n더 적은 글\n`, ...change })).body.draft;
  await call(writer, 'POST', '/submit', { hash });
  await call(other, 'POST', '/approve', { hash });
  const { version } = (await call(other, 'POST', '/publish', { hash, from: earliest })).body.versions[0];
  const mine = async () => (await test.call('GET', '/api/user/session', { token: person.token })).body.consentsToAnswer;
  expect(await mine()).toEqual([]);

  ahead = 7 * 86_400_000;
  expect(await inForce()).toMatchObject({ version, state: 'in_force', coming: null });
  expect(await mine()).toEqual(['service']);
  const form = { questionnaire: 'basic' };
  const act = () => test.call('POST', '/api/check/form', { token: person.token, body: form });
  expect((await act()).body).toMatchObject({ code: 'terms_required', agree: '/user/terms' });
  const answer = (body: object) => test.call('POST', '/api/user/term', { token: person.token, body });
  expect((await answer({ service: { agreed: true, version: before.version } })).body.code).toBe('terms_failed');
  expect((await answer({ service: { agreed: true, version } })).body.consentsToAnswer).toEqual([]);
  expect((await act()).status).toBe(201);
});
