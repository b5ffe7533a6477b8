/** How far a subscriber had read, and when that was seen (milliseconds). */
export type Seen = { readonly read: number; readonly at: number };

/** Events a second between two looks; null before the second one. */
export const paceBetween = (before: Seen | undefined, now: Seen): number | null =>
  before === undefined || now.at <= before.at
    ? null
    : Math.max(0, ((now.read - before.read) * 1_000) / (now.at - before.at));

export const paceInWords = (pace: number | null): string =>
  pace === null ? '재는 중' : pace === 0 ? '쉬는 중' : `초당 ${pace < 10 ? pace.toFixed(1) : Math.round(pace)}건`;
