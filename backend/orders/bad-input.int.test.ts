import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { never } from '../testing/routes/route-request.fixture.ts';
import { type Answered, type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { type Bought, createBuyers } from './testing/buyers.fixture.ts';
import { callAbout, forgeries, signedCall, startPortOne } from './testing/portone.fixture.ts';
import { openStored } from './testing/stored.fixture.ts';

/** What the service refuses leaves nothing behind: no event, no row. Only a refused webhook call is counted. */

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let stored: ReturnType<typeof openStored>;
let staff: Person;
let other: Person;
let bought: Bought;
let paid: Bought;
let deposited: Bought;
const buyers = createBuyers(() => test);

beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  stored = openStored(test);
  [staff, other] = [await test.staff(), await test.person()];
  [bought, paid, deposited] = [await buyers.buyer(), await buyers.buyer(), await buyers.buyer()];
  portone.pay(paid.orderId);
  portone.pay(deposited.orderId, { method: { type: 'PaymentMethodVirtualAccount', accountNumber: '1' } });
  for (const order of [paid, deposited]) await buyers.back(order);
  // Nothing that follows from the payments is left to do.
  const written = async (order: Bought) =>
    (await test.service.store.read(`order-${order.orderId}`)).some(({ type }) => type === 'ResultDocumentWritten');
  await vi.waitFor(
    async () => expect([await written(paid), await written(deposited), await receipts()]).toEqual([true, true, 2]),
    { timeout: 60_000 },
  );
});
afterAll(async () => {
  await stored.close();
  await test.stop();
  await portone.stop();
});

const receipts = async (): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ template: 'order-receipt', status: 'sent' }));
  return (await test.call('GET', `/api/messages?filter=${filter}`, { token: staff.token })).body.length;
};

const post = (path: string, { token }: Person, body: unknown): Promise<Answered> =>
  test.call('POST', path, { token, body });
const get = (path: string, { token }: Person): Promise<Answered> => test.call('GET', path, { token });

/** The code of the answer, and what it stored. */
const outcomeOf = async (call: () => Promise<Answered>) => {
  const [before, counted] = [await stored.read(), await stored.counted()];
  const { status, body } = await call();
  const [after, countedThen] = [await stored.read(), await stored.counted()];
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return { status, code: body.code, changed, counted: countedThen - counted };
};
const refused = (status: number, code: string) => ({ status, code, changed: [], counted: 0 });

type Case = readonly [what: string, call: () => Promise<Answered>, status: number, code: string];
const place = (person: () => Person, body: () => object) => () => post('/api/order', person(), body());
const buyer = () => bought.person;
const someone = () => other;
const refund = (order: () => Bought, body: object) => () => post(`/api/order/${order().orderId}/refund`, staff, body);
const unpaid = () => bought;
const account = { bank: 'KOOKMIN', number: '123-45-67890', holder: '김하나' };

const cases: readonly Case[] = [
  // Another person's order.
  ['reading another’s order', () => get(`/api/order/getData?id=${bought.orderId}`, other), 404, 'order_number_absent'],
  ['taking another’s PDF', () => get(`/api/order/getPdfData?id=${paid.orderId}`, other), 404, 'order_number_absent'],
  [
    'taking a buyer’s PDF as staff',
    () => get(`/api/order/getPdfData?id=${paid.orderId}`, staff),
    404,
    'order_number_absent',
  ],
  ['returning from another’s payment', () => buyers.back({ ...bought, person: other }), 404, 'order_number_absent'],
  [
    'withdrawing another’s order',
    () => post(`/api/order/${paid.orderId}/withdraw`, other, {}),
    404,
    'order_number_absent',
  ],
  ['opening another’s order as staff do', () => get(`/api/order/${bought.orderId}`, other), 403, 'admin_only'],
  ['reading another’s story', () => get(`/api/order/${bought.orderId}/history`, other), 403, 'admin_only'],
  [
    'refunding one’s own order',
    () => post(`/api/order/${paid.orderId}/refund`, paid.person, { reason: '요청' }),
    403,
    'admin_only',
  ],
  // Another person's check, and one without a result.
  [
    'ordering for another’s check',
    place(someone, () => ({ product: 'check-result', checkId: bought.checkId })),
    404,
    'check_fetch_failed',
  ],
  [
    'ordering for a check as staff',
    place(
      () => staff,
      () => ({ product: 'check-result', checkId: bought.checkId }),
    ),
    404,
    'check_fetch_failed',
  ],
  [
    'asking the price of another’s check',
    () => get(`/api/order/check?checkId=${bought.checkId}`, other),
    404,
    'check_fetch_failed',
  ],
  [
    'ordering for a check that doesn’t exist',
    place(buyer, () => ({ product: 'check-result', checkId: never })),
    404,
    'check_fetch_failed',
  ],
  ['ordering for no check', place(buyer, () => ({ product: 'check-result' })), 400, 'invalid_request'],
  [
    'ordering what is paid',
    place(
      () => paid.person,
      () => ({ product: 'check-result', checkId: paid.checkId }),
    ),
    409,
    'already_paid',
  ],
  // Products that aren't sold, and amounts from the client.
  [
    'ordering a consultation for a check',
    place(buyer, () => ({ product: 'consultation', checkId: bought.checkId })),
    400,
    'invalid_request',
  ],
  [
    'ordering a result for a consultation',
    place(buyer, () => ({ product: 'check-result', consultationId: never })),
    400,
    'invalid_request',
  ],
  [
    'ordering what nobody has heard of',
    place(buyer, () => ({ product: 'gold', checkId: bought.checkId })),
    400,
    'invalid_request',
  ],
  [
    'naming the amount',
    place(buyer, () => ({ product: 'check-result', checkId: bought.checkId, amount: 100 })),
    400,
    'invalid_request',
  ],
  [
    'naming the price',
    place(buyer, () => ({ product: 'check-result', checkId: bought.checkId, price: 0 })),
    400,
    'invalid_request',
  ],
  [
    'naming an amount on return',
    () => post('/api/order/add', buyer(), { orderId: bought.orderId, paymentId: bought.orderId, amount: 9_900 }),
    400,
    'invalid_request',
  ],
  [
    'naming an amount on withdrawal',
    () => post(`/api/order/${paid.orderId}/withdraw`, paid.person, { amount: 99_000 }),
    400,
    'invalid_request',
  ],
  // Ids that the provider, or the service, doesn't know.
  ['returning without a payment', () => buyers.back(bought), 422, 'payment_failed'],
  [
    'returning with another payment',
    () => post('/api/order/add', buyer(), { orderId: bought.orderId, paymentId: paid.orderId }),
    422,
    'payment_failed',
  ],
  [
    'returning to an order that doesn’t exist',
    () => buyers.back({ ...bought, orderId: never }),
    404,
    'order_number_absent',
  ],
  [
    'returning to what is no id',
    () => post('/api/order/add', buyer(), { orderId: 'x', paymentId: 'x' }),
    400,
    'invalid_request',
  ],
  ['reading an order that doesn’t exist', () => get(`/api/order/${never}`, staff), 404, 'order_number_absent'],
  // Refunds that can't be.
  ['withdrawing what isn’t paid', () => post(`/api/order/${bought.orderId}/withdraw`, buyer(), {}), 409, 'stage_wrong'],
  ['refunding what isn’t paid', refund(unpaid, { reason: '요청' }), 409, 'stage_wrong'],
  ['refunding without a reason', refund(() => paid, { reason: '  ' }), 400, 'invalid_request'],
  ['refunding nothing', refund(() => paid, { amount: 0, reason: '요청' }), 400, 'invalid_request'],
  ['refunding less than nothing', refund(() => paid, { amount: -900, reason: '요청' }), 400, 'invalid_request'],
  ['refunding half a won', refund(() => paid, { amount: 0.5, reason: '요청' }), 400, 'invalid_request'],
  ['refunding more than was paid', refund(() => paid, { amount: 9_901, reason: '요청' }), 400, 'invalid_request'],
  [
    'refunding an order as it no longer is',
    refund(() => paid, { reason: '요청', expectedRevision: 0 }),
    409,
    'conflict',
  ],
  ['refunding a deposit to no account', refund(() => deposited, { reason: '요청' }), 400, 'invalid_request'],
  [
    'refunding a deposit to an unknown bank',
    refund(() => deposited, { reason: '요청', account: { ...account, bank: '국민' } }),
    400,
    'invalid_request',
  ],
  [
    'refunding a deposit to no number',
    refund(() => deposited, { reason: '요청', account: { ...account, number: '모름' } }),
    400,
    'invalid_request',
  ],
];

describe('an order and its payment', () => {
  it.each(cases)('refuse %s, and nothing is stored', async (_what, call, status, code) => {
    expect(await outcomeOf(call)).toEqual(refused(status, code));
  });

  it('refuse an order of an unfinished check, and nothing is stored', async () => {
    const { id: checkId } = await buyers.draft(other);
    expect(await outcomeOf(() => buyers.place(other, checkId))).toEqual(refused(422, 'order_save_failed'));
  });
});

describe('a call of the payment service', () => {
  it.each(Object.keys(forgeries))('with %s is refused, and only its refusal is counted', async (forgery) => {
    // It is really paid: only the call is forged.
    portone.pay(bought.orderId);
    const forged = forgeries[forgery]?.(callAbout(bought.orderId)) ?? signedCall('');
    const asked = portone.askedAbout(bought.orderId);
    const outcome = await outcomeOf(() => buyers.webhook(forged));
    expect(portone.askedAbout(bought.orderId)).toBe(asked);
    portone.forget(bought.orderId);
    const isFirst = outcome.changed.length > 0;
    expect(outcome).toEqual({
      ...refused(400, 'invalid_request'),
      counted: 1,
      changed: isFirst ? ['vault.attempts'] : [],
    });
  });

  it.each<[string, () => string]>([
    ['a payment that isn’t ours', () => callAbout(randomUUID())],
    ['a payment of another system', () => callAbout('imp_1234')],
    [
      'an order that nobody has paid, though it says so',
      () => callAbout(bought.orderId, { data: { totalAmount: 9_900 } }),
    ],
    ['what is no payment', () => JSON.stringify({ type: 'BillingKey.Issued', data: { billingKey: 'x' } })],
    ['what nobody has heard of', () => callAbout(bought.orderId, { type: 'Transaction.Unheard' })],
    ['a payment in the form of an older version', () => JSON.stringify({ payment_id: bought.orderId, status: 'Paid' })],
  ])('about %s is accepted, and nothing is stored', async (_what, body) => {
    expect(await outcomeOf(() => buyers.signedWebhook(body()))).toEqual({
      ...{ status: 200, code: undefined, changed: [], counted: 0 },
    });
  });

  it('that is refused is told in the log with why, and with nothing of its content or of the buyer', async () => {
    for (const forgery of ['a signature that is too old', 'a signature of the future', 'a wrong signature']) {
      await buyers.webhook(forgeries[forgery]?.(callAbout(bought.orderId)) ?? signedCall(''));
    }
    const told = test.logged();
    // What says that the clock of this machine is wrong.
    expect(told).toMatch(/"alarm":"payment_call_refused","why":"TIMESTAMP_TOO_OLD"/);
    expect(told).toMatch(/"alarm":"payment_call_refused","why":"TIMESTAMP_TOO_NEW"/);
    expect(told).toMatch(/"alarm":"payment_call_refused","why":"NO_MATCHING_SIGNATURE"/);
    expect(told).not.toContain('webhook-signature');
    expect(told).not.toContain(bought.person.email);
  });

  it('that is larger than any of PortOne’s is refused, and nothing is stored', async () => {
    const large = signedCall(callAbout(bought.orderId, { data: { text: 'x'.repeat(70_000) } }));
    expect(await outcomeOf(() => buyers.webhook(large))).toEqual(refused(413, 'payload_too_large'));
  });
});
