import { Box, ButtonBase } from '@mui/material';
import { count } from '../../../../shared/formats.ts';
import { type MonthSum, monthWords } from '../day-states.ts';
import { Spoken } from '../spoken.tsx';
import { StateMark } from '../state-mark.tsx';
import { type Month, monthName } from './month.ts';

type MonthButtonsProps = {
  readonly months: readonly MonthSum[];
  readonly chosen: Month;
  readonly onChoose: (month: Month) => void;
};

/** The twelve months, each with its state and its number of cases. */
export const MonthButtons = ({ months, chosen, onChoose }: MonthButtonsProps) => (
  <Box
    role="group"
    aria-label="달"
    sx={{
      ...{ display: 'grid', gap: 0.75, mb: 1.5 },
      gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
    }}
  >
    {months.map((sum) => {
      const isChosen = sum.month === chosen;
      return (
        <ButtonBase
          key={sum.month}
          aria-pressed={isChosen}
          onClick={() => onChoose(sum.month)}
          sx={{
            ...{ border: 1, borderRadius: 1, p: 0.75, minHeight: 52, font: 'inherit', fontSize: 14, display: 'grid' },
            borderColor: isChosen ? 'primary.main' : 'divider',
            bgcolor: isChosen ? 'background.default' : undefined,
            boxShadow: isChosen ? 'inset 0 0 0 1px currentColor' : 'none',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Spoken>{`${monthName(sum.month)}, ${monthWords(sum)}`}</Spoken>
          <Box
            component="span"
            aria-hidden="true"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}
          >
            <StateMark state={sum.state} />
            {monthName(sum.month)}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
            {count(sum.items)}건
          </Box>
        </ButtonBase>
      );
    })}
  </Box>
);
