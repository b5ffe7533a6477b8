create schema if not exists log;

-- The log. `data` is json, not jsonb: it keeps the text as it was hashed, and json's operators still read it.
-- The order is that of the commits (see log.append), so positions have no gaps and none appears late.
create table log.events (
  position bigint primary key,
  stream text collate "C" not null,
  revision integer not null check (revision > 0),
  id uuid not null,
  type text not null,
  schema_version integer not null,
  at timestamptz not null,
  actor_id text not null,
  actor_role text not null,
  reason text,
  correlation_id text not null,
  causation_id text not null,
  data json not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint events_stream_revision unique (stream, revision),
  constraint events_id unique (id)
);

-- What happened is written once. "Always": also where triggers are switched off for a session.
create function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'log.% is append-only: % is refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end $$;

create trigger append_only before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();
alter table log.events enable always trigger append_only;

-- Writes a batch of appends, each to a stream of its own, in one transaction; each is accepted or refused for itself.
--   streams, expected, counts   one element an append: its stream, the revision it expects, how many events it has
--   envelopes                   all events in that order, each the RFC 8785 text that is hashed, a line each (in such
--                               text a line feed is always escaped)
-- Answers a row an append: whether it was `appended`, was there already (`retried`) or is a `conflict`; the stream's last
-- revision before; for what was appended its first position and, end to end in hex, the hash that it continues from and
-- the hash of each event.
create function log.append(streams text[], expected integer[], counts integer[], envelopes text)
returns table (outcome text, actual_revision integer, first_position bigint, hashes text)
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
    insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role, reason,
                            correlation_id, causation_id, data, previous_hash, hash)
    select e.position, e.stream, e.revision, e.id, e.type, e.schema_version, e.at, e.actor ->> 'id', e.actor ->> 'role',
           e.reason, e.correlation_id, e.causation_id, e.data, e.previous_hash, e.hash
      from rows from (
        json_to_recordset(('[' || replace(envelopes, e'\n', ',') || ']')::json) as (
          "stream" text, "revision" integer, "id" uuid, "type" text, "schemaVersion" integer, "at" timestamptz,
          "actor" json, "reason" text, "correlationId" text, "causationId" text, "data" json),
        unnest(event_positions), unnest(event_previous), unnest(event_hashes)
      ) as e (stream, revision, id, type, schema_version, at, actor, reason, correlation_id, causation_id, data,
              position, previous_hash, hash)
     where e.position is not null;
    perform pg_notify('nomucheck_log', head::text);
  end if;
end $$;

-- One event that is alone, as a quiet hour has it: what log.append does, in one statement under the same lock, because a
-- lone writer pays alone for every further statement. Answers `position hashes`, or null where the stream isn't at the
-- expected revision: then log.append tells what it is.
create function log.append_one(stream_name text, expected integer, envelope json)
returns text
language plpgsql as $$
declare
  genesis constant bytea := '\x0000000000000000000000000000000000000000000000000000000000000000';
  answer text;
begin
  perform pg_advisory_xact_lock(7236492);
  insert into log.events (position, stream, revision, id, type, schema_version, at, actor_id, actor_role, reason,
                          correlation_id, causation_id, data, previous_hash, hash)
  select (select coalesce(max(position), 0) + 1 from log.events),
         e.stream, e.revision, e.id, e.type, e."schemaVersion", e.at, e.actor ->> 'id', e.actor ->> 'role',
         e.reason, e."correlationId", e."causationId", e.data,
         coalesce(last.hash, genesis), sha256(coalesce(last.hash, genesis) || convert_to(envelope::text, 'UTF8'))
    from json_to_record(envelope) as e (
           "stream" text, "revision" integer, "id" uuid, "type" text, "schemaVersion" integer, "at" timestamptz,
           "actor" json, "reason" text, "correlationId" text, "causationId" text, "data" json)
    left join lateral (
      select revision, hash from log.events where stream = stream_name order by revision desc limit 1
    ) last on true
   where coalesce(last.revision, 0) = expected
  returning position || ' ' || encode(previous_hash || hash, 'hex') into answer;
  if found then
    perform pg_notify('nomucheck_log', answer);
  end if;
  return answer;
end $$;
