import type { ReaderCounts, ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';

export type ReadsOfReader = ReaderCounts & {
  readonly reader: string;
  /** The last one that they read in. */
  readonly role: string;
  readonly purposes: readonly { readonly purpose: ReadPurpose; readonly reads: number }[];
};

/** Instants; the end isn't part of the span. `before` is when the time begins that is compared with, three months. */
export type ReadSpan = { readonly before: string; readonly from: string; readonly to: string };

/** What each of the firm's people read in a span, in one statement: counts, and no person whose data they were. */
export const readsByReader = async (
  db: Queryable,
  { before, from, to }: ReadSpan,
): Promise<readonly ReadsOfReader[]> => {
  const { rows } = await db.query<ReadsOfReader>(
    `with span as (select * from vault.access_log where at >= $2 and at < $3
     ), seen as (
       select reader, count(distinct person)::int as people from span, unnest(people) as person group by reader
     ), usual as (
       select reader, count(*)::float8 / 3 as usual from vault.access_log where at >= $1 and at < $2 group by reader
     ), of_purpose as (
       select reader, jsonb_agg(jsonb_build_object('purpose', purpose, 'reads', n) order by n desc, purpose) as purposes
       from (select reader, purpose, count(*)::int as n from span group by reader, purpose) counted group by reader
     )
     select s.reader, (array_agg(s.reader_role order by s.at desc))[1] as role, count(*)::int as reads,
       coalesce(min(seen.people), 0) as people,
       count(*) filter (where s.purpose = 'export')::int as exports,
       count(*) filter (where extract(isodow from s.at at time zone 'Asia/Seoul') > 5
         or extract(hour from s.at at time zone 'Asia/Seoul') not between 7 and 21)::int as "offHours",
       count(distinct s.network)::int as networks, min(usual.usual) as usual,
       (array_agg(of_purpose.purposes))[1] as purposes
     from span s left join seen using (reader) left join usual using (reader) left join of_purpose using (reader)
     group by s.reader order by reads desc, s.reader`,
    [before, from, to],
  );
  return rows;
};
