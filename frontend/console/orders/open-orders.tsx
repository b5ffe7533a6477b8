import { Box, Typography } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { useGetList } from 'react-admin';
import { count, won } from '../../shared/formats.ts';
import { Section } from '../shell/section.tsx';
import { BuyerLink, FilteredLink, OrderLink } from './order-links.tsx';
import { OrderStatusChips } from './order-status.tsx';

const shown = 5;

/** Above the list: orders with money to go back, and those of which it isn't known yet whether they are paid. */
export const OpenOrders = () => {
  const { data = [], total = 0 } = useGetList<OrderRowOut>(
    'admin/order',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { unsettled: true },
    },
    { retry: false, onError: () => {} },
  );
  // The list is usable without it.
  if (total === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title={`살펴볼 주문 ${count(total)}건`}
        action={total > shown && <FilteredLink filter={{ unsettled: true }}>모두 보기</FilteredLink>}
      >
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          돌려줄 돈이 있거나 결제 결과를 아직 확인하는 주문입니다.
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {data.map((order) => (
            <Box
              component="li"
              key={order.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
            >
              <OrderLink order={order} />
              <BuyerLink order={order} />
              <span>{won(order.amount)}</span>
              <OrderStatusChips {...order} />
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  );
};
