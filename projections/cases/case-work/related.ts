import type { CaseInShort } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { disputeKeys } from '@nomucheck/domain/cases/disputes/disputes.ts';
import type { Knex } from 'knex';
import { rowsOf, sql } from '../../lists/page.ts';
import type { Db } from '../../runner/db.ts';
import { allOf, equals, holds } from './conditions.ts';
import { proposedColumns } from './proposed.ts';

/** A case with the dispute that a person has put it under, if any; `isMatch`: it was found itself, not by its dispute. */
export type CaseOfDispute = CaseInShort & { readonly disputeId: string | null; readonly isMatch: boolean };

const shortColumns = `id, revision, stage, tribunal, decided_on::text as "decidedOn", title, outcome, ${proposedColumns},
  array(select jsonb_array_elements_text(record -> 'caseNumbers')) as "caseNumbers"`;
const stands = sql.raw(`stage in ('crawled', 'ready', 'master')`);

const mostFound = 30;
/** With the other instances of what was found. */
const mostShown = 120;

/** Cases whose title, tribunal or number holds these words, and the other cases of their disputes. */
export const casesHolding = (db: Db, q: string, except: string | null): Promise<readonly CaseOfDispute[]> =>
  withTheirDisputes(
    db,
    sql('read.case_work')
      .whereRaw(allOf([stands, holds(q), ...notThe(except)]))
      .orderByRaw('decided_on desc nulls last, id desc')
      .limit(mostFound),
    except,
  );

/** Cases that have or name an instance of the dispute that this case has or names. */
export const casesBeside = (db: Db, id: string): Promise<readonly CaseOfDispute[]> =>
  withTheirDisputes(db, sql('read.case_work').whereRaw(allOf([equals('id', id)])), id);

/** Those of these cases that others are merged into. */
export const joinedAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ into: string }>(
    'select distinct merged_into as "into" from read.case_work where merged_into = any ($1::text[])',
    [ids],
  );
  return new Set(rows.map(({ into }) => into));
};

/** Cases that may be of this dispute. */
export const casesNaming = (db: Db, disputeId: string, except: string | null): Promise<readonly CaseOfDispute[]> => {
  const keys = disputeKeys({ tribunal: null, caseNumbers: [], disputeId, named: null });
  const naming = sql.raw('dispute_keys && ?::text[]', [[...keys]]);
  return rowsOf<CaseOfDispute>(db, shown(allOf([stands, naming, ...notThe(except)])));
};

const notThe = (id: string | null): readonly Knex.Raw[] => (id === null ? [] : [sql.raw('id <> ?', [id])]);

/** What is found, and what shares a key with any of it by the index. */
const withTheirDisputes = (db: Db, found: Knex.QueryBuilder, except: string | null) => {
  // Each part of the union finds its rows by an index; joined by `or` they would be looked for in the whole table.
  const wanted = sql.raw(
    `id in (
      select id from found
      union
      select linked.id from read.case_work linked
      where linked.dispute_keys && (
        select coalesce(array_agg(key), '{}') from found cross join unnest(found.dispute_keys) key
      ))`,
  );
  const all = shown(allOf([stands, wanted, ...notThe(except)]), 'id in (select id from found)');
  return rowsOf<CaseOfDispute>(db, all.with('found', found.select('id', 'dispute_keys')));
};

const shown = (wanted: Knex.Raw, isMatch = 'true'): Knex.QueryBuilder =>
  sql('read.case_work')
    .whereRaw(wanted)
    .select(sql.raw(`${shortColumns}, record ->> 'disputeId' as "disputeId", ${isMatch} as "isMatch"`))
    .orderByRaw('decided_on nulls last, id')
    .limit(mostShown);

const mostMerged = 50;

/** The cases that were merged into this one, and whether each had been accepted before. */
export const mergedInto = (db: Db, id: string) =>
  rowsOf<CaseInShort & { wasAccepted: boolean }>(
    db,
    sql('read.case_work')
      .whereRaw(allOf([equals('merged_into', id), equals('stage', 'merged')]))
      .select(sql.raw(`${shortColumns}, edition > 0 as "wasAccepted"`))
      .orderByRaw('updated_at desc, id')
      .limit(mostMerged),
  );
