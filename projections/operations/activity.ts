import type { ActivityDay, ActivityOut } from '@nomucheck/domain/operations/contract/activity.ts';
import type { Db } from '../runner/db.ts';

type Span = { readonly from: string; readonly to: string };

/** The Korean day of a column with an instant. */
const dayOf = (column: string): string => `(${column} at time zone 'Asia/Seoul')::date`;
const within = (column: string): string =>
  `${column} >= ($1::date::timestamp at time zone 'Asia/Seoul') and ${column} < (($2::date + 1)::timestamp at time zone 'Asia/Seoul')`;

/** What happened, and the name of its figure. */
const figures = {
  begun: 'checksBegun',
  finished: 'checksFinished',
  paid: 'orders',
  refunded: 'refunds',
  sent: 'messagesSent',
  opened: 'messagesOpened',
  failed: 'messagesFailed',
  requested: 'consultationsRequested',
  agreed: 'consultationsAgreed',
  closed: 'consultationsClosed',
  advised: 'closedAdvised',
  engaged: 'closedEngaged',
  referred: 'closedReferred',
  declined: 'closedDeclined',
  taken_back: 'closedTakenBack',
} as const;
const counts = Object.entries(figures)
  .map(([what, name]) => `coalesce(sum(n) filter (where what = '${what}'), 0)::int as "${name}"`)
  .join(', ');

/** Each Korean day of the span (both inclusive) on which something happened, in one statement. */
export const activityOf = async (db: Db, { from, to }: Span): Promise<readonly ActivityDay[]> => {
  const { rows } = await db.query<ActivityDay>(
    `with happened (day, what, n, won) as (
       select begun_on, 'begun', count(*), 0::float8 from read.check_walks
         where begun_on between $1 and $2 and not carried group by 1
       union all select finished_on, 'finished', count(*), 0 from read.check_walks
         where finished_on between $1 and $2 group by 1
       union all select day, kind, count(*), sum(amount)::float8 from read.order_money m
         where day between $1 and $2
           and exists (select from read.order_money p where p.order_id = m.order_id and p.kind = 'paid')
         group by 1, 2
       union all select ${dayOf('sent_at')}, 'sent', count(*), 0 from read.messages where ${within('sent_at')} group by 1
       union all select ${dayOf('opened_at')}, 'opened', count(*), 0 from read.messages where ${within('opened_at')} group by 1
       union all select ${dayOf('failed_at')}, 'failed', count(*), 0 from read.messages where ${within('failed_at')} group by 1
       union all select day, what, count(*), 0 from read.consultation_steps where day between $1 and $2 group by 1, 2
       union all select day, coalesce(outcome, 'taken_back'), count(*), 0 from read.consultation_steps
         where day between $1 and $2 and what = 'closed' group by 1, 2
     )
     select day::text, ${counts},
       coalesce(sum(won) filter (where what = 'paid'), 0)::float8 as paid,
       coalesce(sum(won) filter (where what = 'refunded'), 0)::float8 as refunded
     from happened group by day order by day`,
    [from, to],
  );
  return rows;
};

/** Finished checks by the grounds of their first result. */
export const finishedBySection = async (db: Db, { from, to }: Span): Promise<ActivityOut['sections']> => {
  const { rows } = await db.query<{ section: string; finished: number }>(
    `select section, count(*)::int as finished from read.check_walks, unnest(grounds) section
     where finished_on between $1 and $2 group by section order by finished desc, section`,
    [from, to],
  );
  return rows;
};
