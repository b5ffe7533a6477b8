import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CalendarOut, DailyOut } from '@nomucheck/domain/crawling/contract.ts';
import { noCounts } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Db } from '../runner/db.ts';
import { isCase, isMissing } from './missing.ts';

/** The days that are asked about, both inclusive. */
export type SpanWanted = {
  readonly kind: CaseRecord['kind'];
  readonly source: SourceName;
  readonly from: LocalDate;
  readonly to: LocalDate;
};

/**
 * What was asked of the source, and what of it is complete. A window of which all items were named is complete but for the
 * days of those that are missing; if the day of one isn't known, no day of it is. A day that wasn't over when its window was
 * asked for isn't complete: more may have come later. A stream that continues from a mark doesn't repeat what was missing
 * before. ($1 kind, $2 source, $3 today)
 */
const covered = `
  with asked as (
    select min(from_day) as first, max(to_day) as last from read.crawl_works where kind = $1 and source = $2
  ), tried as (
    select coalesce(range_agg(daterange(from_day, to_day, '[]')), '{}') as days from read.crawl_windows
    where kind = $1 and source = $2 and listed_at is not null
  ), named as (
    select id, work_id, from_day, to_day, listed_at, least(to_day, (listed_at at time zone 'Asia/Seoul')::date - 1) as last_over
    from read.crawl_windows where kind = $1 and source = $2 and complete is not null and listed = total
  ), missing as (
    select named.id, item.day
    from named join read.crawl_items item on item.work_id = named.work_id
      and (item.day is null or item.day between named.from_day and named.to_day)
    where item.kind = $1 and item.source = $2 and ${isMissing}
    union
    select named.id, item.day
    from named join read.crawl_windows base on base.kind = $1 and base.source = $2 and base.mark is not null
      and base.from_day <= named.from_day and base.to_day >= named.from_day
    join read.crawl_items item on item.work_id = base.work_id and item.at <= named.listed_at
      and (item.day is null or item.day between named.from_day and named.to_day)
    where item.kind = $1 and item.source = $2 and ${isMissing} and not exists (
      select from read.crawl_items later
      where later.source = $2 and later.kind = $1 and later.item_id = item.item_id
        and later.at > item.at and later.at <= named.listed_at
    )
  ), complete as (
    select coalesce(range_agg(datemultirange(daterange(from_day, last_over, '[]')) - missed.days), '{}') as days
    from named cross join lateral (
      select coalesce(range_agg(daterange(day, day, '[]')), '{}') as days from missing where missing.id = named.id
    ) missed
    where last_over >= from_day and not exists (select from missing where missing.id = named.id and day is null)
  ), gaps as (
    select datemultirange(daterange(first, least(last, $3::date - 1), '[]')) - complete.days as days
    from asked, complete where first <= least(last, $3::date - 1)
  )`;

/** The calendar of these days, and all gaps. */
export const calendarOf = async (
  db: Db,
  { kind, source, from, to }: SpanWanted,
  today: LocalDate,
): Promise<CalendarOut> => {
  const values = [kind, source, today];
  const day = (name: string): string => `to_char(${name}, 'YYYY-MM-DD')`;
  const [spans, days, gaps, undated] = await Promise.all([
    db.query<{ from: string | null; to: string | null }>(
      `select ${day('min(from_day)')} as from, ${day('max(to_day)')} as to from read.crawl_works
       where kind = $1 and source = $2`,
      [kind, source],
    ),
    db.query<CalendarOut['days'][number]>(
      `${covered}, items as (
         select day, count(distinct item_id)::int as items from read.crawl_items item
         where kind = $1 and source = $2 and day between $4::date and $5::date and ${isCase} group by day
       )
       select ${day('each.day')} as day, coalesce(items, 0) as items,
         case when complete.days @> each.day then 'complete' when tried.days @> each.day then 'incomplete' else 'none' end as state
       from (select generate_series($4::date, $5::date, interval '1 day')::date as day) each
         cross join complete cross join tried left join items using (day)
       order by 1`,
      [...values, from, to],
    ),
    db.query<CalendarOut['gaps'][number]>(
      `${covered}
       select ${day('lower(gap)')} as from, ${day('upper(gap) - 1')} as to, upper(gap) - lower(gap) as days
       from gaps, unnest(gaps.days) gap order by 1`,
      values,
    ),
    db.query<{ items: number }>(
      `select count(distinct item_id)::int as items from read.crawl_items item
       where kind = $1 and source = $2 and day is null and ${isCase}`,
      [kind, source],
    ),
  ]);
  const [span] = spans.rows;
  return {
    source,
    asked: span?.from && span.to ? { from: span.from, to: span.to } : null,
    days: days.rows,
    gaps: gaps.rows,
    withoutDay: undated.rows[0]?.items ?? 0,
  };
};

/** The last day of which everything is stored; null if there is none. A work that begins with it leaves nothing out. */
export const lastCompleteDay = async (
  db: Db,
  { kind, source }: Pick<SpanWanted, 'kind' | 'source'>,
  today: LocalDate,
): Promise<LocalDate | null> => {
  const { rows } = await db.query<{ day: LocalDate | null }>(
    `${covered} select to_char(upper(days) - 1, 'YYYY-MM-DD') as day from complete`,
    [kind, source, today],
  );
  return rows[0]?.day ?? null;
};

/** Items by the day on which they were collected. */
export const dailyOf = async (db: Db, { kind, source, from, to }: SpanWanted): Promise<DailyOut> => {
  const { rows } = await db.query<{ day: string; counts: Partial<DailyOut[number]['counts']> }>(
    `select day, json_object_agg(verdict, items) as counts from (
       select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, verdict, count(*)::int as items
       from read.crawl_items
       where kind = $1 and source = $2 and at >= ($3::date::timestamp at time zone 'Asia/Seoul')
         and at < (($4::date + 1)::timestamp at time zone 'Asia/Seoul')
       group by 1, 2
     ) each group by day order by day`,
    [kind, source, from, to],
  );
  return rows.map(({ day, counts }) => ({ day, counts: { ...noCounts, ...counts } }));
};

/**
 * The mark from which a streamed source continues with these days: of the last window that covered them, of which everything
 * came that the source had. What couldn't be read of it is no reason to send all of it again: it is sent again when it changes.
 * No decision is dated after the day on which it was sent, so a window up to that day has all later ones, too. null: none did.
 */
export const lastMark = async (db: Db, { kind, source, from, to }: SpanWanted): Promise<string | null> => {
  const { rows } = await db.query<{ mark: string }>(
    `select mark from read.crawl_windows base
     where kind = $1 and source = $2 and mark is not null and complete is not null and listed = total
       and from_day <= $3::date and to_day >= least($4::date, (listed_at at time zone 'Asia/Seoul')::date)
       and not exists (
         select from read.crawl_items item
         where item.kind = $1 and item.source = $2 and item.work_id = base.work_id and item.verdict = 'failed'
       )
     order by listed_at desc limit 1`,
    [kind, source, from, to],
  );
  return rows[0]?.mark ?? null;
};
