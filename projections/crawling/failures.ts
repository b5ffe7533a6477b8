import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { FailureGroups } from '@nomucheck/domain/crawling/contract.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Db } from '../runner/db.ts';
import { isMissing } from './missing.ts';

export type FailuresWanted = {
  readonly kind: CaseRecord['kind'];
  readonly source: SourceName | null;
  readonly workId: string | null;
};

/**
 * What is absent, unusable or failed, or lacks a file, by reason, each item once by its last try. An item that was collected later,
 * or of which a better reader has made a case, is none any more.
 */
export const failuresOf = async (db: Db, { kind, source, workId }: FailuresWanted): Promise<FailureGroups> => {
  const { rows } = await db.query<FailureGroups[number]>(
    `with lost as (
       select item.id, item.item_id, item.work_id, item.source, item.title,
         case when item.verdict in ('absent', 'unusable', 'failed') then item.verdict else 'no_file' end as verdict,
         case when item.verdict in ('absent', 'unusable', 'failed') then coalesce(item.message, '') else '' end as message,
         item.at, work.stage
       from read.crawl_items item join read.crawl_works work on work.id = item.work_id
       where item.kind = $1 and ${isMissing}
         and ($2::text is null or item.source = $2) and ($3::text is null or item.work_id = $3)
         and not exists (
           select from read.crawl_items later
           where later.source = item.source and later.kind = item.kind and later.item_id = item.item_id
             and (later.at, later.id) > (item.at, item.id)
         )
     )
     select source, verdict, message, count(*)::int as items,
       (select json_agg(json_build_object('id', id, 'itemId', item_id, 'title', title, 'workId', work_id) order by at desc, id)
        from (select * from lost one
              where (one.source, one.verdict, one.message) = (lost.source, lost.verdict, lost.message)
              order by at desc, id limit 5) example) as examples,
       coalesce(json_agg(distinct work_id) filter (where verdict in ('failed', 'no_file') and stage <> 'running'), '[]') as works
     from lost group by source, verdict, message
     order by items desc, source, verdict, message limit 100`,
    [kind, source, workId],
  );
  return rows;
};
