import { daysBetween, koreanText } from '../../kernel/korean/korean-date.ts';
import type { FoundRoute } from '../answering/material.ts';
import type { Clock, Facts } from './facts.ts';
import type { Understood } from './understand.ts';

/** The facts with the periods that run. The days are the routes' own: nothing is counted here a second time. */
export const withClocks = (
  understood: Understood,
  routes: readonly FoundRoute[],
  against: Facts['against'] = [],
): Facts => {
  const clocks = routes.flatMap((route) => clockOf(route, understood) ?? []);
  return { ...understood, against, clocks, clock: firstOf(clocks) };
};

/** The soonest that hasn't passed; where all have, the last that did. */
const firstOf = (clocks: readonly Clock[]): Clock | null => {
  const running = clocks.filter(({ passed }) => !passed).toSorted((a, b) => a.daysLeft - b.daysLeft);
  return running[0] ?? clocks.toSorted((a, b) => b.daysLeft - a.daysLeft)[0] ?? null;
};

const clockOf = ({ name, law, deadline, open, counted }: FoundRoute, { today }: Understood): Clock | null => {
  if (deadline === null) return null;
  const daysLeft = daysBetween(today, deadline);
  // A way that is closed for another reason than its day is no way.
  if (!open && daysLeft >= 0) return null;
  return {
    ...{ name, law, lastDay: deadline, day: koreanText(deadline), daysLeft, passed: daysLeft < 0 },
    from: counted === undefined ? '' : koreanText(counted.from),
    movedBecause: counted?.movedBecause ?? null,
  };
};
