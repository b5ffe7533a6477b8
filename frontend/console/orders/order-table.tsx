import { Box, Card, CardContent, Paper, Typography } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { productNames } from '@nomucheck/domain/orders/order-names.ts';
import { DataTable } from 'react-admin';
import { koreanMoment, won } from '../../shared/formats.ts';
import { framed } from '../list/framed.ts';
import { BuyerLink, OrderLink } from './order-links.tsx';
import { OrderStatusChips } from './order-status.tsx';
import { methodName } from './words.ts';

const nowrap = { whiteSpace: 'nowrap' } as const;

const Column = DataTable.Col<OrderRowOut>;

/** The background of a row whose money has to go back. */
const marked = ({ needsAttention }: OrderRowOut) => (needsAttention ? { bgcolor: '#fbeeec' } : {});

const refundWords = ({ refunded, refundPending }: OrderRowOut): string =>
  [refunded > 0 ? won(refunded) : '', refundPending ? '처리 중' : ''].filter((text) => text !== '').join(', ');

/** With what went back of it below. */
const Amount = ({ order }: { order: OrderRowOut }) => (
  <>
    {won(order.amount)}
    {order.refunded > 0 && (
      <Typography variant="body2" color="text.secondary">
        환불 {won(order.refunded)}
      </Typography>
    )}
    {order.refundPending && (
      <Typography variant="body2" color="text.secondary">
        환불 처리 중
      </Typography>
    )}
  </>
);

/** The table on a wide screen. */
export const OrderTable = () => (
  <Paper variant="outlined">
    <Box sx={framed}>
      <DataTable<OrderRowOut> rowClick={false} bulkActionButtons={false} rowSx={marked}>
        <Column source="placedAt" label="주문한 때" sx={nowrap} render={(order) => <OrderLink order={order} />} />
        <Column
          source="ownerName"
          label="구매자"
          disableSort
          sx={{ minWidth: '6rem', overflowWrap: 'anywhere' }}
          render={(order) => <BuyerLink order={order} />}
        />
        <Column source="product" label="상품" disableSort sx={nowrap} render={({ product }) => productNames[product]} />
        <Column source="amount" label="금액" sx={nowrap} render={(order) => <Amount order={order} />} />
        <Column source="status" label="상태" render={(order) => <OrderStatusChips {...order} />} />
        <Column source="method" label="결제 방법" disableSort sx={nowrap} render={methodName} />
        <Column source="updatedAt" label="바뀐 때" sx={nowrap} render={({ updatedAt }) => koreanMoment(updatedAt)} />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card an order. */
export const OrderCards = ({ orders }: { orders: readonly OrderRowOut[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {orders.map((order) => (
      <Card key={order.id} component="li" variant="outlined" sx={marked(order)}>
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <OrderLink order={order} />
            <OrderStatusChips {...order} />
          </Box>
          <Typography variant="body2">
            <BuyerLink order={order} /> · {won(order.amount)}
            {order.method && ` · ${methodName(order)}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {order.orderName}
            {refundWords(order) !== '' && ` · 환불 ${refundWords(order)}`}
          </Typography>
        </CardContent>
      </Card>
    ))}
  </Box>
);
