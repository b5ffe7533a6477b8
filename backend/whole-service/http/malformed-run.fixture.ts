import { errorCatalogue, isErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestService } from '../../testing/test-service.fixture.ts';
import { malformedFor, type Sent } from './malformed.fixture.ts';

/**
 * Sends many random malformed bodies to all writing routes, as a person with all rights. No request may cause a
 * server error or write anything, and every answer must have a code of the catalogue and a Korean message. Returns
 * the number of bodies sent.
 */
export const sendMalformed = async (test: TestService, howMany: number, seed: number): Promise<number> => {
  const staff = await test.staff();
  const { body: started } = await test.call('POST', '/api/check/form', {
    token: staff.token,
    body: { questionnaire: 'basic' },
  });
  const writes = test.service.routes.filter(({ method }) => method !== 'get');
  const head = await test.service.store.head();
  let sent = 0;

  for (const [n, route] of writes.entries()) {
    const share = Math.floor(howMany / writes.length) + (n < howMany % writes.length ? 1 : 0);
    const path = route.path.replace(':id', started.id);
    const bodies = fc.sample(malformedFor(route), { numRuns: share, seed: seed + n });
    for (let from = 0; from < bodies.length; from += 20) {
      const some = bodies.slice(from, from + 20);
      const answers = await Promise.all(
        some.map((each) => test.call(route.method.toUpperCase(), path, { token: staff.token, ...optionsOf(each) })),
      );
      for (const [index, { status, body }] of answers.entries()) {
        const request = `${route.method} ${path} ${JSON.stringify(some[index])?.slice(0, 500)} → ${JSON.stringify(body)}`;
        expect(status, request).toBeGreaterThanOrEqual(400);
        expect(status, request).toBeLessThan(500);
        const code = String(body.code);
        expect(isErrorCode(code) && errorCatalogue[code].status === status, request).toBe(true);
        expect(body.message, request).toMatch(/[가-힣]/);
        for (const message of Object.values(body.errors ?? {})) expect(message, request).toMatch(/[가-힣].*[.요]$/);
      }
      sent += answers.length;
    }
  }
  expect(await test.service.store.head()).toBe(head);
  expect((await test.call('GET', '/api/user/session', { token: staff.token })).status).toBe(200);
  return sent;
};

const optionsOf = (sent: Sent) =>
  sent.kind === 'json' ? { body: sent.body } : { raw: sent.bytes, headers: { 'Content-Type': 'application/json' } };
