import { isPosition, type Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Distance } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** Positions of the stores that count their events, without gaps. Only adapters look inside a position. */
const digits = 16;

export const positionOf = (count: number): Position => String(count).padStart(digits, '0');

/** The place in the log, counted from 1; 0 is before the first event. */
export const countOf = (position: Position): number => {
  if (!isPosition(position)) throw new TypeError(`not a position of this log: ${position}`);
  return Number(position);
};

/** Exact, because positions are counted. */
export const denseDistance = (from: Position, to: Position): Distance => ({
  events: Math.max(0, countOf(to) - countOf(from)),
  exact: true,
});
