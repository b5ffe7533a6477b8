import type { OrderDetailOut, RefundAccountIn, RefundBody } from '@nomucheck/domain/orders/contract.ts';
import { accountNumber, bankIds } from '@nomucheck/domain/orders/paying/banks.ts';

/** What is typed into the refund dialog, besides the reason. */
export type RefundFields = {
  readonly all: boolean;
  /** Whole won, as typed. */
  readonly amount: string;
  /** A bank's id, or nothing. */
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
};

export const emptyRefund: RefundFields = { all: true, amount: '', bank: '', number: '', holder: '' };

type Refundable = Pick<OrderDetailOut, 'status' | 'method' | 'received' | 'returned' | 'refund' | 'revision'>;

/** What can still go back to the buyer, in won; 0 while a refund is under way. */
export const refundable = ({ status, refund, received, returned }: Refundable): number =>
  status === 'paid' && refund === null ? received - returned : 0;

/** A deposit can't be reversed: it is transferred to an account. */
export const needsAccount = ({ method }: Pick<Refundable, 'method'>): boolean => method === 'virtual_account';

/** The amount that the fields mean; null if they mean none that can be refunded. */
export const amountOf = (order: Refundable, { all, amount }: RefundFields): number | null => {
  const left = refundable(order);
  const typed = amount.replaceAll(/[,\s]/g, '');
  const wanted = all ? left : /^\d{1,12}$/.test(typed) ? Number(typed) : 0;
  return wanted >= 1 && wanted <= left ? wanted : null;
};

/** The account that the fields name; null if a part of it is missing. */
const accountOf = ({ bank, number, holder }: RefundFields): RefundAccountIn | null => {
  const id = bankIds.find((each) => each === bank);
  const [digits, name] = [number.trim(), holder.trim()];
  return id !== undefined && accountNumber.test(digits) && name !== ''
    ? { bank: id, number: digits, holder: name }
    : null;
};

export const isFilledIn = (order: Refundable, fields: RefundFields): boolean =>
  amountOf(order, fields) !== null && (!needsAccount(order) || accountOf(fields) !== null);

/** The command. The amount is always named, so that no more goes back than the page showed. */
export const refundOf = (order: Refundable, fields: RefundFields, reason: string): RefundBody => ({
  amount: amountOf(order, fields) ?? undefined,
  ...(needsAccount(order) ? { account: accountOf(fields) ?? undefined } : {}),
  reason,
  expectedRevision: order.revision,
});
