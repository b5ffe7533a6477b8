import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import {
  accepted,
  at,
  booked,
  bookedAndPaid,
  checkId,
  consultationId,
  ordered,
  owner,
  paidBy,
  placed,
  refundId,
  seenOf,
} from './order.fixture.ts';
import { isOwedBack, isShown, nextLookAfter, type OrderCommand, orderDecider } from './order.ts';
import { type OrderEvent, type PaidContent, paidContents } from './order-events.ts';
import { lastDayOfWithdrawal } from './paying/withdrawal.ts';
import { productAt } from './products.ts';

const spec = deciderSpec(orderDecider);
const note = (changes: Parameters<typeof seenOf>[0] = {}): OrderCommand => ({
  type: 'NotePayment',
  seen: seenOf(changes),
  accepted,
  at,
});
const byFirm = (amount?: number, id = refundId): OrderCommand => ({
  type: 'RequestRefund',
  refundId: id,
  amount,
  account: null,
  by: { who: 'firm' },
});
const byBuyer = (today: string, isSupplied = false): OrderCommand => ({
  type: 'RequestRefund',
  refundId,
  account: null,
  by: { who: 'buyer', isSupplied, today },
});
const requested = (amount: number, by: 'buyer' | 'firm' = 'firm'): OrderEvent => ({
  type: 'RefundRequested',
  data: { owner, refundId, amount, by, account: null },
});
const refunded = (cancellationId: string, amount: number, remaining: number, asked: string | null): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { owner, checkId, consultationId: null, cancellationId, amount, remaining, refundId: asked },
});

describe('an order', () => {
  const place = (price: number, when = at): OrderCommand => ({
    type: 'PlaceOrder',
    ...{ owner, of: { checkId, consultationId: null }, at: when, product: productAt('check-result', price) },
  });

  it('is placed at the price of the catalogue', () => {
    spec.given().when(place(9_900)).thenHappens(placed);
  });

  it('is the same one for a second click; later its payment begins again, at the price of the first time', () => {
    spec.given(placed).when(place(9_900)).thenHappens();
    const later = '2026-11-22T04:00:00.000Z';
    spec
      .given(placed)
      .when(place(12_000, later))
      .thenHappens({ type: 'PaymentBegun', data: { owner, at: later } });
  });

  it('is paid once', () => {
    spec.given(placed, paidBy('card')).when(place(9_900)).thenRefused('already_paid');
  });

  it('can’t be paid again once its payment was forged or refunded', () => {
    spec
      .given(placed, paidBy('card'), refunded('c1', 9_900, 0, null))
      .when(place(9_900))
      .thenRefused('order_save_failed');
  });
});

describe('an order of a consultation', () => {
  it('is placed and paid with the consultation in place of a check', () => {
    const product = productAt('consultation', 55_000);
    const of = { checkId: null, consultationId } as const;
    spec.given().when({ type: 'PlaceOrder', owner, of, product, at }).thenHappens(booked);
    const [, paid] = bookedAndPaid;
    if (!paid) throw new Error('no payment here');
    spec
      .given(booked)
      .when(note({ amount: 55_000 }))
      .thenHappens(paid);
    expect(spec.given(...bookedAndPaid).state()).toMatchObject({ checkId: null, consultationId, status: 'paid' });
  });

  it('with another amount is forged, as every order is', () => {
    const forged = { owner, transactionId: 't1', what: 'amount', amount: 100, currency: 'KRW' } as const;
    spec
      .given(booked)
      .when(note({ amount: 100 }))
      .thenHappens({ type: 'PaymentForged', data: forged });
  });

  it('can be withdrawn on any day until the firm has begun with it, and then no more', () => {
    const back = {
      type: 'RefundRequested',
      data: { owner, refundId, amount: 55_000, by: 'buyer', account: null },
    } as const;
    for (const today of ['2026-11-22', '2027-03-01'])
      spec
        .given(...bookedAndPaid)
        .when(byBuyer(today))
        .thenHappens(back);
    spec
      .given(...bookedAndPaid)
      .when(byBuyer('2026-11-22', true))
      .thenRefused('withdrawal_over', { errors: { '': expect.stringContaining('상담이 시작되어서') } });
  });

  it('is refunded with the consultation in the event, so that it is given back', () => {
    spec
      .given(...bookedAndPaid)
      .when(note({ status: 'cancelled', amount: 55_000, cancellations: [{ id: 'c1', amount: 55_000 }] }))
      .thenHappens({
        type: 'PaymentRefunded',
        data: {
          ...{ owner, checkId: null, consultationId, cancellationId: 'c1' },
          ...{ amount: 55_000, refundId: null, remaining: 0 },
        },
      });
  });
});

describe('the provider’s report of a payment', () => {
  it('is refused if the order doesn’t exist', () => {
    spec.given().when(note()).thenRefused('order_number_absent');
  });

  it('settles the order once', () => {
    spec.given(placed).when(note()).thenHappens(paidBy('card'));
    spec.given(placed, paidBy('card')).when(note()).thenHappens();
  });

  it.each([
    ['another amount', { amount: 100 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['another store', { storeId: 'store-of-another' }, 'store'],
    ['a channel for trying', { channel: 'test' }, 'channel'],
  ] as const)('with %s is a forged attempt, which opens nothing and is owed back', (_name, changes, what) => {
    const { amount, currency, transactionId } = seenOf(changes);
    const forged: OrderEvent = { type: 'PaymentForged', data: { owner, transactionId, what, amount, currency } };
    spec.given(placed).when(note(changes)).thenHappens(forged);
    const state = spec.given(placed, forged).state();
    expect(state?.status).toBe('forged');
    expect(state && isOwedBack(state)).toBe(true);
    const back = note({ ...changes, status: 'cancelled', cancellations: [{ id: 'c1', amount }] });
    const after = spec.given(placed, forged).when(back).state();
    expect(after?.status).toBe('forged');
    expect(after && isOwedBack(after)).toBe(false);
  });

  it('waits for a deposit, and settles when it arrives', () => {
    const account = { bank: '국민', number: '123-456', expiresAt: null };
    const awaiting = note({ status: 'deposit_awaited', method: 'virtual_account', account });
    const waiting: OrderEvent = {
      type: 'DepositAwaited',
      data: { owner, transactionId: 't1', account, expiresAt: null },
    };
    spec.given(placed).when(awaiting).thenHappens(waiting);
    spec.given(placed, waiting).when(awaiting).thenHappens();
    spec
      .given(placed, waiting)
      .when(note({ method: 'virtual_account' }))
      .thenHappens(paidBy('virtual_account'));
  });

  it('of a failure never undoes a payment; a payment after a failure counts', () => {
    const failure: OrderEvent = { type: 'PaymentFailed', data: { owner, transactionId: 't1' } };
    spec
      .given(placed)
      .when(note({ status: 'failed' }))
      .thenHappens(failure);
    spec
      .given(placed, failure)
      .when(note({ status: 'failed' }))
      .thenHappens();
    spec
      .given(placed, paidBy('card'))
      .when(note({ status: 'failed' }))
      .thenHappens();
    spec
      .given(placed, failure)
      .when(note({ transactionId: 't2' }))
      .thenHappens(paidBy('card', 't2'));
  });

  it('of a payment that was refunded before any other report opens nothing', () => {
    const gone = note({ status: 'cancelled', cancellations: [{ id: 'c1', amount: 9_900 }] });
    spec
      .given(placed)
      .when(gone)
      .thenHappens({ type: 'PaymentCancelled', data: { owner, transactionId: 't1' } });
  });

  it('of a payment that was partly refunded before settles the order with the rest', () => {
    spec
      .given(placed)
      .when(note({ status: 'partly_cancelled', cancellations: [{ id: 'c1', amount: 900 }] }))
      .thenHappens(paidBy('card'), refunded('c1', 900, 9_000, null));
  });
});

describe('a refund', () => {
  it('by the firm is requested in part or in full, one at a time, never more than is left', () => {
    spec
      .given(...ordered)
      .when(byFirm(3_000))
      .thenHappens(requested(3_000));
    spec
      .given(...ordered)
      .when(byFirm())
      .thenHappens(requested(9_900));
    spec
      .given(...ordered)
      .when(byFirm(10_000))
      .thenRefused('invalid_request');
    spec
      .given(...ordered, requested(3_000))
      .when(byFirm(1, owner))
      .thenRefused('stage_wrong');
    spec.given(placed).when(byFirm()).thenRefused('stage_wrong');
  });

  it('is done once the provider reports it; after a full refund the order is refunded', () => {
    const back = note({ status: 'partly_cancelled', cancellations: [{ id: 'c1', amount: 3_000 }] });
    const part = [...ordered, requested(3_000), refunded('c1', 3_000, 6_900, refundId)];
    spec
      .given(...ordered, requested(3_000))
      .when(back)
      .thenHappens(refunded('c1', 3_000, 6_900, refundId));
    expect(spec.given(...part).state()).toMatchObject({ status: 'paid', refund: null, returned: 3_000 });
    spec
      .given(...part)
      .when(back)
      .thenHappens();
    expect(spec.given(...part, refunded('c2', 6_900, 0, null)).state()?.status).toBe('refunded');
  });

  it('that the provider refuses can be requested again', () => {
    const refused: OrderEvent = { type: 'RefundRefused', data: { owner, refundId } };
    spec
      .given(...ordered, requested(9_900))
      .when({ type: 'NoteRefundRefused', refundId })
      .thenHappens(refused);
    spec
      .given(...ordered, requested(9_900), refused)
      .when(byFirm())
      .thenHappens(requested(9_900));
  });

  it('by the buyer is possible for seven days, and until the paid part was read', () => {
    const lastDay = lastDayOfWithdrawal(at);
    // 29 November 2026 is a Sunday.
    expect(lastDay).toBe('2026-11-30');
    spec
      .given(...ordered)
      .when(byBuyer(lastDay))
      .thenHappens(requested(9_900, 'buyer'));
    spec
      .given(...ordered)
      .when(byBuyer('2026-12-01'))
      .thenRefused('withdrawal_over');
    spec
      .given(...ordered)
      .when(byBuyer('2026-11-22', true))
      .thenRefused('withdrawal_over', { errors: { '': expect.stringContaining('이미 열어 보셔서') } });
  });

  it('by the buyer ends at the first look at any part of what was paid for; a look after it shows nothing', () => {
    const readOf = (what: PaidContent): OrderEvent => ({ type: 'PaidContentRead', data: { owner, what } });
    const withdrawn = requested(9_900, 'buyer');
    const shown = (what: PaidContent, ...events: readonly OrderEvent[]): boolean => {
      const order = spec
        .given(
          ...events,
          ...spec
            .given(...events)
            .when({ type: 'NoteRead', what })
            .events(),
        )
        .state();
      return order !== null && isShown(order, what);
    };
    for (const what of paidContents) {
      const note: OrderCommand = { type: 'NoteRead', what };
      spec.given(placed).when(note).thenHappens();
      spec
        .given(...ordered)
        .when(note)
        .thenHappens(readOf(what));
      spec
        .given(...ordered, readOf(what))
        .when(note)
        .thenHappens();
      spec
        .given(...ordered, readOf(what))
        .when(byBuyer('2026-11-22'))
        .thenRefused('withdrawal_over', { errors: { '': expect.stringContaining('이미 열어 보셔서') } });
      spec
        .given(...ordered, withdrawn)
        .when(note)
        .thenHappens();
      expect(shown(what, placed)).toBe(false);
      expect(shown(what, ...ordered)).toBe(true);
      expect(shown(what, ...ordered, requested(1_000))).toBe(true);
      expect(shown(what, ...ordered, withdrawn)).toBe(false);
      expect(shown(what, ...ordered, withdrawn, refunded('c1', 9_900, 0, refundId))).toBe(false);
      const refused: OrderEvent = { type: 'RefundRefused', data: { owner, refundId } };
      expect(shown(what, ...ordered, withdrawn, refused)).toBe(true);
    }
  });

  it('of a deposit needs an account', () => {
    spec.given(placed, paidBy('virtual_account')).when(byFirm()).thenRefused('invalid_request');
  });
});

describe('asking the provider again', () => {
  const order = spec.given(placed).state();
  const after = (minutes: number) => order && nextLookAfter(order, new Date(Date.parse(at) + minutes * 60_000));

  it('happens 1, 5, 15 and 60 minutes after the window was opened, then no more', () => {
    const minutes: number[] = [];
    for (let elapsed = 0, wait = after(0); wait !== null && wait !== undefined; wait = after(elapsed)) {
      elapsed += wait / 60_000;
      minutes.push(elapsed);
    }
    expect(minutes).toEqual([1, 5, 15, 60]);
  });

  it('continues while a refund is outstanding, and while a deposit may still arrive', () => {
    const owing = spec.given(...ordered, requested(9_900)).state();
    expect(owing && nextLookAfter(owing, new Date(at))).toBe(300_000);
    const waiting = spec
      .given(placed, {
        type: 'DepositAwaited',
        data: { owner, transactionId: 't1', account: null, expiresAt: '2026-11-25T00:00:00.000Z' },
      })
      .state();
    expect(waiting && nextLookAfter(waiting, new Date('2026-11-24T00:00:00.000Z'))).toBe(21_600_000);
    expect(waiting && nextLookAfter(waiting, new Date('2026-11-26T00:00:00.000Z'))).toBeNull();
  });
});
