-- Who of the firm's people read whose personal data (개인정보의 안전성 확보조치 기준 제8조: who, when, from where, whose data,
-- what for; kept two years at least). Ids and a network only: no name, no address, nothing of what was read.
--
-- It stands here and not in the event log, because it is about looking, not about what happened to anybody: nothing is folded
-- from it, it is many times more than what is written, and it must go when its time is over, which no event ever does. One row
-- a look, whatever the number of people it showed: a page of twenty-five is one row, found by each of them through the index.
create table vault.access_log (
  id uuid primary key,
  at timestamptz not null default now(),
  reader uuid not null,
  reader_role text not null,
  network text not null,
  purpose text not null,
  people uuid[] not null
);
create index access_log_of_person on vault.access_log using gin (people);
create index access_log_of_reader on vault.access_log (reader, at);
create index access_log_by_age on vault.access_log (at);

-- Append-only, also for whoever holds the database by the service's own account: nothing is changed, and nothing that the
-- law still wants is deleted.
create function vault.access_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'the log of who read what is not changed';
end
$$;
create trigger access_log_rows_stay before update or delete on vault.access_log
  for each row execute function vault.access_log_stays();
create trigger access_log_stays before truncate on vault.access_log
  for each statement execute function vault.access_log_stays();
