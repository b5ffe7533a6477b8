import type { Pool } from '../../../backend/engine/postgres/connections/pool.ts';

/** Streams of ten events, as checks have them: a start and nine answers. */
const eventsAStream = 10;

const uuidOf = (number: string): string => `md5(${number}::text)::uuid`;

/**
 * Fills the log with this many events of checks by one SQL statement, so that the preparation takes less time than
 * the measurement. The events have no hashes, because no chain is verified here.
 */
export const fillLog = async (pool: Pool, events: number): Promise<void> => {
  const check = `((n - 1) / ${eventsAStream})`;
  await pool.query(
    `insert into log.events
     select n, 'check-' || ${uuidOf(check)}, r, md5('event ' || n)::uuid,
       case r when 1 then 'CheckStarted' else 'AnswerGiven' end, 1, timestamptz '2026-01-01' + n * interval '1 second',
       ${uuidOf(check)}, 'user', null, md5('command ' || n)::uuid, md5('command ' || n)::uuid,
       case r when 1 then json_build_object('owner', ${uuidOf(check)}, 'questionnaire', 'basic', 'rulesetVersion', repeat('a', 64),
                                            'sections', null)
              else json_build_object('key', 'detail-3/question-' || r, 'numbering', r, 'owner', ${uuidOf(check)},
                                     'personal', null, 'section', 'detail-3', 'value', 'yes') end,
       sha256(convert_to('p' || n, 'UTF8')), sha256(convert_to('h' || n, 'UTF8'))
     from generate_series(1, $1::int) n, lateral (select (n - 1) % ${eventsAStream} + 1 as r) place`,
    [events],
  );
  await pool.query('vacuum (analyze) log.events');
};

/**
 * The approach to compare with: the same events copied into a table by COPY, and the same rows made by one aggregate.
 * It has no order, no handlers and no checkpoint: about the maximum speed of the server.
 */
export const copyAndAggregate = async (pool: Pool, file: string): Promise<number> => {
  await pool.query('drop schema if exists yardstick cascade; create schema yardstick');
  await pool.query('create unlogged table yardstick.events (like log.events)');
  await pool.query(`copy log.events to '${file}'`);
  const began = performance.now();
  await pool.query(`copy yardstick.events from '${file}'`);
  await pool.query(`create table yardstick.checks as ${aggregate}`);
  return (performance.now() - began) / 1_000;
};

/** The read model of checks as one query, for a log in which checks are only begun and answered. It must name every column of the read model. */
export const aggregate = `
  select substr(stream, 7) as id, max(data ->> 'owner') filter (where revision = 1) as owner, 'draft' as status, null::text as stage,
    null::text as ground,
    null::text as discarded_why, max(data ->> 'questionnaire') filter (where revision = 1) as questionnaire,
    null::text[] as chosen_sections, max(data ->> 'rulesetVersion') filter (where revision = 1) as ruleset_version,
    min(at) as started_at, max(at) as updated_at, max(revision) as revision, lpad(max(position)::text, 16, '0') as position,
    array_agg(data ->> 'key' order by revision) filter (where revision > 1) as answered, null::date as dismissed_on,
    0 as calculations, null::double precision as rate, null::double precision as shown_rate, null::jsonb as sealed_figure,
    '{}'::text[] as grounds, null::text as made_from,
    null::date as deadline, null::jsonb as last_calculation, null::jsonb as outcome
  from yardstick.events group by stream`;

/** The number of rows that differ between the two ways: a measurement is only valid when this is 0. */
export const rowsThatDiffer = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       (select to_jsonb(t) from yardstick.checks t except select to_jsonb(t) from read.checks t)
       union all (select to_jsonb(t) from read.checks t except select to_jsonb(t) from yardstick.checks t)) different`,
  );
  return rows[0]?.count ?? Number.NaN;
};
