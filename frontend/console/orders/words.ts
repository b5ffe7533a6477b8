import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { orderStatusNames, paymentMethodNames } from '@nomucheck/domain/orders/order-names.ts';
import type { Column } from '../export/csv.ts';

export const methodName = ({ method }: Pick<OrderRowOut, 'method'>): string =>
  method === null ? '' : paymentMethodNames[method];

/** The file that is downloaded; amounts are whole won, as numbers. */
export const exportColumns: readonly Column<OrderRowOut>[] = [
  { title: '주문 번호', value: ({ id }) => id },
  { title: '주문한 때', value: ({ placedAt }) => sortableMoment(placedAt) },
  { title: '구매자', value: ({ ownerName }) => ownerName },
  { title: '상품', value: ({ orderName }) => orderName },
  { title: '금액 (원)', value: ({ amount }) => amount },
  { title: '상태', value: ({ status }) => orderStatusNames[status] },
  { title: '결제 방법', value: methodName },
  { title: '결제한 때', value: ({ paidAt }) => sortableMoment(paidAt) },
  { title: '환불 (원)', value: ({ refunded }) => refunded },
  { title: '돌려줄 돈', value: ({ needsAttention }) => (needsAttention ? '있음' : '') },
  { title: '진단 번호', value: ({ checkId }) => checkId },
  { title: '상담 번호', value: ({ consultationId }) => consultationId },
  { title: '회원 번호', value: ({ owner }) => owner },
];
