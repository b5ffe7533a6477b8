import { Button, useMediaQuery } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { koreanToday } from '../../shared/formats.ts';
import { ExportButton } from '../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../list/list-states.tsx';
import { LiveBar } from '../live/live-bar.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { theme } from '../shell/theme.ts';
import { OpenOrders } from './open-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderCards, OrderTable } from './order-table.tsx';
import { exportColumns } from './words.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/order: all orders, those with money to go back first. Filter, order and page are stored only in the address. */
const OrderList = () => (
  <OnlyFor entry="order">
    <ListBase
      perPage={25}
      sort={{ field: 'placedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="주문">
        <Button component={Link} to="/admin/order/sums">
          기간별 합계
        </Button>
        <ExportButton<OrderRowOut> resource="admin/order" file={`주문-${koreanToday()}`} columns={exportColumns} />
      </PageHeading>
      <LiveBar resource="order" />
      <OrderFilters />
      <Orders />
    </ListBase>
  </OnlyFor>
);

export default OrderList;

const Orders = () => {
  const { data = [], error, isPending, refetch, total = 0, filterValues, setFilters } = useListContext<OrderRowOut>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  const isFiltered = Object.keys(filterValues).length > 0;
  if (isPending) return <ListWaiting label="주문을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    const clear = (
      <Button color="inherit" onClick={() => setFilters({})}>
        조건 지우기
      </Button>
    );
    return (
      <ListEmpty action={isFiltered && clear}>
        {isFiltered ? '조건에 맞는 주문이 없습니다.' : '아직 들어온 주문이 없습니다.'}
      </ListEmpty>
    );
  }
  return (
    <>
      {!isFiltered && <OpenOrders />}
      {isNarrow ? <OrderCards orders={data} /> : <OrderTable />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};
