import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type {
  CrawledFilter,
  CrawledOut,
  CrawledSort,
  WindowFilter,
  WindowOut,
  WorkFilter,
  WorkOut,
  WorkSort,
} from '@nomucheck/domain/crawling/contract.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { readPage, rowsOf, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { CrawlItemRow } from './crawl-items.ts';
import type { CrawlWindowRow } from './crawl-windows.ts';
import type { CrawlWorkRow } from './crawl-works.ts';
import { lacksFile } from './missing.ts';

type Kind = CaseRecord['kind'];
type Wanted<Field, Filter> = {
  readonly sort: { readonly field: Field; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: Filter;
};
export type WorksWanted = Wanted<WorkSort, WorkFilter>;
export type WindowsWanted = Wanted<'number', WindowFilter>;
export type CrawledWanted = Wanted<CrawledSort, CrawledFilter>;
type Page<Item> = { readonly items: readonly Item[]; readonly total: number };

const days = [
  sql.raw(`to_char(from_day, 'YYYY-MM-DD') as from_day`),
  sql.raw(`to_char(to_day, 'YYYY-MM-DD') as to_day`),
];

const workColumns = [
  ...['id', 'kind', 'source', ...days, 'stage', 'complete', 'counts', 'done', 'failure', 'started_by'],
  ...['started_as', 'started_at', 'running_since', 'done_before', 'updated_at', 'revision'],
  sql.raw(`(stage = 'running' and exists (
    select from read.crawl_works before where before.source = crawl_works.source and before.stage = 'running'
      and (before.running_since, before.id) < (crawl_works.running_since, crawl_works.id))) as waiting`),
  sql.raw(`(select count(*)::int from read.crawl_items item
    where item.kind = crawl_works.kind and item.source = crawl_works.source and item.work_id = crawl_works.id
      and ${lacksFile}) as lacking_files`),
  // The windows are another read model, which may be a moment behind.
  sql.raw(`(select json_build_object('total', count(*), 'ended', count(complete), 'complete', count(*) filter (where complete),
      'listed', coalesce(sum(listed), 0)) from read.crawl_windows where work_id = crawl_works.id) as windows`),
];

/** A work without what isn't in the read models: the name of who started it, and whether its source rests. */
export type ListedWork = Omit<WorkOut, 'startedBy' | 'resting'> & { readonly startedBy: Actor };

type Instants = 'started_at' | 'running_since' | 'updated_at';
type FoundWork = Omit<CrawlWorkRow, Instants | 'position'> & { readonly [Instant in Instants]: Date } & {
  readonly waiting: boolean;
  readonly lacking_files: number;
  readonly windows: {
    readonly total: number;
    readonly ended: number;
    readonly complete: number;
    readonly listed: number;
  };
};

const listedWork = (row: FoundWork): ListedWork => {
  const { listed, ...windows } = row.windows;
  return {
    ...{ id: row.id, kind: row.kind, source: row.source, from: row.from_day, to: row.to_day, stage: row.stage },
    ...{ waiting: row.waiting, complete: row.complete, windows, listed, done: row.done, counts: row.counts },
    lackingFiles: row.lacking_files,
    ...{ failure: row.failure, startedBy: { id: row.started_by, role: row.started_as } },
    ...{ startedAt: row.started_at.toISOString(), runningSince: row.running_since.toISOString() },
    ...{ doneBefore: row.done_before, updatedAt: row.updated_at.toISOString(), revision: row.revision },
  };
};

const sortColumns = { startedAt: 'started_at', updatedAt: 'updated_at', from: 'from_day' } as const;

/** A page of the works of this kind, and how many there are. Works requested by id are never cut off. */
export const listWorks = async (
  db: Db,
  kind: Kind,
  { sort, from, to, filter }: WorksWanted,
): Promise<Page<ListedWork>> => {
  const matching = sql('read.crawl_works').where('kind', kind);
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.stage) matching.where('stage', filter.stage);
  if (filter.source) matching.where('source', filter.source);
  const { descending } = sort;
  const { rows, total } = await readPage<FoundWork>(db, {
    matching,
    columns: workColumns,
    order: [
      ...(sort.field === 'id' ? [] : [{ column: sortColumns[sort.field], descending }]),
      { column: 'id', descending },
    ],
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listedWork), total };
};

/** One work of this kind; null when the read model doesn't have it. */
export const findWork = async (db: Db, kind: Kind, id: string): Promise<ListedWork | null> => {
  const [row] = await rowsOf<FoundWork>(db, sql('read.crawl_works').where({ kind, id }).select(workColumns));
  return row ? listedWork(row) : null;
};

type FoundWindow = Pick<
  CrawlWindowRow,
  'id' | 'number' | 'from_day' | 'to_day' | 'total' | 'listed' | 'done' | 'complete'
>;

/** A page of the windows of a work. */
export const listWindows = async (
  db: Db,
  workId: string,
  { sort, from, to, filter }: WindowsWanted,
): Promise<Page<WindowOut>> => {
  const matching = sql('read.crawl_windows').where('work_id', workId);
  if (filter.complete !== undefined) matching.where('complete', filter.complete);
  const { rows, total } = await readPage<FoundWindow>(db, {
    matching,
    columns: ['id', 'number', ...days, 'total', 'listed', 'done', 'complete'],
    order: [{ column: 'number', descending: sort.descending }],
    range: { from, to },
  });
  return {
    items: rows.map(({ id, number, from_day: from, to_day: to, total, listed, done, complete }) => ({
      ...{ id, number, from, to, total, listed, done, complete },
    })),
    total,
  };
};

type FoundItem = Omit<CrawlItemRow, 'at' | 'kind'> & { readonly at: Date };

/** A page of what was collected of this kind. Items requested by id are never cut off. */
export const listCrawled = async (
  db: Db,
  kind: Kind,
  { sort, from, to, filter }: CrawledWanted,
): Promise<Page<CrawledOut>> => {
  const matching = sql('read.crawl_items as item').where('kind', kind);
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.workId) matching.where('work_id', filter.workId);
  if (filter.source) matching.where('source', filter.source);
  if (filter.verdict) matching.where('verdict', filter.verdict);
  if (filter.lacksFile) matching.whereRaw(lacksFile);
  if (filter.message !== undefined) matching.where('message', filter.message);
  if (filter.caseId) matching.where('case_id', filter.caseId);
  if (filter.from) matching.whereRaw('day >= ?::date', [filter.from]);
  if (filter.to) matching.whereRaw('day <= ?::date', [filter.to]);
  if (filter.q !== undefined)
    matching.whereRaw('(item_id = ? or position(lower(?) in lower(title)) > 0)', [filter.q, filter.q]);
  const { descending } = sort;
  const { rows, total } = await readPage<FoundItem>(db, {
    matching,
    columns: [
      ...['id', 'work_id', 'item_id', 'source', 'title', sql.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'verdict'],
      ...['case_id', 'raw', 'reader', 'attachments', 'message', 'at'],
    ],
    order: [
      ...(sort.field === 'id' ? [] : [{ column: sort.field, descending, nullsLast: true }]),
      { column: 'id', descending },
    ],
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(crawledOut), total };
};

const crawledOut = (row: FoundItem): CrawledOut => ({
  ...{ id: row.id, itemId: row.item_id, workId: row.work_id, source: row.source, title: row.title, day: row.day },
  ...{ verdict: row.verdict, caseId: row.case_id, raw: row.raw, reader: row.reader },
  ...{ attachments: row.attachments, message: row.message, at: row.at.toISOString() },
});
