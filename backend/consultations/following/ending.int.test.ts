import { randomUUID } from 'node:crypto';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileForm } from '../../files/testing/photos.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { consultationCalls, ordinary } from '../testing/consultation-calls.fixture.ts';

let test: TestService;
let one: Person;
beforeAll(async () => {
  test = await startTestService();
  one = await personOfKind(test, 'advisor');
}, 120_000);
afterAll(() => test.stop());

const { post, put, get, listed, requestedBy } = consultationCalls(() => test);

describe('a sensitive text', () => {
  const pdf = Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n');
  const sensitive = '임신했다고 말하니 그만두래요.';
  const consent = ({ token }: Person, agreed: boolean) =>
    test.call('POST', '/api/user/term', {
      token,
      body: { sensitive: { agreed, version: firstPolicyVersion } },
    });
  const refused = { status: 422, body: { code: 'consent_needed', errors: { sensitive: expect.any(String) } } };

  it('is kept nowhere without its consent; once that is withdrawn nobody can read it or its files, and the consultation has ended', async () => {
    const person = await test.person();
    await consent(person, false);
    expect(await post(person, '', { ...ordinary, body: sensitive })).toMatchObject(refused);
    expect((await listed(person, {})).body).toEqual([]);
    const plain = await requestedBy(person);
    expect(await put(person, plain, { message: sensitive })).toMatchObject(refused);

    await consent(person, true);
    const id = await requestedBy(person, { body: sensitive });
    await post(one, `/${id}/assign`, { assignee: 'me' });
    await post(one, `/${id}/answer`, { message: '언제 말씀하셨나요?' });
    await put(person, id, { message: '지난달이요.' });
    for (const consultation of [id, plain]) {
      const form = fileForm({ content: pdf, name: '통보서.pdf', purpose: null });
      expect(
        (await test.call('POST', `/api/consult/${consultation}/files`, { token: person.token, ...form })).status,
      ).toBe(201);
    }
    await consent(person, false);
    await expect
      .poll(async () => (await get(person, `/${id}`)).body, { timeout: 20_000 })
      .toMatchObject({ stage: 'closed', body: '', messages: [{ text: null }, { text: null }] });
    expect((await get(person, `/${plain}`)).body).toMatchObject({ stage: 'new', body: ordinary.body });
    const filesOf = async (of: string) => (await get(person, `/${of}/files`)).body.items;
    await expect.poll(() => filesOf(id), { timeout: 20_000 }).toEqual([]);
    expect(await filesOf(plain)).toMatchObject([{ name: '통보서.pdf' }]);
  });
});

it('somebody who leaves takes along what they asked: it ends, and nothing of it can be read', async () => {
  const person = await test.person('박떠남');
  const id = await requestedBy(person, { opponent: `마바${randomUUID()}` });
  await post(one, `/${id}/assign`, { assignee: 'me' });
  await post(one, `/${id}/answer`, { message: '답이에요.' });
  const headers = { 'X-Wait-For': await test.headToken() };
  const exported = await test.call('GET', '/api/user/export', { token: person.token, headers });
  expect(exported.body.consultations).toMatchObject([{ id, body: ordinary.body, messages: [{ text: '답이에요.' }] }]);

  await test.call('DELETE', '/api/user', { token: person.token, body: { current: password, confirm: true } });
  const { body } = await get(one, `/${id}`);
  expect(body).toMatchObject({ ...{ stage: 'closed', body: '', client: null }, messages: [{ text: null }] });
  expect(JSON.stringify(body)).not.toContain('박떠남');
});
