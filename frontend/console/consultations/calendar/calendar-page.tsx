import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Typography } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { addDays, type LocalDate, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { koreanDate, koreanToday } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { follow } from '../../live/follow.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useKey } from '../../shell/use-key.ts';
import { Key } from '../../typing/key.tsx';
import { consultationList } from '../consultations-data.ts';
import { tabAddress } from '../list/tabs.ts';
import { currentWeek, daysOfWeek, otherWeek, weekOf } from './week.ts';
import { Week } from './week-days.tsx';

/** /admin/consult/calendar: the agreed times of a week. The week (`?week=`) and whose they are (`?who=me`) are in the address. */
const CalendarPage = () => (
  <OnlyFor entry="consultation">
    <PageHeading title="상담 달력">
      <Button component={Link} to={`/${consultationList}`} sx={{ minHeight: 44 }}>
        상담 목록
      </Button>
    </PageHeading>
    <Calendar />
  </OnlyFor>
);

export default CalendarPage;

const Calendar = () => {
  const [params, setParams] = useSearchParams();
  const today = koreanToday();
  const monday = weekOf(params.get('week'), today);
  const who = params.get('who') === 'me' ? 'me' : '';
  const choose = (field: 'week' | 'who', value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(field);
    else next.set(field, value);
    setParams(next);
  };
  const go = (weeks: number) => choose('week', otherWeek(monday, weeks));
  useKey('ArrowLeft', () => go(-1));
  useKey('ArrowRight', () => go(1));
  useKey('KeyT', () => choose('week', ''));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <IconButton aria-label="앞 주" aria-keyshortcuts="ArrowLeft" onClick={() => go(-1)}>
          <ChevronLeft />
        </IconButton>
        <Typography variant="h2" role="status">
          {koreanDate(monday)}부터
        </Typography>
        <IconButton aria-label="다음 주" aria-keyshortcuts="ArrowRight" onClick={() => go(1)}>
          <ChevronRight />
        </IconButton>
        <Button
          onClick={() => choose('week', '')}
          disabled={monday === currentWeek(today)}
          aria-keyshortcuts="T"
          sx={{ minHeight: 44 }}
        >
          이번 주
        </Button>
        <Choice label="맡은 사람" value={who} onChoose={(wanted) => choose('who', wanted)}>
          {[['me', '나']]}
        </Choice>
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, fontSize: 14, color: 'text.secondary' }}>
          <Key>←</Key> <Key>→</Key> 앞뒤 주 <Key>T</Key> 이번 주
        </Box>
      </Box>
      <Times monday={monday} today={today} who={who} />
    </>
  );
};

type TimesProps = { readonly monday: LocalDate; readonly today: LocalDate; readonly who: '' | 'me' };

const Times = ({ monday, today, who }: TimesProps) => {
  useLive();
  const days = daysOfWeek(monday);
  const { data, error, isPending, refetch } = useGetList<ConsultationListItem>(
    consultationList,
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'agreedAt', order: 'ASC' },
      filter: {
        agreedFrom: new Date(`${monday}T00:00:00+09:00`).toISOString(),
        agreedTo: lastInstantOf(addDays(monday, 4)),
        ...(who === '' ? {} : { assignee: who }),
      },
    },
    { retry: false, onError: () => {} },
  );
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (isPending || data === undefined) return <ListWaiting label="상담 시간을 불러오는 중" />;
  return (
    <>
      {data.length === 0 && (
        <Box sx={{ mb: 2 }}>
          <ListEmpty
            action={
              <Button color="inherit" component={Link} to={tabAddress('waiting_for_us')}>
                우리 차례 보기
              </Button>
            }
          >
            이 주에 정해진 상담이 없습니다. 상담을 열어 신청인이 고른 시간 가운데 하나를 정하면 여기에 보입니다.
          </ListEmpty>
        </Box>
      )}
      <Week days={days} items={data} today={today} />
    </>
  );
};

/** Reads the week again when somebody has changed a consultation: nobody is typing here. */
const useLive = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const again = () => void queries.invalidateQueries({ queryKey: [consultationList, 'getList'] });
    void follow('consultation', again, stop.signal);
    return () => stop.abort();
  }, [queries]);
};
