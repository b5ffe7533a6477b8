import type { Standing } from './standing.ts';
import type { SubscriptionReport } from './subscriptions/report.ts';

/**
 * Reports that only projections have. `newer_version`, `reshaped`, `beyond_log`: this program must not write to the
 * existing table (standing.ts), reported once. `parked`: the event's stream was parked.
 */
export type OfProjection = 'parked' | 'newer_version' | 'reshaped' | 'beyond_log' | 'upgraded';
export type Report = SubscriptionReport<OfProjection>;

/** Why this program must not write to a table. */
export const leftAlone = (name: string, standing: Exclude<Standing, 'ours' | 'older'>): Report => ({
  name,
  what: standing === 'newer' ? 'newer_version' : standing,
  error: whyNot[standing],
});

const whyNot: Readonly<Record<Exclude<Standing, 'ours' | 'older'>, string>> = {
  newer: 'a newer program has built this table',
  reshaped: 'another build of the same version has replaced this table',
  beyond_log: 'the log ends before what this table holds: it has to be rebuilt',
};
