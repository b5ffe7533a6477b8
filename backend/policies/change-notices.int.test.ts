import { addDays, koreanDateOf, koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { behindIn } from '../testing/caught-up.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { tellOfChanges } from './change-notices.ts';
import { createPolicies } from './policies.ts';

const clock = () => new Date();
const earliest = addDays(koreanDateOf(clock()), 7);
let test: TestService;
let pool: ReturnType<typeof createPool>;
let [writer, other]: Person[] = [];
beforeAll(async () => {
  test = await startTestService({ STAFF_SECOND_FACTOR: 'optional' });
  pool = createPool(test.databaseUrl);
  [writer, other] = [await test.staff('김작성'), await test.staff('이확인')];
}, 120_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const call = async (by: Person | undefined, method: string, path: string, body?: object) => {
  const answer = await test.call(method, `/api/policies/marketing${path}`, {
    token: by?.token,
    ...(body ? { body } : {}),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};
/** A new version is announced by two people. */
const announce = async (more: string): Promise<string> => {
  const { text } = await call(writer, 'GET', '/record');
  const change = { needsConsent: true, isDisadvantage: false, why: '보내는 소식이 늘었어요.' };
  const { hash } = (await call(writer, 'PUT', '/draft', { text: `${text}\n${more}\n`, ...change })).draft;
  await call(writer, 'POST', '/submit', { hash });
  await call(other, 'POST', '/approve', { hash });
  return (await call(other, 'POST', '/publish', { hash, from: earliest })).versions[0].version;
};
const caughtUp = (): Promise<void> => expect.poll(() => behindIn(test, ['read models'])).toEqual([]);
/** What the scheduled job does; several processes may do it at once. */
const tell = async (): Promise<void> => {
  await caughtUp();
  const { commands } = test.service;
  const policies = createPolicies({ commands, blobs: { put: async () => '', get: async () => null }, clock });
  const once = () => tellOfChanges({ db: pool, commands, policies, clock });
  await Promise.all([once(), once()]);
  await caughtUp();
  await once();
};
const lettersTo = async ({ email }: Person): Promise<readonly { subject: string; text: string }[]> =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
    (letter: { to: string; subject: string }) => letter.to === email && letter.subject.includes('변경 안내'),
  );
const agreeing = async (): Promise<Person> => {
  const person = await test.person();
  const body = { marketing: { agreed: true, version: '2026-11-28' } };
  expect((await test.call('POST', '/api/user/term', { token: person.token, body })).status).toBe(200);
  return person;
};

it('who agreed to a text is told once of its change, and nobody else; the firm sees who agreed to which', async () => {
  const [concerned, unconcerned, leaving] = [await agreeing(), await test.person(), await agreeing()];
  await test.call('DELETE', '/api/user', { token: leaving.token, body: { current: password, confirm: true } });
  const version = await announce('한 번 더 적은 글');
  await caughtUp();
  const { items } = await call(writer, 'GET', '/consents');
  expect(items).toEqual([{ version: '2026-11-28', people: 1 }]);
  const filter = encodeURIComponent(JSON.stringify({ agreedTo: 'marketing:2026-11-28' }));
  const { body: people } = await test.call('GET', `/api/admin/user?filter=${filter}`, { token: writer?.token ?? '' });
  expect(people.map(({ id }: { id: string }) => id)).toEqual([concerned.id]);

  await tell();
  await expect.poll(() => lettersTo(concerned)).toHaveLength(1);
  const [letter] = await lettersTo(concerned);
  expect(letter?.text).toContain(`${koreanText(earliest)}부터`);
  expect(letter?.text).toContain('보내는 소식이 늘었어요.');
  expect(letter?.text).toContain(`/policy/marketing?version=${version}&against=2026-11-28`);
  expect(letter?.text).toContain('다시 동의');

  const late = await agreeing();
  await tell();
  await expect.poll(() => lettersTo(late)).toHaveLength(1);
  expect(await lettersTo(concerned)).toHaveLength(1);
  expect(await lettersTo(unconcerned)).toEqual([]);
});

it('nobody is told of what was withdrawn, and of the next version everybody is told again', async () => {
  const person = await agreeing();
  const [{ version }] = (await call(writer, 'GET', '/record')).versions;
  await call(writer, 'POST', '/withdraw', { version, reason: '다시 살피려고' });
  await tell();
  expect(await lettersTo(person)).toEqual([]);
  expect((await announce('다른 글')) > version).toBe(true);
  await tell();
  await expect.poll(() => lettersTo(person)).toHaveLength(1);
});
