import type { Order } from '@nomucheck/domain/orders/order.ts';
import type { SearchOpening } from '../../accounts/context.ts';
import type { ResultOpening } from '../../checks/context.ts';
import type { ConsultationSale } from '../../consultations/context.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';

export type FollowingParts = {
  readonly resultOpening: Pick<ResultOpening, 'open' | 'lock'>;
  readonly searchOpening: SearchOpening;
  readonly consultationSale: Pick<ConsultationSale, 'paid' | 'unpaid'>;
};

type Followed = { readonly id: string; readonly order: Order };

/**
 * What other records must be changed. It is decided by the order's state and not by the last event, because the latest state
 * counts. The search belongs to the result of a check: a consultation opens none.
 */
export const createFollowing =
  ({ resultOpening, searchOpening, consultationSale }: FollowingParts) =>
  async ({ id, order }: Followed, contextFor: (purpose: string) => CommandContext): Promise<void> => {
    const { owner, checkId, consultationId, paidAt, status } = order;
    const isPaid = status === 'paid' && paidAt !== null;
    if (consultationId !== null) {
      if (isPaid) await consultationSale.paid(consultationId, id, contextFor('book the consultation'));
      else if (status === 'refunded') {
        await consultationSale.unpaid(consultationId, id, contextFor('give the consultation back'));
      }
    }
    if (checkId === null) return;
    if (isPaid) {
      await resultOpening.open(checkId, id, contextFor('open the result'));
      await searchOpening.open(owner, id, paidAt, contextFor('open the search'));
    } else if (status === 'refunded') {
      await resultOpening.lock(checkId, id, contextFor('lock the result'));
      await searchOpening.close(owner, id, contextFor('close the search'));
    }
  };
