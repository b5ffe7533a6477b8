import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';

export type Announcements = {
  /** The log has reached this position. */
  readonly reached: (position: Position) => void;
  /** An announcement was missed: the log may have reached any position. */
  readonly unknown: () => void;
};

/**
 * Wakes the subscribers once for each position, from whichever source it is announced first: this process knows its own
 * append before the server's notification returns, and a second wake-up would make every subscriber read again without
 * need. Leaving it out is safe: positions are in commit order, so a read after a wake-up sees all events before it.
 */
export const createAnnouncements = (ring: () => void): Announcements => {
  let rungFor: Position = START;
  return {
    reached: (position) => {
      if (position <= rungFor) return;
      rungFor = position;
      ring();
    },
    unknown: ring,
  };
};
