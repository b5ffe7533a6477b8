import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
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
  readonly stage: string | null;
  readonly ground: string | null;
  readonly shownRate: number | null;
  readonly sealedFigure: unknown;
  readonly grounds: string[];
  readonly deadline: string | null;
  readonly lastCalculation: LastCalculation | null;
  readonly calculations: number;
  readonly madeFrom: string | null;
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

const columns = [
  ...[
    'id',
    'owner',
    'status',
    'questionnaire',
    'ruleset_version as rulesetVersion',
    'started_at',
    'updated_at',
    'revision',
  ],
  sql.raw('cardinality(answered) as answered'),
  sql.raw('dismissed_on::text as "dismissedOn"'),
  ...['stage', 'ground', 'shown_rate as shownRate', 'sealed_figure as sealedFigure', 'grounds'],
  sql.raw('deadline::text as deadline'),
  ...['last_calculation as lastCalculation', 'calculations', 'made_from as madeFrom'],
];

type Found = Omit<ListedCheck, 'startedAt' | 'updatedAt'> & { readonly started_at: Date; readonly updated_at: Date };

/** A page of one person's checks, and how many there are. Checks requested by id are never cut off. */
export const checksOf = async (
  db: Db,
  owner: string,
  { sort, from, to, filter }: ChecksWanted,
): Promise<{ readonly items: readonly ListedCheck[]; readonly total: number }> => {
  const matching = sql('read.checks').where('owner', owner);
  if (filter.id) matching.whereRaw('id = any (?::text[])', [[...filter.id]]);
  if (filter.status) matching.where('status', filter.status);
  if (filter.questionnaire) matching.where('questionnaire', filter.questionnaire);
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns,
    order: [
      { column: sortColumns[sort.field], descending: sort.descending },
      { column: 'id', descending: false },
    ],
    range: filter.id ? null : { from, to },
  });
  const items = rows.map(({ started_at, updated_at, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
  return { total, items };
};

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

/** A page of the checks with a result by their ids, after this one. */
export const checksWithResult = async (db: Db, after: string | null, limit: number): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from read.checks where calculations > 0 and id > $1 order by id limit $2`,
    [after ?? '', limit],
  );
  return rows.map(({ id }) => id);
};

export const countWithResult = async (db: Db): Promise<number> => {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from read.checks where calculations > 0`,
  );
  return rows[0]?.total ?? 0;
};

/** Whose checks these are; a check of a person who has left isn't among them. */
export const ownersOfChecks = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; owner: string }>(
    `select c.id, c.owner from read.checks c
     where c.id = any ($1) and exists (select from read.users u where u.id = c.owner)`,
    [ids],
  );
  return new Map(rows.map(({ id, owner }) => [id, owner]));
};
