import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { sendMalformed } from './malformed-run.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

it('no route reads a body that is made of brackets, however many bytes it takes', async () => {
  const { token } = await test.staff();
  const withBody = test.service.routes.filter(({ method, receive }) => method !== 'get' && !receive);
  expect(withBody.length).toBeGreaterThan(100);
  for (const { method, path, bodyLimit = 100 * 1024, bodyValues = 20_000 } of withBody) {
    const send = (raw: string) =>
      test.call(method.toUpperCase(), path.replaceAll(/:\w+/g, randomUUID()), {
        ...{ token, raw, headers: { 'Content-Type': 'application/json' } },
      });
    const half = bodyLimit / 2 - 10;
    const deep = await send(`${'['.repeat(half)}${']'.repeat(half)}`);
    expect([path, deep.status, deep.body.code]).toEqual([path, 400, 'invalid_request']);
    const many = await send(`[${'[],'.repeat(bodyValues)}1]`);
    expect([path, many.status, many.body.code]).toEqual([path, 413, 'payload_too_large']);
  }
}, 60_000);

it('hundreds of malformed bodies cause no server error and store nothing; each is answered with a code and a Korean sentence', async () => {
  const sent = process.env.LONG === '1' ? 2_000 : 250;
  expect(await sendMalformed(test, sent, 20_261_121)).toBe(sent);
}, 60_000);
