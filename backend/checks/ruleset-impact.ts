import { setImmediate as othersTurn, setTimeout as sleep } from 'node:timers/promises';
import type { LevelCounts } from '@nomucheck/domain/cases/case-counts.ts';
import { type Basis, basisOf } from '@nomucheck/domain/checks/basis.ts';
import { calculateWalk } from '@nomucheck/domain/checks/calculate.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { changeBetween } from '@nomucheck/domain/checks/corrections/change.ts';
import { answersFor, changeByEdition, ledThrough } from '@nomucheck/domain/checks/corrections/changes-by-edition.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { checksWithResult, countWithResult } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CaseReader } from '../cases/context.ts';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import type { Sealer } from '../engine/sealing/sealer.ts';
import { findEdition, type Published, type Rulesets } from '../rulesets/context.ts';
import { checkStream, idOfStream } from './loaded-check.ts';
import { createImpactSums, type TriedCheck } from './ruleset-impact-sums.ts';

export type RulesetImpactParts = {
  readonly db: Db;
  readonly store: EventStore;
  readonly rulesets: Pick<Rulesets, 'current' | 'find' | 'offered'>;
  readonly cases: Pick<CaseReader, 'count'>;
  /** How long an answer waits for the end, before it tells how far it has got. */
  readonly patienceMs?: number;
  readonly inOneRead?: number;
};

const readAtOnce = 50;
const patience = 5_000;
/** How long a result that nobody has fetched yet is kept. */
const keptMs = 60_000;

/**
 * What an edition of the questionnaire would do to all stored results: each check's answers as they stand, once by the edition of
 * its last result and once by this one, on today's cases and as of the day on which its result was given. Nothing is unsealed:
 * what people wrote in their own words and their sensitive answers count as passed over, before and after alike. Trying all of them
 * may take minutes: an answer says how far it has got, and a second request meanwhile follows the same work.
 */
export const createRulesetImpact = (parts: RulesetImpactParts) => {
  const { rulesets, patienceMs = patience } = parts;
  const running = new Map<string, Trying>();

  return async (version: string): Promise<RulesetImpact> => {
    const candidate = await findEdition(rulesets, version);
    if (!candidate) throw new DomainError('not_found');
    const inForce = (await rulesets.current()).ruleset.rulesetVersion;
    const key = `${version} ${inForce}`;
    const trying = running.get(key) ?? tryAll(parts, candidate, inForce);
    running.set(key, trying);
    const isComplete = await Promise.race([
      trying.done.then(() => true),
      sleep(patienceMs, false, { ref: false }),
    ]).catch((error: unknown) => {
      running.delete(key);
      throw error;
    });
    if (isComplete) running.delete(key);
    // The client may never ask again.
    else
      trying.done
        .finally(() => sleep(keptMs, undefined, { ref: false }).then(() => running.delete(key)))
        .catch(() => {});
    return { ...trying.soFar(), complete: isComplete };
  };
};

type Trying = { readonly done: Promise<void>; readonly soFar: () => Omit<RulesetImpact, 'complete'> };

const tryAll = (
  { db, store, rulesets, cases, inOneRead = readAtOnce }: RulesetImpactParts,
  candidate: Published,
  inForce: string,
): Trying => {
  const commands = createCommandHandler({ store, sealer: readsNothing, catalogue: catalogueOf(checkEvents) });
  const counts = countingOnce(cases);
  const { add, sums } = createImpactSums();
  let of = 0;
  const work = async (): Promise<void> => {
    of = await countWithResult(db);
    for (let last: string | null = null; ; ) {
      const ids: readonly string[] = await checksWithResult(db, last, inOneRead);
      for (const [stream, { state }] of await commands.loadMany(checkDecider, ids.map(checkStream))) {
        const version = state?.calculations.at(-1)?.calculation.rulesetVersion;
        const before = version === undefined ? null : await rulesets.find(version);
        add(state && before ? await tryOn(idOfStream(stream), state, before, candidate, counts) : null);
        await othersTurn();
      }
      last = ids.at(-1) ?? null;
      if (last === null) return;
    }
  };
  return { done: work(), soFar: () => ({ inForce, of, ...sums() }) };
};

const readsNothing: Sealer = {
  seal: () => Promise.reject(new Error('nothing is written here')),
  unseal: async () => null,
};

type Counting = (basis: Basis) => Promise<LevelCounts>;

/** More sets of cases than a questionnaire leads to in practice; beyond it they are counted again. */
const mostCounted = 2_000;

/** Many checks rest on the same cases: each set is counted once. */
const countingOnce = (cases: Pick<CaseReader, 'count'>): Counting => {
  const known = new Map<string, Promise<LevelCounts>>();
  return (basis) => {
    const key = JSON.stringify(basis);
    const counted = known.get(key) ?? cases.count(basis).then(({ counts }) => counts);
    if (known.size >= mostCounted) known.clear();
    known.set(key, counted);
    return counted;
  };
};

/**
 * The last days and routes by the same rule as the correction after the publication. null where the check can't be led to its end.
 */
const tryOn = async (
  checkId: string,
  check: Check,
  before: Published,
  after: Published,
  counts: Counting,
): Promise<TriedCheck | null> => {
  const told = check.calculations.at(-1);
  if (told === undefined) return null;
  const { calculatedAt, calculation } = told;
  const today = koreanDateOf(calculatedAt);
  const rateBy = async (edition: Published) => {
    // By the question's key, also where it is asked in other words now: the person would be asked again, and the figure is the same.
    const led = ledThrough(edition, check, answersFor(edition.form, check).open, today);
    if (!led) return null;
    const onCases = await counts(basisOf(edition.ruleset, led.walk, today));
    return { rate: calculateWalk(edition.ruleset, led.walk, { today, counts: onCases }).rate, asks: led.asks };
  };
  const [was, is] = [await rateBy(before), await rateBy(after)];
  const isItsOwn = before.ruleset.rulesetVersion === after.ruleset.rulesetVersion;
  const change = isItsOwn
    ? changeBetween(calculation.routes, calculation.routes, today)
    : changeByEdition(check, { ...told, whole: null }, after, null, today)?.change;
  if (!was || !is || !change) return null;
  const section = calculation.base.section?.id ?? null;
  return { checkId, calculatedAt, before: was.rate, after: is.rate, asks: is.asks, change, section };
};
