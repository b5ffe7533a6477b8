import type { Stage } from '@nomucheck/domain/advice/stages.ts';
import type { Db } from '../runner/db.ts';

/** `stage`: where the advice stands; null while its row isn’t written yet. */
export type Citing = PublishedCiting & { readonly isPublished: boolean; readonly stage: Stage | null };

/** The advices with a text that cites this case, the published ones first, then the last one first; and how many there are. */
export const allAdvicesCiting = async (
  db: Db,
  caseId: string,
  most: number,
): Promise<{ readonly advices: readonly Citing[]; readonly total: number }> => {
  const { rows } = await db.query<{
    id: string;
    asker: string;
    published_at: Date | null;
    is_published: boolean;
    stage: Stage | null;
    total: number;
  }>(
    `select c.id, c.asker, a.published_at, a.stage, c.published_case_ids @> array[$1::text] as is_published,
       (count(*) over ())::int as total
     from read.advice_citations c left join read.advices a on a.id = c.id
     where c.case_ids @> array[$1::text]
     order by is_published desc, a.updated_at desc, c.id limit $2`,
    [caseId, most],
  );
  return {
    advices: rows.map(({ id, asker, published_at, stage, is_published: isPublished }) => ({
      ...{ id, asker, isPublished, stage, publishedAt: published_at?.toISOString() ?? null },
    })),
    total: rows[0]?.total ?? 0,
  };
};

export type PublishedCiting = { readonly id: string; readonly asker: string; readonly publishedAt: string | null };

/** The published advices that cite one of these cases, the last one first, and how many there are. */
export const publishedAdvicesCiting = async (
  db: Db,
  caseIds: readonly string[],
  most: number,
): Promise<{ readonly advices: readonly PublishedCiting[]; readonly total: number }> => {
  const { rows } = await db.query<{ id: string; asker: string; published_at: Date | null; total: number }>(
    `select c.id, c.asker, a.published_at, (count(*) over ())::int as total
     from read.advice_citations c left join read.advices a on a.id = c.id
     where c.case_ids && $1::text[] and c.published_case_ids && $1::text[]
     order by a.published_at desc nulls last, c.id limit $2`,
    [caseIds, most],
  );
  return {
    advices: rows.map(({ id, asker, published_at }) => ({
      ...{ id, asker, publishedAt: published_at?.toISOString() ?? null },
    })),
    total: rows[0]?.total ?? 0,
  };
};
