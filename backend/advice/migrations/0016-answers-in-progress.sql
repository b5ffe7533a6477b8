-- Answers that are being written. A row is a person's one place: nobody has two answers written at a time. What was checked and
-- sent so far is kept in it, sealed, so that it survives the end of the process; `beat_at` shows that the process lives.
create table vault.answers_in_progress (
  answer_id uuid primary key,
  advice_id uuid not null,
  asker uuid not null unique,
  call jsonb,
  called boolean not null default false,
  kept jsonb,
  stop_wanted boolean not null default false,
  beat_at timestamptz not null default now()
);
