import { hash } from 'node:crypto';
import { isMasked } from '@nomucheck/domain/cases/case-numbers.ts';
import { isOneCommission } from '@nomucheck/domain/cases/decision/commission-decision.ts';
import type { DecisionFacts } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseIdentity } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { likenessKeys, plainNumbers } from '@nomucheck/domain/cases/likeness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** The cases that these numbers of sources belong to, by the number, as far as the read model has come. */
export type CasesOfSources = (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export const createCasesOfSources =
  (db: Db): CasesOfSources =>
  async (sourceIds) => {
    if (sourceIds.length === 0) return new Map();
    const { rows } = await db.query<{ source: string; id: string }>(
      'select source_id as source, case_id as id from read.case_sources where source_id = any ($1::text[])',
      [sourceIds],
    );
    return new Map(rows.map(({ source, id }) => [source, id]));
  };

/**
 * Whether tribunal, day and numbers tell which decision it is. A masked number stands for many, and lower courts use a number
 * again on other days.
 */
export const isIdentified = ({ tribunal, decidedOn, caseNumbers }: DecisionFacts): boolean =>
  tribunal !== '' && decidedOn !== null && caseNumbers.length > 0 && !caseNumbers.some(isMasked);

/**
 * The case of the same tribunal, day and number that came from another source, by hand or from a file. Two numbers of one
 * source are two decisions, however alike they are: the source itself keeps them apart.
 */
export const caseFromElsewhere = async (db: Db, facts: DecisionFacts): Promise<string | null> => {
  const { tribunal, decidedOn, caseNumbers, sourceId } = facts;
  const numbers = plainNumbers(caseNumbers);
  const { rows } = await db.query<{ id: string }>(
    `select coalesce(merged_into, id) as id from read.case_work
     where like_keys && $1::integer[] and plain_numbers && $2::text[] and plain_tribunal = $3 and decided_on = $4::date
       and split_part(coalesce(source_id, ''), ':', 1) <> $5
     order by collected_at, id limit 1`,
    [likenessKeys(caseNumbers, []), numbers, comparedTribunal(tribunal), decidedOn, nameSpaceOf(sourceId)],
  );
  return rows[0]?.id ?? null;
};

/** The part of a source's number that names the source: `prec` of `prec:123`. */
export const nameSpaceOf = (sourceId: string | null): string =>
  sourceId === null ? '-' : (sourceId.split(':')[0] ?? '-');

/**
 * The advisory lock under which a decision becomes a case, so that two sources don't make two of it. All decisions of one
 * commission share a lock: their day, their number or both may be missing at one source.
 */
export const lockOf = ({ tribunal, decidedOn, caseNumbers }: DecisionFacts): number => {
  const name = isOneCommission(tribunal)
    ? `commission|${comparedTribunal(tribunal)}`
    : caseIdentity({ tribunal, decidedOn, caseNumbers: [...caseNumbers] });
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 13), 16);
};
