-- The next free turn of the crawler's calls to each host: all processes together keep to its rate.
create table vault.crawl_turns (
  host text primary key,
  next_at timestamptz not null
);
