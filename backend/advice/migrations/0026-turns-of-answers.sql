-- Whose turn it is to call the advisor: one line for the answers of all processes. A row waits from `waiting_since` on, until it
-- has a turn.
alter table vault.answers_in_progress
  add column waiting_since timestamptz,
  add column has_turn boolean not null default false;

-- Asks for a turn: -1 where the answer has it now, else how many wait before it; -2 where the line is full, -3 where the answer is
-- no longer in progress. An answer whose process hasn't been heard of for `silent` seconds neither waits nor has a turn.
create function vault.take_turn_of_answer(wanted uuid, at_a_time integer, most_waiting integer, silent double precision)
returns integer language plpgsql as $$
declare
  alive_after timestamptz := now() - make_interval(secs => silent);
  mine vault.answers_in_progress;
  busy integer;
  waiting integer;
  ahead integer;
begin
  -- One at a time: two would both take the last turn. Any number that nothing else locks.
  perform pg_advisory_xact_lock(7236498);
  select * into mine from vault.answers_in_progress where answer_id = wanted;
  if not found then
    return -3;
  end if;
  if mine.has_turn then
    return -1;
  end if;
  select count(*) filter (where has_turn),
    count(*) filter (where waiting_since is not null and not has_turn),
    count(*) filter (where not has_turn and
      (waiting_since, answer_id) < (coalesce(mine.waiting_since, clock_timestamp()), wanted))
  into busy, waiting, ahead
  from vault.answers_in_progress where beat_at > alive_after and answer_id <> wanted;
  if busy + ahead < at_a_time then
    update vault.answers_in_progress
    set has_turn = true, waiting_since = coalesce(waiting_since, clock_timestamp()) where answer_id = wanted;
    return -1;
  end if;
  if mine.waiting_since is null then
    if waiting >= most_waiting then
      return -2;
    end if;
    update vault.answers_in_progress set waiting_since = clock_timestamp() where answer_id = wanted;
  end if;
  return ahead;
end
$$;
