import { Box } from '@mui/material';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count, koreanDateWithDay } from '../../../shared/formats.ts';
import { type CalendarDay, dayStateNames, stateOf } from './day-states.ts';
import { type Month, monthName } from './month/month.ts';

type DayTableProps = {
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  readonly month: Month;
  /** What the days are at the source. */
  readonly dayName: string;
};

/** The same month as a table. */
export const DayTable = ({ days, today, month, dayName }: DayTableProps) => (
  <Box
    component="table"
    aria-label={`${month.slice(0, 4)}년 ${monthName(month)}`}
    sx={{
      ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
      '& th, & td': { pr: 2, py: 0.5, textAlign: 'left', borderBottom: 1, borderColor: 'divider', fontWeight: 400 },
      '& thead th': { fontWeight: 700 },
      '& .figure': { textAlign: 'right' },
    }}
  >
    <thead>
      <tr>
        <th scope="col">{dayName}</th>
        <th scope="col">상태</th>
        <th scope="col" className="figure">
          자료
        </th>
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.day}>
          <th scope="row">{koreanDateWithDay(day.day)}</th>
          <td>{dayStateNames[stateOf(day, today)]}</td>
          <td className="figure">{count(day.items)}건</td>
        </tr>
      ))}
    </tbody>
  </Box>
);
