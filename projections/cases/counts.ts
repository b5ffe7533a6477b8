import {
  type CaseBasis,
  type Counts,
  emptyLevels,
  type LevelCounts,
  noCounts,
} from '@nomucheck/domain/cases/case-counts.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Db } from '../runner/db.ts';
import { factsPosition } from './standing.ts';

/** Counts, and up to which position the log was read: both from one snapshot. */
export type CountsAt<Value> = { readonly counts: Value; readonly position: string };

/** A position; without one, the cases in force now. */
export type AsOf = { readonly asOf?: string };

/**
 * Of each dispute the last instance among the population cases, as of `as_of` (null: now). It is the SQL of the
 * domain's `lastInstances`, once for each requested position.
 */
const lastInstances = `
  select point.as_of, instance.*
  from (select distinct as_of from wanted) point
  cross join lateral (
    select distinct on (f.dispute_id) f.keywords, f.sections, f.outcome, f.decided_on
    from read.case_facts f
    where f.sampling = 'population' and f.outcome <> 'not_a_dispute'
      and case when point.as_of is null then f.to_position is null
          else f.from_position <= point.as_of and (f.to_position is null or f.to_position > point.as_of) end
    order by f.dispute_id, f.decided_on desc nulls last, f.case_id desc
  ) instance`;

const tally = `
  count(*)::int as total,
  count(*) filter (where outcome in ('worker_win', 'partial', 'employer_win'))::int as decided,
  count(*) filter (where outcome = 'worker_win')::int as worker_wins,
  count(*) filter (where outcome = 'partial')::int as partial,
  count(*) filter (where outcome = 'employer_win')::int as employer_wins`;

type TallyRow = { total: number; decided: number; worker_wins: number; partial: number; employer_wins: number };

const countsOf = ({ total, decided, worker_wins, partial, employer_wins }: TallyRow): Counts => ({
  total,
  decided,
  workerWins: worker_wins,
  partial,
  employerWins: employer_wins,
});

type LevelRow = TallyRow & {
  position: string;
  n: number | null;
  level: keyof Omit<LevelCounts, 'years'>;
  year_from: number | null;
  year_to: number | null;
};

/** The counts of many figures in one query, each as of its own position. */
export const countCasesForMany = async (
  db: Db,
  bases: readonly (CaseBasis & AsOf)[],
): Promise<CountsAt<readonly LevelCounts[]>> => {
  const wanted = bases.map(({ keywords, exclude, section, asOf }, n) => ({
    n,
    keywords,
    exclude,
    section,
    as_of: asOf,
  }));
  const { rows } = await db.query<LevelRow>(
    `with wanted as materialized (
       select * from jsonb_to_recordset($1::jsonb) as w (n int, keywords text[], exclude text[], section text, as_of text)
     ), standing as materialized (${lastInstances}),
     levelled as (
       select wanted.n, standing.outcome, standing.decided_on, case
         when standing.keywords && wanted.exclude then 'general'
         when standing.keywords && wanted.keywords then 'matched'
         when wanted.section = any (standing.sections) then 'section'
         else 'general' end as level
       from wanted join standing on standing.as_of is not distinct from wanted.as_of
     ), counted as (
       select n, level, ${tally},
         extract(year from min(decided_on) filter (where outcome in ('worker_win', 'partial', 'employer_win')))::int as year_from,
         extract(year from max(decided_on) filter (where outcome in ('worker_win', 'partial', 'employer_win')))::int as year_to
       from levelled group by n, level
     )
     select ${factsPosition} as position, counted.* from (values (1)) always left join counted on true`,
    [JSON.stringify(wanted)],
  );
  const byBasis = Map.groupBy(rows, ({ n }) => n);
  return {
    counts: bases.map((_basis, n) => levelsOf(byBasis.get(n) ?? [])),
    position: rows[0]?.position ?? START,
  };
};

const levelsOf = (rows: readonly LevelRow[]): LevelCounts => {
  let levels = emptyLevels;
  for (const row of rows) {
    levels = { ...levels, [row.level]: countsOf(row) };
    if (row.level === 'matched' && row.year_from !== null && row.year_to !== null)
      levels = { ...levels, years: { from: row.year_from, to: row.year_to } };
  }
  return levels;
};

/**
 * The counts that a figure rests on, in three disjoint levels; a dispute is counted once. Equal to the domain's
 * `countFacts`.
 */
export const countCases = async (db: Db, basis: CaseBasis, at: AsOf = {}): Promise<CountsAt<LevelCounts>> => {
  const { counts, position } = await countCasesForMany(db, [{ ...basis, ...at }]);
  return { counts: counts[0] ?? emptyLevels, position };
};

/** The counts that a figure rests on, and the position at which its cases were counted. */
export type RestsOn = { readonly basis: CaseBasis; readonly position: string };

/**
 * On which counts each figure would rest today, or at a later position; null: no counted case has changed since it was
 * calculated. Usually none has, which two index look-ups show; only the other figures are counted, in one query.
 */
export const countsSince = async (
  db: Db,
  figures: readonly RestsOn[],
  { asOf: later }: AsOf = {},
  lastChangeOf: () => Promise<string> = () => lastChangeOfCounted(db),
): Promise<readonly (LevelCounts | null)[]> => {
  const lastChange = await lastChangeOf();
  const doubtful = figures.filter((figure) => figure.position < lastChange);
  if (doubtful.length === 0) return figures.map(() => null);
  const { counts } = await countCasesForMany(
    db,
    doubtful.map(({ basis }) => (later === undefined ? basis : { ...basis, asOf: later })),
  );
  const now = new Map(doubtful.map((figure, n) => [figure, counts[n] ?? emptyLevels]));
  return figures.map((figure) => now.get(figure) ?? null);
};

/** The position of the last change of any counted case. */
export const lastChangeOfCounted = async (db: Db): Promise<string> => {
  const { rows } = await db.query<{ position: string }>(
    `select greatest(
       (select max(from_position) from read.case_facts where sampling = 'population'),
       (select max(to_position) from read.case_facts where sampling = 'population' and to_position is not null),
       '${START}') as position`,
    [],
  );
  return rows[0]?.position ?? START;
};

/**
 * The cases of the public count: those with any of the words (all, without words) and of the section, when one is
 * given.
 */
export type CountWanted = {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  readonly section: string | null;
};

/** How the counted cases ended. */
export const countPublicly = async (
  db: Db,
  { keywords, exclude, section }: CountWanted,
  { asOf }: AsOf = {},
): Promise<Counts> => {
  const { rows } = await db.query<TallyRow>(
    `with wanted as (select $4::text as as_of), standing as (${lastInstances})
     select ${tally} from standing
     where (cardinality($1::text[]) = 0 or keywords && $1) and not keywords && $2::text[]
       and ($3::text is null or $3 = any (sections))`,
    [keywords, exclude, section, asOf ?? null],
  );
  return rows[0] ? countsOf(rows[0]) : noCounts;
};
