import type { AccessLogFilter, ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import { v7 as newId } from 'uuid';
import { createBatching } from '../postgres/batching.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** A member of staff was shown personal data of others. Ids and a network, never a name. */
export type PersonalRead = {
  readonly reader: string;
  readonly readerRole: string;
  readonly network: string;
  readonly purpose: ReadPurpose;
  readonly people: readonly string[];
};

export type RecordedRead = Omit<PersonalRead, 'people'> & {
  readonly id: string;
  readonly at: string;
  /** The number of people whose data was shown. */
  readonly people: number;
};

export type AccessLogWanted = {
  readonly descending: boolean;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: AccessLogFilter;
};

/** Who read whose data. A read is recorded before the data is shown, and never changed. */
export type AccessLog = {
  /** Resolves once it is stored. Reads that arrive while others are being written are written together. */
  record(read: PersonalRead): Promise<void>;
  /** A page of the reads of this person's data, and their total number. */
  of(
    person: string,
    wanted: AccessLogWanted,
  ): Promise<{ readonly items: readonly RecordedRead[]; readonly total: number }>;
  /** Deletes reads older than this; a database trigger refuses to delete reads younger than two years. */
  prune(olderThanDays: number): Promise<void>;
};

type Row = {
  total: number;
  id: string | null;
  at: Date;
  reader: string;
  reader_role: string;
  network: string;
  purpose: ReadPurpose;
  people: number;
};

export const createAccessLog = (db: Queryable): AccessLog => {
  const write = async (reads: readonly PersonalRead[]): Promise<undefined[]> => {
    const rows = reads.map(({ readerRole, ...read }) => ({ id: newId(), reader_role: readerRole, ...read }));
    await db.query(
      `insert into vault.access_log (id, reader, reader_role, network, purpose, people)
       select id, reader, reader_role, network, purpose, people
       from jsonb_to_recordset($1::jsonb)
         as r (id uuid, reader uuid, reader_role text, network text, purpose text, people uuid[])`,
      [JSON.stringify(rows)],
    );
    return reads.map(() => undefined);
  };

  return {
    record: createBatching<PersonalRead, void>({ carryOut: write }).add,

    of: async (person, { descending, from, to, filter }) => {
      const direction = descending ? 'desc' : 'asc';
      const order = `order by at ${direction}, id ${direction}`;
      const where = `where people @> array[$1::uuid] and ($2::text is null or purpose = $2)
        and ($3::uuid is null or reader = $3)`;
      const { rows } = await db.query<Row>(
        `select (select count(*)::int from vault.access_log ${where}) as total, page.*
         from (values (1)) always left join (
           select id, at, reader, reader_role, network, purpose, cardinality(people) as people
           from vault.access_log ${where} ${order} limit $4 offset $5
         ) page on true ${order}`,
        [person, filter.purpose ?? null, filter.reader ?? null, to - from + 1, from],
      );
      return {
        total: rows[0]?.total ?? 0,
        items: rows.flatMap(({ total: _total, id, at, reader_role: readerRole, ...row }) =>
          id === null ? [] : [{ ...row, id, readerRole, at: at.toISOString() }],
        ),
      };
    },

    prune: async (olderThanDays) => {
      await db.query('delete from vault.access_log where at < now() - make_interval(days => $1)', [olderThanDays]);
    },
  };
};
