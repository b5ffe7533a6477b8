import type { Db } from '../runner/db.ts';
import { choicesOf, chosen, conditionsOf, parameters, type Wanted } from './matched.ts';
import { holdsAt, indexPosition } from './standing.ts';

export type YearCounts = {
  /** null: of cases without a date. */
  readonly year: number | null;
  readonly total: number;
  readonly decided: number;
  readonly workerWins: number;
  readonly partial: number;
};

/**
 * How the disputes ended that these cases are about, by years: of the cases collected as a whole, and of each dispute the
 * one that speaks last, whether or not an earlier one was found, too.
 */
export const outcomesByYear = async (
  db: Db,
  wanted: Wanted,
): Promise<{ readonly years: readonly YearCounts[]; readonly position: string }> => {
  const { values, add } = parameters();
  const conditions = conditionsOf(wanted, { values, add });
  const choices = choicesOf(wanted, { values, add });
  const later = holdsAt('l', wanted.asOf === null ? null : 1);
  const { rows } = await db.query<{ years: readonly YearCounts[]; position: string }>(
    `with matched as (
       select f.case_id, f.outcome, f.tribunal, f.kind, f.sections, f.decided_on, f.dispute_id
       from read.case_search f where f.sampling = 'population' and ${conditions}
     ), counted as (
       select extract(year from m.decided_on)::int as year,
         count(*)::int as total,
         count(*) filter (where outcome in ('worker_win', 'partial', 'employer_win'))::int as decided,
         count(*) filter (where outcome = 'worker_win')::int as "workerWins",
         count(*) filter (where outcome = 'partial')::int as partial
       from matched m
       where ${chosen(choices)} and not exists (
         select from read.case_search l
         where l.dispute_id = m.dispute_id and l.sampling = 'population' and ${later}
           and (coalesce(l.decided_on, '-infinity'), l.case_id) > (coalesce(m.decided_on, '-infinity'), m.case_id)
       ) group by 1
     )
     select ${indexPosition} as position, coalesce((select json_agg(counted order by year) from counted), '[]') as years`,
    values,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a row');
  return row;
};
