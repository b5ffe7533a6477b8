import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Db } from '../runner/db.ts';

/** When a source was last used, and the work that is using it. */
export type SourceNews = {
  readonly answeredAt: Date | null;
  readonly firstAnsweredAt: Date | null;
  /** When it last had something new or changed. */
  readonly newsAt: Date | null;
  readonly workId: string | null;
};

export const newsOf = async (db: Db, names: readonly SourceName[]): Promise<ReadonlyMap<SourceName, SourceNews>> => {
  const { rows } = await db.query<SourceNews & { name: SourceName }>(
    `select name, (select max(listed_at) from read.crawl_windows where source = name) as "answeredAt",
       (select min(first_listed_at) from read.crawl_windows where source = name) as "firstAnsweredAt",
       (select max(news_at) from read.crawl_items where source = name) as "newsAt",
       (select id from read.crawl_works where source = name and stage = 'running' order by running_since, id limit 1) as "workId"
     from unnest($1::text[]) name`,
    [names],
  );
  return new Map(rows.map(({ name, ...news }) => [name, news]));
};

/** The work whose turn it is at this source: the one that has been running for the longest; null if none runs. */
export const firstInTurn = async (db: Db, source: SourceName): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from read.crawl_works where source = $1 and stage = 'running' order by running_since, id limit 1`,
    [source],
  );
  return rows[0]?.id ?? null;
};
