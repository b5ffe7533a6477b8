import { consultationOfStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after } from '../../engine/process-managers/process-manager.ts';
import type { OrdersOf } from '../records/orders-of.ts';
import { ProviderAway } from '../settlement/payment-provider.ts';
import type { Settlement } from '../settlement/settlement.ts';
import type { TellNotHeld } from './telling-not-held.ts';

/**
 * Settles the order of a consultation that has ended: what the firm hadn't begun with is paid back. Whoever paid by a deposit
 * is asked for the account; of every other payment the refund is told when it is made.
 */
export const SETTLE_CONSULTATION = 'settle-consultation';

const data = z.strictObject({ consultation: z.uuid() });
const providerAwaySeconds = 60;

export const consultationEnded = after(
  definitionIn(consultationEvents, 'ConsultationClosed'),
  z.object({}),
  ({ stream }) => [
    {
      name: SETTLE_CONSULTATION,
      data: { consultation: consultationOfStream(stream) } satisfies z.infer<typeof data>,
    },
  ],
);

/** A refund that is under way is then followed as every other. */
export const settleConsultation =
  ({
    settlement,
    ordersOf,
    tellNotHeld,
  }: {
    readonly settlement: Pick<Settlement, 'settle'>;
    readonly ordersOf: OrdersOf;
    readonly tellNotHeld: TellNotHeld;
  }): JobHandler =>
  async (job) => {
    const { consultation } = data.parse(job.data);
    const { last } = await ordersOf({ checkId: null, consultationId: consultation });
    if (last?.order.status !== 'paid') return;
    try {
      const { loaded } = await settlement.settle(last.id);
      const { status, refund, method } = loaded.order;
      if (status === 'paid' && refund === null && method === 'virtual_account') await tellNotHeld(loaded, job.id);
    } catch (error) {
      if (error instanceof ProviderAway) throw new NotYet(providerAwaySeconds);
      throw error;
    }
  };
