import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { isPayable, nextLookAfter, orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { Messages } from '../messages/context.ts';
import { ProviderAway } from './payment-provider.ts';
import type { Settlement } from './settlement.ts';

/** Asks the provider after an order, until it is settled or nobody will pay it any more. */
export const SETTLE_ORDER = 'settle-order';
/** Tells the buyer by e-mail that it is paid, or paid back. */
export const WRITE_RECEIPT = 'write-receipt';

const toSettle = z.strictObject({ order: z.uuid() });
const toTell = z.strictObject({
  order: z.uuid(),
  owner: z.uuid(),
  template: z.enum(['order-receipt', 'order-refund']),
  amount: z.int(),
  remaining: z.int(),
  at: z.iso.datetime(),
});

const owned = z.object({ owner: z.string() });
const paid = owned.extend({ amount: z.int() });
const refunded = paid.extend({ remaining: z.int() });
const definition = (type: string) => definitionIn(orderEvents, type);

const settling = (stream: string): WantedEffect => ({
  name: SETTLE_ORDER,
  data: { order: orderOfStream(stream) } satisfies z.infer<typeof toSettle>,
});
const telling = (stream: string, told: Omit<z.infer<typeof toTell>, 'order'>): WantedEffect => ({
  name: WRITE_RECEIPT,
  data: { order: orderOfStream(stream), ...told } satisfies z.infer<typeof toTell>,
});

/**
 * What must not be forgotten of an order, whoever dies: that somebody looks whether it was paid, that what is paid is open and
 * what was paid back is locked, that money goes back, that the buyer is told.
 */
export const orderFollowing = defineProcessManager({
  name: 'order-following',
  reactions: [
    ...['OrderPlaced', 'PaymentBegun', 'PaymentForged', 'RefundRequested'].map((type) =>
      after(definition(type), owned, ({ stream }) => [settling(stream)]),
    ),
    after(definition('OrderPaid'), paid, ({ stream, data: { owner, amount }, at }) => [
      settling(stream),
      telling(stream, { owner, amount, remaining: amount, at, template: 'order-receipt' }),
    ]),
    after(definition('PaymentRefunded'), refunded, ({ stream, data: { owner, amount, remaining }, at }) => [
      settling(stream),
      telling(stream, { owner, amount, remaining, at, template: 'order-refund' }),
    ]),
  ],
});

export type SettlingParts = { readonly settlement: Settlement; readonly clock: () => Date };

/** So soon after the window was opened nobody has paid yet. */
const tooSoonMs = 30_000;
const providerAwaySeconds = 60;

/** Throws `NotYet` while the order isn't settled and may yet be. */
export const settleOrder =
  ({ settlement, clock }: SettlingParts): JobHandler =>
  async (job) => {
    const { order: id } = toSettle.parse(job.data);
    try {
      let { order } = await settlement.load(id);
      const isFresh = isPayable(order) && clock().getTime() - Date.parse(order.begunAt) < tooSoonMs;
      if (!isFresh) ({ order } = (await settlement.settle(id)).loaded);
      const wait = nextLookAfter(order, clock());
      if (wait !== null) throw new NotYet(Math.ceil(wait / 1000));
    } catch (error) {
      // As long as it takes: a payment service that is away for a day must not leave a payment unheard of.
      if (error instanceof ProviderAway) throw new NotYet(providerAwaySeconds);
      throw error;
    }
  };

export type TellingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly settlement: Pick<Settlement, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly publicUrl: string;
};

/** Asks for the message under the job's id: done again, it is the same one. The address is read here, and in no job. */
export const writeReceipt =
  ({ commands, settlement, messages, publicUrl }: TellingParts): JobHandler =>
  async (job) => {
    const { order: id, owner, template, amount, remaining, at } = toTell.parse(job.data);
    const { order } = await settlement.load(id);
    // What was forged came and went without the buyer ever having bought anything here.
    if (order.paidAt === null) return;
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const to = user?.personal?.email;
    if (to === undefined) return;
    const params = {
      orderName: order.orderName,
      amount: won(amount),
      remaining: won(remaining),
      order: id,
      paidAt: koreanTimeOf(at).replace('T', ' '),
      link: `${publicUrl}/check/result/${order.checkId}`,
    };
    await messages.request(
      { owner, channel: 'email', template, notAfter: null, personal: { to, params } },
      { commandId: job.id, at, actor: { id: 'system', role: 'system' }, correlationId: job.id },
    );
  };

const won = (amount: number): string => amount.toLocaleString('ko-KR');
