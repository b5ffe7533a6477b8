import { Alert, Box } from '@mui/material';
import { addDays, daysBetween, isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { mostDays } from '@nomucheck/domain/operations/most-days.ts';
import { useSearchParams } from 'react-router';
import { koreanToday } from '../../../shared/formats.ts';
import { DayField } from '../../list/filter-fields.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Activity } from './activity.tsx';
import { Dropoff } from './dropoff.tsx';

/** /admin/dashboard: what happened over time. The span is in the address. */
const StatsPage = () => {
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
    <OnlyFor entry="stats">
      <PageHeading title="통계" />
      <Box component="section" aria-label="기간" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <DayField label="부터" value={from} onChange={(day) => set('from', day)} />
        <DayField label="까지" value={to} onChange={(day) => set('to', day)} />
      </Box>
      {from > to ? (
        <Alert severity="info">시작하는 날이 끝나는 날보다 늦습니다.</Alert>
      ) : daysBetween(from, to) >= mostDays ? (
        <Alert severity="info">한 번에 두 해까지 볼 수 있습니다. 기간을 줄여 보십시오.</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Activity from={from} to={to} />
          <Dropoff from={from} to={to} />
        </Box>
      )}
    </OnlyFor>
  );
};

export default StatsPage;
