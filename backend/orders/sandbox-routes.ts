import { orderOut, sandboxBody } from '@nomucheck/domain/orders/contract.ts';
import { loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Orders } from './orders.ts';
import type { SandboxPlay } from './sandbox/sandbox-provider.ts';
import type { Settlement } from './settlement.ts';

export type SandboxRouteParts = {
  readonly sandbox: SandboxPlay;
  readonly orders: Pick<Orders, 'mine' | 'view'>;
  readonly settlement: Settlement;
};

const lateMs = 5_000;

/** The buttons of the sandbox's payment window. There only where no real payment service is. */
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
      // As the payment service would call: twice at once; or late, after a browser that doesn't come back. If this process ends
      // before, the reconciler finds it.
      if (action === 'twice') await Promise.all([settlement.settle(paymentId), settlement.settle(paymentId)]);
      if (action === 'late') setTimeout(() => void settlement.settle(paymentId).catch(() => {}), lateMs).unref();
      if (action === 'deposit') await settlement.settle(paymentId);
      const after = await orders.mine(paymentId, caller);
      return { body: await orders.view(after, caller), position: after.position };
    },
  });
