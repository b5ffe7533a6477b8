import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { sendMalformed } from './malformed-run.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
}, 60_000);
afterAll(() => test.stop());

it('ten thousand malformed bodies, different ones at each run', async () => {
  const seed = Date.now() % 2 ** 31;
  console.log(`seed ${seed}`);
  expect(await sendMalformed(test, 10_000, seed)).toBe(10_000);
}, 600_000);
