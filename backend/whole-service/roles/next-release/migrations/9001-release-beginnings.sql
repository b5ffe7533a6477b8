create table vault.release_beginnings (
  id uuid primary key,
  at timestamptz not null default now()
);
alter table vault.sessions add column begun_by_release text;
