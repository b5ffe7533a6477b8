import { may } from '@nomucheck/domain/accounts/rights.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import type { CheckResults, RelatedCheck, ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { lockedFigureOf } from '@nomucheck/domain/checks/shown-figure.ts';
import { relatedChecks } from '@nomucheck/projections/checks/related-checks.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';
import type { CheckAllowances } from '../allowances.ts';
import type { CheckViews } from '../check-views.ts';
import { checkStream, type LoadedCheck, loadedCheck } from '../loaded-check.ts';

/** All results of a check and of the checks that were begun with its answers, the first one first. */
export type ResultsInTime = (found: LoadedCheck, caller: Caller) => Promise<CheckResults>;

export type ResultsInTimeParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly views: Pick<CheckViews, 'seesAll'>;
  readonly names: ActorNames;
  readonly allowances: Pick<CheckAllowances, 'resultsInTime'>;
};

export const createResultsInTime =
  ({ db, commands, views, names, allowances }: ResultsInTimeParts): ResultsInTime =>
  async (found, caller) => {
    await allowances.resultsInTime(caller.actor.id);
    const ids = await relatedChecks(db, found.id);
    const others = await commands.loadMany(checkDecider, ids.filter((id) => id !== found.id).map(checkStream));
    const loaded = [
      found,
      ...ids.flatMap((id) => {
        const other = others.get(checkStream(id));
        const check = other && loadedCheck(id, other);
        return check && check.check.owner === found.check.owner && check.check.calculations.length > 0 ? [check] : [];
      }),
    ].sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
    const checks = new Map(loaded.map(({ id, check }) => [id, check]));
    const { owner } = found.check;
    return {
      ...(may(caller.actor, 'access.staff') ? { owner: { id: owner, name: await nameOf(names, owner, caller) } } : {}),
      checks: loaded.map((each) => relatedOut(each, checks)),
      results: loaded
        .flatMap((each) =>
          // Whether it is paid isn't asked: only what is shown without payment is listed.
          each.check.calculations.map((recorded) => resultInTime(each, recorded, views.seesAll(caller))),
        )
        .sort((one, other) => (one.calculatedAt < other.calculatedAt ? -1 : 1)),
    };
  };

const nameOf = async (names: ActorNames, id: string, reader: Caller): Promise<string> => {
  const actor = { id, role: 'user' } as const;
  return (await names([actor], reader))(actor);
};

const relatedOut = (
  { id, check, startedAt }: LoadedCheck,
  checks: ReadonlyMap<string, Pick<Check, 'answers'>>,
): RelatedCheck => {
  const { questionnaire, madeFrom } = check;
  const from = madeFrom === null ? undefined : checks.get(madeFrom);
  return {
    ...{ id, questionnaire, startedAt, madeFrom },
    changedAnswers: from ? changedBetween(from.answers, check.answers) : null,
  };
};

const changedBetween = (before: Check['answers'], after: Check['answers']): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  ).length;

/** A result as a list shows it: in whole percentages where its steps are locked. */
export const resultInTime = (
  { id, check }: Pick<LoadedCheck, 'id' | 'check'>,
  { calculationId, calculatedAt, calculation }: RecordedCalculation,
  isOpen: boolean,
): ResultInTime => {
  const { shownRate, shownBand, side, shows } = isOpen ? calculation : lockedFigureOf(calculation);
  return {
    ...{ checkId: id, calculationId, calculatedAt, shownRate, shownBand, side },
    ...(shows ? { shows } : {}),
    rulesetVersion: calculation.rulesetVersion,
    calculatorVersion: calculation.calculatorVersion,
    decided: calculation.base.decided,
    byService: check.corrections.some(
      (correction) => correction.byService && correction.calculationId === calculationId,
    ),
  };
};
