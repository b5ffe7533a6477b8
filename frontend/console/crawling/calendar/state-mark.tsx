import type { ReactNode } from 'react';
import type { DayState } from './day-states.ts';

/** The mark of a state: full with a tick, half full, empty, dotted. The shape says it, not the colour alone. */
export const StateMark = ({ state, size = 14 }: { readonly state: DayState; readonly size?: number }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" width={size} height={size} style={{ flexShrink: 0 }}>
    {marks[state]}
  </svg>
);

const marks: Readonly<Record<DayState, ReactNode>> = {
  complete: (
    <>
      <rect x={1} y={1} width={14} height={14} rx={2} fill="#2f5d50" />
      <path d="M4 8.5 7 11.5 12 5" fill="none" stroke="#fff" strokeWidth={2} />
    </>
  ),
  incomplete: (
    <>
      <path d="M1 15 15 1v14z" fill="#8a5a14" />
      <rect x={1.5} y={1.5} width={13} height={13} rx={2} fill="none" stroke="#8a5a14" />
    </>
  ),
  none: <rect x={1.5} y={1.5} width={13} height={13} rx={2} fill="none" stroke="#4a5560" strokeWidth={1.5} />,
  open: <rect x={1.5} y={1.5} width={13} height={13} rx={2} fill="none" stroke="#857563" strokeDasharray="2 2" />,
};
