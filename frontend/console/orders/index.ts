import ReceiptLong from '@mui/icons-material/ReceiptLong';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { ordersData } from './orders-data.ts';

export const orders: ConsoleContext = {
  data: ordersData,
  resources: [
    {
      name: 'admin/order',
      api: 'order',
      entry: 'order',
      icon: ReceiptLong,
      options: { purpose: '주문과 결제, 환불, 기간별 합계', pageNames: { sums: '기간별 합계' } },
      list: lazyPage(() => import('./order-list.tsx')),
      edit: lazyPage(() => import('./order-page.tsx')),
      // Where it was before: messages and bookmarks lead there.
      show: lazyPage(() => import('../shell/record/moved-record.tsx')),
      pages: { sums: lazyPage(() => import('./sums/sums-page.tsx')) },
      recordRepresentation: ({ orderName }: OrderRowOut) => orderName,
      texts: {
        name: '주문',
        fields: { placedAt: '주문한 때', amount: '금액', status: '상태', updatedAt: '바뀐 때' },
      },
    },
  ],
};
