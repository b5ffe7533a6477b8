-- A sign-in through another service that is under way: begun by one browser, finished by it once, within minutes. Who it is isn't
-- known yet, and neither the state nor the browser's cookie is here, only their hashes.
create table vault.oauth_flows (
  state_hash bytea primary key check (length(state_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  provider text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index oauth_flows_by_end on vault.oauth_flows (expires_at);
