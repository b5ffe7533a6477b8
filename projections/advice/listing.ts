import type { AdviceFilter, AdviceSort } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Stage } from '@nomucheck/domain/advice/stages.ts';
import { koreanDateOf, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { countOf, type Order, type PageQuery, readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { AdviceRow } from './advices.ts';

export type AdvicesWanted = {
  readonly sort: { readonly field: AdviceSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names advices. */
  readonly from: number;
  readonly to: number;
  readonly filter: Omit<AdviceFilter, 'q' | 'assignee' | 'mine'> & {
    /** Only advices of these askers. */
    readonly askers?: readonly string[] | undefined;
    /** The id of who holds the current review. */
    readonly holder?: string | undefined;
    /** Only those of which a cited case has changed, whether or not somebody looked at it. */
    readonly everFlagged?: boolean | undefined;
    /** Due until the end of the Korean day, and not overdue yet. */
    readonly dueToday?: true | undefined;
    /** Only where it is this person's turn: they hold the review, may claim it, or have to pass it on to review 2. */
    readonly turnOf?: { readonly person: string; readonly isAdmin: boolean } | undefined;
  };
  readonly overdueFirst?: boolean;
  /** The instant (ISO) that decides what is overdue. */
  readonly now: string;
};

type Instants = 'asked_at' | 'updated_at' | 'requested_at' | 'due_at' | 'holder_until' | 'published_at';
type Shown = 'shown_question' | 'shown_answer' | 'shown_at';
export type ListedAdvice = Omit<AdviceRow, Instants | 'position' | Shown> & {
  readonly askedAt: string;
  readonly updatedAt: string;
  readonly requestedAt: string | null;
  readonly dueAt: string | null;
  readonly holderUntil: string | null;
  readonly publishedAt: string | null;
  readonly overdue: boolean;
};

const sortColumns: Readonly<Record<AdviceSort, string>> = {
  due: 'due_at',
  askedAt: 'asked_at',
  updatedAt: 'updated_at',
  stage: 'stage',
  id: 'id',
};

/** Ties are broken in the same direction. An advice that isn't due comes after those that are. */
const orderOf = ({ field, descending }: AdvicesWanted['sort']): Order => {
  const columns = field === 'id' ? ['id'] : [...new Set([sortColumns[field], 'asked_at', 'id'])];
  return columns.map((column) => ({ column, descending, ...(column === 'due_at' ? { nullsLast: true } : {}) }));
};

const columns = [
  ...['id', 'asker', 'check_id', 'company_id', 'question', 'stage', 'round', 'asked_at', 'updated_at', 'requested_at'],
  ...[
    'due_at',
    'holder',
    'holder_until',
    'held1',
    'held2',
    'reviewer1',
    'published_at',
    'flags',
    'open_flags',
    'stars',
  ],
  'revision',
];

/** As `refusalOfClaim` has it, for both reviews. */
const isTurnOf = `(holder = :person
  or (stage = 'review1_done' and (reviewer1 = :person or :isAdmin))
  or (asker <> :person and (holder is null or holder_until <= :now) and (
    (stage in ('review1_requested', 'review1') and not held2 @> array[:person]) or
    (stage in ('review2_requested', 'review2') and not held1 @> array[:person]))))`;

export const listingQuery = ({ sort, from, to, filter, now, overdueFirst }: AdvicesWanted): PageQuery => {
  const matching = sql('read.advices');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.askers) matching.whereRaw('asker = any (?::text[])', [[...filter.askers]]);
  if (filter.holder !== undefined) matching.where('holder', filter.holder);
  if (filter.stage !== undefined) matching.whereRaw('stage = any (?::text[])', [[filter.stage].flat()]);
  if (filter.overdue !== undefined)
    matching.whereRaw(filter.overdue ? 'due_at < ?' : '(due_at is null or due_at >= ?)', [now]);
  if (filter.dueToday) matching.whereRaw('due_at >= ? and due_at <= ?', [now, lastInstantOf(koreanDateOf(now))]);
  if (filter.flagged !== undefined) matching.where('open_flags', filter.flagged ? '>' : '=', 0);
  if (filter.everFlagged) matching.whereRaw(`flags <> '[]'::jsonb`);
  if (filter.turnOf) matching.whereRaw(isTurnOf, { ...filter.turnOf, now });
  const overdue = sql.raw('coalesce(due_at < ?, false) as overdue', [now]);
  return {
    matching,
    columns: [...columns, overdue],
    order: [...(overdueFirst ? [{ column: 'overdue', descending: true }] : []), ...orderOf(sort)],
    range: filter.id ? null : { from, to },
  };
};

type Found = Omit<AdviceRow, Instants | 'position'> & {
  readonly asked_at: Date;
  readonly updated_at: Date;
  readonly requested_at: Date | null;
  readonly due_at: Date | null;
  readonly holder_until: Date | null;
  readonly published_at: Date | null;
  readonly overdue: boolean;
};

/** A page of advices, still sealed, and how many there are. Advices requested by id are never cut off. */
export const listAdvices = async (
  db: Db,
  wanted: AdvicesWanted,
): Promise<{ readonly items: readonly ListedAdvice[]; readonly total: number }> => {
  const { rows, total } = await readPage<Found>(db, listingQuery(wanted));
  return { items: rows.map(listed), total };
};

/** How many advices the list has. */
export const countAdvices = (db: Db, wanted: Pick<AdvicesWanted, 'filter' | 'now'>): Promise<number> =>
  countOf(db, listingQuery({ ...wanted, sort: { field: 'id', descending: false }, from: 0, to: 0 }).matching);

const listed = (row: Found): ListedAdvice => {
  const { asked_at, updated_at, requested_at, due_at, holder_until, published_at, ...rest } = row;
  return {
    ...rest,
    askedAt: asked_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    requestedAt: requested_at?.toISOString() ?? null,
    dueAt: due_at?.toISOString() ?? null,
    holderUntil: holder_until?.toISOString() ?? null,
    publishedAt: published_at?.toISOString() ?? null,
  };
};

/** The advices of this person that haven't ended. */
export const advicesAskedBy = async (db: Db, asker: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from read.advices where asker = $1 and stage <> 'withdrawn' order by asked_at, id`,
    [asker],
  );
  return rows.map(({ id }) => id);
};

/** The reviews that this person holds. */
export const reviewsHeldBy = async (
  db: Db,
  holder: string,
): Promise<readonly { readonly id: string; readonly stage: 1 | 2 }[]> => {
  const { rows } = await db.query<{ id: string; stage: Stage }>(
    'select id, stage from read.advices where holder = $1 order by id',
    [holder],
  );
  return rows.map(({ id, stage }) => ({ id, stage: stage === 'review2' ? 2 : 1 }));
};
