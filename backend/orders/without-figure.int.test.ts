import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillIn, ordinaryIntake } from '../checks/testing/fill-in.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
}, 120_000);
afterAll(() => test.stop());

const finished = async (person: Person, more: Readonly<Record<string, string | number>>): Promise<string> => {
  const { id } = await fillIn(test, person, { questionnaire: 'basic', intake: { ...ordinaryIntake, ...more } });
  const { status } = await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
  if (status !== 200) throw new Error('no result');
  return id;
};
const checkedAt = async ({ token }: Person, checkId: string) =>
  (await test.call('GET', `/api/order/check?checkId=${checkId}`, { token })).body;

const decided = {
  ...{ 'intake/dismissed': '2026-06-01', 'intake/stage': 'decided', 'intake/filed-on': '2026-06-15' },
  ...{ 'intake/decision': 'lost', 'intake/decided-on': '2026-11-20' },
};

it.each([
  ['decided', decided],
  // Only the court is open: the three months are over.
  ['late', { 'intake/dismissed': '2026-01-05' }],
])('nothing is sold for a check without a figure, and nothing is stored: %s', async (_name, more) => {
  const me = await test.person();
  const checkId = await finished(me, more);
  const head = await test.headToken();
  const { status, body } = await test.call('POST', '/api/order', {
    token: me.token,
    body: { product: 'check-result', checkId },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'order_save_failed', errors: { checkId: expect.stringContaining('수치를') } });
  expect(await test.headToken()).toBe(head);
  expect(await checkedAt(me, checkId)).toMatchObject({ paid: false, notForSale: body.errors.checkId });
});

it('a check with a figure says nothing of the kind', async () => {
  const me = await test.person();
  expect(await checkedAt(me, await finished(me, {}))).not.toHaveProperty('notForSale');
});
