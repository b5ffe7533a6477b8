-- Since when one of the firm's people works without a second factor: a day later they can only set one up. A row is made once and
-- stays, so that turning the factor off begins no other day.
create table vault.second_factor_graces (
  user_id uuid primary key,
  began_at timestamptz not null
);
