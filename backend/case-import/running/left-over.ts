import type { Db } from '@nomucheck/projections/runner/db.ts';

/**
 * Every case that this file brought, from the read model: also those that a killed worker wrote in its unfinished
 * part.
 * @param caughtUp waits until the read model has read the log to its head.
 */
export const casesLeftOver =
  (db: Db, caughtUp: () => Promise<boolean>) =>
  async (batchId: string): Promise<readonly { readonly caseId: string; readonly row: number }[]> => {
    if (!(await caughtUp())) throw new Error('the read models are behind: what a file has brought isn’t known yet');
    const { rows } = await db.query<{ caseId: string; row: number }>(
      `select id as "caseId", batch_row as row from read.case_work
       where batch = $1 and stage in ('crawled', 'ready') and edition = 0 and batch_row is not null`,
      [batchId],
    );
    return rows;
  };

/** Those of these cases into which others were merged. Call it when the read model has caught up. */
export const mergeTargets =
  (db: Db) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await db.query<{ id: string }>(
      'select distinct merged_into as id from read.case_work where merged_into = any ($1::text[])',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  };
