import type { CitingAdvice } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { publishedAdvicesCiting } from '@nomucheck/projections/advice/citing.ts';
import { ownersOfChecks } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { nameOfErased } from '../../engine/history/actor-names.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';

/** Who is named in an answer, so that the reading can be recorded. */
export type Named<Told> = { readonly told: Told; readonly people: readonly string[] };

type OfCheck = { readonly checkId: string };

/** Results and advices by the names of their people; `isNamed`: whether the reader may see the names. */
export type ToldByName = {
  results<Result extends OfCheck>(
    results: readonly Result[],
    isNamed: boolean,
  ): Promise<Named<(Result & { readonly name: string | null })[]>>;
  advices(
    caseIds: readonly string[],
    isNamed: boolean,
  ): Promise<Named<{ readonly advices: CitingAdvice[]; readonly advicesTotal: number }>>;
};

const mostAdvices = 20;

export const createToldByName = (db: Db, namesOf: NamesOf): ToldByName => ({
  results: async (results, isNamed) => {
    const owners = isNamed
      ? await ownersOfChecks(
          db,
          results.map(({ checkId }) => checkId),
        )
      : new Map<string, string>();
    const nameOf = await namesOf([...owners.values()]);
    const told = results.map((result) => {
      const owner = owners.get(result.checkId);
      // Nobody is found for the check of somebody who left.
      return { ...result, name: owner !== undefined ? nameOf(owner) : isNamed ? nameOfErased : null };
    });
    return { told, people: [...new Set(owners.values())] };
  },
  advices: async (caseIds, isNamed) => {
    const { advices, total } = await publishedAdvicesCiting(db, caseIds, mostAdvices);
    const people = isNamed ? [...new Set(advices.map(({ asker }) => asker))] : [];
    const nameOf = await namesOf(people);
    return {
      told: {
        advices: advices.map(({ id, asker, publishedAt }) => ({
          ...{ id, publishedAt, name: isNamed ? nameOf(asker) : null },
        })),
        advicesTotal: total,
      },
      people,
    };
  },
});
