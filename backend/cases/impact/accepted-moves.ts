import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import type { Tallies } from '@nomucheck/domain/checks/recount.ts';
import type { PlacedFact } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';
import { changesSince } from '../today/changes-since.ts';

export type AcceptedMoves = {
  /** From the counts that the figure was given with to those after the acceptance. */
  ofFigure(figure: Pick<CheckFigure, 'casePosition'> & { readonly ground: { readonly basis: Basis } }): Tallies;
  /** From today's counts to those after the acceptance. */
  today(basis: Basis): Tallies;
};

/** Sorts after every position of a log. */
const [untilNow, fromNowOn] = ['}', '~'];

/**
 * How an acceptance moves counts. A figure keeps the counts of its own position, so it is moved from there: a case that came in between
 * isn't among them, and must not be taken from them when the accepted one replaces it.
 * @param counted every case ever counted in the disputes of the accepted ones
 */
export const movesByAcceptance = (counted: readonly PlacedFact[], accepted: readonly CaseFact[]): AcceptedMoves => {
  const facts = accepted.map((fact) => ({ ...fact, from: fromNowOn, to: null }));
  const { passed, recount } = changesSince([...counted, ...facts]);
  /** Many figures rest on the same cases. */
  const known = new Map<string, Tallies>();
  return {
    ofFigure: ({ casePosition, ground: { basis } }) => {
      const key = `${passed(casePosition)} ${JSON.stringify(basis)}`;
      const moved = known.get(key) ?? recount(casePosition, basis).moved;
      known.set(key, moved);
      return moved;
    },
    today: (basis) => recount(untilNow, basis).moved,
  };
};
