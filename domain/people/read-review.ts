import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import type { ReaderCounts } from './contract/access-log.ts';

/** Once a month somebody of the firm looks through who read whose data, and says so with a note. */

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: '2026-11처럼 달을 적어 주세요.' });

const reviewed = z.strictObject({
  month,
  /** What there was to look through at that moment. */
  readers: z.int(),
  reads: z.int(),
});
export type ReadsReviewed = z.infer<typeof reviewed>;

export const readReviewEvents = [defineEvent({ type: 'ReadsReviewed', version: 1, schema: reviewed })] as const;
export type ReadReviewEvent = { type: 'ReadsReviewed'; data: ReadsReviewed };

/** One record a month. */
export const readReviewStream = (of: string): string => `read_review-${of}`;

/** How many times the month was reviewed; a later look at it is noted, too. */
export const readReviews: Decider<number, ReadsReviewed, ReadReviewEvent> = {
  initialState: 0,
  decide: (data) => [{ type: 'ReadsReviewed', data }],
  evolve: (before) => before + 1,
};

/** Why a reader is worth a closer look. */
export const unusualReasons = ['more', 'exports', 'off_hours', 'networks'] as const;
export type UnusualReason = (typeof unusualReasons)[number];

/** Below this, a reader who is three times as busy as usual has still read little. */
const fewReads = 30;
const timesUsual = 3;
const manyOffHours = 10;
const manyNetworks = 4;

/** The reasons for a closer look; none for a month like any other. */
export const unusualOf = ({ reads, exports, offHours, networks, usual }: ReaderCounts): readonly UnusualReason[] => {
  const isMore = reads >= fewReads && usual !== null && reads >= timesUsual * usual;
  return unusualReasons.filter(
    (reason) =>
      ({
        more: isMore,
        exports: exports > 0,
        off_hours: offHours >= manyOffHours,
        networks: networks >= manyNetworks,
      })[reason],
  );
};
