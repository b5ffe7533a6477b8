import { consultationId, orderId, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import type { SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';
import { expect, it } from 'vitest';
import type { SoldConsultation } from '../../consultations/context.ts';
import { createPortOne } from '../portone/portone-provider.ts';
import { placedOrder } from '../testing/order-under-test.fixture.ts';
import { portOneSettings, storeId } from '../testing/portone.fixture.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A consultation that is ordered, and a payment service whose payments the test makes. */
const setUp = async () => {
  const service: { payment: SeenPayment | null; refuses: boolean; asked: number } = {
    ...{ payment: null, refuses: false, asked: 0 },
  };
  const provider: PaymentProvider = {
    ...createPortOne(portOneSettings(null)),
    announce: async () => {},
    find: async () => service.payment,
    cancel: async ({ amount }) => {
      service.asked += 1;
      if (service.refuses) return 'refused';
      if (service.payment)
        service.payment = { ...service.payment, status: 'cancelled', cancellations: [{ id: 'c1', amount }] };
      return 'accepted';
    },
  };
  const told: string[] = [];
  const consultation: { state: SoldConsultation } = { state: { isRendered: false, isOver: false } };
  const order = await placedOrder(provider, new Date('2026-11-22T03:00:00.000Z'), {
    id: consultationId,
    sale: {
      offered: async () => ({ price: 9_900, why: null }),
      stateOf: async () => consultation.state,
      paid: async (id, by) => void told.push(`paid ${id} ${by}`),
      unpaid: async (id, by) => void told.push(`unpaid ${id} ${by}`),
    },
  });
  const pay = (changes: Partial<SeenPayment> = {}) => {
    service.payment = seenOf({ storeId, ...changes });
  };
  const settle = async () => (await order.processes[0].settlement.settle(orderId)).loaded.order;
  return { service, consultation, order, told, pay, settle };
};

it('a consultation is booked when its order is paid; neither a result nor the search opens', async () => {
  const { order, told, pay, settle } = await setUp();
  expect((await settle()).status).toBe('placed');
  expect(told).toEqual([]);
  pay();
  expect((await settle()).status).toBe('paid');
  expect(told).toEqual([`paid ${consultationId} ${orderId}`]);
  expect([order.opened.result.size, order.opened.search.size]).toEqual([0, 0]);
});

it('a payment of another amount books nothing and is sent back', async () => {
  const { told, pay, settle } = await setUp();
  pay({ amount: 100 });
  expect(await settle()).toMatchObject({ status: 'forged', returned: 100 });
  expect(told).toEqual([]);
});

it('one that ended or became free before the firm began with it is paid back without being asked for', async () => {
  const { consultation, told, pay, settle } = await setUp();
  pay();
  await settle();
  consultation.state = { isRendered: false, isOver: true };
  expect(await settle()).toMatchObject({ status: 'refunded', returned: 9_900 });
  expect(told.at(-1)).toBe(`unpaid ${consultationId} ${orderId}`);
});

it('one that ended while it was being paid is paid back, too', async () => {
  const { consultation, pay, settle } = await setUp();
  consultation.state = { isRendered: false, isOver: true };
  pay();
  expect((await settle()).status).toBe('refunded');
});

it('one that was rendered stays paid when it is closed', async () => {
  const { consultation, pay, settle } = await setUp();
  pay();
  consultation.state = { isRendered: true, isOver: true };
  expect(await settle()).toMatchObject({ status: 'paid', returned: 0 });
});

it('a refund that the payment service refuses isn’t asked for again and again', async () => {
  const { service, consultation, order, pay, settle } = await setUp();
  service.refuses = true;
  pay();
  consultation.state = { isRendered: false, isOver: true };
  for (let turn = 0; turn < 3; turn += 1) expect((await settle()).status).toBe('paid');
  expect(service.asked).toBe(1);
  expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid', 'RefundRequested', 'RefundRefused']);
});

it('a deposit waits for its buyer, who names the account', async () => {
  const { service, consultation, pay, settle } = await setUp();
  pay({ method: 'virtual_account' });
  consultation.state = { isRendered: false, isOver: true };
  expect(await settle()).toMatchObject({ status: 'paid', refund: null });
  expect(service.asked).toBe(0);
});
