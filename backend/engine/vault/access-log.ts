import type { AccessLogFilter, ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import { readPage, sql } from '@nomucheck/projections/lists/page.ts';
import { v7 as newId } from 'uuid';
import { createBatching } from '../postgres/connections/batching.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';

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
  id: string;
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
      const matching = sql('vault.access_log').whereRaw('people @> array[?::uuid]', [person]);
      if (filter.purpose !== undefined) matching.where('purpose', filter.purpose);
      if (filter.reader !== undefined) matching.where('reader', filter.reader);
      const { rows, total } = await readPage<Row>(db, {
        matching,
        columns: ['id', 'at', 'reader', 'reader_role', 'network', 'purpose', sql.raw('cardinality(people) as people')],
        order: [
          { column: 'at', descending },
          { column: 'id', descending },
        ],
        range: { from, to },
      });
      const items = rows.map(({ at, reader_role: readerRole, ...row }) => ({
        ...row,
        readerRole,
        at: at.toISOString(),
      }));
      return { total, items };
    },

    prune: async (olderThanDays) => {
      await db.query('delete from vault.access_log where at < now() - make_interval(days => $1)', [olderThanDays]);
    },
  };
};
