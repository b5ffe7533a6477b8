import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { isOwedBack, isPayable, nextLookAfter, orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { GroundGone } from '../../engine/jobs/ground-gone.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { Messages } from '../../messages/context.ts';
import type { ResultDocuments } from '../document/result-documents.ts';
import { ProviderAway } from '../settlement/payment-provider.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { consultationEnded } from './consultation-ended.ts';
import type { TellNotHeld } from './telling-not-held.ts';

/** Asks the provider for the state of an order's payment until it is settled or can't be paid any more. */
export const SETTLE_ORDER = 'settle-order';
/** Notifies the buyer by e-mail of a payment or a refund. */
export const WRITE_RECEIPT = 'write-receipt';

/** Writes the paid result as a document, so that it is there when its buyer asks for it. */
export const WRITE_DOCUMENT = 'write-result-document';

const settlementData = z.strictObject({ order: z.uuid() });
const receiptData = z.strictObject({
  order: z.uuid(),
  owner: z.uuid(),
  template: z.enum(['order-receipt', 'order-refund', 'consultation-receipt', 'consultation-refund']),
  amount: z.int(),
  remaining: z.int(),
  at: z.iso.datetime(),
});

const owned = z.object({ owner: z.string() });
const paid = owned.extend({ amount: z.int(), consultationId: z.string().nullable() });
const refunded = paid.extend({ remaining: z.int() });
const definition = (type: string) => definitionIn(orderEvents, type);

const settlement = (stream: string): WantedEffect => ({
  name: SETTLE_ORDER,
  data: { order: orderOfStream(stream) } satisfies z.infer<typeof settlementData>,
});
const receipt = (stream: string, content: Omit<z.infer<typeof receiptData>, 'order'>): WantedEffect => ({
  name: WRITE_RECEIPT,
  data: { order: orderOfStream(stream), ...content } satisfies z.infer<typeof receiptData>,
});

/**
 * The effects of order events, which must happen even when a process is killed: checking whether the order was paid,
 * opening what is paid, locking what was refunded, sending money back, and notifying the buyer.
 */
export const orderFollowing = defineProcessManager({
  name: 'order-following',
  reactions: [
    ...['OrderPlaced', 'PaymentBegun', 'PaymentForged', 'RefundRequested'].map((type) =>
      after(definition(type), owned, ({ stream }) => [settlement(stream)]),
    ),
    consultationEnded,
    after(definition('OrderPaid'), paid, ({ stream, data: { owner, amount, consultationId }, at }) => {
      const isOfCheck = consultationId === null;
      const template = isOfCheck ? 'order-receipt' : 'consultation-receipt';
      const document = { name: WRITE_DOCUMENT, data: { order: orderOfStream(stream) } } as const;
      return [
        settlement(stream),
        receipt(stream, { owner, amount, remaining: amount, at, template }),
        ...(isOfCheck ? [document satisfies { data: z.infer<typeof settlementData> }] : []),
      ];
    }),
    after(definition('PaymentRefunded'), refunded, ({ stream, data, at }) => {
      const { owner, amount, remaining, consultationId } = data;
      const template = consultationId === null ? 'order-refund' : 'consultation-refund';
      return [settlement(stream), receipt(stream, { owner, amount, remaining, at, template })];
    }),
  ],
});

export type SettlingParts = { readonly settlement: Settlement; readonly clock: () => Date };

/**
 * This soon after the window was opened the order can't be paid yet, and money that has to go back is being sent back by
 * the call that found it out. A second request at the same time would be refused, and look like a refusal of the refund.
 */
const tooSoonSeconds = 30;
const providerAwaySeconds = 60;

/** Throws `NotYet` while the order isn't settled and may still be paid. */
export const settleOrder =
  ({ settlement, clock }: SettlingParts): JobHandler =>
  async (job) => {
    const { order: id } = settlementData.parse(job.data);
    try {
      const { order: before, updatedAt } = await settlement.load(id);
      const isSoonAfter = (instant: string | null): boolean =>
        instant !== null && clock().getTime() - Date.parse(instant) < tooSoonSeconds * 1_000;
      if (isOwedBack(before) && isSoonAfter(updatedAt)) throw new NotYet(tooSoonSeconds);
      const isFresh = isPayable(before) && isSoonAfter(before.begunAt);
      const order = isFresh ? before : (await settlement.settle(id)).loaded.order;
      const wait = nextLookAfter(order, clock());
      if (wait !== null) throw new NotYet(Math.ceil(wait / 1000));
    } catch (error) {
      // There is no limit: if a payment service is unavailable for a day, its payments must still be found.
      if (error instanceof ProviderAway) throw new NotYet(providerAwaySeconds);
      throw error;
    }
  };

/** Withdrawn or paid back, before or while it was drawn; or the consent was taken back: it is written when the buyer asks for it. */
const notNow: ReadonlySet<string> = new Set(['order_fetch_failed', 'consent_needed']);

/** Throws `NotYet` while what is paid isn't open yet. */
export const writeDocument =
  (documents: ResultDocuments): JobHandler =>
  async (job) => {
    try {
      await documents.pdfOf(settlementData.parse(job.data).order);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'unavailable') throw new NotYet(2);
      throw notNow.has(error.code) ? new GroundGone(error.code) : error;
    }
  };

export type ReceiptParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly settlement: Pick<Settlement, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly tellNotHeld: TellNotHeld;
  readonly publicUrl: string;
};

/**
 * Requests the message under the job's id, so that a repeated job requests the same one. The address is read here; no
 * job contains it.
 */
export const writeReceipt =
  ({ commands, settlement, messages, tellNotHeld, publicUrl }: ReceiptParts): JobHandler =>
  async (job) => {
    const { order: id, owner, template, amount, remaining, at } = receiptData.parse(job.data);
    const loaded = await settlement.load(id);
    const { order } = loaded;
    // No e-mail about a forged payment and its refund, because the buyer never bought anything.
    if (order.paidAt === null) return;
    // A receipt would promise a consultation that isn't held.
    if (template === 'consultation-receipt' && (await tellNotHeld(loaded, job.id))) return;
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const to = user?.personal?.email;
    if (to === undefined) return;
    const params = {
      orderName: order.orderName,
      amount: count(amount),
      remaining: count(remaining),
      order: id,
      paidAt: koreanTimeOf(at).replace('T', ' '),
      link: `${publicUrl}${order.checkId === null ? `/consult/${order.consultationId}` : `/check/result/${order.checkId}`}`,
    };
    await messages.request(
      { owner, channel: 'email', template, notAfter: null, personal: { to, params } },
      { commandId: job.id, at, actor: { id: 'system', role: 'system' }, correlationId: job.id },
    );
  };
