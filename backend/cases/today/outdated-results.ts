import type { OutdatedResult, OutdatedResultsOut } from '@nomucheck/domain/cases/contract/today.ts';
import { rateOn } from '@nomucheck/domain/checks/recount.ts';
import { disputesChangedSince } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { lastChangeOfCounted } from '@nomucheck/projections/cases/counts.ts';
import {
  type CheckFigure,
  type FigurePlace,
  figuresOfChecks,
  placesBefore,
} from '@nomucheck/projections/checks/figure-queries.ts';
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
  // The home page asks again and again; what changed is the same until another counted case changes.
  let known: { readonly earliest: string; readonly lastChange: string; readonly changes: ChangesSince } | undefined;
  const changesBetween = async (earliest: string, lastChange: string): Promise<ChangesSince> => {
    if (known?.earliest === earliest && known.lastChange === lastChange) return known.changes;
    const changes = changesSince(earliest === '' ? [] : await disputesChangedSince(db, earliest));
    // A change between the two queries would otherwise be kept under the position before it.
    if ((await lastChangeOfCounted(db)) === lastChange) known = { earliest, lastChange, changes };
    return changes;
  };

  const find = async () => {
    const { ruleset } = await rulesets.current();
    const { rulesetVersion } = ruleset;
    // Usually no counted case has changed since, and no figure is read.
    const lastChange = await lastChangeOfCounted(db);
    const figures = await placesBefore(db, { position: lastChange, rulesetVersion });
    const positions = figures.filter((figure) => figure.rulesetVersion === rulesetVersion).map(positionOf);
    const earliest = positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? '');
    const changes = await changesBetween(earliest, lastChange);
    const outdated = figures.filter(
      (figure) => figure.rulesetVersion !== rulesetVersion || changes.differs(figure.casePosition, figure.basis),
    );
    return { outdated, changes, ruleset };
  };

  return {
    count: async () => (await find()).outdated.length,
    list: async () => {
      const { outdated, changes, ruleset } = await find();
      const latest = outdated.toSorted(byTime).slice(0, mostListed);
      const figures = await figuresOfChecks(
        db,
        latest.map(({ checkId }) => checkId),
      );
      return {
        total: outdated.length,
        results: figures
          .toSorted(byTime)
          .map((figure) =>
            figure.rulesetVersion === ruleset.rulesetVersion
              ? told(figure, 'cases', rateOn(figure.ground, movedIn(changes, figure), ruleset.clamp))
              : told(figure, 'questionnaire', null),
          ),
      };
    },
  };
};

/** The last one first. */
const byTime = (one: { readonly calculatedAt: string }, other: { readonly calculatedAt: string }): number =>
  one.calculatedAt < other.calculatedAt ? 1 : -1;

const positionOf = ({ casePosition }: FigurePlace): string => casePosition;

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
