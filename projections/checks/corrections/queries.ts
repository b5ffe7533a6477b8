import type { CorrectionFilter, CorrectionSort } from '@nomucheck/domain/checks/corrections/contract.ts';
import { readPage, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import type { CorrectionRunRow } from './correction-runs.ts';
import type { CorrectionRow } from './corrections.ts';

export type ListedCorrection = Pick<
  CorrectionRow,
  'id' | 'owner' | 'side' | 'opened' | 'closed' | 'moved' | 'channel' | 'unneeded'
> & {
  readonly checkId: string;
  readonly rulesetVersion: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly toldAt: string;
  readonly correctedAt: string;
  readonly notifiedAt: string | null;
  readonly status: 'requested' | 'sent' | 'failed' | null;
  readonly openedAt: string | null;
};

export type CorrectionsWanted = {
  readonly sort: { readonly field: CorrectionSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names corrections. */
  readonly from: number;
  readonly to: number;
  readonly filter: CorrectionFilter;
};

const sortColumns = { correctedAt: 'corrected_at', after: 'after', id: 'id' } as const;

const changes = {
  earlier: 'day_after < day_before',
  later: 'day_after > day_before',
  opened: 'cardinality(opened) > 0',
  closed: 'cardinality(closed) > 0',
} as const;

/** A page of corrected results, and how many there are. Those requested by id are never cut off. */
export const listCorrections = async (
  db: Db,
  { sort: { field, descending }, from, to, filter }: CorrectionsWanted,
): Promise<{ readonly items: readonly ListedCorrection[]; readonly total: number }> => {
  const matching = sql('read.corrections');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.rulesetVersion) matching.where('ruleset_version', filter.rulesetVersion);
  if (filter.side) matching.where('side', filter.side);
  if (filter.change) matching.whereRaw(changes[filter.change]);
  if (filter.message === 'none') matching.whereRaw('message_status is null');
  else if (filter.message) matching.where('message_status', filter.message);
  if (filter.seen !== undefined) matching.whereRaw(`message_opened_at is ${filter.seen ? 'not null' : 'null'}`);
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: [
      ...['id', 'check_id as checkId', 'owner', 'side', 'ruleset_version as rulesetVersion'],
      ...['told_at', 'corrected_at', 'opened', 'closed', 'moved', 'channel', 'notified_at', 'unneeded'],
      sql.raw('day_before::text as before'),
      sql.raw('day_after::text as after'),
      ...['message_status as status', 'message_opened_at'],
    ],
    order: [
      { column: sortColumns[field], descending, nullsLast: true },
      ...(field === 'id' ? [] : [{ column: 'id', descending }]),
    ],
    range: filter.id ? null : { from, to },
  });
  return {
    total,
    items: rows.map(({ told_at, corrected_at, notified_at, message_opened_at, ...row }) => ({
      ...row,
      toldAt: told_at.toISOString(),
      correctedAt: corrected_at.toISOString(),
      notifiedAt: notified_at?.toISOString() ?? null,
      openedAt: message_opened_at?.toISOString() ?? null,
    })),
  };
};

type Found = Omit<ListedCorrection, 'toldAt' | 'correctedAt' | 'notifiedAt' | 'openedAt'> & {
  readonly told_at: Date;
  readonly corrected_at: Date;
  readonly notified_at: Date | null;
  readonly message_opened_at: Date | null;
};

/** The checks of this person with a correction. */
export const checksCorrectedOf = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ check_id: string }>(
    `select distinct check_id from read.corrections where owner = $1 order by check_id`,
    [owner],
  );
  return rows.map(({ check_id }) => check_id);
};

type FoundRun = Omit<CorrectionRunRow, 'published_at' | 'started_at' | 'updated_at'> & {
  readonly published_at: Date;
  readonly started_at: Date;
  readonly updated_at: Date;
};

/**
 * The runs through all stored checks, the latest first: one for each publication. Who has left is not looked at any more, so their
 * checks aren't named, whenever they left.
 */
export const correctionRunsOf = async (db: Db, most: number): Promise<readonly CorrectionRunRow[]> => {
  const { rows } = await db.query<FoundRun>(
    `select run.id, run.ruleset_version, published_at, run.started_at, total, tried, corrected, unnamed, run.updated_at, ended,
       array(select named.id from unnest(not_possible) with ordinality as named (id, n)
             join read.checks c on c.id = named.id join read.users u on u.id = c.owner order by named.n) as not_possible
     from read.correction_runs run order by run.started_at desc, run.id limit $1`,
    [most],
  );
  return rows.map((row) => ({
    ...row,
    published_at: row.published_at.toISOString(),
    started_at: row.started_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
};
