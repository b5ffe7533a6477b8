/** Positions are 16 decimal digits, so that text compares as the numbers do. Only adapters look inside. */
const digits = 16;

export const positionOf = (count: number): string => String(count).padStart(digits, '0');

/** The place in the log, counted from 1; 0 is before the first event. */
export const countOf = (position: string): number => {
  if (!/^\d{16}$/.test(position)) throw new TypeError(`not a position of this log: ${position}`);
  return Number(position);
};

/** Whether a text has the shape of a token of `EventStore.tokenOf`, or of the bare position that was its place once. */
export const isTokenShaped = (text: string): boolean => /^(?:\d{16}-[0-9a-f]{12}|\d{1,20})$/.test(text);
