import { z } from 'zod';
import type { Decider } from '../../kernel/decider.ts';
import { defineEvent } from '../../kernel/log/event-definition.ts';

/**
 * How far a person has been notified of the changes in their account. Changes that happen close together are sent in one
 * e-mail: one event here is one e-mail, about the changes from revision `from` to revision `upTo` of the account's stream,
 * both inclusive.
 */
const gathered = z.strictObject({ owner: z.uuid(), from: z.int(), upTo: z.int(), at: z.iso.datetime() });
export type Gathered = z.infer<typeof gathered>;

export type AccountNoticeEvent = { type: 'AccountChangesGathered'; data: Gathered };

export const accountNoticeEvents = [
  defineEvent({ type: 'AccountChangesGathered', version: 1, schema: gathered }),
] as const;

/** The one range of revisions that has been gathered, and when it last grew; null where nothing has been gathered. */
export type GatheredSoFar = Pick<Gathered, 'from' | 'upTo' | 'at'> | null;

/** `from` is the revision of the change that this command was sent for, `upTo` the newest revision of the account. */
export type GatherChanges = { readonly type: 'GatherChanges' } & Gathered;

/** The parts of `from` to `upTo` that haven't been gathered: before the gathered range, and after it. */
export const notGathered = (
  { from, upTo }: Pick<Gathered, 'from' | 'upTo'>,
  before: GatheredSoFar,
): readonly Pick<Gathered, 'from' | 'upTo'>[] => {
  const parts = before
    ? [
        // The first changes of a person may be asked for after later ones.
        { from, upTo: before.from - 1 },
        { from: before.upTo + 1, upTo },
      ]
    : [{ from, upTo }];
  return parts.filter((part) => part.from <= part.upTo);
};

export const accountNoticesDecider: Decider<GatheredSoFar, GatherChanges, AccountNoticeEvent> = {
  initialState: null,
  decide: ({ owner, at, ...asked }, before) =>
    notGathered(asked, before).map((part) => ({ type: 'AccountChangesGathered', data: { owner, ...part, at } })),
  evolve: (before, { data: { from, upTo, at } }) => ({
    from: Math.min(before?.from ?? from, from),
    upTo: Math.max(before?.upTo ?? upTo, upTo),
    at,
  }),
};

export const accountNoticesStream = (user: string): string => `account_notices-${user}`;

export type NoticePauses = {
  /** The wait after a change, so that changes shortly after it are in the same e-mail. */
  readonly togetherMs: number;
  /** The wait after an e-mail, until the next. */
  readonly betweenMs: number;
};
/**
 * The owner hears of a change by somebody else within a minute or two. However many changes there are, at most six e-mails
 * an hour are sent.
 */
export const noticePauses: NoticePauses = { togetherMs: 60_000, betweenMs: 600_000 };

/** How long (ms) an e-mail about changes that began at `firstAt` has to wait; 0 or less where it is due. */
export const waitBeforeNotice = (
  now: Date,
  { firstAt, before, pauses }: { firstAt: string; before: GatheredSoFar; pauses: NoticePauses },
): number => {
  const { togetherMs, betweenMs } = pauses;
  const since = (instant: string): number => now.getTime() - Date.parse(instant);
  const together = togetherMs - since(firstAt);
  const between = before ? betweenMs - since(before.at) : 0;
  // If the clock was set back, the wait is still at most the longer of the two pauses.
  return Math.min(Math.max(together, between), Math.max(togetherMs, betweenMs));
};
