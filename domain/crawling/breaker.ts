import type { FailureReason } from './crawl-events.ts';

/**
 * Keeps a source that fails from being asked again and again. It opens after some failures in a row, or at once where every
 * call would fail; while it is open the source rests, and after that one call tries whether it answers again.
 */
export type Breaker = {
  /** A fingerprint of what the source is asked with: when it changes, earlier failures say nothing any more. */
  readonly settings: string;
  /** In a row. */
  readonly failures: number;
  /** null: the source may be asked. */
  readonly open: Rest | null;
};
export type Rest = {
  readonly why: FailureReason;
  /** What is the matter and what to do, in Korean. */
  readonly message: string;
  readonly since: string;
  /** null: until the settings change or a person switches the source on. */
  readonly until: string | null;
  /** How often in a row it was opened. */
  readonly times: number;
};
export type Failure = Pick<Rest, 'why' | 'message'>;

const MOST_FAILURES = 5;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A call that tries out a source that rested is over by then. */
const TRIAL_MS = 5 * MINUTE;
/** The first rest; each further one in a row is twice as long, up to a day. */
const firstRest: Readonly<Record<FailureReason, number | null>> = {
  unreachable: 10 * MINUTE,
  // They go on until the source or this program is changed.
  blocked: HOUR,
  unknown_form: HOUR,
  unexpected: 10 * MINUTE,
  // A key that is refused may be locked for good if it is sent again and again.
  refused: null,
};
const LONGEST_REST = 24 * HOUR;

export const closedBreaker = (settings: string): Breaker => ({ settings, failures: 0, open: null });

/** The breaker as it counts for these settings. */
export const breakerFor = (settings: string, known: Breaker | null): Breaker =>
  known?.settings === settings ? known : closedBreaker(settings);

export const rests = ({ open }: Breaker, now: Date): boolean =>
  open !== null && (open.until === null || now.toISOString() < open.until);

/** Not much longer than a day: 10 minutes, and twice as long after each further failure. */
const MOST_RESTS = 7;

/**
 * The rest after which it is worth asking again without a person: the source couldn't be reached, or wants to be left alone until
 * then. null where the source doesn't rest, where something has to be changed first, or after a day of trials.
 */
export const passingRest = (breaker: Breaker, now: Date): (Rest & { readonly until: string }) | null => {
  const { open } = breaker;
  if (!open || !rests(breaker, now) || open.why !== 'unreachable' || open.times > MOST_RESTS) return null;
  return open.until === null ? null : { ...open, until: open.until };
};

/** A call to a source whose rest is over: until it is answered, no other call is made. */
export const tryingOut = (breaker: Breaker, now: Date): Breaker =>
  breaker.open ? { ...breaker, open: { ...breaker.open, until: after(now, TRIAL_MS) } } : breaker;

/** The trial was broken off before there was an answer: the next call may try. */
export const trialBrokenOff = (breaker: Breaker, now: Date): Breaker =>
  breaker.open?.until ? { ...breaker, open: { ...breaker.open, until: now.toISOString() } } : breaker;

export const afterSuccess = ({ settings }: Breaker): Breaker => closedBreaker(settings);

/** `of`: what concerns one item may be a fault of that item only, so the source is asked for some others first. */
export const afterFailure = (
  breaker: Breaker,
  { why, message }: Failure,
  now: Date,
  of: 'source' | 'item' = 'source',
): Breaker => {
  const failures = breaker.failures + 1;
  const isLasting = of === 'source' && why !== 'unreachable';
  const opens = breaker.open !== null || failures >= MOST_FAILURES || isLasting;
  if (!opens) return { ...breaker, failures };
  const times = (breaker.open?.times ?? 0) + 1;
  const first = firstRest[why];
  const until = first === null ? null : after(now, Math.min(LONGEST_REST, first * 2 ** (times - 1)));
  return {
    ...breaker,
    failures,
    open: { why, message, since: breaker.open?.since ?? now.toISOString(), until, times },
  };
};

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
