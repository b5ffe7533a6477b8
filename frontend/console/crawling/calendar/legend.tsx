import { Box } from '@mui/material';
import { type DayState, dayStateNames } from './day-states.ts';
import { StateMark } from './state-mark.tsx';

const states: readonly DayState[] = ['complete', 'incomplete', 'none', 'open'];

/** What the marks of the calendar mean. */
export const Legend = () => (
  <Box
    component="ul"
    aria-label="표시"
    sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: 14 }}
  >
    {states.map((state) => (
      <Box key={state} component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <StateMark state={state} />
        {dayStateNames[state]}
      </Box>
    ))}
  </Box>
);
