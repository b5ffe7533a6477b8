import { countOf } from '../position.ts';

export type Announcements = {
  /** The log has reached this position. */
  readonly reached: (position: string) => void;
  /** It may have reached any: something that would have said so was missed. */
  readonly unknown: () => void;
};

/**
 * Rings once for what the log has reached, whoever says so first: an append of this process is known here before the
 * server's notification of it comes back, and to ring for both would have every subscriber read a second time for nothing.
 * To leave one out is safe: positions are in the order of the commits, so who reads after a ring sees all before it.
 */
export const createAnnouncements = (ring: () => void): Announcements => {
  let rungFor = 0;
  return {
    reached: (position) => {
      const count = countOf(position);
      if (count <= rungFor) return;
      rungFor = count;
      ring();
    },
    unknown: ring,
  };
};
