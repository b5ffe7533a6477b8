-- What people sign in with besides a password. The secret of the app is sealed under its owner's key; of a recovery code there
-- is only a keyed hash. Which of a person's factors counts is said by the log: a start that was never finished counts for nothing.
create table vault.second_factors (
  id uuid primary key,
  user_id uuid not null,
  secret jsonb not null,
  -- Of the newest code that was used, in steps of half a minute: no code counts twice, nor one from before it.
  used_step bigint not null default 0,
  kept_at timestamptz,
  created_at timestamptz not null default now()
);
create index second_factors_of_user on vault.second_factors (user_id);
create index second_factors_unfinished on vault.second_factors (created_at) where kept_at is null;

create table vault.recovery_codes (
  factor_id uuid not null references vault.second_factors on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (factor_id, code_hash)
);
