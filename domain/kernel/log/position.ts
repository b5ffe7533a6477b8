/**
 * A place in the log: sixteen decimal digits that grow from event to event, so that texts compare as the log is ordered, in
 * SQL, too. No two events share one. How far apart two are says nothing: one store counts events, another bytes. Ask the
 * store for a distance (`EventStore.distance`).
 */
export type Position = string;

/** The position before the first event. */
export const START: Position = '0000000000000000';

/** Whether a text has the shape of a position. */
export const isPosition = (text: string): boolean => /^\d{16}$/.test(text);

/** For `sort`: by their place in the log. */
export const comparePositions = (one: Position, other: Position): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The position as a number that is ordered alike: half the bytes where a hundred thousand are held in memory. Not a count.
 * Throws for what is no position.
 */
export const orderOf = (position: Position): number => {
  if (!isPosition(position)) throw new TypeError(`not a position of this log: ${position}`);
  return Number(position);
};
