import { z } from 'zod';
import { confirmation } from '../accounts/contract/user.ts';
import { expectedRevision, instant, koreanDay } from '../kernel/contract/values.ts';
import { visibleText } from '../kernel/text/text.ts';
import { accountNumber, bankIds } from './paying/banks.ts';
import { paymentMethods } from './paying/payment.ts';
import { productIds } from './products.ts';

/** The HTTP contract of orders. Amounts are whole won. */

export const orderStatuses = [
  'placed',
  'awaiting_deposit',
  'failed',
  'paid',
  'refunded',
  'forged',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderOut = z.strictObject({
  id: z.uuid(),
  merchantUid: z.string(),
  product: z.enum(productIds),
  orderName: z.string(),
  /** What was ordered: the result of a check, or a consultation; the other one is null. */
  checkId: z.uuid().nullable(),
  consultationId: z.uuid().nullable(),
  amount: z.int(),
  refunded: z.int(),
  status: z.enum(orderStatuses),
  method: z.enum(paymentMethods).nullable(),
  receiptUrl: z.string().nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** The account for the deposit, while it is awaited. */
  deposit: z.strictObject({ bank: z.string(), number: z.string(), expiresAt: instant.nullable() }).nullable(),
  refundPending: z.boolean(),
  /** Whether the buyer may still withdraw, and until when (a Korean date); null: until the firm begins with it. */
  withdrawal: z.strictObject({ open: z.boolean(), lastDay: z.string().nullable() }).nullable(),
  /** Of a consultation that has ended or became free: whether the firm had begun with it; else what was paid is paid back. */
  ended: z.enum(['rendered', 'unused']).nullable(),
  revision: z.int(),
});
export type OrderOut = z.infer<typeof orderOut>;

export const productOut = z.strictObject({
  id: z.enum(productIds),
  name: z.string(),
  description: z.string(),
  price: z.int(),
});
export type ProductOut = z.infer<typeof productOut>;

/** How payments are made: in the provider's window, in the sandbox's, or not available. */
export const paymentsBy = z.enum(['portone', 'sandbox', 'none']);
export type PaymentsBy = z.infer<typeof paymentsBy>;

/** A decision by name. What it says is part of the paid result. */
export const leadingDecision = z.strictObject({
  court: z.string(),
  caseNumber: z.string(),
  decidedOn: z.string().nullable(),
});
export type LeadingDecision = z.infer<typeof leadingDecision>;

export const orderCheckQuery = z.object({ checkId: z.uuid().optional(), consultationId: z.uuid().optional() });
export const orderCheckOut = z.strictObject({
  paid: z.boolean(),
  /** Why it isn't for sale, in words; absent where it is. */
  notForSale: z.string().optional(),
  paymentsBy,
  order: orderOut.optional(),
  /** With the leading decisions on the check's grounds. */
  product: productOut.extend({ precedents: z.array(leadingDecision) }),
});
export type OrderCheckOut = z.infer<typeof orderCheckOut>;

export const soldOut = z.strictObject({ product: productOut, paymentsBy });
export type SoldOut = z.infer<typeof soldOut>;

/** Contains no price or amount: if a client sends one, it is refused as unknown. */
export const placeOrderBody = z.strictObject({
  product: z.enum(productIds),
  checkId: z.uuid().optional(),
  consultationId: z.uuid().optional(),
});

/** The values that the browser passes to the payment window. */
export const paymentParams = z.strictObject({
  by: paymentsBy.exclude(['none']),
  paymentId: z.string(),
  orderName: z.string(),
  totalAmount: z.int(),
  currency: z.literal('KRW'),
  redirectUrl: z.string(),
  storeId: z.string().nullable(),
  channelKey: z.string().nullable(),
});
export type PaymentParams = z.infer<typeof paymentParams>;

export const placedOrder = z.strictObject({
  id: z.uuid(),
  merchantUid: z.string(),
  amount: z.int(),
  orderName: z.string(),
  paymentParams,
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The account for the refund of a deposit. */
export const refundAccountIn = z.strictObject({
  bank: z.enum(bankIds, '은행을 골라 주세요.'),
  number: z.string().trim().regex(accountNumber, '계좌 번호를 숫자로 적어 주세요.'),
  holder: visibleText(60),
});
export type RefundAccountIn = z.infer<typeof refundAccountIn>;

export const returnBody = z.strictObject({ orderId: z.uuid(), paymentId: z.string().max(100) });
export const mobileReturnQuery = z.object({ paymentId: z.string().max(100).optional() });
/** Money goes to an account that a request names only with a `confirmation`: a stolen token alone must not move it. */
export const withdrawBody = z.strictObject({ account: refundAccountIn.optional(), confirmation });
export const refundBody = z.strictObject({
  amount: z.int().positive().optional(),
  account: refundAccountIn.optional(),
  confirmation,
  reason: z.string().trim().min(1).max(500),
  /** Without it, two admins who refund a part at the same time would both refund it. */
  expectedRevision,
});
export type RefundBody = z.infer<typeof refundBody>;
/** What is known of a document to whoever holds it: whether the file is the one that was written, by its SHA-256. */
export const documentOut = z.strictObject({
  code: z.string(),
  writtenAt: instant,
  calculatedAt: instant,
  sha256: z.string(),
  rulesetVersion: z.string(),
  calculatorVersion: z.string(),
  casePosition: z.string(),
});
export type DocumentOut = z.infer<typeof documentOut>;

export const orderQuery = z.object({ id: z.uuid() });

export const sandboxActions = [
  'paid',
  'failed',
  'closed',
  'other_amount',
  'late',
  'twice',
  'virtual_account',
  'deposit',
] as const;
export type SandboxAction = (typeof sandboxActions)[number];
export const sandboxBody = z.strictObject({ paymentId: z.uuid(), action: z.enum(sandboxActions) });

/** A row of the console's list. */
export const orderRowOut = orderOut
  .omit({ deposit: true, withdrawal: true, ended: true, receiptUrl: true, merchantUid: true })
  .extend({ owner: z.uuid(), ownerName: z.string(), needsAttention: z.boolean(), updatedAt: instant });
export type OrderRowOut = z.infer<typeof orderRowOut>;

/** An order on its page in the console. */
export const orderDetailOut = orderOut.extend({
  owner: z.uuid(),
  ownerName: z.string(),
  /** The money that came in, also by a payment that isn't accepted, and the part of it that went back. */
  received: z.int(),
  returned: z.int(),
  /** Requested from the payment service, and neither done nor refused. */
  refund: z.strictObject({ amount: z.int(), by: z.enum(['buyer', 'firm']) }).nullable(),
  needsAttention: z.boolean(),
});
export type OrderDetailOut = z.infer<typeof orderDetailOut>;

export const orderFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  status: z.enum(orderStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  owner: z.uuid().optional(),
  checkId: z.uuid().optional(),
  consultationId: z.uuid().optional(),
  product: z.enum(productIds).optional(),
  needsAttention: z.boolean().optional(),
  /** Money has to go back, or it isn't known yet whether the order is paid. */
  unsettled: z.literal(true).optional(),
  from: koreanDay.optional(),
  to: koreanDay.optional(),
});
export type OrderFilter = z.infer<typeof orderFilter>;
export const orderSorts = ['placedAt', 'amount', 'status', 'updatedAt', 'id'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const orderSums = z.strictObject({
  days: z.array(z.strictObject({ day: z.string(), paid: z.int(), orders: z.int(), refunded: z.int() })),
});
export type OrderSums = z.infer<typeof orderSums>;
export const orderSumsQuery = z.object({ from: koreanDay.optional(), to: koreanDay.optional() });
