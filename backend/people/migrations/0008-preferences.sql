-- What the console keeps for a person: columns, saved queries. Sealed under that person's key, because a query can name
-- somebody; what they share with the firm is apart, so that reading it opens nothing else of theirs.
create table vault.preferences (
  user_id uuid primary key,
  revision integer not null check (revision > 0),
  own jsonb not null,
  shared jsonb
);
create index preferences_shared on vault.preferences (user_id) where shared is not null;
