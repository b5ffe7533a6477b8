import { Box, Chip } from '@mui/material';
import type { OrderRowOut, OrderStatus } from '@nomucheck/domain/orders/contract.ts';
import { orderStatusNames } from '@nomucheck/domain/orders/order-names.ts';

const colors: Readonly<Partial<Record<OrderStatus, 'success' | 'primary' | 'error'>>> = {
  paid: 'success',
  awaiting_deposit: 'primary',
  forged: 'error',
};

/** The state of an order, with a mark when money has to go back to its buyer. */
export const OrderStatusChips = ({ status, needsAttention }: Pick<OrderRowOut, 'status' | 'needsAttention'>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <Chip size="small" variant="outlined" label={orderStatusNames[status]} color={colors[status] ?? 'default'} />
    {needsAttention && <Chip size="small" color="error" label="돌려줄 돈 있음" />}
  </Box>
);
