-- Who works on a case of the queue, so that two editors get different ones. Work renews the lease, leaving the case ends it, and so does
-- the time of somebody who went away.
create table vault.case_leases (
  case_id uuid primary key,
  holder uuid not null,
  until timestamptz not null
);
create index case_leases_holder on vault.case_leases (holder);

-- Who has a case of the queue open; a row counts for less than a minute.
create table vault.case_presences (
  case_id uuid not null,
  person uuid not null,
  seen_at timestamptz not null default now(),
  primary key (case_id, person)
);
create index case_presences_person on vault.case_presences (person);
