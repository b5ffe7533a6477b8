import type { StoredEvent } from './event-source.ts';
import type { Standing } from './standing.ts';

export type Report = {
  readonly projection: string;
  /**
   * `newer_version`, `reshaped`, `beyond_log`: the table that is there isn't for this program to keep up (standing.ts), told once.
   * `unknown_event`: a newer program wrote the next event; the lease is given up, told once.
   */
  readonly what:
    | 'parked'
    | 'retrying'
    | 'ownership_lost'
    | 'newer_version'
    | 'reshaped'
    | 'beyond_log'
    | 'unknown_event'
    | 'upgraded';
  readonly error: unknown;
  /** The event whose stream was parked, or that isn't known. */
  readonly event?: StoredEvent;
};

/** Tells the same of a projection once, until it has gone on. */
export type TellOnce = {
  readonly tell: (key: string, report: Report) => void;
  readonly wentOn: (projection: string) => void;
};

export const createTellOnce = (report: (report: Report) => void): TellOnce => {
  const told = new Map<string, string>();
  return {
    tell: (key, what) => {
      if (told.get(what.projection) !== key) report(what);
      told.set(what.projection, key);
    },
    wentOn: (projection) => {
      told.delete(projection);
    },
  };
};

/** Why a table isn't for this program to keep up. */
export const leftAlone = (projection: string, standing: Exclude<Standing, 'ours' | 'older'>): Report => ({
  projection,
  what: standing === 'newer' ? 'newer_version' : standing,
  error: whyNot[standing],
});

const whyNot: Readonly<Record<Exclude<Standing, 'ours' | 'older'>, string>> = {
  newer: 'a newer program has built this table',
  reshaped: 'another build of the same version has replaced this table',
  beyond_log: 'the log ends before what this table holds: it has to be rebuilt',
};
