import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Db } from '../../runner/db.ts';

/** An item of which bytes are kept. */
export type KeptItem = {
  readonly itemId: string;
  /** The case that it is; null for an item of which no reader has made anything yet. */
  readonly caseId: string | null;
  /** The bytes of which the case was made last; without a case, those that came last. */
  readonly raw: { readonly hash: string; readonly mediaType: string };
  /** Why nothing could be made of it. */
  readonly message: string | null;
};

/** What is read again. An item that is another matter, or of a kind that nobody collects, isn't. */
const kept = `source = $1 and raw is not null and (case_id is not null or verdict = 'unusable')`;

/** The kept items of a source after this number, in the order of their numbers. */
export const keptItems = async (
  db: Db,
  source: SourceName,
  after: string,
  most: number,
): Promise<readonly KeptItem[]> => {
  const { rows } = await db.query<KeptItem>(
    `select item.item_id as "itemId", last.case_id as "caseId", last.raw, last.message
     from (
       select distinct item_id from read.crawl_items where ${kept} and item_id > $2 order by item_id limit $3
     ) item
     cross join lateral (
       select case_id, raw, message from read.crawl_items
       where ${kept} and item_id = item.item_id
       order by case_id is null, at desc limit 1
     ) last
     order by item.item_id`,
    [source, after, most],
  );
  return rows;
};

export const countKeptItems = async (db: Db, source: SourceName): Promise<number> => {
  const { rows } = await db.query<{ items: number }>(
    `select count(distinct item_id)::int as items from read.crawl_items where ${kept}`,
    [source],
  );
  return rows[0]?.items ?? 0;
};
