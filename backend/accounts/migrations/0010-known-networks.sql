-- From where an account was signed in to, as a keyed hash of both: who guesses from many places at once makes strangers wait,
-- never the owner at home.
create table vault.known_networks (
  subject text primary key,
  seen_at timestamptz not null default now()
);
create index known_networks_by_age on vault.known_networks (seen_at);
