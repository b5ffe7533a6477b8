-- Not unique: a destruction must not fail because of its number, if somebody has set the count back by hand. Where numbers stand
-- twice or are missing, processes forget everything.
drop index vault.sealing_keys_destroyed;
create index sealing_keys_destroyed on vault.sealing_keys (destruction) where destruction is not null;
