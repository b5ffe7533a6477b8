import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** What happened to a subscriber; `What` has the reports that only its kind has. */
export type SubscriptionReport<What extends string = never> = {
  readonly name: string;
  /** `unknown_event`: a newer program wrote the next event; the lease is given up. Reported once. */
  readonly what: What | 'retrying' | 'ownership_lost' | 'unknown_event';
  readonly error: unknown;
  /** The event that the report is about. */
  readonly event?: StoredEvent;
};

/** Reports the same problem of a subscriber once, until it has continued. */
export const reportingOnce = <Report extends SubscriptionReport<string>>(report: (report: Report) => void) => {
  const told = new Map<string, string>();
  return {
    tell: (what: Report): void => {
      const key = `${what.what}: ${what.error}`;
      if (told.get(what.name) !== key) report(what);
      told.set(what.name, key);
    },
    wentOn: (name: string): void => {
      told.delete(name);
    },
  };
};
