import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { addDays, isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { count, koreanDate, koreanToday, won } from '../../../shared/formats.ts';
import { DayField } from '../../list/filter-fields.tsx';
import { ListFailure } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useOrdersData } from '../orders-data.ts';
import { type Period, periodsOf, totalOf } from './periods.ts';
import { SumsChart, SumsTable } from './sums-chart.tsx';

/** /admin/order/sums: what came in and went back over time. The span is in the address. */
const SumsPage = () => {
  const [address, setAddress] = useSearchParams();
  const dayOf = (name: string, usual: string): string => {
    const day = address.get(name);
    return isLocalDate(day) ? day : usual;
  };
  const to = dayOf('to', koreanToday());
  const from = dayOf('from', addDays(to, -29));
  const set = (name: string, day: string) =>
    setAddress((before) => {
      if (day === '') before.delete(name);
      else before.set(name, day);
      return before;
    });
  return (
    <OnlyFor entry="order">
      <PageHeading title="기간별 합계">
        <Button component={Link} to="/admin/order">
          주문 목록
        </Button>
      </PageHeading>
      <Box component="section" aria-label="기간" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <DayField label="부터" value={from} onChange={(day) => set('from', day)} />
        <DayField label="까지" value={to} onChange={(day) => set('to', day)} />
      </Box>
      {from > to ? <Alert severity="info">시작하는 날이 끝나는 날보다 늦습니다.</Alert> : <Sums from={from} to={to} />}
    </OnlyFor>
  );
};

export default SumsPage;

const Sums = ({ from, to }: { from: string; to: string }) => {
  const { sumOrders } = useOrdersData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/order', 'sums', from, to],
    queryFn: ({ signal }) => sumOrders(from, to, signal),
    retry: false,
  });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={`${koreanDate(from)}부터 ${koreanDate(to)}까지`}>
      {data === undefined ? <Skeleton height={200} /> : <Figures periods={periodsOf(data.days, from, to)} />}
    </Section>
  );
};

const Figures = ({ periods }: { periods: readonly Period[] }) => {
  const { paid, orders, refunded } = totalOf(periods);
  return (
    <>
      <Typography component="p" sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {won(paid - refunded)}
      </Typography>
      <Typography variant="body2" id="sums" sx={{ mb: 2 }}>
        결제 {count(orders)}건, 들어온 돈 {won(paid)}, 돌려준 돈 {won(refunded)}
      </Typography>
      {paid === 0 && refunded === 0 ? (
        <Alert severity="info">이 기간에 들어오거나 돌려준 돈이 없습니다.</Alert>
      ) : (
        <>
          <SumsChart periods={periods} />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            인정하지 않은 결제는 넣지 않습니다.
          </Typography>
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14, minHeight: 24 }}>
              표로 보기 (돈이 오간 기간만)
            </Box>
            <SumsTable periods={periods} labelledBy="sums" />
          </Box>
        </>
      )}
    </>
  );
};
