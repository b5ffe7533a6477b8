import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { won } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { type Order, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { orderStatusNames, paymentMethodNames } from '@nomucheck/domain/orders/order-names.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { type RecordHistory, requireId, titleOf } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly namesOf: NamesOf;
  readonly stories: RecordStories;
};

/** All that happened to an order and its payment. Money that moved can't be put back; a refund is an act of its own. */
export const orderHistory = ({ commands, namesOf, stories }: Parts): RecordHistory => ({
  kind: 'order',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.order');
    requireId(id);
    const stream = orderStream(id);
    const { state: order, revision, createdAt } = await commands.load(orderDecider, stream);
    if (!order) throw new DomainError('order_number_absent');
    const nameOf = await namesOf([order.owner]);
    return {
      title: titleOf(nameOf(order.owner), order.orderName, createdAt ?? ''),
      story: stories({ stream, revision }, historyView, caller),
      discloses: { purpose: 'order', people: [order.owner] },
    };
  },
});

/** Without account numbers: they are needed for the refund alone. */
const historyView: HistoryView<Order | null, OrderEvent> = {
  initialState: orderDecider.initialState,
  evolve: orderDecider.evolve,
  seen: (order) => (order ? wordsOf(order) : {}),
  // No event of an order is about a question.
  sentenceContext: { question: (key) => key },
};

const moved = (amount: number): string | null => (amount === 0 ? null : won(amount));

const wordsOf = ({ status, method, received, returned }: Order): Readonly<Record<string, unknown>> => ({
  상태: orderStatusNames[status],
  '결제 방법': method && paymentMethodNames[method],
  '들어온 돈': moved(received),
  '돌려준 돈': moved(returned),
});
