import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton, Typography } from '@mui/material';
import type { CalendarOut } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { type LocalDate, yearOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count, koreanToday } from '../../../shared/formats.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import type { CrawlKind } from '../words.ts';
import { DayDetails } from './day-details.tsx';
import { monthsOf } from './day-states.ts';
import { DayTable } from './day-table.tsx';
import { Legend } from './legend.tsx';
import { firstDayOf, inYear, type Month, monthName, monthOf } from './month/month.ts';
import { MonthButtons } from './month/month-buttons.tsx';
import { MonthGrid } from './month/month-grid.tsx';

type CalendarProps = {
  readonly kind: CrawlKind;
  readonly calendar: CalendarOut;
  readonly month: Month;
  readonly isTable: boolean;
  /** A day that isn't of the month isn't shown. */
  readonly chosen: string | null;
  readonly onMonth: (month: Month) => void;
  readonly onDay: (day: LocalDate) => void;
};

/** A year by months, one month by days (as a calendar or as a table), and what is known of the chosen day. */
export const Calendar = ({ kind, calendar, month, isTable, chosen, onMonth, onDay }: CalendarProps) => {
  const today = koreanToday();
  const { days, withoutDay } = calendar;
  const { dayName } = sources[calendar.source];
  const year = yearOf(firstDayOf(month));
  const ofMonth = days.filter(({ day }) => monthOf(day) === month);
  const day = ofMonth.find((one) => one.day === chosen) ?? null;
  return (
    <Section
      title={`${year}년`}
      action={
        <>
          <IconButton aria-label="앞 해" disabled={year <= 1900} onClick={() => onMonth(inYear(month, year - 1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label="다음 해"
            disabled={year >= yearOf(today)}
            onClick={() => onMonth(inYear(month, year + 1))}
          >
            <ChevronRight />
          </IconButton>
        </>
      }
    >
      <MonthButtons months={monthsOf(days, today)} chosen={month} onChoose={onMonth} />
      <Typography variant="h3">{monthName(month)}</Typography>
      <Legend />
      {isTable ? (
        <DayTable days={ofMonth} today={today} month={month} dayName={dayName} />
      ) : (
        <>
          <MonthGrid
            days={ofMonth}
            today={today}
            month={month}
            chosen={day?.day ?? null}
            onChoose={onDay}
            onMonth={onMonth}
          />
          {day ? (
            <DayDetails key={day.day} kind={kind} calendar={calendar} day={day} today={today} />
          ) : (
            <NothingYet>날을 고르면 그날의 자료가 여기에 보입니다.</NothingYet>
          )}
        </>
      )}
      {withoutDay > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {dayName}을 모르는 자료 {count(withoutDay)}건은 달력에 없습니다.
        </Typography>
      )}
    </Section>
  );
};
