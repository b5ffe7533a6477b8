import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { ResultDocumentInput } from '@nomucheck/domain/checks/result-document.ts';
import { orderTemplates } from '@nomucheck/domain/orders/message-templates.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import { listOrders } from '@nomucheck/projections/orders/listing.ts';
import { orderMoney } from '@nomucheck/projections/orders/order-money.ts';
import { orders as ordersTable } from '@nomucheck/projections/orders/orders.ts';
import { ordersOwedBack } from '@nomucheck/projections/orders/owed-back.ts';
import { resultDocuments as documentsTable } from '@nomucheck/projections/orders/result-documents.ts';
import type { accounts } from '../accounts/context.ts';
import { type checks, sensitiveConsentOf } from '../checks/context.ts';
import type { consultations } from '../consultations/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { openDrawing } from '../engine/paper/drawing.ts';
import { subjectsUnder } from '../engine/vault/counted-subjects.ts';
import type { messages } from '../messages/context.ts';
import type { rulesets as rulesetsContext } from '../rulesets/context.ts';
import { orderConsoleRoutes } from './console/order-console-routes.ts';
import { orderFigures } from './console/order-figures.ts';
import { orderHistory } from './console/order-history.ts';
import { createOrderList } from './console/order-list.ts';
import { createSales } from './console/sales.ts';
import { createResultDocuments } from './document/result-documents.ts';
import { documentRoutes } from './document-routes.ts';
import { SETTLE_CONSULTATION, settleConsultation } from './following/consultation-ended.ts';
import { createLeadingDecisions } from './following/leading-decisions.ts';
import {
  orderFollowing,
  SETTLE_ORDER,
  settleOrder,
  WRITE_DOCUMENT,
  WRITE_RECEIPT,
  writeDocument,
  writeReceipt,
} from './following/order-following.ts';
import { createTellNotHeld } from './following/telling-not-held.ts';
import { orderRoutes } from './order-routes.ts';
import { createOrders } from './orders.ts';
import { createMobileReturn } from './portone/mobile-return.ts';
import { createPortOne } from './portone/portone-provider.ts';
import { windowOrigins } from './portone/window-origins.ts';
import { createOrderRecords } from './records/order-records.ts';
import { createOrdersOf } from './records/orders-of.ts';
import { createSandboxPayments } from './sandbox/sandbox-payments.ts';
import { createSandbox } from './sandbox/sandbox-provider.ts';
import { sandboxRoute } from './sandbox-routes.ts';
import { orderSentences } from './sentences.ts';
import { orderSettings } from './settings.ts';
import { createSettlement } from './settlement/settlement.ts';
import { webhookRoute } from './settlement/webhook-routes.ts';

/** The ids of the orders with money that has to be paid back, and whose newest event lies in this span, both ends inclusive. */
export type OrdersOwedBack = (span: Parameters<typeof ordersOwedBack>[1]) => ReturnType<typeof ordersOwedBack>;

type Needs = Pick<OffersOf<typeof messages>, 'messages'> &
  Pick<OffersOf<typeof accounts>, 'searchOpening' | 'reauthentication'> &
  Pick<OffersOf<typeof rulesetsContext>, 'rulesets'> &
  Pick<OffersOf<typeof consultations>, 'consultationSale'> &
  Pick<OffersOf<typeof checks>, 'checkViews' | 'resultOpening' | 'paidResults' | 'paidReading' | 'resultsUnlocked'>;

const DAY_SECONDS = 86_400;
const mostOrders = 10_000;

/** What is sold, and what happened to the money. */
export const orders = defineContext({
  name: 'orders',
  events: orderEvents,
  projections: [ordersTable, orderMoney, documentsTable],
  processManagers: [orderFollowing],
  sentences: orderSentences,
  liveLists: { order: { projection: ordersTable, right: 'menu.order' } },
  messageTemplates: orderTemplates,
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    exportedFrom: [ordersTable],
    tables: { sandbox_payments: { noPersonalData: 'pretended payments, by the order’s id' } },
  },
  settings: orderSettings,
  create: (foundation, needs: Needs, { portOne, pretends, checkResult }) => {
    const {
      consultationSale,
      messages,
      searchOpening,
      reauthentication,
      rulesets,
      checkViews,
      resultOpening,
      paidResults,
      paidReading,
      resultsUnlocked: unlocked,
    } = needs;
    const { configuration, commands, vault, pool, names, stories, indexKey, sealer, stopping, clock, log } = foundation;
    const { publicUrl, isOnThisMachine } = configuration;
    const isPretended = portOne === null && (pretends ?? isOnThisMachine);
    const sandbox = isPretended ? createSandbox(createSandboxPayments(pool)) : null;
    const onAway = (why: string) =>
      log.error({ alarm: 'payment_service_away', why }, 'the payment service gives no answer; it is asked again');
    const provider = sandbox ?? (portOne && createPortOne(portOne, { onAway }));
    if (sandbox) log.warn({ sandboxPayments: true }, 'payments are pretended: no money moves');
    const settlement = createSettlement({
      ...{ commands, provider, resultOpening, searchOpening, consultationSale, clock },
      alarm: (what, order) => log.error({ alarm: `payment_${what}`, order }, 'a payment needs somebody to look'),
    });
    const product = productAt('check-result', checkResult);
    const ordersOf = createOrdersOf(commands);
    const sales = createSales({
      ...{ checkViews, consultationSale, checkResult: product, unlocked },
      leadingDecisions: createLeadingDecisions(rulesets),
    });
    const orders = createOrders({ commands, settlement, provider, sales, ordersOf, publicUrl, clock });
    const tellNotHeld = createTellNotHeld({ commands, consultationSale, messages, publicUrl, clock });
    const drawing = openDrawing<ResultDocumentInput>(new URL('document/draw-document.worker.ts', import.meta.url));
    stopping.signal.addEventListener('abort', () => void drawing.close(), { once: true });
    const documents = createResultDocuments({
      ...{ commands, settlement, paidResults, sealer, drawing, publicUrl, clock },
      consentOf: async (person) => {
        const { state } = await commands.load(userDecider, userStream(person));
        return state && sensitiveConsentOf(state);
      },
      ...{ blobs: vault.blobs, codeKey: indexKey },
    });
    const list = createOrderList({ db: pool, names });
    const refusals = subjectsUnder(indexKey)('refused calls of the payment service');

    const history = orderHistory({ commands, stories, namesOf: createNamesOf(names) });
    return {
      recordHistories: [history],
      offers: {
        orderFigures: orderFigures(pool),
        ordersOwedBack: ((span) => ordersOwedBack(pool, span)) satisfies OrdersOwedBack,
      },
      takesPayments: provider !== null,
      exportOf: async (caller) => {
        const all = { from: 0, to: mostOrders - 1, sort: { field: 'placedAt', descending: false } } as const;
        const { items } = await listOrders(pool, { ...all, filter: { owner: caller.user.id } });
        const exported = [];
        // In sequence: a person with many orders must not use all connections.
        for (const { id } of items) exported.push(await orders.view(await orders.visible(id, caller), caller));
        return { orders: exported };
      },
      effects: {
        [SETTLE_ORDER]: settleOrder({ settlement, clock }),
        [SETTLE_CONSULTATION]: settleConsultation({ settlement, ordersOf, tellNotHeld }),
        [WRITE_DOCUMENT]: writeDocument(documents),
        [WRITE_RECEIPT]: writeReceipt({ commands, settlement, messages, tellNotHeld, publicUrl }),
      },
      ...(portOne ? { foreignPages: { '/check/order': windowOrigins(portOne.gatewayOrigins) } } : {}),
      routes: [
        ...orderRoutes({
          ...{ orders, product, reauthentication },
          mobileReturn: createMobileReturn({ settlement, attempts: vault.attempts, subjectKey: indexKey }),
          list,
          paymentsBy: provider?.by ?? 'none',
          listProjections: [ordersTable.name],
        }),
        ...documentRoutes({ orders, documents, paidReading, db: pool }),
        webhookRoute({
          ...{ provider, settlement },
          refused: async (why) => {
            const today = await vault.attempts.count(refusals, DAY_SECONDS);
            // With a wrong clock, signatures of all webhook calls are refused. The reconciler settles the orders;
            // this line says why it has to.
            log.warn({ alarm: 'payment_call_refused', why, today }, 'a call of the payment service is refused');
          },
        }),
        ...(sandbox ? [sandboxRoute({ sandbox, orders, settlement })] : []),
        // The last: `/api/order/:id` would take the calls of the paths above.
        ...orderConsoleRoutes({
          ...{ orders, list, history, records: createOrderRecords({ commands, orders, names }) },
          ...{ reauthentication, sumProjections: [orderMoney.name] },
        }),
      ],
    };
  },
});
