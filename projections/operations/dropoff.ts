import type { DropoffOut, devices } from '@nomucheck/domain/operations/contract/activity.ts';
import type { Db } from '../runner/db.ts';

export type DropoffWanted = {
  readonly from: string;
  readonly to: string;
  readonly side: 'employee' | 'employer' | null;
  readonly questionnaire: 'basic' | 'detail' | null;
  readonly device: (typeof devices)[number] | null;
};

/** What a draft that goes on elsewhere did is counted there. */
const wanted = `begun_on between $1 and $2 and not replaced and ($3::text is null or side = $3)
  and ($4::text is null or questionnaire = $4) and ($5::text is null or coalesce(device, 'unknown') = $5)`;
/** Whoever didn't touch it for a day has left. */
const isLeft = `finished_on is null and (given_up or touched_at < $7::timestamptz)`;

const parametersOf = ({ from, to, side, questionnaire, device }: DropoffWanted) => [
  ...[from, to, side, questionnaire, device],
];

/** The versions of the questionnaire with checks in the span, those with most checks first. */
export const versionsWalked = async (db: Db, of: DropoffWanted): Promise<DropoffOut['rulesets']> => {
  const { rows } = await db.query<{ version: string; checks: number }>(
    `select ruleset_version as version, count(*)::int as checks from read.check_walks where ${wanted}
     group by 1 order by 2 desc, 1`,
    parametersOf(of),
  );
  return rows;
};

export type DropoffSums = Pick<DropoffOut, 'checks' | 'finished' | 'left'>;

/** How many of the checks of that version were finished and left. `since`: before this instant an untouched one counts as left. */
export const dropoffSums = async (
  db: Db,
  of: DropoffWanted,
  { version, since }: { readonly version: string; readonly since: string },
): Promise<DropoffSums> => {
  const { rows } = await db.query<DropoffSums>(
    `select count(*)::int as checks, (count(*) filter (where finished_on is not null))::int as finished,
       (count(*) filter (where ${isLeft}))::int as left
     from read.check_walks where ${wanted} and ruleset_version = $6`,
    [...parametersOf(of), version, since],
  );
  return rows[0] ?? { checks: 0, finished: 0, left: 0 };
};

export type DropoffQuestion = Omit<DropoffOut['questions'][number], 'section' | 'title'>;

/**
 * What became of each question that was asked. `first` is the one that every check asks first: nothing is recorded of it before
 * its answer.
 */
export const dropoffByQuestion = async (
  db: Db,
  of: DropoffWanted,
  { version, since, first }: { readonly version: string; readonly since: string; readonly first: string | null },
): Promise<readonly DropoffQuestion[]> => {
  const { rows } = await db.query<DropoffQuestion>(
    `with walks as (
       select questions, ${isLeft} as has_left,
         coalesce(stopped_at, case when questions = '{}' and finished_on is null then $8::text end) as stopped_at
       from read.check_walks where ${wanted} and ruleset_version = $6
     ), asked as (
       select key, how, key = stopped_at and has_left as stops from walks, jsonb_each_text(questions) as dealt (key, how)
       union all
       select stopped_at, null, has_left from walks where stopped_at is not null and not questions ? stopped_at
     )
     select key, count(*)::int as asked,
       (count(*) filter (where how = 'answered'))::int as answered,
       (count(*) filter (where how = 'unknown'))::int as unknown,
       (count(*) filter (where how = 'blank'))::int as blank,
       (count(*) filter (where stops))::int as left
     from asked group by key`,
    [...parametersOf(of), version, since, first],
  );
  return rows;
};
