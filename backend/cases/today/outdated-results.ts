import type { OutdatedResult } from '@nomucheck/domain/cases/contract/today.ts';
import { countingAgain, isOtherwise, type RateWithBand } from '@nomucheck/domain/checks/counted-again.ts';
import { shownTo } from '@nomucheck/domain/checks/shown-figure.ts';
import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
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

/** A result without its person's name. */
type Unnamed = Omit<OutdatedResult, 'name'>;

/** The last results of checks that would be other ones today: each is marked so for its owner, who may calculate it again. */
export type OutdatedResults = {
  count(): Promise<number>;
  list(): Promise<{ readonly total: number; readonly results: readonly Unnamed[] }>;
};

export type OutdatedResultParts = { readonly db: Db; readonly rulesets: Pick<Rulesets, 'current'> };

const mostListed = 200;

export const createOutdatedResults = ({ db, rulesets }: OutdatedResultParts): OutdatedResults => {
  /** What was found out about each figure; all of it is asked anew when a counted case or the questionnaire changes. */
  let verdicts: { readonly state: string; readonly otherwise: Map<string, boolean> } = {
    ...{ state: '', otherwise: new Map() },
  };
  // The home page asks again and again; what changed is the same until another counted case changes.
  let known: { readonly earliest: string; readonly lastChange: string; readonly changes: ChangesSince } | undefined;
  const changesBetween = async (earliest: string, lastChange: string): Promise<ChangesSince> => {
    if (known?.earliest === earliest && known.lastChange === lastChange) return known.changes;
    const changes = changesSince(earliest === '' ? [] : await disputesChangedSince(db, earliest));
    // A change between the two queries would otherwise be kept under the position before it.
    if ((await lastChangeOfCounted(db)) === lastChange) known = { earliest, lastChange, changes };
    return changes;
  };

  /** Of these figures those that would be shown otherwise today. */
  const movedAmong = async (
    places: readonly FigurePlace[],
    changes: ChangesSince,
    ruleset: Ruleset,
    lastChange: string,
  ): Promise<readonly FigurePlace[]> => {
    const state = `${lastChange} ${ruleset.rulesetVersion}`;
    if (verdicts.state !== state) verdicts = { state, otherwise: new Map() };
    const { otherwise } = verdicts;
    const unknown = places.filter(({ calculationId }) => !otherwise.has(calculationId)).map(({ checkId }) => checkId);
    const again = countingAgain();
    for (const figure of unknown.length === 0 ? [] : await figuresOfChecks(db, unknown))
      otherwise.set(figure.calculationId, isOtherwise(figure, movedIn(changes, figure), ruleset, again));
    return places.filter(({ calculationId }) => otherwise.get(calculationId) === true);
  };

  const find = async () => {
    const { ruleset } = await rulesets.current();
    const { rulesetVersion } = ruleset;
    // Usually no counted case has changed since, and no figure is read.
    const lastChange = await lastChangeOfCounted(db);
    const places = await placesBefore(db, { position: lastChange, rulesetVersion });
    const current = places.filter((place) => place.rulesetVersion === rulesetVersion);
    const positions = current.map(({ casePosition }) => casePosition);
    const earliest = positions.reduce((one, other) => (other < one ? other : one), positions[0] ?? '');
    const changes = await changesBetween(earliest, lastChange);
    const outdated = [
      ...places.filter((place) => place.rulesetVersion !== rulesetVersion),
      ...(await movedAmong(current, changes, ruleset, lastChange)),
    ];
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
      const again = countingAgain();
      return {
        total: outdated.length,
        results: figures
          .toSorted(byTime)
          .map((figure) =>
            figure.rulesetVersion === ruleset.rulesetVersion
              ? told(figure, 'cases', again(figure.ground, movedIn(changes, figure), ruleset))
              : told(figure, 'questionnaire', null),
          ),
      };
    },
  };
};

/** The last one first. */
const byTime = (one: { readonly calculatedAt: string }, other: { readonly calculatedAt: string }): number =>
  one.calculatedAt < other.calculatedAt ? 1 : -1;

const movedIn = (changes: ChangesSince, { casePosition, ground }: CheckFigure) =>
  changes.recount(casePosition, ground.basis).moved;

/** As the person who asked was shown it. */
const told = (figure: CheckFigure, why: OutdatedResult['why'], now: RateWithBand | null): Unnamed => {
  const { checkId, calculationId, calculatedAt, side, shows, rate, band } = figure;
  const was = shownTo(side, rate, band, shows);
  const is = shownTo(side, now?.rate ?? null, now?.band ?? null, shows);
  return {
    ...{ checkId, calculationId, calculatedAt, side, why },
    ...{ before: was.shownRate, bandBefore: was.shownBand, after: is.shownRate, bandAfter: is.shownBand },
  };
};
