import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { documentCode } from './document-code.ts';
import { discrepancies, paymentMethods } from './paying/payment.ts';
import { productIds } from './products.ts';

/**
 * Events of one order and its payment. `owner` is the buyer; account numbers are sealed under their key. Amounts are whole
 * won.
 */

const owner = z.uuid();
const amount = z.int().positive();
const transactionId = z.string().min(1).max(100);
const at = z.iso.datetime();
const providersId = z.string().min(1).max(100);
/** What was ordered: the result of a check, or a consultation. The other one is null. */
const subject = { checkId: z.uuid().nullable(), consultationId: z.uuid().nullable() };

export const depositAccount = z.strictObject({
  bank: storableText(60),
  number: storableText(60),
  expiresAt: z.iso.datetime().nullable(),
});
/** The account for the refund of a virtual-account deposit: such a deposit can't be reversed. */
export const refundAccount = z.strictObject({
  bank: storableText(60),
  number: storableText(60),
  holder: storableText(60),
});
export type RefundAccount = z.infer<typeof refundAccount>;

const placed = z.strictObject({
  owner,
  product: z.enum(productIds),
  orderName: storableText(100),
  amount,
  currency: z.literal('KRW'),
  ...subject,
  at,
});
const begun = z.strictObject({ owner, at });
const deposit = z.strictObject({
  owner,
  transactionId,
  /** null once the buyer's key is destroyed. */
  account: depositAccount.nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
const failed = z.strictObject({ owner, transactionId });
const paid = z.strictObject({
  owner,
  ...subject,
  transactionId,
  amount,
  method: z.enum(paymentMethods),
  receiptUrl: storableText(500).nullable(),
  /** When this service counted the payment: the search is open for a day from then, even if the provider was asked late. */
  at,
});
const forged = z.strictObject({
  owner,
  transactionId,
  what: z.enum(discrepancies),
  /** The provider's data; `amount` of the payment has to be refunded. */
  amount: z.int().min(0),
  currency: storableText(20),
});
const cancelled = z.strictObject({ owner, transactionId });
const refundRequested = z.strictObject({
  owner,
  refundId: z.uuid(),
  amount,
  by: z.enum(['buyer', 'firm']),
  /** null if the money goes back by the way of payment, and once the buyer's key is destroyed. */
  account: refundAccount.nullable(),
});
const refundRefused = z.strictObject({ owner, refundId: z.uuid() });
const refunded = z.strictObject({
  owner,
  ...subject,
  cancellationId: providersId,
  amount,
  /** null if it wasn't requested here: a chargeback, or a refund made at the provider. */
  refundId: z.uuid().nullable(),
  /** The rest of the paid amount; 0: the whole amount was refunded. */
  remaining: z.int().min(0),
});

/** The paid result as a document: what anyone who holds it may ask for, and nothing of what it says. */
const documentWritten = z.strictObject({
  owner,
  calculationId: z.uuid(),
  calculatedAt: z.iso.datetime(),
  /** Printed on it; unguessable. */
  code: z.string().regex(documentCode),
  /** Of the file's bytes, hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The name of the sealed file in the vault. */
  blob: z.string().regex(/^[0-9a-f]{64}$/),
  rulesetVersion: z.string(),
  calculatorVersion: z.string(),
  /** As it is printed on the document. It is only shown, so it stays what it was where the log moves to another store. */
  casePosition: z.string(),
});
export type WrittenDocument = Omit<z.infer<typeof documentWritten>, 'owner'>;

/** What an order opens to its buyer: the steps of the result, and the search for a day. */
export const paidContents = ['result', 'search'] as const;
export type PaidContent = (typeof paidContents)[number];
const contentRead = z.strictObject({ owner, what: z.enum(paidContents) });

export type OrderEvent =
  | { type: 'OrderPlaced'; data: z.infer<typeof placed> }
  | { type: 'PaymentBegun'; data: z.infer<typeof begun> }
  | { type: 'DepositAwaited'; data: z.infer<typeof deposit> }
  | { type: 'PaymentFailed'; data: z.infer<typeof failed> }
  | { type: 'OrderPaid'; data: z.infer<typeof paid> }
  | { type: 'PaymentForged'; data: z.infer<typeof forged> }
  | { type: 'PaymentCancelled'; data: z.infer<typeof cancelled> }
  | { type: 'RefundRequested'; data: z.infer<typeof refundRequested> }
  | { type: 'RefundRefused'; data: z.infer<typeof refundRefused> }
  | { type: 'PaymentRefunded'; data: z.infer<typeof refunded> }
  | { type: 'ResultDocumentWritten'; data: z.infer<typeof documentWritten> }
  | { type: 'PaidContentRead'; data: z.infer<typeof contentRead> };

/** In version 1 every order was of a check. */
const upcast = {
  1: (data: unknown) => ({ ...z.record(z.string(), z.unknown()).parse(data), consultationId: null }),
};

export const orderEvents = [
  defineEvent({ type: 'OrderPlaced', version: 2, schema: placed, upcast }),
  /** The payment window was opened once more. */
  defineEvent({ type: 'PaymentBegun', version: 1, schema: begun }),
  defineEvent({
    type: 'DepositAwaited',
    version: 1,
    schema: deposit,
    sealed: { person: 'owner', fields: ['account'] },
  }),
  defineEvent({ type: 'PaymentFailed', version: 1, schema: failed }),
  defineEvent({ type: 'OrderPaid', version: 2, schema: paid, upcast }),
  /** Paid, but not as ordered: nothing is opened, and the money is refunded. */
  defineEvent({ type: 'PaymentForged', version: 1, schema: forged }),
  /** Refunded in full before the payment was ever counted. */
  defineEvent({ type: 'PaymentCancelled', version: 1, schema: cancelled }),
  defineEvent({
    type: 'RefundRequested',
    version: 1,
    schema: refundRequested,
    sealed: { person: 'owner', fields: ['account'] },
  }),
  defineEvent({ type: 'RefundRefused', version: 1, schema: refundRefused }),
  defineEvent({ type: 'PaymentRefunded', version: 2, schema: refunded, upcast }),
  defineEvent({ type: 'ResultDocumentWritten', version: 1, schema: documentWritten }),
  /** The buyer was shown this part for the first time: from then on they can't withdraw. */
  defineEvent({ type: 'PaidContentRead', version: 1, schema: contentRead }),
] as const;
