import { Box, Button, Chip } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { orderStatusNames, paymentMethodNames, productNames } from '@nomucheck/domain/orders/order-names.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../list/conditions.ts';
import { Choice, DayField } from '../list/filter-fields.tsx';
import { BuyerSearch } from './buyer-search.tsx';

/** What the third choice of the filters stands for. */
const openConditions = { needsAttention: '돌려줄 돈 있음', unsettled: '살펴볼 주문' } as const;

/** The filters of the list; each is in the address. A buyer, a check or a consultation is shown as a chip that takes it away. */
export const OrderFilters = () => {
  const { filterValues, setFilters, data } = useListContext<OrderRowOut>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const owner = textOf('owner');
  const open = Object.keys(openConditions).find((condition) => filterValues[condition] === true) ?? '';
  const setOpen = (condition: string) => {
    const { needsAttention: _needs, unsettled: _unsettled, ...others } = filterValues;
    setFilters(condition === '' ? others : { ...others, [condition]: true });
  };
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <BuyerSearch onChoose={(id) => set('owner', id)} />
      <Choice label="상태" value={textOf('status')} onChoose={(status) => set('status', status)}>
        {Object.entries(orderStatusNames)}
      </Choice>
      <Choice label="상품" value={textOf('product')} onChoose={(product) => set('product', product)}>
        {Object.entries(productNames)}
      </Choice>
      <Choice label="결제 방법" value={textOf('method')} onChoose={(method) => set('method', method)}>
        {Object.entries(paymentMethodNames)}
      </Choice>
      <Choice label="할 일" value={open} onChoose={setOpen}>
        {Object.entries(openConditions)}
      </Choice>
      <DayField label="주문일부터" value={textOf('from')} onChange={(day) => set('from', day)} />
      <DayField label="주문일까지" value={textOf('to')} onChange={(day) => set('to', day)} />
      {owner !== '' && (
        <Chip
          label={`구매자: ${data?.find((order) => order.owner === owner)?.ownerName ?? '회원 한 명'}`}
          onDelete={() => set('owner', '')}
          sx={{ alignSelf: 'center' }}
        />
      )}
      {textOf('checkId') !== '' && (
        <Chip label="진단 하나의 주문" onDelete={() => set('checkId', '')} sx={{ alignSelf: 'center' }} />
      )}
      {textOf('consultationId') !== '' && (
        <Chip label="상담 하나의 주문" onDelete={() => set('consultationId', '')} sx={{ alignSelf: 'center' }} />
      )}
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};
