import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LeadingDecision } from '@nomucheck/domain/orders/contract.ts';
import { whyNotForSale } from '@nomucheck/domain/orders/for-sale.ts';
import { type OrderSubject, type Product, productAt } from '@nomucheck/domain/orders/products.ts';
import type { CheckViews, LoadedCheck } from '../../checks/context.ts';
import type { ConsultationSale } from '../../consultations/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { LeadingDecisions } from '../following/leading-decisions.ts';
import type { LoadedOrder } from '../settlement/settlement.ts';

/** What is sold, to whom, and whether a buyer has had it. */
export type Sales = {
  /** What is sold of this check or consultation. For its owner alone: throws `check_fetch_failed`, `not_found`. */
  offered(of: OrderSubject, caller: Caller): Promise<Offered>;
  /** Whether what was paid for was supplied, by the record of the check or the consultation. */
  isSupplied(loaded: LoadedOrder, caller: Caller, at: string): Promise<boolean>;
  /** Of a consultation that has ended or became free: whether the firm had begun with it. */
  endOf(order: Pick<LoadedOrder['order'], 'consultationId'>, at: string): Promise<'rendered' | 'unused' | null>;
};

type Offered = {
  readonly product: Product;
  /** Why it isn't for sale, in words, and the field that says so; null where it is. */
  readonly notForSale: string | null;
  readonly precedents: () => Promise<readonly LeadingDecision[]>;
};

export type SalesParts = {
  readonly checkViews: Pick<CheckViews, 'visible'>;
  readonly consultationSale: Pick<ConsultationSale, 'offered' | 'stateOf'>;
  readonly leadingDecisions: LeadingDecisions;
  readonly checkResult: Product;
  /** True when every result is open without payment, so none is sold. */
  readonly unlocked: boolean;
};

export const createSales = (parts: SalesParts): Sales => {
  const { checkViews, consultationSale, leadingDecisions, checkResult, unlocked } = parts;

  const ownCheck = async (checkId: string, caller: Caller): Promise<LoadedCheck> => {
    const found = await checkViews.visible(checkId, caller);
    if (found.check.owner !== caller.user.id) throw new DomainError('check_fetch_failed');
    return found;
  };

  return {
    offered: async ({ checkId, consultationId }, caller) => {
      if (checkId !== null) {
        const { check } = await ownCheck(checkId, caller);
        const why = whyNotForSale(check.calculations.at(-1)?.calculation);
        return {
          product: checkResult,
          notForSale: why ?? (unlocked ? '지금은 결제할 수 없어요.' : null),
          precedents: () => leadingDecisions(check),
        };
      }
      const { price, why } = await consultationSale.offered(consultationId, caller);
      return {
        product: productAt('consultation', price ?? 0),
        notForSale: why ?? (price === null ? notSold : null),
        precedents: async () => [],
      };
    },

    endOf: async ({ consultationId }, at) => {
      const sold = consultationId === null ? null : await consultationSale.stateOf(consultationId, at);
      if (!sold?.isOver) return null;
      return sold.isRendered ? 'rendered' : 'unused';
    },

    isSupplied: async ({ id, order }, caller, at) => {
      if (order.consultationId !== null) {
        return (await consultationSale.stateOf(order.consultationId, at))?.isRendered ?? false;
      }
      // Also of orders whose reading was recorded in the check, before the order recorded it.
      if (order.read.length > 0 || order.checkId === null) return order.read.length > 0;
      const { check } = await checkViews.visible(order.checkId, caller);
      return check.opened?.orderId === id && check.opened.isRead;
    },
  };
};

const notSold = '지금은 판매하지 않아요.';
