-- The reason of an event is free text about people: from here on it is stored sealed, as the envelope has it. `reason`
-- holds what earlier versions wrote in plain until the start of this version seals it, too (backend/engine/log-sealing).
--
-- An event that was sealed after it had been written keeps the hash that it was written with, because the next event and
-- every proof of the log continue from it. `resealed_hash` is the hash of that one and of the envelope as it is now.
alter table log.events
  add column sealed_reason json,
  add column resealed_hash bytea,
  -- Not valid: of the rows of earlier versions it says nothing. An earlier version that still runs can write no reason.
  add constraint events_reason_not_plain check (reason is null) not valid,
  add constraint events_reason_sealed check (json_typeof(sealed_reason) = 'object') not valid;

-- A start asks whether there are any.
create index events_resealed on log.events (position) where resealed_hash is not null;

-- The functions of 0003 anew: they differ only in the column of the reason.
create or replace function log.append(streams text[], expected integer[], counts integer[], envelopes text)
returns table (outcome text, actual_revision integer, first_position bigint, hashes text, epoch_opening bigint)
language plpgsql as $$
declare
  genesis constant bytea := '\x0000000000000000000000000000000000000000000000000000000000000000';
  texts constant text[] := string_to_array(envelopes, e'\n');
  head bigint;
  head_before bigint;
  done integer := 0;      -- events looked at
  last_revision integer;
  last_hash bytea;
  event_positions bigint[];
  event_previous bytea[];
  event_hashes bytea[];
begin
  -- Held until the commit is visible to all, so the next batch sees this one and continues its positions. The number
  -- is the log's own.
  perform pg_advisory_xact_lock(7236492);
  select coalesce(max(e.position), 0) into head from log.events e;
  head_before := head;
  select coalesce(max(e.position), 0) into epoch_opening from log.events e where e.type = 'LogEpochOpened';

  for a in 1 .. cardinality(streams) loop
    select e.revision, e.hash into last_revision, last_hash
      from log.events e where e.stream = streams[a] order by e.revision desc limit 1;
    if not found then
      last_revision := 0;
      last_hash := genesis;
    end if;
    actual_revision := last_revision;
    first_position := null;
    hashes := null;

    if last_revision = expected[a] then
      outcome := 'appended';
      first_position := head + 1;
      if starts_with(streams[a], 'log_epoch-') then
        epoch_opening := first_position;
      end if;
      hashes := encode(last_hash, 'hex');
      for n in done + 1 .. done + counts[a] loop
        head := head + 1;
        event_positions[n] := head;
        event_previous[n] := last_hash;
        last_hash := sha256(last_hash || convert_to(texts[n], 'UTF8'));
        event_hashes[n] := last_hash;
        hashes := hashes || encode(last_hash, 'hex');
      end loop;
    elsif last_revision >= expected[a] + counts[a] and not exists (
      select from generate_series(1, counts[a]) n
        left join log.events e on e.stream = streams[a] and e.revision = expected[a] + n
       where e.id is distinct from (texts[done + n]::json ->> 'id')::uuid
    ) then
      outcome := 'retried';
    else
      outcome := 'conflict';
    end if;
    done := done + counts[a];
    return next;
  end loop;

  if head > head_before then
    insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role,
                            sealed_reason, correlation_id, causation_id, data, previous_hash, hash)
    select e.position, e.stream, e.revision, e.id, e.type, e.schema_version, e.at, e.actor ->> 'id', e.actor ->> 'role',
           e.reason, e.correlation_id, e.causation_id, e.data, e.previous_hash, e.hash
      from rows from (
        json_to_recordset(('[' || replace(envelopes, e'\n', ',') || ']')::json) as (
          "stream" text, "revision" integer, "id" uuid, "type" text, "schemaVersion" integer, "at" timestamptz,
          "actor" json, "reason" json, "correlationId" text, "causationId" text, "data" json),
        unnest(event_positions), unnest(event_previous), unnest(event_hashes)
      ) as e (stream, revision, id, type, schema_version, at, actor, reason, correlation_id, causation_id, data,
              position, previous_hash, hash)
     where e.position is not null;
    perform pg_notify('nomucheck_log', head::text);
  end if;
end $$;

create or replace function log.append_one(stream_name text, expected integer, envelope json)
returns text
language plpgsql as $$
declare
  genesis constant bytea := '\x0000000000000000000000000000000000000000000000000000000000000000';
  answer text;
begin
  perform pg_advisory_xact_lock(7236492);
  insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role, sealed_reason,
                          correlation_id, causation_id, data, previous_hash, hash)
  select (select coalesce(max(position), 0) + 1 from log.events),
         e.stream, e.revision, e.id, e.type, e."schemaVersion", e.at, e.actor ->> 'id', e.actor ->> 'role',
         e.reason, e."correlationId", e."causationId", e.data,
         coalesce(last.hash, genesis), sha256(coalesce(last.hash, genesis) || convert_to(envelope::text, 'UTF8'))
    from json_to_record(envelope) as e (
           "stream" text, "revision" integer, "id" uuid, "type" text, "schemaVersion" integer, "at" timestamptz,
           "actor" json, "reason" json, "correlationId" text, "causationId" text, "data" json)
    left join lateral (
      select revision, hash from log.events where stream = stream_name order by revision desc limit 1
    ) last on true
   where coalesce(last.revision, 0) = expected
  returning position || ' ' || encode(previous_hash || hash, 'hex') || ' ' ||
            case when starts_with(stream_name, 'log_epoch-') then position
                 else (select coalesce(max(position), 0) from log.events where type = 'LogEpochOpened') end
       into answer;
  if found then
    perform pg_notify('nomucheck_log', answer);
  end if;
  return answer;
end $$;
