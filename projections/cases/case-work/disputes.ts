import type { LinkedInstance } from '@nomucheck/domain/cases/disputes/disputes.ts';
import type { Db } from '../../runner/db.ts';

/** More than the instances of any dispute, including merged ones and copies. */
const most = 60;

/**
 * The case, and all cases of the same dispute: those that share a key with it, those that share a key with these, and
 * so on. Empty when the case isn't in force.
 */
export const linkedInstances = async (db: Db, id: string): Promise<readonly LinkedInstance[]> => {
  const { rows } = await db.query<LinkedInstance>(
    `with recursive linked (id, keys) as (
       select id, dispute_keys from read.case_work where id = $1 and ${stands}
       union
       (select w.id, w.dispute_keys from linked join read.case_work w on w.dispute_keys && linked.keys and ${stands})
     ), found as (select id from linked limit ${most})
     select id as "caseId", tribunal, decided_on::text as "decidedOn",
       array(select jsonb_array_elements_text(record -> 'caseNumbers')) as "caseNumbers",
       record ->> 'disputeId' as "disputeId", named_dispute as named, edition > 0 as held
     from found join read.case_work using (id)`,
    [id],
  );
  return rows;
};

const stands = `stage in ('crawled', 'ready', 'master')`;
