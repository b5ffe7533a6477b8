import type { Db } from '../../runner/db.ts';
import type { CheckRow, LastCalculation } from './checks.ts';

export type ListedCheck = {
  readonly id: string;
  readonly owner: string;
  readonly status: CheckRow['status'];
  readonly questionnaire: CheckRow['questionnaire'];
  readonly rulesetVersion: string;
  readonly startedAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  readonly answered: number;
  readonly dismissedOn: string | null;
  readonly shownRate: number | null;
  readonly sealedFigure: unknown;
  readonly grounds: string[];
  readonly deadline: string | null;
  readonly lastCalculation: LastCalculation | null;
};

export type ChecksWanted = {
  readonly sort: { readonly field: 'startedAt' | 'updatedAt' | 'status'; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: {
    readonly id?: readonly string[] | undefined;
    readonly status?: CheckRow['status'] | undefined;
    readonly questionnaire?: CheckRow['questionnaire'] | undefined;
  };
};

const sortColumns = { startedAt: 'started_at', updatedAt: 'updated_at', status: 'status' } as const;

/** A page of one person's checks, and how many there are. Checks requested by id are never cut off. */
export const checksOf = async (
  db: Db,
  owner: string,
  { sort, from, to, filter }: ChecksWanted,
): Promise<{ readonly items: readonly ListedCheck[]; readonly total: number }> => {
  const order = `order by ${sortColumns[sort.field]} ${sort.descending ? 'desc' : 'asc'}, id`;
  const { rows } = await db.query<{ total: number; id: string | null } & Listed>(
    `with mine as materialized (
       select * from read.checks
       where owner = $1 and ($2::text[] is null or id = any ($2)) and ($3::text is null or status = $3)
         and ($4::text is null or questionnaire = $4)
     ), page as (select * from mine ${order} limit $5 offset $6)
     select (select count(*)::int from mine) as total, id, owner, status, questionnaire,
       ruleset_version as "rulesetVersion", started_at, updated_at, revision, cardinality(answered) as answered,
       dismissed_on::text as "dismissedOn", shown_rate as "shownRate", sealed_figure as "sealedFigure", grounds, deadline::text as deadline,
       last_calculation as "lastCalculation"
     from (values (1)) always left join page on true ${order}`,
    [
      owner,
      filter.id ?? null,
      filter.status ?? null,
      filter.questionnaire ?? null,
      filter.id ? null : to - from + 1,
      filter.id ? 0 : from,
    ],
  );
  return {
    total: rows[0]?.total ?? 0,
    // An empty page has one row without an id, which carries the total.
    items: rows.flatMap(({ total: _total, id, started_at, updated_at, ...row }) =>
      id === null ? [] : [{ ...row, id, startedAt: started_at.toISOString(), updatedAt: updated_at.toISOString() }],
    ),
  };
};

type Listed = Omit<ListedCheck, 'id' | 'startedAt' | 'updatedAt'> & { started_at: Date; updated_at: Date };

/** Drafts whose last change was before an instant, the oldest first. */
export const draftsUntouchedSince = async (
  db: Db,
  since: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly revision: number }[]> => {
  const { rows } = await db.query<{ id: string; revision: number }>(
    `select id, revision from read.checks where status = 'draft' and updated_at < $1 order by updated_at, id limit $2`,
    [since, limit],
  );
  return rows;
};
