-- Which work asks a source at this moment, so that no two do. A holder that is killed loses it after some seconds.
create table vault.crawl_leases (
  source text primary key,
  holder uuid not null,
  until timestamptz not null
);
