import { hash } from 'node:crypto';
import { policyVersions } from '@nomucheck/domain/accounts/consents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agreeToSensitive, fillIn } from '../checks/testing/fill-in.fixture.ts';
import { requests } from '../engine/http/testing/all-routes.fixture.ts';
import { never } from '../engine/http/testing/route-request.fixture.ts';
import {
  type Answered,
  type Person,
  startTestService,
  type TestService,
} from '../engine/testing/test-service.fixture.ts';
import { signedCall, startPortOne } from './testing/portone.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let staff: Person;
/** All answers of a check, sent in one call to save time. */
let answers: readonly { readonly section: string; readonly numbering: number; readonly value: unknown }[];
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  staff = await test.staff();
  const first = await test.person();
  const { id } = await fillIn(test, first, { questionnaire: 'basic' });
  const { body } = await test.call('GET', `/api/check/${id}`, { token: first.token });
  answers = body.answers.map(({ section, numbering, value }: (typeof answers)[number]) => ({
    section,
    numbering,
    value,
  }));
});
afterAll(async () => {
  await test.stop();
  await portone.stop();
});

type Bought = { readonly person: Person; readonly checkId: string; readonly orderId: string };

const call = (...args: Parameters<TestService['call']>): Promise<Answered> => test.call(...args);
const place = ({ token }: Person, checkId: string): Promise<Answered> =>
  call('POST', '/api/order', { token, body: { product: 'check-result', checkId } });

/** A person with a finished check and an order for its result. */
const buyer = async (): Promise<Bought> => {
  const person = await test.person();
  const { token } = person;
  await agreeToSensitive(test, person);
  const started = await call('POST', '/api/check/form', { token, body: { questionnaire: 'basic' } });
  const { id: checkId, rulesetVersion } = started.body;
  await call('PUT', '/api/check/autosave', { token, body: { id: checkId, rulesetVersion, answers } });
  await call('POST', '/api/check/checkResult', { token: person.token, body: { id: checkId } });
  const placed = await place(person, checkId);
  expect(placed).toMatchObject({ status: 201, body: { amount: 9_900 } });
  return { person, checkId, orderId: placed.body.id };
};

const back = ({ person, orderId }: Bought): Promise<Answered> =>
  call('POST', '/api/order/add', { token: person.token, body: { orderId, paymentId: orderId } });
const webhookBody = (paymentId: string, type = 'Transaction.Paid'): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data: { paymentId, storeId: 'x', transactionId: 't' } });
const webhook = (body: string, options = {}): Promise<Answered> =>
  call('POST', '/api/order/webhook', signedCall(body, options));
const explanation = ({ person, checkId }: Bought): Promise<Answered> =>
  call('GET', `/api/check/${checkId}/explanation`, { token: person.token });
const typesOf = async (stream: string): Promise<string[]> =>
  (await test.service.store.read(stream)).map(({ type }) => type);
const count = (types: readonly string[], type: string): number => types.filter((each) => each === type).length;
const user = async ({ person }: Bought) => (await call('GET', '/api/user/session', { token: person.token })).body;

/** The result of a check that has one already. */
const resultAgain: (typeof requests)[string] = ({ about }) => ({
  path: '/api/check/checkResult',
  body: { id: about.finished },
});

/** All routes that could show the locked part of a result. */
const inside = async ({ person: { token }, checkId, orderId }: Bought): Promise<string> => {
  const paths = [
    `/api/check/${checkId}`,
    `/api/check/${checkId}?asOf=${new Date(Date.now() + 1_000).toISOString()}`,
    `/api/check/${checkId}/history`,
    `/api/check/${checkId}/explanation`,
    '/api/check/list',
    '/api/user/export',
    `/api/order/check?checkId=${checkId}`,
    '/api/order',
    `/api/order/getPdfData?id=${orderId}`,
  ];
  const answers = await Promise.all(paths.map((path) => call('GET', path, { token })));
  return JSON.stringify(answers.map(({ body }) => body));
};

describe('an order', () => {
  it('is one for twenty parallel calls, at the service’s price; an amount from the client is refused', async () => {
    const { person, checkId, orderId } = await buyer();
    const again = await Promise.all(Array.from({ length: 20 }, () => place(person, checkId)));
    expect(new Set(again.map(({ status, body }) => `${status} ${body.id} ${body.amount}`))).toEqual(
      new Set([`201 ${orderId} 9900`]),
    );
    expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced']);
    const forged = { product: 'check-result', checkId, amount: 100 };
    expect(await call('POST', '/api/order', { token: person.token, body: forged })).toMatchObject({ status: 400 });
  });

  it('is refused for another person’s check, an unfinished check, and a product that isn’t sold', async () => {
    const { person, checkId, orderId } = await buyer();
    const other = await test.person();
    expect((await place(other, checkId)).body.code).toBe('check_fetch_failed');
    expect((await place(staff, checkId)).body.code).toBe('check_fetch_failed');
    const draft = await call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'basic' } });
    expect((await place(person, draft.body.id)).body.code).toBe('order_save_failed');
    const consultation = { product: 'consultation', checkId };
    expect((await call('POST', '/api/order', { token: person.token, body: consultation })).body.code).toBe(
      'order_save_failed',
    );
    for (const answer of [
      await call('GET', `/api/order/getData?id=${orderId}`, { token: other.token }),
      await call('POST', `/api/order/${orderId}/withdraw`, { token: other.token, body: {} }),
      await back({ person: other, checkId, orderId }),
    ])
      expect(answer.body.code).toBe('order_fetch_failed');
  });
});

describe('a locked result', () => {
  it('is shown by no route before its payment', async () => {
    const bought = await buyer();
    const { person, checkId, orderId } = bought;
    const { token } = person;
    const about = { id: person.id, email: person.email, draft: checkId, finished: checkId, sessionId: never };
    const nothing = { caseId: never, draftCaseId: never, importId: never, searchWordId: never, messageId: never };
    const asking = {
      ...({ target: 'own', caller: { ...person, draft: checkId, finished: checkId }, about, ...nothing } as const),
      ...{ rulesetVersion: never, loginEmail: person.email, answers: [] },
    };
    const reading = Object.entries(requests).filter(([route]) => route.startsWith('GET '));
    const shown = new Map([['the routes about the order', await inside(bought)]]);
    for (const [route, request] of [...reading, ['POST /api/check/checkResult', resultAgain] as const]) {
      const { body } = await call(route.split(' ')[0] ?? '', request(asking).path, {
        token,
        ...(route.startsWith('POST') ? { body: request(asking).body } : {}),
      });
      shown.set(route, JSON.stringify(body) ?? '');
    }
    const aboutIt = [...shown].filter(([, text]) => text.includes(checkId) || text.includes(orderId));
    expect(aboutIt.length).toBeGreaterThanOrEqual(5);
    for (const [route, text] of aboutIt) {
      expect([route, text.match(/"(steps|precedents|keywords)":/)?.[0]]).toEqual([route, undefined]);
    }
    portone.pay(orderId);
    await back(bought);
    const { steps } = (await explanation(bought)).body.calculation;
    expect(steps.length).toBeGreaterThan(0);
    for (const [route, text] of shown) {
      for (const step of steps) expect([route, text.includes(JSON.stringify(step))]).toEqual([route, false]);
    }
  });
});

describe('a payment', () => {
  it('opens the result and the search once, whichever call reports it, however often and in parallel', async () => {
    const bought = await buyer();
    const { checkId, orderId, person } = bought;
    expect(await inside(bought)).not.toMatch(/"steps"|"precedents"|"keywords"/);
    expect((await explanation(bought)).body.code).toBe('result_payment_needed');
    portone.pay(orderId);
    const mobile = () => fetch(`${test.base}/api/order/mobileComplete?paymentId=${orderId}`, { redirect: 'manual' });
    const [redirect] = await Promise.all([
      mobile(),
      ...Array.from({ length: 6 }, () => back(bought)),
      ...Array.from({ length: 6 }, () => webhook(webhookBody(orderId))),
      ...['Transaction.Ready', 'Transaction.Failed', 'Transaction.Unheard'].map((type) =>
        webhook(webhookBody(orderId, type)),
      ),
    ]);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      `/check/order/mobileComplete?paymentId=${orderId}`,
    ]);
    expect((await back(bought)).body).toMatchObject({ status: 'paid', withdrawal: { open: true } });
    expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced', 'OrderPaid']);
    expect(count(await typesOf(`check-${checkId}`), 'ResultOpened')).toBe(1);
    expect(count(await typesOf(`user-${person.id}`), 'SearchOpened')).toBe(1);
    expect((await user(bought)).lastPaymentTime).toMatch(/^\d{14}$/);
    expect((await call('GET', '/api/cases/search', { token: person.token })).status).toBe(200);
    expect((await place(person, checkId)).body.code).toBe('already_paid');

    expect((await explanation(bought)).status).toBe(200);
    expect((await call('GET', `/api/check/${checkId}`, { token: person.token })).body.result.locked).toBe(false);
    expect((await back(bought)).body.withdrawal.open).toBe(false);
    const withdrawn = await call('POST', `/api/order/${orderId}/withdraw`, { token: person.token, body: {} });
    expect(withdrawn.body.code).toBe('withdrawal_over');
  });

  it('of another amount is a forged attempt: nothing opens, it is refunded, and the next order can be paid', async () => {
    const bought = await buyer();
    portone.pay(bought.orderId, { amount: 100 });
    expect(await back(bought)).toMatchObject({ status: 422, body: { code: 'payment_forged' } });
    expect(await typesOf(`order-${bought.orderId}`)).toEqual(['OrderPlaced', 'PaymentForged', 'PaymentRefunded']);
    expect((await explanation(bought)).status).toBe(402);
    const next = await place(bought.person, bought.checkId);
    expect(next.body.id).not.toBe(bought.orderId);
    portone.pay(next.body.id);
    expect((await back({ ...bought, orderId: next.body.id })).body.status).toBe('paid');
  });

  it('that failed in a window of its own leads to the order’s page, with nothing of the window’s report', async () => {
    const { orderId } = await buyer();
    portone.pay(orderId, { status: 'FAILED' });
    const report = `paymentId=${orderId}&code=PG_PROVIDER_ERROR&message=%EC%8B%A4%ED%8C%A8&pgCode=1&transactionType=PAYMENT`;
    const redirect = await fetch(`${test.base}/api/order/mobileComplete?${report}`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      `/check/order/mobileComplete?paymentId=${orderId}`,
    ]);
    expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced', 'PaymentFailed']);
  });

  it('that failed can be tried again; without any payment the order stays open', async () => {
    const bought = await buyer();
    expect((await back(bought)).body.code).toBe('payment_failed');
    portone.pay(bought.orderId, { status: 'FAILED' });
    expect((await back(bought)).body.code).toBe('payment_failed');
    portone.pay(bought.orderId);
    expect((await back(bought)).body.status).toBe('paid');
  });

  it('into a virtual account stays pending until it is paid', async () => {
    const bought = await buyer();
    const method = { type: 'PaymentMethodVirtualAccount', bank: 'KOOKMIN', accountNumber: '123-456' };
    portone.pay(bought.orderId, { status: 'VIRTUAL_ACCOUNT_ISSUED', method });
    expect((await back(bought)).body).toMatchObject({
      status: 'awaiting_deposit',
      deposit: { bank: 'KOOKMIN', number: '123-456' },
    });
    expect((await explanation(bought)).status).toBe(402);
    portone.change(bought.orderId, { status: 'PAID' });
    await webhook(webhookBody(bought.orderId));
    expect((await explanation(bought)).status).toBe(200);
  });

  it('is asked for again when the payment service was unavailable', async () => {
    const bought = await buyer();
    portone.pay(bought.orderId);
    portone.setAway(true);
    expect((await back(bought)).body.code).toBe('unavailable');
    expect((await webhook(webhookBody(bought.orderId))).status).toBe(503);
    portone.setAway(false);
    expect((await back(bought)).body.status).toBe('paid');
  });
});

describe('a webhook call of the payment service', () => {
  it('that isn’t signed, is old, or is signed with another secret is refused, and nothing is written', async () => {
    const bought = await buyer();
    portone.pay(bought.orderId);
    const body = webhookBody(bought.orderId);
    const minutes = (n: number) => new Date(Date.now() + n * 60_000);
    const secret = Buffer.from('somebody else’s secret, just as long').toString('base64');
    for (const refused of [
      await call('POST', '/api/order/webhook', { raw: body, headers: { 'Content-Type': 'application/json' } }),
      await webhook(body, { secret }),
      await webhook(body, { at: minutes(-6) }),
      await webhook(body, { at: minutes(6) }),
      await call('POST', '/api/order/webhook', { ...signedCall(body), raw: `${body} ` }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await typesOf(`order-${bought.orderId}`)).toEqual(['OrderPlaced']);
    expect(test.logged()).toContain('TIMESTAMP_TOO_OLD');
  });

  it('about an unknown payment is accepted and has no effect', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'not ours'])
      expect(await webhook(webhookBody(id))).toMatchObject({ status: 200, body: { received: true } });
  });
});

describe('a refund', () => {
  const paid = async (changes = {}): Promise<Bought> => {
    const bought = await buyer();
    portone.pay(bought.orderId, changes);
    await back(bought);
    return bought;
  };
  const refund = (orderId: string, body: object, { token }: Person = staff): Promise<Answered> =>
    call('POST', `/api/order/${orderId}/refund`, { token, body });

  it('requested by the buyer before reading what they paid for locks everything again', async () => {
    const bought = await paid();
    const { person, orderId, checkId } = bought;
    const answer = await call('POST', `/api/order/${orderId}/withdraw`, { token: person.token, body: {} });
    expect(answer).toMatchObject({ status: 200, body: { status: 'refunded', refunded: 9_900 } });
    expect((await explanation(bought)).status).toBe(402);
    expect(await user(bought)).toMatchObject({ lastPaymentTime: null, searchAccessUntil: null });
    expect((await call('GET', '/api/cases/search', { token: person.token })).status).toBe(402);
    const again = await place(person, checkId);
    expect(again.body.id).not.toBe(orderId);
  });

  it('by the firm, in part, leaves the result open; a person who isn’t an admin can’t refund', async () => {
    const bought = await paid();
    const { orderId, person } = bought;
    expect((await refund(orderId, { amount: 900, reason: '사과' }, person)).body.code).toBe('admin_only');
    expect((await refund(orderId, { amount: 20_000, reason: '사과' })).body.code).toBe('invalid_request');
    expect((await refund(orderId, { amount: 900, reason: '늦어서 사과' })).body).toMatchObject({
      status: 'paid',
      refunded: 900,
    });
    expect((await explanation(bought)).status).toBe(200);
    expect((await refund(orderId, { reason: '나머지도' })).body).toMatchObject({ status: 'refunded', refunded: 9_900 });
    expect((await explanation(bought)).status).toBe(402);
  });

  it('is decided on the order as its page shows it, with its whole story; two admins don’t refund a part twice', async () => {
    const { orderId, person } = await paid();
    const get = (path: string) => call('GET', `/api/order/${orderId}${path}`, { token: staff.token });
    const { body: shown } = await get('');
    expect(shown).toMatchObject({
      owner: person.id,
      received: 9_900,
      returned: 0,
      refund: null,
      needsAttention: false,
    });
    const part = { amount: 900, reason: '늦어서 사과', expectedRevision: shown.revision };
    expect((await refund(orderId, part)).body).toMatchObject({ returned: 900, ownerName: shown.ownerName });
    expect((await refund(orderId, part)).body.code).toBe('conflict');
    const { body: story } = await get('/history');
    expect(story.map(({ type }: { type: string }) => type).filter((type: string) => /Refund/.test(type))).toEqual([
      'PaymentRefunded',
      'RefundRequested',
    ]);
    expect(story.find(({ type }: { type: string }) => type === 'RefundRequested')).toMatchObject({
      reason: '늦어서 사과',
      summary: '담당자가 900원 환불을 요청했어요.',
      actor: { id: staff.id },
    });
    expect(story.at(-1)).toMatchObject({ type: 'OrderPlaced', actor: { name: shown.ownerName } });
  });

  it('that the payment service refuses is recorded as failed, and can be tried again', async () => {
    const bought = await paid({ method: { type: 'PaymentMethodCard', refused: true } });
    expect(await refund(bought.orderId, { reason: '요청' })).toMatchObject({
      status: 502,
      body: { code: 'refund_failed' },
    });
    expect((await explanation(bought)).status).toBe(200);
    portone.change(bought.orderId, { method: { type: 'PaymentMethodCard' } });
    expect((await refund(bought.orderId, { reason: '요청' })).body.status).toBe('refunded');
  });
});

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
    const withdrawn = { sensitive: { agreed: false, version: policyVersions.sensitive } };
    expect((await call('POST', '/api/user/term', { token: person.token, body: withdrawn })).status).toBe(200);
    // Refused until the answers that the consent covered are destroyed.
    await expect.poll(async () => (await pdfOf(orderId, person)).status).toBe(200);
    expect((await pdfOf(orderId, person)).bytes.equals(before.bytes)).toBe(false);
    expect(await documentsOf(orderId)).toHaveLength(2);
    await call('POST', `/api/order/${orderId}/refund`, { token: staff.token, body: { reason: '요청' } });
    expect((await pdfOf(orderId, person)).status).toBe(404);
  });
});

describe('the settlement', () => {
  it('is done by a service that starts after another ended between payment and settlement; one receipt is written', async () => {
    const bought = await buyer();
    const { person, orderId } = bought;
    test = await test.restart(portone.environment, async () => portone.pay(orderId));
    await webhook(webhookBody(orderId));
    await expect
      .poll(
        async () => {
          const waiting = { token: staff.token, headers: { 'X-Wait-For': await test.headToken() } };
          const filter = encodeURIComponent(JSON.stringify({ owner: person.id, template: 'order-receipt' }));
          return (await call('GET', `/api/messages?filter=${filter}`, waiting)).body.length;
        },
        { timeout: 8_000, interval: 100 },
      )
      .toBe(1);
  });

  it('shows in the buyer’s list and, with sums, in the firm’s', async () => {
    const { person, orderId } = await buyer();
    const waiting = { 'X-Wait-For': await test.headToken() };
    const mine = await call('GET', '/api/order', { token: person.token, headers: waiting });
    expect(mine.body.map(({ id }: { id: string }) => id)).toEqual([orderId]);
    const all = await call('GET', '/api/order', { token: staff.token, headers: waiting });
    expect(all.body.length).toBeGreaterThan(5);
    const list = (filter: object, more = '') => {
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
      return call('GET', `/api/order?${query}`, { token: staff.token, headers: waiting });
    };
    const unsettled = await list({ unsettled: true, owner: person.id }, '&purpose=export');
    expect(unsettled.body.map(({ id }: { id: string }) => id)).toEqual([orderId]);
    const settled = (await list({ unsettled: true })).body.filter(
      ({ status }: { status: string }) => status === 'paid',
    );
    expect(settled).toEqual([]);
    const log = await call('GET', `/api/admin/user/${person.id}/access-log`, { token: staff.token });
    expect(log.body.map(({ purpose }: { purpose: string }) => purpose)).toContain('export');
    const { days } = (await call('GET', '/api/order/sums', { token: staff.token, headers: waiting })).body;
    const [today] = days;
    expect(today.paid).toBe(today.orders * 9_900);
    expect(today.refunded).toBe(9_900 * 4 + 900);
    const exported = (await call('GET', '/api/user/export', { token: person.token, headers: waiting })).body.orders;
    expect(exported).toMatchObject([{ id: orderId, amount: 9_900 }]);
  });
});
