import { won } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import type { Discrepancy } from '@nomucheck/domain/orders/paying/payment.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const what: Readonly<Record<Discrepancy, string>> = {
  amount: '금액',
  currency: '통화',
  store: '상점',
  channel: '결제 채널',
};

export const orderSentences: SentencesOf<OrderEvent> = {
  OrderPlaced: ({ orderName, amount }) => `‘${orderName}’, ${won(amount)}을 주문했어요.`,
  PaymentBegun: () => '결제창을 다시 열었어요.',
  DepositAwaited: () => '가상계좌를 받아 입금을 기다려요.',
  PaymentFailed: () => '결제가 되지 않았어요.',
  OrderPaid: ({ amount }) => `${won(amount)}을 결제했어요.`,
  PaymentForged: (forged) => `주문과 ${what[forged.what]}이 다른 결제라서 인정하지 않고 취소해요.`,
  PaymentCancelled: () => '확인하기 전에 취소된 결제예요.',
  ResultDocumentWritten: ({ code }) => `전체 결과 문서(${code})를 만들었어요.`,
  PaidContentRead: ({ what }) =>
    what === 'result' ? '구매자가 전체 결과를 처음 열어 보았어요.' : '구매자가 판례 검색을 처음 썼어요.',
  RefundRequested: ({ amount, by }) => `${by === 'buyer' ? '구매자가' : '담당자가'} ${won(amount)} 환불을 요청했어요.`,
  RefundRefused: () => '결제 서비스가 환불을 받아 주지 않았어요.',
  PaymentRefunded: ({ amount, remaining }) =>
    remaining === 0
      ? `${won(amount)}을 환불해서 모두 돌려드렸어요.`
      : `${won(amount)}을 환불했어요. ${won(remaining)}이 남았어요.`,
};
