import { Box, Typography } from '@mui/material';
import type { CalendarOut } from '@nomucheck/domain/crawling/contract.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';
import { CrawledItems } from '../items/crawled-items.tsx';
import { useItemsInAddress } from '../items/items-place.ts';
import type { CrawlKind } from '../words.ts';
import { type CalendarDay, dayWords, stateOf } from './day-states.ts';
import { FillButton } from './fill-button.tsx';

type DayDetailsProps = {
  readonly kind: CrawlKind;
  readonly calendar: CalendarOut;
  readonly day: CalendarDay;
  readonly today: LocalDate;
};

/** The chosen day: its state, what was collected of it, and a button for what is missing. */
export const DayDetails = ({ kind, calendar: { source, gaps }, day, today }: DayDetailsProps) => {
  const { page, show } = useItemsInAddress();
  const state = stateOf(day, today);
  const gap = gaps.find(({ from, to }) => from <= day.day && day.day <= to) ?? { from: day.day, to: day.day };
  return (
    <Box
      component="section"
      aria-label={koreanDateWithDay(day.day)}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Box role="status" sx={{ flexGrow: 1 }}>
          <Typography variant="h3">
            {koreanDateWithDay(day.day)}: {dayWords(day, today)}
          </Typography>
        </Box>
        {(state === 'none' || state === 'incomplete') && <FillButton kind={kind} source={source} gap={gap} named />}
      </Box>
      {state === 'none' && day.items === 0 ? null : (
        <CrawledItems
          kind={kind}
          of={{ source, from: day.day, to: day.day }}
          shown={{ verdict: null, page, show }}
          changed={day.items}
        />
      )}
    </Box>
  );
};
