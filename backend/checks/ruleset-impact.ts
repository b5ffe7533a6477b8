import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Check, checkDecider, frameOf } from '@nomucheck/domain/checks/check.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { finishedAnswers } from '@nomucheck/domain/checks/finished-answers.ts';
import { type Basis, basisOf } from '@nomucheck/domain/checks/win-rate/basis.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/win-rate/calculate.ts';
import type { LevelCounts } from '@nomucheck/domain/checks/win-rate/case-counts.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { latestWithResult } from '@nomucheck/projections/checks/checks/queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CaseReader } from '../cases/context.ts';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import type { Sealer } from '../engine/sealing/sealer.ts';
import { findEdition, type Published, type Rulesets } from '../rulesets/context.ts';
import { checkStream, idOfStream } from './loaded-check.ts';

export type RulesetImpactParts = {
  readonly db: Db;
  readonly store: EventStore;
  readonly rulesets: Pick<Rulesets, 'current' | 'find' | 'offered'>;
  readonly cases: Pick<CaseReader, 'count'>;
};

const mostTried = 500;
const inOneRead = 50;
const mostInDetail = 20;

/**
 * What an edition of the questionnaire would do to the latest results: each check's answers as they stand, once by the edition that
 * it was made with and once by this one, on today's cases and as of the day on which its result was given. Nothing is unsealed:
 * what people wrote in their own words and their sensitive answers count as passed over, before and after alike.
 */
export const createRulesetImpact = ({ db, store, rulesets, cases }: RulesetImpactParts) => {
  const commands = createCommandHandler({ store, sealer: readsNothing, catalogue: catalogueOf(checkEvents) });

  return async (version: string): Promise<RulesetImpact> => {
    const candidate = await findEdition(rulesets, version);
    if (!candidate) throw new DomainError('not_found');
    const inForce = (await rulesets.current()).ruleset.rulesetVersion;
    const { ids, total } = await latestWithResult(db, mostTried);
    const counts = countingOnce(cases);
    const tried: (Tried | null)[] = [];
    for (let from = 0; from < ids.length; from += inOneRead) {
      const streams = ids.slice(from, from + inOneRead).map(checkStream);
      for (const [stream, { state }] of await commands.loadMany(checkDecider, streams)) {
        const before = state && (await rulesets.find(state.rulesetVersion));
        tried.push(state && before ? await tryOn(idOfStream(stream), state, before, candidate, counts) : null);
        await othersTurn();
      }
    }
    return summed(inForce, total, tried);
  };
};

const readsNothing: Sealer = {
  seal: () => Promise.reject(new Error('nothing is written here')),
  unseal: async () => null,
};

type Counting = (basis: Basis) => Promise<LevelCounts>;

/** Many checks rest on the same cases: each set is counted once. */
const countingOnce = (cases: Pick<CaseReader, 'count'>): Counting => {
  const known = new Map<string, Promise<LevelCounts>>();
  return (basis) => {
    const key = JSON.stringify(basis);
    const counted = known.get(key) ?? cases.count(basis).then(({ counts }) => counts);
    known.set(key, counted);
    return counted;
  };
};

type Tried = RulesetImpact['results'][number];

/** null where the check can't be walked to its end. */
const tryOn = async (
  checkId: string,
  check: Check,
  before: Published,
  after: Published,
  counts: Counting,
): Promise<Tried | null> => {
  const calculatedAt = check.calculations.at(-1)?.calculatedAt;
  if (calculatedAt === undefined) return null;
  const today = koreanDateOf(calculatedAt);
  const frame = frameOf(check);
  const rateBy = async ({ ruleset, form }: Published, answers: Check['answers']) => {
    const finished = finishedAnswers(form, frame, answers, today);
    if (!finished) return null;
    const walk = walkOf(ruleset, frame, finished.answers, today);
    const { rate } = calculateWalk(ruleset, walk, { today, counts: await counts(basisOf(ruleset, walk, today)) });
    return { rate, asks: finished.asks };
  };
  // By the question's key, also where it is asked in other words now: the person would be asked again, and the figure is the same.
  const [was, is] = [await rateBy(before, check.answers), await rateBy(after, check.answers)];
  return was && is && { checkId, calculatedAt, before: was.rate, after: is.rate, asks: is.asks };
};

const sizeOf = ({ before, after }: Tried): number => (before === null || after === null ? 0 : Math.abs(after - before));

/** What is less than this nobody is shown: figures are whole percentages. */
const noMove = 0.005;

const summed = (inForce: string, of: number, all: readonly (Tried | null)[]): RulesetImpact => {
  const tried = all.filter((one) => one !== null);
  const both = tried.filter(({ before, after }) => before !== null && after !== null);
  const moves = both.map(({ before, after }) => (after ?? 0) - (before ?? 0));
  const sizes = both.map(sizeOf);
  const count = (holds: (one: Tried) => boolean): number => tried.filter(holds).length;
  return {
    inForce,
    of,
    tried: tried.length,
    unreadable: all.length - tried.length,
    asksMore: count(({ asks }) => asks > 0),
    same: moves.filter((move) => Math.abs(move) < noMove).length,
    higher: moves.filter((move) => move >= noMove).length,
    lower: moves.filter((move) => move <= -noMove).length,
    gains: count(({ before, after }) => before === null && after !== null),
    loses: count(({ before, after }) => before !== null && after === null),
    largest: Math.max(0, ...sizes),
    mean: sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    results: [...tried]
      .sort((one, other) => sizeOf(other) - sizeOf(one) || (one.checkId < other.checkId ? -1 : 1))
      .slice(0, mostInDetail),
  };
};
