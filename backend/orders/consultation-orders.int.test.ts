import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot } from '@nomucheck/domain/consultations/slots.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { createBuyers } from './testing/buyers.fixture.ts';
import { callAbout, startPortOne } from './testing/portone.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let attorney: Person;
const buyers = createBuyers(() => test);
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService({ ...portone.environment, PRICE_CONSULTATION: '55000' });
  attorney = await personOfKind(test, 'advisor');
}, 120_000);
afterAll(async () => {
  await test.stop();
  await portone.stop();
});

const slot = { weekday: 'mon', time: '14:00' } as const;
const post = ({ token }: Person, path: string, body: object) => test.call('POST', path, { token, body });
const get = async ({ token }: Person, path: string) =>
  test.call('GET', path, { token, headers: { 'X-Wait-For': await test.headToken() } });
const typesOf = async (stream: string) => (await test.service.store.read(stream)).map(({ type }) => type);

/** A person who has requested a consultation. */
const requested = async (kind: 'free' | 'paid' = 'paid') => {
  const person = await test.person();
  const wanted = { kind, topic: 'wage', body: '임금을 못 받았어요.', slots: [slot], wantsChanceReview: false };
  const { status, body } = await post(person, '/api/consult', wanted);
  expect(status).toBe(201);
  return { person, id: String(body.id) };
};
const place = (person: Person, consultationId: string) =>
  post(person, '/api/order', { product: 'consultation', consultationId });
const ordered = async () => {
  const { person, id } = await requested();
  const { status, body } = await place(person, id);
  expect(status).toBe(201);
  return { person, id, orderId: String(body.id) };
};
type Ordered = Awaited<ReturnType<typeof ordered>>;
const back = ({ person, id, orderId }: Ordered) => buyers.back({ person, checkId: id, orderId });
const paid = async (): Promise<Ordered> => {
  const bought = await ordered();
  portone.pay(bought.orderId, { amount: 55_000 });
  expect((await back(bought)).body).toMatchObject({ status: 'paid' });
  return bought;
};
const consultation = async ({ person, id }: Pick<Ordered, 'person' | 'id'>) =>
  (await get(person, `/api/consult/${id}`)).body;
const withdraw = ({ person, orderId }: Ordered) => post(person, `/api/order/${orderId}/withdraw`, {});
const answer = async ({ id }: Ordered, of: object) => {
  await post(attorney, `/api/consult/${id}/assign`, { assignee: 'me' });
  expect((await post(attorney, `/api/consult/${id}/answer`, of)).status).toBe(200);
};

it('a paid consultation is booked by its payment, whichever call reports it; neither a result nor the search opens', async () => {
  const bought = await ordered();
  const { person, id, orderId } = bought;
  expect(await consultation(bought)).toMatchObject({ stage: 'unpaid', may: { pay: true } });
  expect((await get(person, `/api/order/check?consultationId=${id}`)).body).toMatchObject({
    paid: false,
    order: { id: orderId, status: 'placed' },
    product: { id: 'consultation', price: 55_000, precedents: [] },
  });
  portone.pay(orderId, { amount: 55_000 });
  await Promise.all([back(bought), back(bought), buyers.signedWebhook(callAbout(orderId))]);
  expect((await back(bought)).body).toMatchObject({
    ...{ status: 'paid', product: 'consultation', checkId: null, consultationId: id },
    withdrawal: { open: true, lastDay: null },
  });
  expect(await consultation(bought)).toMatchObject({
    stage: 'new',
    payment: { amount: 55_000, orderId },
    may: { pay: false },
  });
  expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced', 'OrderPaid']);
  expect(await typesOf(`consultation-${id}`)).toEqual(['ConsultationRequested', 'ConsultationPaid']);
  expect(await typesOf(`user-${person.id}`)).not.toContain('SearchOpened');
  expect((await get(person, '/api/cases/search')).status).toBe(402);
  expect((await get(person, `/api/order/getPdfData?id=${orderId}`)).body.code).toBe('order_fetch_failed');
  expect((await place(person, id)).body.code).toBe('already_paid');
  expect((await get(person, '/api/order')).body).toMatchObject([
    { id: orderId, consultationId: id, product: 'consultation' },
  ]);
});

it('twenty parallel orders of one consultation are one', async () => {
  const { person, id } = await requested();
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(person, id)));
  expect(new Set(placed.map(({ status, body }) => `${status} ${body.id} ${body.amount}`)).size).toBe(1);
  expect(placed[0]).toMatchObject({ status: 201, body: { amount: 55_000 } });
});

it('nobody orders another’s, an unknown, a free or an ended one', async () => {
  const other = await test.person();
  const { person, id } = await requested();
  const ofOther = await place(other, id);
  expect(ofOther.body.code).toBe('not_found');
  expect((await place(other, randomUUID())).body).toEqual(ofOther.body);
  expect((await place(attorney, id)).body.code).toBe('not_found');
  expect((await get(other, `/api/order/check?consultationId=${id}`)).body.code).toBe('not_found');
  const free = await requested('free');
  const refused = await place(free.person, free.id);
  expect([refused.status, refused.body.code]).toEqual([422, 'order_save_failed']);
  await post(person, `/api/consult/${id}/close`, {});
  expect((await place(person, id)).body).toMatchObject({
    code: 'order_save_failed',
    errors: { consultationId: expect.stringContaining('이미 마친') },
  });
});

it('a payment of another amount books nothing and is sent back', async () => {
  const bought = await ordered();
  portone.pay(bought.orderId, { amount: 100 });
  expect((await back(bought)).body.code).toBe('payment_forged');
  expect(await typesOf(`order-${bought.orderId}`)).toEqual(['OrderPlaced', 'PaymentForged', 'PaymentRefunded']);
  expect((await consultation(bought)).stage).toBe('unpaid');
  expect((await place(bought.person, bought.id)).body.id).not.toBe(bought.orderId);
});

it('a withdrawal before the firm’s word gives all of it back, and the consultation waits to be paid again', async () => {
  const bought = await paid();
  expect((await withdraw(bought)).body).toMatchObject({ status: 'refunded', refunded: 55_000 });
  expect(await consultation(bought)).toMatchObject({ stage: 'unpaid', payment: { orderId: null } });
  expect((await place(bought.person, bought.id)).status).toBe(201);
});

it('an agreed time alone doesn’t end the withdrawal; an answer does', async () => {
  const bought = await paid();
  const at = instantOfSlot(daysOfSlot(slot, new Date().toISOString())[0] ?? '', slot);
  await answer(bought, { at });
  expect((await back(bought)).body.withdrawal.open).toBe(true);
  await answer(bought, { message: '그날 뵐게요.' });
  expect((await back(bought)).body.withdrawal.open).toBe(false);
  expect((await withdraw(bought)).body).toMatchObject({
    code: 'withdrawal_over',
    errors: { '': expect.stringContaining('노무사가 답을') },
  });
  // Closing what was rendered returns nothing.
  await post(attorney, `/api/consult/${bought.id}/close`, { outcome: 'advised' });
  expect((await back(bought)).body).toMatchObject({ status: 'paid', refunded: 0 });
});

it('one that is taken back before the firm’s word is paid back without being asked for', async () => {
  const bought = await paid();
  await post(bought.person, `/api/consult/${bought.id}/close`, {});
  await expect.poll(() => typesOf(`order-${bought.orderId}`), { timeout: 8_000 }).toContain('PaymentRefunded');
  expect((await back(bought)).body).toMatchObject({ status: 'refunded', refunded: 55_000 });
});

it('a deposit for one that has ended is told once, with how it comes back, and no receipt promises a consultation', async () => {
  const byDeposit = {
    amount: 55_000,
    method: { type: 'PaymentMethodVirtualAccount', bank: 'KOOKMIN', accountNumber: '110123456789' },
  };
  const told = async ({ person: { email } }: Ordered): Promise<readonly string[]> =>
    (await test.call('GET', '/api/sandbox/mailbox')).body.items
      .filter(({ to }: { to: string }) => to === email)
      .map(({ subject }: { subject: string }) => subject)
      .sort();
  const isPaidBack = '[노무체크] 상담료를 돌려드려요';

  // It ends, and the deposit comes.
  const late = await ordered();
  await post(late.person, `/api/consult/${late.id}/close`, {});
  portone.pay(late.orderId, byDeposit);
  expect((await back(late)).body).toMatchObject({ status: 'paid', ended: 'unused', withdrawal: { open: true } });
  await expect.poll(() => told(late), { timeout: 20_000 }).toEqual([isPaidBack]);

  // The deposit comes, and it ends.
  const early = await ordered();
  portone.pay(early.orderId, byDeposit);
  expect((await back(early)).body).toMatchObject({ status: 'paid', ended: null });
  await expect.poll(() => told(early), { timeout: 20_000 }).toEqual(['[노무체크] 상담 결제 영수증']);
  await post(early.person, `/api/consult/${early.id}/close`, {});
  await expect.poll(() => told(early), { timeout: 20_000 }).toEqual(['[노무체크] 상담 결제 영수증', isPaidBack]);
});
