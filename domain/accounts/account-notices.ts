import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/event-definition.ts';

/**
 * How far a person has been told what changed in their account. Changes that come together are told together: one event here
 * is one e-mail, about the changes from one revision of the account's stream to another, both inclusive.
 */
const gathered = z.strictObject({ owner: z.uuid(), from: z.int(), upTo: z.int(), at: z.iso.datetime() });
export type Gathered = z.infer<typeof gathered>;

export type AccountNoticeEvent = { type: 'AccountChangesGathered'; data: Gathered };

export const accountNoticeEvents = [
  defineEvent({ type: 'AccountChangesGathered', version: 1, schema: gathered }),
] as const;

/** What has been gathered, in one piece, and when something was last; null where nothing ever was. */
export type GatheredSoFar = Pick<Gathered, 'from' | 'upTo' | 'at'> | null;

/** `from` is the change that it is asked for, `upTo` the account's newest event. */
export type GatherChanges = { readonly type: 'GatherChanges' } & Gathered;

/** The parts of `from` to `upTo` that haven't been gathered: before what has been, and after. */
export const notGathered = (
  { from, upTo }: Pick<Gathered, 'from' | 'upTo'>,
  before: GatheredSoFar,
): readonly Pick<Gathered, 'from' | 'upTo'>[] => {
  const parts = before
    ? [
        // The first changes of a person may be asked for out of turn.
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
  /** After a change, so that what comes with it is told with it. */
  readonly togetherMs: number;
  /** After an e-mail, until the next. */
  readonly betweenMs: number;
};
/** A stranger's change is told within a minute or two; somebody who never stops gets six e-mails an hour. */
export const noticePauses: NoticePauses = { togetherMs: 60_000, betweenMs: 600_000 };

/** How long (ms) an e-mail about changes that began at this instant has to wait; 0 or less where it is due. */
export const waitBeforeTelling = (
  now: Date,
  { firstAt, before, pauses }: { firstAt: string; before: GatheredSoFar; pauses: NoticePauses },
): number => {
  const { togetherMs, betweenMs } = pauses;
  const since = (instant: string): number => now.getTime() - Date.parse(instant);
  const together = togetherMs - since(firstAt);
  const between = before ? betweenMs - since(before.at) : 0;
  // A clock that was set back makes nobody wait longer than the pauses are.
  return Math.min(Math.max(together, between), Math.max(togetherMs, betweenMs));
};
