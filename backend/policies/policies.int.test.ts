import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { policyNames } from '@nomucheck/domain/policies/policy-names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

it('every text has one version from the first start on, which everybody reads', async () => {
  const { body } = await test.call('GET', '/api/policies');
  expect(body.items.map((item: { name: string; version: string }) => [item.name, item.version])).toEqual(
    policyNames.map((name) => [name, firstPolicyVersion]),
  );
  const { body: privacy } = await test.call('GET', '/api/policies/privacy');
  expect(privacy).toMatchObject({ state: 'in_force', coming: null, changes: null });
  expect(privacy.document.title).toBe('개인정보 처리방침');
});

it.each(['/nothing', '/toString', '/privacy?version=2020-01-01', '/privacy?against=2020-01-01'])(
  '%s is no text',
  async (path) => {
    expect((await test.call('GET', `/api/policies${path}`)).status).toBe(404);
  },
);

it('is not put there again by the next start', async () => {
  const before = (await test.call('GET', '/api/policies/service')).body;
  test = await test.restart();
  expect((await test.call('GET', '/api/policies/service')).body).toEqual(before);
  expect(before.versions).toHaveLength(1);
});
