import type { Standing } from './standing.ts';
import type { SubscriptionReport } from './subscriptions/report.ts';

/**
 * What only a projection can meet. `newer_version`, `reshaped`, `beyond_log`: the table that is there isn't for this program to
 * keep up (standing.ts), told once. `parked`: the event's stream was.
 */
export type OfProjection = 'parked' | 'newer_version' | 'reshaped' | 'beyond_log' | 'upgraded';
export type Report = SubscriptionReport<OfProjection>;

/** Why a table isn't for this program to keep up. */
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
