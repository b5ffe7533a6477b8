import type { CaseRecord } from '../cases/case-record.ts';

/** The weight of the highest court where nothing else is said. */
export const HIGHEST = 1.08;

type Standing = Pick<CaseRecord, 'kind' | 'tribunal' | 'decidedOn'>;

/** The highest court's decisions bind the others; a hearing's record decides nothing. `highest`: the weight of that court. */
export const weightOfTribunal = (
  { kind, tribunal }: Pick<Standing, 'kind' | 'tribunal'>,
  highest = HIGHEST,
): number => {
  if (/^(?:대법원|헌법재판소)/u.test(tribunal)) return highest;
  if (kind === 'case-low-meeting') return 0.93;
  if (/고등법원|중앙노동위원회/u.test(tribunal)) return 1.04;
  return 1;
};

const HALVED_AFTER_DAYS = 3_650;

/** Newer decisions score slightly higher: the factor is never below 0.9. */
export const weightOfDate = (decidedOn: string | null, today: string): number => {
  if (decidedOn === null) return 0.92;
  const days = Math.max(0, (Date.parse(today) - Date.parse(decidedOn)) / 86_400_000);
  return Math.round((0.9 + 0.1 * 0.5 ** (days / HALVED_AFTER_DAYS)) * 1_000) / 1_000;
};

/**
 * The same two factors as one number that doesn't depend on today: the order of cases if there are too many to rank all.
 */
export const standingOf = (of: Standing): number => {
  const days = of.decidedOn === null ? 0 : Date.parse(of.decidedOn) / 86_400_000;
  return Math.round((Math.log2(weightOfTribunal(of)) + days / (4 * HALVED_AFTER_DAYS)) * 1_000_000) / 1_000_000;
};
