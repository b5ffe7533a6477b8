import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { CaseResting } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { allAdvicesCiting } from '@nomucheck/projections/advice/citing.ts';
import { disputesOf, standing } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { figuresNear } from '@nomucheck/projections/checks/figure-queries.ts';
import { consultationsOfChecks } from '@nomucheck/projections/consultations/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { visibleCase } from '../history/visible-case.ts';
import type { CaseImpactParts } from './case-impacts.ts';
import { movingFigures } from './moving-figures.ts';
import { byState, restingOf } from './resting-state.ts';
import type { Named, ToldByName } from './told-by-name.ts';

/** The results, advices and consultations that rest on a case, also those that were calculated again since it changed. */
export type RestingOnCase = (id: string, reader: Reader) => Promise<Named<CaseResting>>;

export type RestingOnCaseParts = {
  readonly db: Db;
  readonly caseOf: CaseImpactParts['caseOf'];
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly toldByName: Pick<ToldByName, 'results'>;
  readonly namesOf: NamesOf;
};

const mostLookedAt = 1_000;
const mostInDetail = 50;

export const createRestingOnCase = ({
  db,
  caseOf,
  rulesets,
  toldByName,
  namesOf,
}: RestingOnCaseParts): RestingOnCase => {
  const moving = movingFigures(rulesets);

  const resultsOn = async (id: string) => {
    const facts = await disputesOf(db, [id], null);
    const own = facts.filter(({ caseId }) => caseId === id);
    const near = {
      keywords: [...new Set(own.flatMap(({ keywords }) => keywords))],
      sections: [...new Set(own.flatMap(({ sections }) => sections))],
    };
    const figures = own.length === 0 ? [] : await figuresNear(db, near, mostLookedAt);
    const changes = own.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    const all = await moving(id, figures, facts, standing(facts));
    const resting = all.flatMap((each) => restingOf(each, changes)).toSorted(byState);
    return { resting, isCut: figures.length === mostLookedAt };
  };

  return async (id, reader) => {
    visibleCase((await caseOf(id)).state, reader);
    const isNamed = may(reader.actor, 'menu.data');
    const [{ resting, isCut }, { advices, total }] = await Promise.all([
      resultsOn(id),
      allAdvicesCiting(db, id, mostInDetail),
    ]);
    const listed = resting.slice(0, mostInDetail);
    const [results, asked] = await Promise.all([
      toldByName.results(listed, isNamed),
      consultationsOfChecks(
        db,
        listed.map(({ checkId }) => checkId),
      ),
    ]);
    const askers = isNamed ? [...new Set(advices.map(({ asker }) => asker))] : [];
    const nameOf = await namesOf(askers);
    const nameOfCheck = new Map(results.told.map(({ checkId, name }) => [checkId, name]));
    return {
      told: {
        results: results.told.map((result, n) => ({ ...result, state: listed[n]?.state ?? 'standing' })),
        ...{ resultsTotal: resting.length, isCut, advicesTotal: total },
        advices: advices.map(({ asker, ...advice }) => ({ ...advice, name: isNamed ? nameOf(asker) : null })),
        consultations: asked
          .toReversed()
          .slice(0, mostInDetail)
          .map(({ id: consultation, checkId, requestedAt }) => ({
            ...{ id: consultation, requestedAt, name: nameOfCheck.get(checkId) ?? null },
          })),
      },
      people: [...new Set([...results.people, ...askers])],
    };
  };
};
