import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { type FirstDeadline, firstDeadline } from '@nomucheck/domain/checks/result/first-deadline.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';

/** The deadline that the worker of a finished check must not miss; null where there is none, and for an employer. */
export const deadlineOfCheck = (
  { calculations }: Pick<Check, 'calculations'>,
  today: LocalDate,
): FirstDeadline | null => {
  const calculation = calculations.at(-1)?.calculation;
  return calculation?.side === 'employee' ? firstDeadline(calculation.routes, today) : null;
};
