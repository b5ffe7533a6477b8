-- The vault: what is not in the log and is backed up apart from it.
create schema if not exists vault;

-- One key a person, wrapped by a master key from the configuration. Destroyed: the wrapped key is null, the row stays,
-- so that no second key is made for whoever was erased.
create table vault.sealing_keys (
  person text primary key,
  version integer not null check (version > 0),
  wrapped bytea,
  master_key text not null,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  check ((wrapped is null) = (destroyed_at is not null))
);

-- Values that may be taken once: reserved under a command, confirmed when its events are in the log.
create table vault.reservations (
  kind text not null,
  value text not null,
  command_id uuid not null,
  stream text not null,
  state text not null check (state in ('reserved', 'confirmed')),
  reserved_at timestamptz not null default now(),
  primary key (kind, value)
);
create index reservations_of_stream on vault.reservations (stream);
create index reservations_of_command on vault.reservations (command_id);
create index reservations_waiting on vault.reservations (reserved_at) where state = 'reserved';

-- What body an idempotency key came with. The command id is UUIDv5(actor, key), so it stands for both.
create table vault.idempotency_keys (
  command_id uuid primary key,
  body_hash bytea not null check (length(body_hash) = 32),
  created_at timestamptz not null default now()
);
create index idempotency_keys_by_age on vault.idempotency_keys (created_at);

create table vault.credentials (
  user_id uuid primary key,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- The token itself is nowhere: a stolen table signs nobody in.
create table vault.sessions (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_for interval not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  device text
);
create index sessions_of_user on vault.sessions (user_id);
create index sessions_by_end on vault.sessions (ends_at);

-- Counters of what may be tried only so often: sign-ins by account and address, sign-ups by address.
create table vault.attempts (
  subject text primary key,
  failures integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index attempts_by_age on vault.attempts (last_at);

-- Long text and files under the hash of their bytes.
create table vault.blobs (
  hash bytea primary key check (length(hash) = 32),
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
