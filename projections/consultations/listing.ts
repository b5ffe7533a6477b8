import type { ConsultationFilter, ConsultationSort } from '@nomucheck/domain/consultations/contract.ts';
import { type Stage, stages } from '@nomucheck/domain/consultations/stages.ts';
import type { Topic } from '@nomucheck/domain/consultations/topics.ts';
import { type Order, type PageQuery, readPage, rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { ConsultationRow } from './consultations.ts';

export type ConsultationsWanted = {
  readonly sort: { readonly field: ConsultationSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names consultations. */
  readonly from: number;
  readonly to: number;
  readonly filter: Omit<ConsultationFilter, 'assignee' | 'person'> & {
    readonly owner?: string | undefined;
    /** The id of who has it; null: nobody. */
    readonly assignee?: string | null | undefined;
  };
  /** The instant (ISO) that decides which agreed times have passed. */
  readonly now: string;
};

export type ListedConsultation = Pick<
  ConsultationRow,
  'id' | 'owner' | 'kind' | 'check_id' | 'wants_call' | 'wants_chance_review' | 'assignee' | 'revision'
> & {
  readonly topic: Topic;
  readonly stage: Stage;
  readonly requestedAt: string;
  readonly lastWordAt: string;
  readonly agreedAt: string | null;
};

/** As `stageOf` of the domain has it. */
const stageInSql = `case when closed_at is not null then 'closed' when unpaid then 'unpaid'
  when agreed_until > ? then 'agreed' when assignee is null then 'new'
  when agreed_until is not null then 'waiting_for_us' else turn end`;

const sortColumns: Readonly<Record<ConsultationSort, string>> = {
  requestedAt: 'requested_at',
  lastWordAt: 'last_word_at',
  agreedAt: 'agreed_at',
  stage: 'stage_order',
  id: 'id',
};

/** One without a time comes after those that have one. */
const orderOf = ({ field, descending }: ConsultationsWanted['sort']): Order => {
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], 'requested_at', 'id'])];
  return columns.map((column) => ({ column, descending, ...(column === 'agreed_at' ? { nullsLast: true } : {}) }));
};

const columns = [
  ...['id', 'owner', 'kind', 'topic', 'check_id', 'wants_call', 'wants_chance_review', 'requested_at', 'last_word_at'],
  ...['assignee', 'agreed_at', 'revision', 'stage', 'stage_order'],
];

export const listingQuery = ({ sort, from, to, filter, now }: ConsultationsWanted): PageQuery => {
  const staged = sql.raw(`(select *, ${stageInSql} as stage from read.consultations) staged`, [now]);
  const ordered = sql.raw('(select *, array_position(?::text[], stage) as stage_order from ?) listed', [
    [...stages],
    staged,
  ]);
  const matching = sql.from(ordered);
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.owner !== undefined) matching.where('owner', filter.owner);
  if (filter.stage !== undefined) {
    const wanted = [filter.stage].flat();
    matching.whereRaw('stage = any (?::text[])', [wanted]);
    // The stage is computed, so no index knows it; whether it is closed is one, and the closed ones are nearly all.
    if (!wanted.includes('closed')) matching.whereNull('closed_at');
  }
  if (filter.topic !== undefined) matching.where('topic', filter.topic);
  if (filter.kind !== undefined) matching.where('kind', filter.kind);
  if (filter.assignee === null) matching.whereNull('assignee');
  else if (filter.assignee !== undefined) matching.where('assignee', filter.assignee);
  if (filter.agreedFrom !== undefined) matching.where('agreed_at', '>=', filter.agreedFrom);
  if (filter.agreedTo !== undefined) matching.where('agreed_at', '<=', filter.agreedTo);
  return { matching, columns, order: orderOf(sort), range: filter.id ? null : { from, to } };
};

type Found = Pick<
  ConsultationRow,
  'id' | 'owner' | 'kind' | 'check_id' | 'wants_call' | 'wants_chance_review' | 'assignee' | 'revision'
> & {
  topic: Topic;
  stage: Stage;
  stage_order?: number;
  requested_at: Date;
  last_word_at: Date;
  agreed_at: Date | null;
};

/** A page of consultations, and how many there are. Those requested by id are never cut off. */
export const listConsultations = async (
  db: Db,
  wanted: ConsultationsWanted,
): Promise<{ readonly items: readonly ListedConsultation[]; readonly total: number }> => {
  const { rows, total } = await readPage<Found>(db, listingQuery(wanted));
  const items = rows.map(({ requested_at, last_word_at, agreed_at, stage_order: _order, ...row }) => ({
    ...row,
    requestedAt: requested_at.toISOString(),
    lastWordAt: last_word_at.toISOString(),
    agreedAt: agreed_at?.toISOString() ?? null,
  }));
  return { items, total };
};

export type ConsultationCounts = { readonly new: number; readonly ours: number; readonly agreed: number };

/** How many nobody has taken, and how many of this attorney's wait for their word or have an agreed time. */
export const countConsultations = async (db: Db, attorney: string, now: string): Promise<ConsultationCounts> => {
  const counts = sql.raw(
    `select count(*) filter (where stage = 'new')::int as new,
       count(*) filter (where stage = 'waiting_for_us' and assignee = ?)::int as ours,
       count(*) filter (where stage = 'agreed' and assignee = ?)::int as agreed
     from (select assignee, ${stageInSql} as stage from read.consultations where closed_at is null) open`,
    [attorney, attorney, now],
  );
  const [counted] = await rowsOf<ConsultationCounts>(db, counts);
  return counted ?? { new: 0, ours: 0, agreed: 0 };
};

/** The consultations of this person that haven't ended. */
export const openConsultationsOf = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.consultations where owner = $1 and closed_at is null order by requested_at, id',
    [owner],
  );
  return rows.map(({ id }) => id);
};

/** The ids of all consultations that this person asked for, the oldest first. */
export const consultationsAskedBy = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.consultations where owner = $1 order by requested_at, id',
    [owner],
  );
  return rows.map(({ id }) => id);
};

/** The consultations about these checks. */
export const consultationsOfChecks = async (
  db: Db,
  checkIds: readonly string[],
): Promise<readonly { readonly id: string; readonly checkId: string; readonly requestedAt: string }[]> => {
  const { rows } = await db.query<{ id: string; check_id: string; requested_at: Date }>(
    'select id, check_id, requested_at from read.consultations where check_id = any ($1) order by requested_at, id',
    [checkIds],
  );
  return rows.map(({ id, check_id, requested_at }) => ({
    id,
    checkId: check_id,
    requestedAt: requested_at.toISOString(),
  }));
};
