-- How each source of the crawler behaved last, for all processes: one that fails again and again isn't asked for a while.
create table vault.crawl_breakers (
  source text primary key,
  state jsonb not null,
  revision integer not null
);
