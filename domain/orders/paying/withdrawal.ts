import { addDays, koreanDateOf, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { isRestDay } from '../../kernel/korean/korean-holidays.ts';
import type { ProductId } from '../products.ts';

/** 전자상거래법 제17조 제1항: seven days, the day of the contract not counted. */
const withdrawalDays = 7;

/** The last day on which a buyer may withdraw: moved off Saturdays and public holidays (민법 제157조, 제161조). */
export const lastDayOfWithdrawal = (paidAt: string): LocalDate => {
  let day = addDays(koreanDateOf(paidAt), withdrawalDays);
  while (isRestDay(day)) day = addDays(day, 1);
  return day;
};

/**
 * Whether the buyer may still withdraw. Once the paid part was read, the service is supplied; the free part of the result
 * is the sample that the law requires for the withdrawal to end there (전자상거래법 제17조 제2항 제5호, 제6항). A consultation can be
 * given back for as long as the firm hasn't begun with it, also after the seven days: the firm decides when it begins.
 */
export const isWithdrawable = (
  order: { readonly product: ProductId; readonly paidAt: string | null; readonly isSupplied: boolean },
  today: LocalDate,
): boolean => {
  const lastDay = lastDayOf(order);
  return order.paidAt !== null && !order.isSupplied && (lastDay === null || today <= lastDay);
};

/** The last day on which this order may be withdrawn; null where no day ends it. */
export const lastDayOf = ({
  product,
  paidAt,
}: {
  readonly product: ProductId;
  readonly paidAt: string | null;
}): LocalDate | null => (product === 'consultation' || paidAt === null ? null : lastDayOfWithdrawal(paidAt));
