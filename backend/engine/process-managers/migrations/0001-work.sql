-- What follows from events: where each process manager stands, and the effects that it has asked for.
create schema if not exists work;

-- One row a process manager. `epoch` fences: it rises with every change of owner, and who writes names the epoch it knows.
create table work.process_managers (
  name text primary key,
  position text collate "C" not null,
  epoch bigint not null,
  owner text,
  lease_until timestamptz,
  moved_at timestamptz not null default now()
) with (fillfactor = 50);

-- One row an effect, for ever: its key is derived from the event, so the same event read again asks for nothing new. Once
-- done its data is gone; the key stays.
create table work.outbox (
  key uuid primary key,
  manager text not null,
  -- `event`: the manager could not take the event itself; it is parked here in place of its effects.
  kind text not null check (kind in ('command', 'job', 'event')),
  name text not null,
  data jsonb not null,
  event_id uuid not null,
  event_position text collate "C" not null,
  correlation_id text not null,
  -- pending: to be dispatched · sent: a job of the queue · done · parked: a person has to look
  state text not null check (state in ('pending', 'sent', 'done', 'parked')),
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  running_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index outbox_due on work.outbox (due_at) where state in ('pending', 'sent');
create index outbox_unfinished on work.outbox (state, created_at) where state <> 'done';
