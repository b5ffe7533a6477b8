-- What the holder of a review has typed, sealed under the asker's key, because it quotes the asker. A turn is the number of
-- judgements of the advice before it: after a return the stage begins with another text, and so with another row. It
-- outlives the lease, so that whoever takes the review over sees it.
create table vault.advice_working_copies (
  advice uuid not null,
  stage smallint not null check (stage in (1, 2)),
  turn integer not null,
  asker uuid not null,
  copy jsonb not null,
  revision integer not null check (revision > 0),
  saved_by uuid not null,
  saved_at timestamptz not null,
  -- The command that saved it, so that its repetition isn't taken for another person's.
  saved_with uuid not null,
  primary key (advice, stage, turn)
);
create index advice_working_copies_asker on vault.advice_working_copies (asker);

-- Who has an advice's review open; a row counts for less than a minute.
create table vault.advice_presences (
  advice uuid not null,
  person uuid not null,
  seen_at timestamptz not null default now(),
  primary key (advice, person)
);
create index advice_presences_person on vault.advice_presences (person);
