import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { OrderEvent, PaidContent, RefundAccount, WrittenDocument } from './order-events.ts';
import {
  type AcceptedPayments,
  type DepositAccount,
  discrepancyOf,
  type PaymentMethod,
  type SeenPayment,
} from './paying/payment.ts';
import { isWithdrawable } from './paying/withdrawal.ts';
import type { OrderSubject, Product, ProductId } from './products.ts';

/**
 * An order. Its id is the payment's id at the provider. `placed`, `failed` and `awaiting_deposit` can still be paid;
 * `forged` and `cancelled` can't, because a payment id can't be paid twice: the next order of the same check or consultation
 * gets another id.
 */
export type Order = {
  readonly owner: string;
  readonly product: ProductId;
  /** One of both is null. */
  readonly checkId: string | null;
  readonly consultationId: string | null;
  readonly orderName: string;
  readonly amount: number;
  /** When the payment window was last opened (ISO). */
  readonly begunAt: string;
  readonly paidAt: string | null;
  readonly status: 'placed' | 'awaiting_deposit' | 'failed' | 'paid' | 'refunded' | 'forged' | 'cancelled';
  /** The payment that counted, or the last one that didn't. */
  readonly transactionId: string | null;
  readonly deposit: { readonly account: DepositAccount | null; readonly expiresAt: string | null } | null;
  readonly method: PaymentMethod | null;
  readonly receiptUrl: string | null;
  /** The amount received, also of a forged payment; and the refunded part of it. */
  readonly received: number;
  readonly returned: number;
  readonly cancellations: readonly string[];
  /** Of the paid result, in the order in which they were written. */
  readonly documents: readonly WrittenDocument[];
  /** What the buyer was shown of what they paid for. */
  readonly read: readonly PaidContent[];
  /** Requested from the provider, and neither done nor refused. */
  readonly refund: Refund | null;
};

export type Refund = {
  readonly refundId: string;
  readonly amount: number;
  readonly by: 'buyer' | 'firm';
  readonly account: RefundAccount | null;
};

export type OrderCommand =
  /** Sent again for an order that can still be paid: the payment window opens again, at the price of the first time. */
  | {
      readonly type: 'PlaceOrder';
      readonly owner: string;
      readonly product: Product;
      readonly of: OrderSubject;
      readonly at: string;
    }
  /** The provider's report; the same report again does nothing. */
  | {
      readonly type: 'NotePayment';
      readonly seen: SeenPayment;
      readonly accepted: AcceptedPayments;
      readonly at: string;
    }
  | {
      readonly type: 'RequestRefund';
      readonly refundId: string;
      /** By default the whole rest. */
      readonly amount?: number | undefined;
      readonly account: RefundAccount | null;
      /** A refund by the buyer has a time limit; one by the firm has none. */
      readonly by:
        | { readonly who: 'firm' }
        | {
            readonly who: 'buyer';
            /**
             * By the check's own record, where reading was recorded before the order recorded it; by the consultation's, whether
             * the firm has begun with it.
             */
            readonly isSupplied: boolean;
            readonly today: LocalDate;
          };
    }
  /** Before the buyer is shown a part of what they paid for: `isShown` of the order after it says whether they are. */
  | { readonly type: 'NoteRead'; readonly what: PaidContent }
  | { readonly type: 'NoteRefundRefused'; readonly refundId: string }
  | { readonly type: 'NoteResultDocument'; readonly document: WrittenDocument };

export const isPayable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'placed' || status === 'failed' || status === 'awaiting_deposit';

/**
 * The buyer may be shown what they paid for. A withdrawal takes it away at once, before any money goes back, so that nobody gets both; it
 * is back where the refund is refused.
 */
export const isOpenToBuyer = ({ status, refund }: Pick<Order, 'status' | 'refund'>): boolean =>
  status === 'paid' && refund?.by !== 'buyer';

/** 전자상거래법 제17조 제2항 제5호. */
const alreadySupplied: Readonly<Record<ProductId, string>> = {
  'check-result': '결제한 내용을 이미 열어 보셔서 청약철회를 할 수 없어요.',
  consultation: '노무사가 답을 드렸거나 상담이 시작되어서 청약철회를 할 수 없어요.',
};

/** Whether this part may be shown to the buyer: it is open to them, and that they see it is recorded. */
export const isShown = (order: Order, what: PaidContent): boolean => isOpenToBuyer(order) && order.read.includes(what);

/** A refund is due, and isn't known to be done. */
export const isOwedBack = ({ status, received, returned, refund }: Order): boolean =>
  refund !== null || (status === 'forged' && returned < received);

/** The provider is asked this long after the payment window was opened, in case the browser doesn't return from it. */
const looksAfterMs = [1, 5, 15, 60].map((minutes) => minutes * 60_000);
const depositLookMs = 6 * 3_600_000;

/** Milliseconds until the provider is to be asked about an order again; null: not before the next report. */
export const nextLookAfter = (order: Order, now: Date): number | null => {
  if (isOwedBack(order)) return 5 * 60_000;
  if (!isPayable(order)) return null;
  const elapsed = now.getTime() - Date.parse(order.begunAt);
  const next = looksAfterMs.find((after) => after > elapsed);
  if (next !== undefined) return next - elapsed;
  const { expiresAt } = order.deposit ?? {};
  const awaited = order.status === 'awaiting_deposit' && (!expiresAt || now.toISOString() < expiresAt);
  return awaited ? depositLookMs : null;
};

const decide = (command: OrderCommand, order: Order | null): readonly OrderEvent[] => {
  if (command.type === 'PlaceOrder') return order ? beginAgain(order, command.at) : [place(command)];
  if (!order) throw new DomainError('order_number_absent');
  switch (command.type) {
    case 'NotePayment':
      return notePayment(order, command);
    case 'RequestRefund':
      return requestRefund(order, command);
    case 'NoteRefundRefused':
      if (order.refund?.refundId !== command.refundId) return [];
      return [{ type: 'RefundRefused', data: { owner: order.owner, refundId: command.refundId } }];
    case 'NoteRead':
      if (!isOpenToBuyer(order) || order.read.includes(command.what)) return [];
      return [{ type: 'PaidContentRead', data: { owner: order.owner, what: command.what } }];
    case 'NoteResultDocument':
      // Withdrawn or paid back in the meantime: nothing of the result is handed out any more.
      if (!isOpenToBuyer(order)) throw new DomainError('order_fetch_failed');
      return [{ type: 'ResultDocumentWritten', data: { owner: order.owner, ...command.document } }];
  }
};

const place = ({ owner, product, of, at }: Extract<OrderCommand, { type: 'PlaceOrder' }>): OrderEvent => ({
  type: 'OrderPlaced',
  data: { owner, product: product.id, orderName: product.name, amount: product.price, currency: 'KRW', ...of, at },
});

/** Two clicks, or two tabs, are one start: the provider is asked at intervals after it (`nextLookAfter`). */
const oneBeginMs = 60_000;

const beginAgain = (order: Order, at: string): readonly OrderEvent[] => {
  if (order.status === 'paid') throw new DomainError('already_paid');
  if (!isPayable(order)) throw new DomainError('order_save_failed');
  if (Date.parse(at) - Date.parse(order.begunAt) < oneBeginMs) return [];
  return [{ type: 'PaymentBegun', data: { owner: order.owner, at } }];
};

const notePayment = (
  order: Order,
  { seen, accepted, at }: Extract<OrderCommand, { type: 'NotePayment' }>,
): readonly OrderEvent[] => {
  const { owner } = order;
  const { transactionId } = seen;
  if (seen.status === 'pending') return [];
  if (!isPayable(order)) return transactionId === order.transactionId ? moneyBack(order, seen) : [];
  if (seen.status === 'failed') {
    const known = order.status === 'failed' && order.transactionId === transactionId;
    return known ? [] : [{ type: 'PaymentFailed', data: { owner, transactionId } }];
  }
  if (seen.status === 'deposit_awaited') {
    if (order.status === 'awaiting_deposit' && order.transactionId === transactionId) return [];
    const { account } = seen;
    return [{ type: 'DepositAwaited', data: { owner, transactionId, account, expiresAt: account?.expiresAt ?? null } }];
  }
  // A cancelled deposit that never arrived has no refunded amount; it also counts as cancelled.
  if (seen.status === 'cancelled') return [{ type: 'PaymentCancelled', data: { owner, transactionId } }];

  const what = discrepancyOf(order, seen, accepted);
  const came: OrderEvent = what
    ? {
        type: 'PaymentForged',
        data: { owner, transactionId, what, amount: seen.amount, currency: seen.currency },
      }
    : {
        type: 'OrderPaid',
        data: {
          ...{ owner, checkId: order.checkId, consultationId: order.consultationId },
          ...{ transactionId, amount: seen.amount },
          ...{ method: seen.method, receiptUrl: seen.receiptUrl, at },
        },
      };
  return [came, ...moneyBack(evolved(order, came), seen)];
};

/** The refunds since the last report, in the provider's order. */
const moneyBack = (order: Order, { cancellations }: SeenPayment): readonly OrderEvent[] => {
  const { owner, checkId, consultationId, refund } = order;
  let remaining = order.received - order.returned;
  return cancellations
    .filter(({ id }) => !order.cancellations.includes(id))
    .flatMap(({ id: cancellationId, amount }, index): OrderEvent[] => {
      const back = Math.min(amount, remaining);
      if (back <= 0) return [];
      remaining -= back;
      const refundId = index === 0 ? (refund?.refundId ?? null) : null;
      const of = { owner, checkId, consultationId };
      return [{ type: 'PaymentRefunded', data: { ...of, cancellationId, amount: back, refundId, remaining } }];
    });
};

const requestRefund = (
  order: Order,
  { refundId, amount, account, by }: Extract<OrderCommand, { type: 'RequestRefund' }>,
): readonly OrderEvent[] => {
  const { owner, refund, received, returned, method } = order;
  if (refund?.refundId === refundId) return [];
  if (order.status !== 'paid' || refund) throw new DomainError('stage_wrong');
  if (by.who === 'buyer') {
    const { product, paidAt } = order;
    const isSupplied = by.isSupplied || order.read.length > 0;
    if (!isWithdrawable({ product, paidAt, isSupplied }, by.today))
      throw new DomainError('withdrawal_over', isSupplied ? { errors: { '': alreadySupplied[product] } } : {});
  }
  const left = received - returned;
  const wanted = amount ?? left;
  if (!Number.isSafeInteger(wanted) || wanted < 1 || wanted > left) {
    throw new DomainError('invalid_request', { errors: { amount: `1원부터 ${left}원까지 환불할 수 있어요.` } });
  }
  if (method === 'virtual_account' && !account) {
    throw new DomainError('invalid_request', { errors: { account: '돌려받을 계좌를 적어 주세요.' } });
  }
  return [{ type: 'RefundRequested', data: { owner, refundId, amount: wanted, by: by.who, account } }];
};

const evolve = (order: Order | null, event: OrderEvent): Order | null => {
  if (event.type === 'OrderPlaced') {
    const { currency: _currency, at, ...of } = event.data;
    return { ...newOrder, ...of, begunAt: at };
  }
  return order && evolved(order, event);
};

const evolved = (order: Order, event: OrderEvent): Order => {
  switch (event.type) {
    case 'PaymentBegun':
      return { ...order, begunAt: event.data.at };
    case 'DepositAwaited': {
      const { transactionId, account, expiresAt } = event.data;
      return { ...order, status: 'awaiting_deposit', transactionId, deposit: { account, expiresAt } };
    }
    case 'PaymentFailed':
      return { ...order, status: 'failed', transactionId: event.data.transactionId };
    case 'OrderPaid': {
      const { transactionId, amount, method, receiptUrl, at } = event.data;
      return { ...order, status: 'paid', transactionId, received: amount, method, receiptUrl, paidAt: at };
    }
    case 'PaymentForged':
      return { ...order, status: 'forged', transactionId: event.data.transactionId, received: event.data.amount };
    case 'PaymentCancelled':
      return { ...order, status: 'cancelled', transactionId: event.data.transactionId };
    case 'RefundRequested': {
      const { refundId, amount, by, account } = event.data;
      return { ...order, refund: { refundId, amount, by, account } };
    }
    case 'RefundRefused':
      return { ...order, refund: null };
    case 'PaymentRefunded': {
      const { cancellationId, amount, remaining, refundId } = event.data;
      return {
        ...order,
        status: remaining === 0 && order.status === 'paid' ? 'refunded' : order.status,
        returned: order.returned + amount,
        cancellations: [...order.cancellations, cancellationId],
        refund: refundId === order.refund?.refundId || remaining === 0 ? null : order.refund,
      };
    }
    case 'ResultDocumentWritten': {
      const { owner: _owner, ...document } = event.data;
      return { ...order, documents: [...order.documents, document] };
    }
    case 'PaidContentRead':
      return { ...order, read: [...order.read, event.data.what] };
    default:
      return order;
  }
};

export const orderDecider: Decider<Order | null, OrderCommand, OrderEvent> = { initialState: null, decide, evolve };

const newOrder = {
  status: 'placed',
  paidAt: null,
  transactionId: null,
  deposit: null,
  method: null,
  receiptUrl: null,
  received: 0,
  returned: 0,
  cancellations: [],
  documents: [],
  read: [],
  refund: null,
} as const satisfies Partial<Order>;

export const orderStream = (id: string): string => `order-${id}`;
export const orderOfStream = (stream: string): string => stream.replace(/^order-/, '');
