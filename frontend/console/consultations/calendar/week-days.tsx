import { Box, Chip, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanMonthDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { holidayName } from '@nomucheck/domain/kernel/korean/korean-holidays.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { koreanClock } from '../../../shared/formats.ts';
import { NothingYet } from '../../shell/record/section.tsx';
import { consultationAddress } from '../words.ts';

type WeekProps = {
  readonly days: readonly LocalDate[];
  readonly items: readonly ConsultationListItem[];
  readonly today: LocalDate;
};

const weekdays = ['월', '화', '수', '목', '금'] as const;

/** Five columns on a wide screen, one list on a phone. */
export const Week = ({ days, items, today }: WeekProps) => (
  <Box
    component="ol"
    sx={{
      ...{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none', alignItems: 'stretch' },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
    }}
  >
    {days.map((day, place) => (
      <Day
        key={day}
        day={day}
        weekday={weekdays[place] ?? ''}
        isToday={day === today}
        items={items.filter(({ agreedAt }) => agreedAt !== null && koreanDateOf(agreedAt) === day)}
      />
    ))}
  </Box>
);

type DayProps = {
  readonly day: LocalDate;
  readonly weekday: string;
  readonly isToday: boolean;
  readonly items: readonly ConsultationListItem[];
};

const Day = ({ day, weekday, isToday, items }: DayProps) => {
  const id = useId();
  const holiday = holidayName(day);
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      {...(isToday ? { 'aria-current': 'date' } : {})}
      sx={{
        p: 1.5,
        minWidth: 0,
        minHeight: { md: 260 },
        ...(isToday ? { borderColor: 'primary.main', borderWidth: 2 } : {}),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1 }}>
        <Typography variant="h3" id={id}>
          {koreanMonthDay(day)} ({weekday})
        </Typography>
        {isToday && <Chip size="small" color="primary" label="오늘" />}
        {holiday !== null && <Chip size="small" variant="outlined" label={holiday} />}
      </Box>
      {items.length === 0 ? (
        <NothingYet>{holiday === null ? '상담 없음' : '쉬는 날'}</NothingYet>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <Time key={item.id} item={item} />
          ))}
        </Box>
      )}
    </Paper>
  );
};

const Time = ({ item }: { item: ConsultationListItem }) => (
  <Box component="li" sx={{ borderLeft: 4, borderColor: item.conflict ? 'error.main' : 'primary.main', pl: 1 }}>
    <MuiLink
      component={Link}
      to={consultationAddress(item.id)}
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', minHeight: 24, fontWeight: 600 },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      {item.agreedAt !== null && koreanClock(item.agreedAt)} {item.person.name}
    </MuiLink>
    <Typography variant="body2">{topics[item.topic]}</Typography>
    <Typography variant="body2" color="text.secondary">
      {item.assignee === null ? '맡은 사람 없음' : item.assignee.name}
      {item.wantsCall && ' · 전화'}
      {item.stage === 'closed' && ' · 종결'}
    </Typography>
    {item.conflict && <Chip size="small" color="error" variant="outlined" label="이해 충돌" />}
  </Box>
);
