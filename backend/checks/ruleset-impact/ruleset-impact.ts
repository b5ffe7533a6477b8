import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { checksWithResult, countWithResult } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CaseReader } from '../../cases/context.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { oneAfterTheOther } from '../../engine/shares/one-after-the-other.ts';
import type { ImpactReports, Published, Rulesets } from '../../rulesets/context.ts';
import type { CheckAllowances } from '../allowances.ts';
import { createImpactSums } from './ruleset-impact-sums.ts';
import { createTryChecks } from './try-checks.ts';

export type RulesetImpactParts = {
  readonly db: Db;
  readonly store: EventStore;
  readonly rulesets: Pick<Rulesets, 'current' | 'find'>;
  /** Any edition: published, brought along by this program, or the open draft as it is now. */
  readonly findEdition: (version: string) => Promise<Published | null>;
  readonly cases: Pick<CaseReader, 'count'>;
  readonly allowances: Pick<CheckAllowances, 'rulesetTrial'>;
  /** Takes the end of the work and each answer of it, so that an edition that is offered in between can be published with it, too. */
  readonly reports: Pick<ImpactReports, 'keep'>;
  /** How long an answer waits for the end, before it tells how far it has got. */
  readonly patienceMs?: number;
  readonly inOneRead?: number;
};

const readAtOnce = 50;
const patience = 5_000;
/** How long a result is kept: results that are given meanwhile aren't in it. */
const keptMs = 60_000;

/**
 * What an edition of the questionnaire would do to all stored results: each check's answers as they stand, once by the edition of
 * its last result and once by this one, on today's cases and as of the day on which its result was given. Nothing is unsealed:
 * what people wrote in their own words and their sensitive answers count as passed over, before and after alike. Trying all of them
 * may take minutes: an answer says how far it has got, and a second request meanwhile follows the same work. One edition is tried at a
 * time; others wait with nothing tried. Beginning one counts against the person's allowance.
 */
export const createRulesetImpact = (parts: RulesetImpactParts) => {
  const { rulesets, findEdition, reports, allowances, patienceMs = patience } = parts;
  const alone = oneAfterTheOther();
  const running = new Map<string, Trying>();

  const begin = (key: string, candidate: Published, inForce: string): Trying => {
    const { work, soFar } = tryAll(parts, candidate, inForce);
    const keep = () => reports.keep(candidate.ruleset.rulesetVersion, { ...soFar(), complete: true });
    const done = alone(work).then(keep);
    // A failed one is begun anew by the next request; a finished one is answered for a while.
    done.then(
      () => sleep(keptMs, undefined, { ref: false }).then(() => running.delete(key)),
      () => running.delete(key),
    );
    const trying = { done, soFar, keep };
    running.set(key, trying);
    return trying;
  };

  return async (version: string, person: string): Promise<RulesetImpact> => {
    const candidate = await findEdition(version);
    if (!candidate) throw new DomainError('not_found');
    const inForce = (await rulesets.current()).ruleset.rulesetVersion;
    const key = `${version} ${inForce}`;
    const isBegun = running.has(key);
    if (!isBegun) await allowances.rulesetTrial(person);
    const { done, soFar, keep } = running.get(key) ?? begin(key, candidate, inForce);
    const complete = await Promise.race([done.then(() => true), sleep(patienceMs, false, { ref: false })]);
    if (complete && isBegun) await keep();
    return { ...soFar(), complete };
  };
};

type SoFar = () => Omit<RulesetImpact, 'complete'>;
type Trying = { readonly done: Promise<void>; readonly soFar: SoFar; readonly keep: () => Promise<void> };

const tryAll = (
  { db, store, rulesets, cases, inOneRead = readAtOnce }: RulesetImpactParts,
  candidate: Published,
  inForce: string,
): { readonly work: () => Promise<void>; readonly soFar: SoFar } => {
  const { load, tried } = createTryChecks({ store, rulesets, cases });
  const { add, sums } = createImpactSums();
  let of = 0;
  const work = async (): Promise<void> => {
    of = await countWithResult(db);
    for (let next = pageAfter(null); ; ) {
      const { ids, checks } = await next;
      const last = ids.at(-1);
      if (last === undefined) return;
      // The database reads the next page while this one is computed.
      next = pageAfter(last);
      next.catch(() => {});
      for await (const each of tried(checks, candidate)) add(each);
    }
  };
  const pageAfter = async (last: string | null) => {
    const ids = await checksWithResult(db, last, inOneRead);
    return { ids, checks: await load(ids) };
  };
  return { work, soFar: () => ({ inForce, of, ...sums() }) };
};
