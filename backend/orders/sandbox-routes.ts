import { orderOut, sandboxBody } from '@nomucheck/domain/orders/contract.ts';
import { loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Orders } from './orders.ts';
import type { SandboxPlay } from './sandbox/sandbox-provider.ts';
import type { Settlement } from './settlement/settlement.ts';

export type SandboxRouteParts = {
  readonly sandbox: SandboxPlay;
  readonly orders: Pick<Orders, 'mine' | 'view'>;
  readonly settlement: Settlement;
};

const lateMs = 5_000;

/** The buttons of the sandbox's payment window. The route exists only without a real payment service. */
export const sandboxRoute = ({ sandbox, orders, settlement }: SandboxRouteParts): Route =>
  loginRoute({
    ...noInput,
    method: 'post',
    path: '/api/order/sandbox',
    summary: 'Plays what can happen to a payment; no money moves.',
    body: sandboxBody,
    answers: orderOut,
    handle: async ({ body: { paymentId, action } }, caller) => {
      const before = await orders.mine(paymentId, caller);
      await sandbox.play(paymentId, before.order.amount, action);
      // Sends webhook calls as a payment service would: twice in parallel, or late, after a browser that didn't
      // return. If this process ends first, the reconciler settles the order.
      if (action === 'twice') await Promise.all([settlement.settle(paymentId), settlement.settle(paymentId)]);
      if (action === 'late') setTimeout(() => void settlement.settle(paymentId).catch(() => {}), lateMs).unref();
      if (action === 'deposit') await settlement.settle(paymentId);
      const after = await orders.mine(paymentId, caller);
      return { body: await orders.view(after, caller), position: after.position };
    },
  });
