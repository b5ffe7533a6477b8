import { may } from '@nomucheck/domain/accounts/rights.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  mobileReturnQuery,
  type OrderCheckOut,
  type OrderFilter,
  type OrderSort,
  orderCheckOut,
  orderCheckQuery,
  orderFilter,
  orderOut,
  orderQuery,
  orderRowOut,
  orderSorts,
  placedOrder,
  placeOrderBody,
  returnBody,
  type SoldOut,
  soldOut,
  withdrawBody,
} from '@nomucheck/domain/orders/contract.ts';
import { orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderSubject } from '@nomucheck/domain/orders/products.ts';
import { z } from 'zod';
import type { Reauthentication } from '../accounts/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { contentRange, type ListRules, listQuery, parseListQuery } from '../engine/http/requests/list-query.ts';
import { idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { OrderList } from './console/order-list.ts';
import type { Orders } from './orders.ts';
import type { MobileReturn } from './portone/mobile-return.ts';
import { ProviderAway } from './settlement/payment-provider.ts';
import type { LoadedOrder } from './settlement/settlement.ts';

export type OrderRouteParts = {
  readonly orders: Orders;
  readonly mobileReturn: MobileReturn;
  readonly list: OrderList;
  readonly reauthentication: Pick<Reauthentication, 'requireConfirmed'>;
  readonly product: SoldOut['product'];
  readonly paymentsBy: OrderCheckOut['paymentsBy'];
  readonly listProjections: readonly string[];
};

const listRules: ListRules<OrderSort, OrderFilter> = {
  sortable: orderSorts,
  default: { field: 'placedAt', descending: true },
  filter: orderFilter,
};

/** `/api/order`: what is sold, an order and its payment, a person's own orders and the firm's list of all orders. */
export const orderRoutes = (parts: OrderRouteParts): readonly Route[] => {
  const { orders, mobileReturn, list, product, paymentsBy } = parts;

  const answered = async (loaded: LoadedOrder, caller: Caller) => ({
    body: await orders.view(loaded, caller),
    position: loaded.position,
    discloses: { purpose: 'order' as const, people: [loaded.order.owner] },
  });

  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/product',
      summary: 'What the whole result of a check costs and holds: for who looks before signing in.',
      answers: soldOut,
      handle: async () => ({ body: { product, paymentsBy } }),
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/check',
      summary: 'Whether my check or consultation is paid, its order, and what it costs.',
      query: orderCheckQuery,
      answers: orderCheckOut,
      handle: async ({ query }, caller) => {
        const nothing = { paid: false, product: { ...product, precedents: [] } };
        const subject = subjectOf(query);
        return { body: { ...(subject === null ? nothing : await orders.of(subject, caller)), paymentsBy } };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/order',
      summary: 'Places an order at the price of our catalogue; called again, it is the same one.',
      body: placeOrderBody,
      answers: placedOrder,
      status: 201,
      handle: async ({ body, context }, caller) => {
        const { position, ...placed } = await orders.place(ordered(body), caller, context).catch(asUnavailable);
        return { body: placed, position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/order/add',
      summary: "After the browser's payment: asks the payment service what became of it, and opens what is paid.",
      body: returnBody,
      answers: orderOut,
      handle: async ({ body }, caller) => {
        if (body.paymentId !== body.orderId) throw new DomainError('payment_failed');
        return answered(await orders.returned(body.orderId, caller).catch(asUnavailable), caller);
      },
    }),
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/mobileComplete',
      summary: 'Where a payment window that was a page of its own leads back to; then to our page.',
      query: mobileReturnQuery,
      answers: z.unknown(),
      status: 303,
      handle: async ({ query }) => {
        const id = z.uuid().safeParse(query.paymentId);
        // The redirect shows no result, because the caller isn't identified: the page shows it to the buyer only.
        if (id.success) await mobileReturn(id.data);
        const to = id.success ? `?paymentId=${id.data}` : '';
        return { body: {}, headers: { Location: `/check/order/mobileComplete${to}` } };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/getData',
      summary: 'One order: for its buyer and the firm’s admins.',
      query: orderQuery,
      answers: orderOut,
      handle: async ({ query }, caller) => {
        const { position: _position, ...answer } = await answered(await orders.visible(query.id, caller), caller);
        return answer;
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/order',
      summary: 'My orders; for the firm’s admins everybody’s, those with money to go back first.',
      query: listQuery.extend({ purpose: z.literal('export').optional() }),
      answers: z.array(orderRowOut),
      reads: parts.listProjections,
      handle: async ({ query }, caller) => {
        const { purpose = 'order', ...asked } = query;
        const wanted = parseListQuery(asked, listRules);
        const all = may(caller.actor, 'order.refund');
        const filter = all ? wanted.filter : { ...wanted.filter, owner: caller.user.id };
        const { items, total } = await list.page({ ...wanted, filter }, caller);
        return {
          body: items,
          shows: items.map(({ id }) => orderStream(id)),
          discloses: { purpose, people: [...new Set(items.map(({ owner }) => owner))] },
          headers: { 'Content-Range': contentRange(filter.id ? 0 : wanted.from, items.length, total) },
        };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/order/:id/withdraw',
      summary:
        "The buyer's own withdrawal, while it holds: all of it goes back; to another account, with a confirmation.",
      params: idParams,
      body: withdrawBody,
      answers: orderOut,
      handle: async ({ params, body, context }, caller) => {
        if (body.account !== undefined) await parts.reauthentication.requireConfirmed(body.confirmation, caller);
        const wanted = { account: body.account, by: 'buyer' } as const;
        return answered(await orders.refund(params.id, wanted, caller, context).catch(asUnavailable), caller);
      },
    }),
  ];
};

/** What a request is about; null where it names nothing. */
const subjectOf = (named: z.infer<typeof orderCheckQuery>): OrderSubject | null => {
  const { checkId, consultationId } = named;
  if (consultationId !== undefined) return { checkId: null, consultationId };
  return checkId === undefined ? null : { checkId, consultationId: null };
};

/** What the product says that it is for: a request that names something else is a mistake of its sender. */
const ordered = ({ product, ...named }: z.infer<typeof placeOrderBody>): OrderSubject => {
  const isOfCheck = product === 'check-result';
  const subject = subjectOf(isOfCheck ? { checkId: named.checkId } : { consultationId: named.consultationId });
  if (subject) return subject;
  const errors: Record<string, string> = isOfCheck
    ? { checkId: '어느 진단인지 알려 주세요.' }
    : { consultationId: '어느 상담인지 알려 주세요.' };
  throw new DomainError('invalid_request', { errors });
};

/** An unavailable payment service isn't the caller's fault, and nothing is lost: it is asked again. */
export const asUnavailable = (error: unknown): never => {
  throw error instanceof ProviderAway ? new DomainError('unavailable') : error;
};
