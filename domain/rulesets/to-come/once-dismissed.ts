import type { Conditions } from '../ruleset.ts';

/** Not while the dismissal is still to come. */
export const onceDismissed: readonly Conditions[] = [[{ computed: 'dismissal_to_come', holds: false }]];

/** What can only happen on the day of dismissal or after it, so that nothing is known of it before. */
const followsDismissal: readonly string[] = [
  'detail-1/replacement-hired',
  'detail-8/employer-ended-it',
  'detail-8/wished-to-stay',
  'detail-8/dismissal-withdrawn',
  'detail-8/protested-promptly',
  'detail-16/wished-to-stay',
  'detail-17/same-work-rehired',
  'detail-18/business-goes-on',
  'detail-23/three-months-passed',
];

/**
 * What the company can still make good until that day, and what alone makes a dismissal void where it was left out: writing that
 * names the reason and the day (근로기준법 제27조), and the procedure of the rules (대법원 90다8077). Not having done it yet is no fact
 * for either side. What is weighed with other things (efforts to avoid it, consultation, a chance to improve) is asked as it stands.
 */
const canStillBeDone: readonly string[] = [
  ...['detail-1', 'detail-2', 'detail-3', 'detail-8'].map((section) => `${section}/written-notice`),
  'detail-8/any-written-notice',
  'detail-8/reasons-known-beforehand',
  ...[9, 10, 11, 12, 13, 15, 19, 20, 22].map((section) => `detail-${section}/procedure-skipped`),
  'detail-16/disciplinary-procedure-held',
];

/** The items that are passed over while the dismissal is still to come. */
export const askedOnceDismissed: ReadonlySet<string> = new Set([...followsDismissal, ...canStillBeDone]);
