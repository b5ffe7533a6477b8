import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { addDays, koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { orderDetailOut, orderSums, orderSumsQuery, refundBody } from '@nomucheck/domain/orders/contract.ts';
import { z } from 'zod';
import type { Reauthentication } from '../../accounts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import { storyAnswer } from '../../engine/http/answers/story-answer.ts';
import { rangeQuery } from '../../engine/http/requests/list-query.ts';
import { adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import { asUnavailable } from '../order-routes.ts';
import type { Orders } from '../orders.ts';
import type { OrderRecords } from '../records/order-records.ts';
import type { LoadedOrder } from '../settlement/settlement.ts';
import type { OrderList } from './order-list.ts';

export type OrderConsoleRouteParts = {
  readonly orders: Pick<Orders, 'visible' | 'refund'>;
  readonly records: OrderRecords;
  readonly history: RecordHistory;
  readonly list: Pick<OrderList, 'sums'>;
  readonly reauthentication: Pick<Reauthentication, 'requireConfirmed'>;
  readonly sumProjections: readonly string[];
};

/** `/api/order` for the firm's admins: one order with its history, refunds, and the sums of all orders. */
export const orderConsoleRoutes = (parts: OrderConsoleRouteParts): readonly Route[] => {
  const { orders, records, history, list, reauthentication, sumProjections } = parts;

  const disclosed = ({ order }: LoadedOrder) => ({ purpose: 'order' as const, people: [order.owner] });
  const shown = async (loaded: LoadedOrder, caller: Caller) => ({
    body: await records.of(loaded, caller),
    headers: { ETag: `"${loaded.revision}"` },
    discloses: disclosed(loaded),
  });

  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/sums',
      summary: 'What came in and went back, by Korean day.',
      query: orderSumsQuery,
      answers: orderSums,
      reads: sumProjections,
      handle: async ({ query, context }) => {
        const to = query.to ?? koreanDateOf(context.at);
        return { body: { days: await list.sums(query.from ?? addDays(to, -29), to) } };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/:id',
      summary: 'One order with its payment and its buyer; with `asOf` as it stood.',
      params: idParams,
      query: recordAsOfQuery,
      answers: orderDetailOut,
      handle: async ({ params, query: { asOf } }, caller) => {
        const loaded = await orders.visible(params.id, caller);
        if (asOf === undefined) return shown(loaded, caller);
        return { body: await records.asOf(loaded, asOf, caller), discloses: disclosed(loaded) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/:id/history',
      summary: 'All that happened to an order and its payment, the newest event first.',
      params: idParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params, query }, caller) => {
        return storyAnswer(await history.find(params.id, caller), query);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/order/:id/refund',
      summary:
        'A refund by the firm, of a part or of all that is left, with a reason; to another account, with a confirmation.',
      params: idParams,
      body: refundBody,
      answers: orderDetailOut,
      handle: async ({ params, body, context, ifMatch }, caller) => {
        const { reason, confirmation, expectedRevision = ifMatch, ...wanted } = body;
        if (wanted.account !== undefined) await reauthentication.requireConfirmed(confirmation, caller);
        const loaded = await orders
          .refund(params.id, { ...wanted, by: 'firm' }, caller, { ...context, reason }, expectedRevision)
          .catch(asUnavailable);
        return { ...(await shown(loaded, caller)), position: loaded.position };
      },
    }),
  ];
};
