import { may } from '@nomucheck/domain/accounts/rights.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { Result } from '@nomucheck/domain/checks/contract/result.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Reader } from '../engine/history/actor-names.ts';
import { loadOptionsOf, type Point, type Points } from '../engine/history/as-of.ts';
import type { RecordStories, RecordStory } from '../engine/history/record-stories.ts';
import type { Published, Rulesets } from '../rulesets/context.ts';
import { recordAnswer, withoutOwnWords } from './answers/check-answers.ts';
import { createShownCorrection } from './corrections/shown-correction.ts';
import type { Drafts } from './drafts/drafts.ts';
import { checkHistoryView } from './history/check-history.ts';
import { createEditionNames } from './history/edition-names.ts';
import { checkFor, checkStream, type LoadedCheck, loadedCheck } from './loaded-check.ts';
import { type Calculations, figureOf, resultFor } from './results/calculations.ts';
import type { PaidReading, PaidStanding } from './results/paid-reading.ts';

/**
 * What each caller may see of a check. Functions that take a check take one that `visible` returned for this caller.
 */
export type CheckViews = {
  /** The check, if this caller may see it; otherwise the same error as for an unknown id. */
  visible(id: string, caller: Reader): Promise<LoadedCheck>;
  record(loaded: LoadedCheck, caller: Caller): Promise<CheckRecord>;
  /** The record with the steps of its result always locked, for callers that show none of them. */
  lockedRecord(loaded: LoadedCheck, caller: Caller): Promise<CheckRecord>;
  /** The record at an earlier time. Throws `not_found` before its first event. */
  recordAsOf(found: LoadedCheck, asOf: string, caller: Caller): Promise<CheckRecord>;
  /** All that happened to it, as far as this caller may see it. */
  story(found: LoadedCheck, caller: Caller): Promise<RecordStory>;
  lastResult(loaded: LoadedCheck, caller: Caller): Promise<Result>;
  /** Whether this caller may see the steps of all results. */
  seesAll(caller: Reader): boolean;
  /** Whether `opens` would say yes, as it stands. Nothing is recorded. */
  mayOpen(caller: Reader, loaded: LoadedCheck): Promise<boolean>;
  /**
   * Whether this caller is shown the steps of this check's results. Of what its owner has paid for it is recorded that they see it, so ask
   * only to show it.
   */
  opens(caller: Reader, loaded: LoadedCheck): Promise<boolean>;
};

export type CheckViewParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly drafts: Pick<Drafts, 'find'>;
  readonly rulesets: Pick<Rulesets, 'find' | 'publications'>;
  readonly calculations: Pick<Calculations, 'areOutdated'>;
  readonly points: Points;
  readonly stories: RecordStories;
  readonly paidReading: PaidReading;
  readonly paidStanding: PaidStanding;
  readonly clock: () => Date;
  /** Every result is open without payment. */
  readonly unlocked: boolean;
};

export const createCheckViews = (parts: CheckViewParts): CheckViews => {
  const { commands, drafts, rulesets, calculations, points, stories, paidReading, paidStanding, clock, unlocked } =
    parts;

  const shownCorrection = createShownCorrection(rulesets);
  const editions = createEditionNames(rulesets);

  /**
   * The steps are for the firm's people, for a person who paid for the result, or for everybody when results are
   * unlocked.
   */
  const seesAll: CheckViews['seesAll'] = ({ actor }) => may(actor, 'figure.readInside', { open: unlocked });
  const opens: CheckViews['opens'] = async (caller, { check: { owner, opened } }) => {
    const { actor } = caller;
    if (seesAll(caller)) return true;
    const isPaid = opened !== null && owner === actor.id && (await paidReading(opened.orderId, 'result', actor));
    return may(actor, 'figure.readInside', { open: isPaid });
  };
  const mayOpen: CheckViews['mayOpen'] = async (caller, { check: { owner, opened } }) =>
    seesAll(caller) || (opened !== null && owner === caller.actor.id && (await paidStanding(opened.orderId)));

  const isOutdated = async (recorded: RecordedCalculation, asOf?: Point): Promise<boolean> =>
    (await calculations.areOutdated([figureOf(recorded)], asOf))[0] === true;

  const publishedOf = async (version: string): Promise<Published> => {
    const published = await rulesets.find(version);
    if (!published) throw new DomainError('check_fetch_failed');
    return published;
  };

  const visible: CheckViews['visible'] = async (id, { actor }) => checkFor(actor, 'check.read', await drafts.find(id));

  const lastResult = async ({ check }: LoadedCheck, opened: () => Promise<boolean>, asOf?: Point) => {
    const recorded = check.calculations.at(-1);
    if (!recorded) throw new DomainError('survey_empty');
    const { ruleset } = await publishedOf(recorded.calculation.rulesetVersion);
    return resultFor(recorded, { open: await opened(), outdated: await isOutdated(recorded, asOf), ruleset });
  };

  /** At present, or at an earlier time. */
  const recordAt = async (
    loaded: LoadedCheck,
    caller: Caller,
    opened: () => Promise<boolean>,
    asOf?: Point,
  ): Promise<CheckRecord> => {
    const { form } = await publishedOf(loaded.check.rulesetVersion);
    const result = loaded.check.calculations.length > 0 ? await lastResult(loaded, opened, asOf) : null;
    const today = asOf?.today ?? koreanDateOf(clock());
    const corrected = await shownCorrection(loaded.check, today);
    const { calculations, madeFrom } = loaded.check;
    const record = {
      ...recordAnswer(form, loaded, today, result),
      ...(corrected ? { corrected } : {}),
      ...(calculations.length > 1 || madeFrom !== null ? { hasEarlier: true as const } : {}),
    };
    if (maySeeWords(loaded, caller)) return record;
    return { ...record, ofAnother: true, answers: record.answers.map(withoutOwnWords) };
  };

  return {
    visible,
    seesAll,
    opens,
    mayOpen,
    lastResult: (loaded, caller) => lastResult(loaded, () => opens(caller, loaded)),
    record: (loaded, caller) => recordAt(loaded, caller, () => opens(caller, loaded)),
    lockedRecord: (loaded, caller) => recordAt(loaded, caller, async () => false),

    recordAsOf: async (found, asOf, caller) => {
      const { id } = found;
      const { to, at } = loadOptionsOf(asOf);
      const then = loadedCheck(id, await commands.load(checkDecider, checkStream(id), loadOptionsOf(asOf)));
      if (!then || (to !== undefined && then.revision !== to)) throw new DomainError('not_found');
      const { position, updatedAt } = then;
      const point = at === undefined ? { position, today: koreanDateOf(updatedAt) } : await points.of(asOf);
      if (!point) throw new DomainError('not_found');
      // A result that was paid for later is open in its past states, too.
      return recordAt(then, caller, () => opens(caller, found), point);
    },

    story: async (found, caller) => {
      const { form } = await publishedOf(found.check.rulesetVersion);
      await editions.learn(found.check.calculations.map(({ calculation }) => calculation.rulesetVersion));
      const view = checkHistoryView({
        ...{ form, isOwner: maySeeWords(found, caller), open: await opens(caller, found) },
        editionName: editions.nameOf,
      });
      const hidesReasons = !may(caller.actor, 'access.staff');
      return stories({ stream: checkStream(found.id), revision: found.revision }, view, caller, { hidesReasons });
    },
  };
};

const maySeeWords = ({ check }: LoadedCheck, { actor }: Caller): boolean =>
  may(actor, 'check.readOwnWords', { owner: check.owner });
