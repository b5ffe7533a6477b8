import { Box, ButtonBase } from '@mui/material';
import { koreanText, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { count, koreanDateWithDay } from '../../../../shared/formats.ts';
import { type CalendarDay, dayWords, stateOf } from '../day-states.ts';
import { Spoken } from '../spoken.tsx';
import { StateMark } from '../state-mark.tsx';
import { dayAfterKey, type Month, monthName, monthOf, weeksOf } from './month.ts';

type MonthGridProps = {
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  readonly month: Month;
  readonly chosen: LocalDate | null;
  readonly onChoose: (day: LocalDate) => void;
  readonly onMonth: (month: Month) => void;
};

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
const earliest = '1900-01-01';

/**
 * The days of a month. Tab leads to one day; arrows, Home, End, PageUp and PageDown lead from day to day, also into other
 * months.
 */
export const MonthGrid = ({ days, today, month, chosen, onChoose, onMonth }: MonthGridProps) => {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<LocalDate | null>(null);
  /** The day that Tab leads to. */
  const inMonth = [reached, chosen, today].find((day) => day !== null && byDay.has(day)) ?? days[0]?.day ?? null;
  /** The day that a key led to, until it is shown and has the focus: its month may come later than the next key. */
  const awaited = useRef<LocalDate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other days are shown, the awaited one may be among them
  useEffect(() => {
    if (awaited.current === null || !byDay.has(awaited.current)) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`)?.focus();
    awaited.current = null;
  }, [reached, days]);
  const move = (event: KeyboardEvent) => {
    const day = awaited.current ?? inMonth;
    const next = day === null ? null : dayAfterKey(day, event.key, { from: earliest, to: lastOfYear(today) });
    if (next === null) return;
    event.preventDefault();
    awaited.current = next;
    setReached(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return (
    <Box
      role="grid"
      ref={grid}
      aria-label={`${month.slice(0, 4)}년 ${monthName(month)}`}
      onKeyDown={move}
      sx={{ display: 'grid', gap: '3px', mb: 1 }}
    >
      <Box role="row" sx={week}>
        {weekdays.map((name) => (
          <Box
            key={name}
            role="columnheader"
            sx={{ fontSize: 14, fontWeight: 600, color: 'text.secondary', textAlign: 'center' }}
          >
            {name}
          </Box>
        ))}
      </Box>
      {weeksOf(month).map((dates) => (
        <Box key={dates.find((day) => day !== null)} role="row" sx={week}>
          {dates.map((date, at) => {
            const day = date === null ? undefined : byDay.get(date);
            return day === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week
              <Box key={at} role="gridcell" />
            ) : (
              <Day
                key={day.day}
                day={day}
                today={today}
                isChosen={day.day === chosen}
                isReached={day.day === inMonth}
                onChoose={() => {
                  setReached(day.day);
                  onChoose(day.day);
                }}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
};

const week = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' } as const;

const lastOfYear = (today: LocalDate): LocalDate => `${today.slice(0, 4)}-12-31`;

type DayProps = {
  readonly day: CalendarDay;
  readonly today: LocalDate;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: () => void;
};

const Day = ({ day, today, isChosen, isReached, onChoose }: DayProps) => (
  <ButtonBase
    role="gridcell"
    aria-selected={isChosen}
    data-day={day.day}
    tabIndex={isReached ? 0 : -1}
    {...(day.day === today ? { 'aria-current': 'date' } : {})}
    title={`${koreanText(day.day)}: ${dayWords(day, today)}`}
    onClick={onChoose}
    sx={{
      ...{
        width: '100%',
        minHeight: 48,
        borderRadius: 1,
        border: 1,
        p: 0.25,
        font: 'inherit',
        fontSize: 14,
        display: 'grid',
      },
      ...{ alignContent: 'start', justifyItems: 'center' },
      borderColor: isChosen ? 'primary.main' : 'divider',
      boxShadow: isChosen ? 'inset 0 0 0 1px currentColor' : 'none',
      bgcolor: isChosen ? 'background.default' : undefined,
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    <Spoken>{`${koreanDateWithDay(day.day)}, ${dayWords(day, today)}`}</Spoken>
    <Box component="span" aria-hidden="true" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <StateMark state={stateOf(day, today)} size={12} />
      <Box component="span" sx={{ fontWeight: day.day === today ? 700 : 400 }}>
        {Number(day.day.slice(8))}
      </Box>
    </Box>
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', fontSize: 13 }}>
      {day.items > 0 && `${count(day.items)}건`}
    </Box>
  </ButtonBase>
);
