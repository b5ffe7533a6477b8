import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import type { Db } from '../../runner/db.ts';

/** The drafts of these cases that are ready to be accepted. */
export const readyDrafts = async (
  db: Db,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly draft: CaseDraft }[]> => {
  const { rows } = await db.query<{ id: string; draft: CaseDraft }>(
    `select id, record as draft from read.case_work where id = any ($1) and stage = 'ready'`,
    [ids],
  );
  return rows;
};
