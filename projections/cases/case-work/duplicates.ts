import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { likenessKeys, plainNumbers } from '@nomucheck/domain/cases/likeness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Db } from '../../runner/db.ts';
import { isLike } from './likeness.ts';

/** A case, and one that is accepted or asked for with it and may be the same decision. */
export type LikePair = { readonly id: string; readonly other: string; readonly otherIsMaster: boolean };

/**
 * Of these cases those that may be a decision that is accepted already, or another one of these: one number with the same
 * tribunal, or texts of which most is the same. A case that is accepted already isn't asked any more: it may be one that
 * whoever asks has accepted before being ended.
 */
export const likePairs = async (db: Db, ids: readonly string[]): Promise<readonly LikePair[]> => {
  const { rows } = await db.query<LikePair>(
    `select w.id, o.id as other, o.stage = 'master' as "otherIsMaster"
     from read.case_work w
     join read.case_work o on o.like_keys && w.like_keys and o.id <> w.id and ${isLike('w', 'o')}
     where w.id = any ($1::text[]) and w.stage <> 'master' and (o.stage = 'master' or o.id = any ($1::text[]))
     order by w.id, o.stage = 'master' desc, o.id`,
    [ids],
  );
  return rows;
};

/** By which values a record names its decision. */
export type Identity = Pick<CaseRecord, 'tribunal' | 'decidedOn' | 'caseNumbers'>;

/** The master cases that this case may be a copy of, if its record names its decision so. */
export const mastersLike = async (
  db: Db,
  id: string,
  { tribunal, decidedOn, caseNumbers }: Identity,
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select o.id
     from read.case_work own
     cross join lateral (
       select $2::text as plain_tribunal, $3::date as decided_on, $4::text[] as plain_numbers, own.sketch, own.short_text
     ) w
     join read.case_work o on o.like_keys && ($5::integer[] || own.like_keys) and o.id <> own.id
       and o.stage = 'master' and ${isLike('w', 'o')}
     where own.id = $1
     order by o.id`,
    [id, comparedTribunal(tribunal), decidedOn, plainNumbers(caseNumbers), likenessKeys(caseNumbers, [])],
  );
  return rows.map(({ id: other }) => other);
};
