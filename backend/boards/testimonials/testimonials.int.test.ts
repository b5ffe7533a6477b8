import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuyers } from '../../orders/testing/buyers.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let advisor: Person;
let writer: Person;
let checkId: string;
beforeAll(async () => {
  test = await startTestService();
  const buyers = createBuyers(() => test);
  [advisor, writer] = await Promise.all([personOfKind(test, 'advisor'), test.person('김후기')]);
  checkId = await buyers.finishedCheck(writer);
}, 120_000);
afterAll(() => test.stop());

const base = '/api/boards/review';
const said = { stars: 5, outcome: 'settled', text: '기한을 알게 됐어요.', inReturn: false };
const write = ({ token }: Person, of: object = {}) =>
  test.call('POST', base, { token, body: { checkId, ...said, ...of } });
const step = (id: string, name: string, body: object) =>
  test.call('POST', `/api/admin/board-reviews/${id}/${name}`, { token: advisor.token, body });
const seen = async () => (await test.call('GET', base, { headers: { 'X-Wait-For': await test.headToken() } })).body;

it('a review of a finished check is looked at, shown, answered, changed and declined', async () => {
  const made = await write(writer);
  expect(made).toMatchObject({ status: 201, body: { state: 'waiting', name: '김○○', checkId } });
  const { id } = made.body;
  expect(await seen()).toEqual([]);
  expect((await write(writer)).body.code).toBe('conflict');

  expect((await step(id, 'answer', { text: '고맙습니다.' })).body.code).toBe('stage_wrong');
  expect((await step(id, 'accept', { inReturn: true })).body).toMatchObject({
    state: 'shown',
    person: { name: '김후기' },
  });
  await step(id, 'answer', { text: '고맙습니다.' });
  const [shown] = await seen();
  expect(shown).toMatchObject({ ...said, inReturn: true, name: '김○○', answer: { text: '고맙습니다.' } });
  expect(JSON.stringify(shown)).not.toContain(writer.id);

  const changed = await test.call('PUT', `${base}/${id}`, { token: writer.token, body: { ...said, stars: 2 } });
  expect(changed.body).toMatchObject({ state: 'waiting', stars: 2 });
  expect(await seen()).toEqual([]);
  await step(id, 'decline', { reason: '회사 이름이 있음' });
  const headers = { 'X-Wait-For': await test.headToken() };
  const own = await test.call('GET', `${base}/mine`, { token: writer.token, headers });
  expect(own.body).toMatchObject([{ state: 'declined', declined: '회사 이름이 있음' }]);
  const filter = encodeURIComponent(JSON.stringify({ state: 'declined' }));
  const desk = await test.call('GET', `/api/admin/board-reviews?filter=${filter}`, { token: advisor.token, headers });
  expect(desk.body).toMatchObject([{ id, text: said.text }]);
});

it('is written only of one’s own check that has a result, and not by the firm', async () => {
  const other = await test.person();
  expect((await write(other)).body.code).toBe('check_fetch_failed');
  expect((await write(advisor)).body.code).toBe('forbidden');
  for (const change of [{ stars: 0 }, { stars: 6 }, { outcome: 'free' }, { text: ' ' }, { text: '가'.repeat(2_001) }])
    expect((await write(writer, change)).body.code).toBe('invalid_request');
});

it('ends with who wrote it', async () => {
  const leaving = await test.person();
  const own = await createBuyers(() => test).finishedCheck(leaving);
  const { id } = (await write(leaving, { checkId: own })).body;
  await step(id, 'accept', { inReturn: false });
  expect(await seen()).toMatchObject([{ id }]);
  const exported = await test.call('GET', '/api/user/export', { token: leaving.token });
  expect(exported.body.reviews).toMatchObject([{ id, text: said.text, state: 'shown' }]);
  const left = await test.call('DELETE', '/api/user', {
    token: leaving.token,
    body: { current: password, confirm: true },
  });
  expect(left.status).toBe(200);
  await expect.poll(seen, { timeout: 10_000 }).toEqual([]);
});
