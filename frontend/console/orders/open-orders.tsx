import { Box, Paper, Typography } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { count, won } from '../../shared/formats.ts';
import { PartFailure } from '../list/list-states.tsx';
import { BuyerLink, FilteredLink, OrderLink } from './order-links.tsx';
import { OrderStatusChips } from './order-status.tsx';

/** No more, so that the list itself begins in the upper third of a screen. */
const shown = 2;

/** Above the list: orders with money to go back, and those of which it isn't known yet whether they are paid. */
export const OpenOrders = () => {
  const id = useId();
  const {
    data = [],
    total = 0,
    error,
    refetch,
  } = useGetList<OrderRowOut>(
    'admin/order',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { unsettled: true },
    },
    { retry: false, onError: () => {} },
  );
  if (error) return <PartFailure onRetry={() => void refetch()}>살펴볼 주문을 불러오지 못했습니다.</PartFailure>;
  if (total === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 2, py: 0.75, mb: 1 }}
    >
      <Typography variant="h2" id={id} title="돌려줄 돈이 있거나 결제 결과를 아직 확인하는 주문">
        살펴볼 주문 {count(total)}건
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', flex: '1 1 20rem', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <OrderLink order={order} />
            <BuyerLink order={order} />
            <span>{won(order.amount)}</span>
            <OrderStatusChips {...order} />
          </Box>
        ))}
      </Box>
      {total > shown && <FilteredLink filter={{ unsettled: true }}>모두 보기</FilteredLink>}
    </Paper>
  );
};
