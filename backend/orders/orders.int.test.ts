import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answered,
  type Person,
  password,
  startTestService,
  type TestService,
} from '../testing/test-service.fixture.ts';
import { type Bought, createBuyers } from './testing/buyers.fixture.ts';
import { callAbout, startPortOne } from './testing/portone.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let staff: Person;
const buyers = createBuyers(() => test);
const { buyer, place, back } = buyers;
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
const webhook = (paymentId: string, type?: string): Promise<Answered> =>
  buyers.signedWebhook(callAbout(paymentId, type === undefined ? {} : { type }));
const explanation = ({ person, checkId }: Bought): Promise<Answered> =>
  call('GET', `/api/check/${checkId}/explanation`, { token: person.token });
const typesOf = async (stream: string): Promise<string[]> =>
  (await test.service.store.read(stream)).map(({ type }) => type);
const count = (types: readonly string[], type: string): number => types.filter((each) => each === type).length;
const user = async ({ person }: Bought) => (await call('GET', '/api/user/session', { token: person.token })).body;

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
  it('is one for twenty parallel calls, at the service’s price', async () => {
    const { person, checkId, orderId } = await buyer();
    const again = await Promise.all(Array.from({ length: 20 }, () => place(person, checkId)));
    expect(new Set(again.map(({ status, body }) => `${status} ${body.id} ${body.amount}`))).toEqual(
      new Set([`201 ${orderId} 9900`]),
    );
    expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced']);
  });

  it('is offered with its price and, by name alone, the leading decisions on the check’s grounds', async () => {
    const { person, checkId, orderId } = await buyer();
    const { body } = await call('GET', `/api/order/check?checkId=${checkId}`, { token: person.token });
    expect(body).toMatchObject({ paid: false, order: { id: orderId }, product: { id: 'check-result', price: 9_900 } });
    expect(body.product.precedents.length).toBeGreaterThan(0);
    // Of the same ground, but no one at the firm has found its text.
    expect(JSON.stringify(body.product.precedents)).not.toContain('99두10902');
    for (const decision of body.product.precedents)
      expect(Object.keys(decision)).toEqual(['court', 'caseNumber', 'decidedOn']);
    expect((await call('GET', '/api/order/product')).body.product).not.toHaveProperty('precedents');
  });
});

describe('a payment', () => {
  it('opens the result and the search once, whichever call reports it, however often and in parallel', async () => {
    const bought = await buyer();
    const { checkId, orderId, person } = bought;
    expect(await inside(bought)).not.toMatch(/"steps"|"point"|"keywords"/);
    expect((await explanation(bought)).body.code).toBe('result_payment_needed');
    portone.pay(orderId);
    const mobile = () => fetch(`${test.base}/api/order/mobileComplete?paymentId=${orderId}`, { redirect: 'manual' });
    const [redirect] = await Promise.all([
      mobile(),
      ...Array.from({ length: 6 }, () => back(bought)),
      ...Array.from({ length: 6 }, () => webhook(orderId)),
      ...['Transaction.Ready', 'Transaction.Failed', 'Transaction.Unheard'].map((type) => webhook(orderId, type)),
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

  it('is asked for once in some seconds by its mobile return, however often anybody calls that, and never for an unknown order', async () => {
    const { orderId } = await buyer();
    const unknown = randomUUID();
    const mobile = (id: string) =>
      fetch(`${test.base}/api/order/mobileComplete?paymentId=${id}`, { redirect: 'manual' });
    const calls = Array.from({ length: 30 }, (_, n) => mobile(n % 2 === 0 ? orderId : unknown));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([303]));
    await mobile(orderId);
    expect([portone.askedAbout(orderId), portone.askedAbout(unknown)]).toEqual([1, 0]);
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
      deposit: { bank: '국민은행', number: '123-456' },
    });
    expect((await explanation(bought)).status).toBe(402);
    portone.change(bought.orderId, { status: 'PAID' });
    await webhook(bought.orderId);
    expect((await explanation(bought)).status).toBe(200);
  });

  it('is asked for again when the payment service was unavailable', async () => {
    const bought = await buyer();
    portone.pay(bought.orderId);
    portone.trouble('bad_gateway');
    expect((await back(bought)).body.code).toBe('unavailable');
    expect((await webhook(bought.orderId)).status).toBe(503);
    expect(test.logged()).toMatch(/"alarm":"payment_service_away","why":"SyntaxError"/);
    portone.trouble(null);
    expect((await back(bought)).body.status).toBe('paid');
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

  it('of a deposit goes to the account that its buyer names, under the bank’s name at the payment service', async () => {
    const bought = await paid({ method: { type: 'PaymentMethodVirtualAccount', accountNumber: '1' } });
    const { person, orderId } = bought;
    const account = { bank: 'K_BANK', number: '100-1234-56789', holder: '김해고' };
    const { token } = person;
    const withdraw = (body: object) => call('POST', `/api/order/${orderId}/withdraw`, { token, body });
    expect((await withdraw({ account })).body).toMatchObject({
      code: 'forbidden',
      errors: { confirmation: expect.stringContaining('비밀번호') },
    });
    const { proof } = (await call('POST', '/api/user/confirmation', { token, body: { current: password } })).body;
    const answer = await withdraw({ account, confirmation: proof });
    expect(answer.body).toMatchObject({ status: 'refunded', refunded: 9_900 });
    expect(portone.cancellationsOf(orderId)).toMatchObject([
      { refundAccount: { bank: 'K_BANK', number: '100123456789', holderName: '김해고' } },
    ]);
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
    const { body: then } = await get(`?asOf=r${shown.revision}`);
    expect(then).toEqual({ ...shown, withdrawal: null });
    expect((await get(`?asOf=${shown.placedAt}`)).body).toMatchObject({ status: 'placed', received: 0, paidAt: null });
    expect((await get('?asOf=2020-01-01')).body.code).toBe('not_found');
    expect((await get('?asOf=r99')).body.code).toBe('not_found');
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

describe('the settlement', () => {
  it('is done by a service that starts after another ended between payment and settlement; one receipt is written', async () => {
    const bought = await buyer();
    const { person, orderId } = bought;
    test = await test.restart(portone.environment, async () => portone.pay(orderId));
    await webhook(orderId);
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
    const byDeposit = (await list({ method: 'virtual_account' })).body;
    expect(byDeposit.length).toBeGreaterThan(0);
    expect(new Set(byDeposit.map(({ method }: { method: string }) => method))).toEqual(new Set(['virtual_account']));
    expect((await list({ method: 'cash' })).status).toBe(400);
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
