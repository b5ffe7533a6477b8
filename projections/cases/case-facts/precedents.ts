import type { PrecedentOut } from '@nomucheck/domain/checks/contract/result.ts';
import type { Db } from '../../runner/db.ts';
import type { AsOf } from '../counts.ts';

export type PrecedentsWanted = AsOf & {
  readonly keywords: readonly string[];
  readonly exclude: readonly string[];
  /** The grounds that the answers opened. A case of such a ground may be shown though none of its words match. */
  readonly sections: readonly string[];
  readonly limit: number;
};

/**
 * Cases to read beside a result, the best first: by words in common, then by ground, then by tribunal, then by date.
 * Both hand-picked and crawled cases are offered.
 */
export const precedentsFor = async (
  db: Db,
  { keywords, exclude, sections, limit, asOf }: PrecedentsWanted,
): Promise<PrecedentOut[]> => {
  const { rows } = await db.query<PrecedentOut>(
    `select case_id as "caseId", tribunal as court, array_to_string(case_numbers, ', ') as "caseNumber",
       decided_on::text as "decidedOn", outcome, point, url
     from read.case_facts
     where case when $5::text is null then to_position is null
             else from_position <= $5 and (to_position is null or to_position > $5) end
       and kind <> 'case-low-meeting'
       and (keywords && $1::text[] or sections && $3::text[]) and not keywords && $2::text[]
     order by
       (select count(*) from unnest(keywords) as word where word = any ($1)) desc,
       sections && $3 desc,
       tribunal = '대법원' desc,
       decided_on desc nulls last,
       case_id
     limit $4`,
    [keywords, exclude, sections, limit, asOf ?? null],
  );
  return rows;
};
