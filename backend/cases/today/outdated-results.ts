import type { OutdatedResult, OutdatedResultsOut } from '@nomucheck/domain/cases/contract/today.ts';
import { rateOn } from '@nomucheck/domain/checks/win-rate/recount.ts';
import { lastChangeOfCounted } from '@nomucheck/projections/cases/case-facts/counts.ts';
import { disputesChangedSince } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { type CheckFigure, figuresBefore } from '@nomucheck/projections/checks/check-figures/queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { type ChangesSince, changesSince } from './changes-since.ts';

/** The last results of checks that would be other ones today: each is marked so for its owner, who may calculate it again. */
export type OutdatedResults = {
  count(): Promise<number>;
  list(): Promise<OutdatedResultsOut>;
};

export type OutdatedResultParts = { readonly db: Db; readonly rulesets: Pick<Rulesets, 'current'> };

const mostListed = 200;

export const createOutdatedResults = ({ db, rulesets }: OutdatedResultParts): OutdatedResults => {
  const find = async () => {
    const { ruleset } = await rulesets.current();
    const { rulesetVersion } = ruleset;
    // Usually no counted case has changed since, and no figure is read.
    const figures = await figuresBefore(db, { position: await lastChangeOfCounted(db), rulesetVersion });
    const positions = figures.filter((figure) => figure.rulesetVersion === rulesetVersion).map(positionOf);
    const earliest = positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? '');
    const changes = changesSince(positions.length === 0 ? [] : await disputesChangedSince(db, earliest));
    const isByOther = (figure: CheckFigure): boolean => figure.rulesetVersion !== rulesetVersion;
    const outdated = figures.filter(
      (figure) => isByOther(figure) || changes.differs(figure.casePosition, figure.ground.basis),
    );
    return { outdated, changes, isByOther, clamp: ruleset.clamp };
  };

  return {
    count: async () => (await find()).outdated.length,
    list: async () => {
      const { outdated, changes, isByOther, clamp } = await find();
      const latest = outdated
        .toSorted((one, other) => (one.calculatedAt < other.calculatedAt ? 1 : -1))
        .slice(0, mostListed);
      return {
        total: outdated.length,
        results: latest.map((figure) =>
          isByOther(figure)
            ? told(figure, 'questionnaire', null)
            : told(figure, 'cases', rateOn(figure.ground, movedIn(changes, figure), clamp)),
        ),
      };
    },
  };
};

const positionOf = ({ casePosition }: CheckFigure): string => casePosition;

const movedIn = (changes: ChangesSince, { casePosition, ground }: CheckFigure) =>
  changes.recount(casePosition, ground.basis).moved;

/** As the person who asked was shown it: to a company, the other side of the worker's rate. */
const told = (
  { checkId, calculationId, calculatedAt, side, rate }: CheckFigure,
  why: OutdatedResult['why'],
  after: number | null,
): OutdatedResult => {
  const shown = (of: number | null): number | null => (of !== null && side === 'employer' ? 1 - of : of);
  return { checkId, calculationId, calculatedAt, side, why, before: shown(rate), after: shown(after) };
};
