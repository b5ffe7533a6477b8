import { hash } from 'node:crypto';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { createBuyers } from '../testing/buyers.fixture.ts';
import { startPortOne } from '../testing/portone.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let staff: Person;
const { buyer, back } = createBuyers(() => test);
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  staff = await test.staff();
});
afterAll(async () => {
  await test.stop();
  await portone.stop();
});

const call = (...args: Parameters<TestService['call']>): Promise<Answered> => test.call(...args);

describe('the document of a paid result', () => {
  const pdfOf = async (orderId: string, { token }: Person) => {
    const response = await fetch(`${test.base}/api/order/getPdfData?id=${orderId}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const verified = (code: string): Promise<Answered> => call('GET', `/api/order/verify/${code}`);
  const documentsOf = async (orderId: string) =>
    (await test.service.store.read(`order-${orderId}`)).filter(({ type }) => type === 'ResultDocumentWritten');

  it('is for its buyer alone, and only of an order that is paid; it ends the withdrawal like reading does', async () => {
    const bought = await buyer();
    const { person, orderId } = bought;
    expect((await pdfOf(orderId, person)).status).toBe(404);
    portone.pay(orderId);
    await back(bought);
    const { status, type, bytes } = await pdfOf(orderId, person);
    expect({ status, type, head: bytes.subarray(0, 5).toString() }).toEqual({
      status: 200,
      type: 'application/pdf',
      head: '%PDF-',
    });
    expect((await pdfOf(orderId, staff)).status).toBe(404);
    expect((await pdfOf(orderId, await test.person())).status).toBe(404);
    const withdrawn = await call('POST', `/api/order/${orderId}/withdraw`, { token: person.token, body: {} });
    expect(withdrawn.body.code).toBe('withdrawal_over');
  });

  it('is written once, however often it is asked for at once, and its code says the SHA-256 of the file to anybody', async () => {
    const bought = await buyer();
    const { person, orderId } = bought;
    portone.pay(orderId);
    await back(bought);
    const files = await Promise.all(Array.from({ length: 5 }, () => pdfOf(orderId, person)));
    const hashes = new Set(files.map(({ bytes }) => hash('sha256', bytes, 'hex')));
    expect(hashes.size).toBe(1);
    const [document, ...others] = await documentsOf(orderId);
    expect(others).toEqual([]);
    const { code } = z.object({ code: z.string() }).parse(document?.data);
    const found = await call('GET', `/api/order/verify/${code.toLowerCase().replaceAll('-', '')}`, {
      headers: { 'X-Wait-For': await test.headToken() },
    });
    expect(found.body).toMatchObject({ code, sha256: [...hashes][0] });
    expect(JSON.stringify(found.body)).not.toContain(person.id);
    expect((await verified('0000-0000-0000-0000')).body.code).toBe('not_found');
    expect((await verified('%00')).status).toBe(404);
  });

  it('is gone with a full refund, and written anew without what a withdrawn consent covered', async () => {
    const bought = await buyer();
    const { person, orderId } = bought;
    portone.pay(orderId);
    await back(bought);
    const before = await pdfOf(orderId, person);
    const withdrawn = { sensitive: { agreed: false, version: firstPolicyVersion } };
    expect((await call('POST', '/api/user/term', { token: person.token, body: withdrawn })).status).toBe(200);
    // The old one until its key is destroyed, a little later; none until the answers that the consent covered are destroyed.
    await expect
      .poll(async () => {
        const { status, bytes } = await pdfOf(orderId, person);
        return status === 200 && !bytes.equals(before.bytes);
      })
      .toBe(true);
    expect(await documentsOf(orderId)).toHaveLength(2);
    await call('POST', `/api/order/${orderId}/refund`, { token: staff.token, body: { reason: '요청' } });
    expect((await pdfOf(orderId, person)).status).toBe(404);
  });
});
