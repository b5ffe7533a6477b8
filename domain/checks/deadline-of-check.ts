import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Check } from './check-state.ts';
import { type FirstDeadline, firstDeadline } from './first-deadline.ts';

/** The deadline that the worker of a finished check must not miss; null where there is none, and for an employer. */
export const deadlineOfCheck = (
  { calculations }: Pick<Check, 'calculations'>,
  today: LocalDate,
): FirstDeadline | null => {
  const calculation = calculations.at(-1)?.calculation;
  return calculation?.side === 'employee' ? firstDeadline(calculation.routes, today) : null;
};
