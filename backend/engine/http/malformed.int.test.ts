import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { sendMalformed } from './testing/malformed-run.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

it('two thousand malformed bodies cause no server error and store nothing; each is answered with a code and a Korean sentence', async () => {
  expect(await sendMalformed(test, 2000, 20_261_121)).toBe(2000);
}, 60_000);
