-- Files that jobs read later, in pieces of one MiB: no statement holds more than one of them in memory.
create table vault.uploads (
  id uuid primary key,
  hash bytea check (length(hash) = 32),
  bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  -- null while it is still coming in, and for ever where it broke off.
  completed_at timestamptz
);
create index uploads_by_age on vault.uploads (created_at);

create table vault.upload_pieces (
  upload uuid not null references vault.uploads (id) on delete cascade,
  piece integer not null,
  content bytea not null,
  primary key (upload, piece)
);
