import { Box } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { useGetList } from 'react-admin';
import { count, won } from '../../../shared/formats.ts';
import { PartFailure } from '../../list/list-states.tsx';
import { FilteredLink, OrderLink } from '../../orders/order-links.tsx';
import { OrderStatusChips } from '../../orders/order-status.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';

const shown = 5;

/** A person's latest orders. */
export const PersonOrders = ({ id }: { id: string }) => {
  const {
    data,
    error,
    refetch,
    total = 0,
  } = useGetList<OrderRowOut>(
    'admin/order',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { owner: id },
    },
    { retry: false, onError: () => {} },
  );
  return (
    <Section
      title={total === 0 ? '주문' : `주문 ${count(total)}건`}
      action={total > shown && <FilteredLink filter={{ owner: id }}>모두 보기</FilteredLink>}
    >
      {error && <PartFailure onRetry={() => void refetch()}>주문을 불러오지 못했습니다.</PartFailure>}
      {data?.length === 0 && <NothingYet />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.map((order) => (
            <li key={order.id}>
              <OrderLink order={order} /> · {won(order.amount)} <OrderStatusChips {...order} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
};
