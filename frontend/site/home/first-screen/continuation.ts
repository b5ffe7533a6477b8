import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { daysBetween, isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** What a person left unfinished: a check in the middle of its questions, or a result whose deadline still runs. */
export type Continuation = {
  readonly kind: 'draft' | 'result';
  readonly to: string;
  /** Days to the last day for an application, 0 on that day; null if it isn't known or has passed. */
  readonly daysLeft: number | null;
};

type Listed = Pick<CheckListItem, 'id' | 'status' | 'deadline'>;

const daysLeftOf = ({ deadline }: Listed, today: LocalDate): number | null => {
  if (deadline === null || !isLocalDate(deadline)) return null;
  const days = daysBetween(today, deadline);
  return days < 0 ? null : days;
};

/** The unfinished check; else the newest result with a deadline that hasn't passed. */
export const continuationOf = (checks: readonly Listed[], today: LocalDate): Continuation | null => {
  const draft = checks.find(({ status }) => status === 'draft');
  if (draft !== undefined) return { kind: 'draft', to: '/check/form', daysLeft: daysLeftOf(draft, today) };
  const result = checks.find((check) => check.status === 'completed' && daysLeftOf(check, today) !== null);
  if (result === undefined) return null;
  return { kind: 'result', to: `/check/result/${result.id}`, daysLeft: daysLeftOf(result, today) };
};

/** As Koreans count the days to a date. */
export const dDay = (daysLeft: number): string => (daysLeft === 0 ? 'D-DAY' : `D-${daysLeft}`);
