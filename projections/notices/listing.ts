import type { About } from '@nomucheck/domain/notices/about.ts';
import type { NoticeKind } from '@nomucheck/domain/notices/kinds.ts';
import { readPage, rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';

export type ListedNotice = {
  readonly id: string;
  readonly about: About;
  readonly at: string;
  readonly readAt: string | null;
  readonly endedAt: string | null;
};

/** Whose, and the kinds that their rights let them see. */
export type Reader = { readonly owner: string; readonly kinds: readonly NoticeKind[] };

export type NoticesWanted = Reader & {
  readonly isOpen: boolean;
  readonly descending: boolean;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
};

type Found = {
  readonly id: string;
  readonly about: About;
  readonly given_at: Date;
  readonly read_at: Date | null;
  readonly ended_at: Date | null;
};

const seenBy = ({ owner, kinds }: Reader) =>
  sql('read.staff_notices')
    .where('owner', owner)
    .whereRaw('in_console')
    .whereRaw('kind = any (?::text[])', [[...kinds]]);

/** A page of a person's notices, and how many there are. */
export const listNotices = async (
  db: Db,
  { isOpen, descending, from, to, ...reader }: NoticesWanted,
): Promise<{ readonly items: readonly ListedNotice[]; readonly total: number }> => {
  const matching = seenBy(reader);
  if (isOpen) matching.whereNull('ended_at');
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: ['id', 'about', 'given_at', 'read_at', 'ended_at'],
    order: ['given_at', 'id'].map((column) => ({ column, descending })),
    range: { from, to },
  });
  const items = rows.map(({ id, about, given_at, read_at, ended_at }) => ({
    ...{ id, about, at: given_at.toISOString() },
    ...{ readAt: read_at?.toISOString() ?? null, endedAt: ended_at?.toISOString() ?? null },
  }));
  return { items, total };
};

/** How many of a person's notices still wait, and how many of those they haven't seen. */
export const countNotices = async (
  db: Db,
  reader: Reader,
): Promise<{ readonly open: number; readonly unread: number }> => {
  const [row] = await rowsOf<{ open: number; unread: number }>(
    db,
    seenBy(reader)
      .whereNull('ended_at')
      .select(sql.raw('count(*)::int as open'), sql.raw('(count(*) filter (where read_at is null))::int as unread')),
  );
  return row ?? { open: 0, unread: 0 };
};

/** Those that the person hasn't seen, the newest first. */
export const unreadNotices = async (db: Db, reader: Reader, limit: number): Promise<readonly string[]> => {
  const rows = await rowsOf<{ id: string }>(
    db,
    seenBy(reader).whereNull('ended_at').whereNull('read_at').select('id').orderBy('given_at', 'desc').limit(limit),
  );
  return rows.map(({ id }) => id);
};

/** What still waits for anybody about one matter. */
export const openNoticesAbout = async (
  db: Db,
  matter: string,
): Promise<readonly { readonly id: string; readonly owner: string; readonly about: About }[]> => {
  const { rows } = await db.query<{ id: string; owner: string; about: About }>(
    'select id, owner, about from read.staff_notices where matter = $1 and ended_at is null order by given_at, id',
    [matter],
  );
  return rows;
};

/** Which of these notices exist. */
export const knownNotices = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ id: string }>('select id from read.staff_notices where id = any ($1::text[])', [
    [...ids],
  ]);
  return new Set(rows.map(({ id }) => id));
};

/** Everything that a person was told, for the export of their data. */
export const noticesOfPerson = async (
  db: Db,
  owner: string,
): Promise<readonly { readonly kind: NoticeKind; readonly at: string; readonly endedAt: string | null }[]> => {
  const { rows } = await db.query<{ kind: NoticeKind; given_at: Date; ended_at: Date | null }>(
    'select kind, given_at, ended_at from read.staff_notices where owner = $1 order by given_at, id limit 10000',
    [owner],
  );
  return rows.map(({ kind, given_at, ended_at }) => ({
    ...{ kind, at: given_at.toISOString(), endedAt: ended_at?.toISOString() ?? null },
  }));
};
