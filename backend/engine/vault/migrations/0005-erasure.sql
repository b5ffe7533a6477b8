-- Whose request an idempotency key belongs to: the hash of a short body can be tried out, so it goes with its person.
-- Keys from before this column belong to nobody; they are dropped after a week, as all are.
alter table vault.idempotency_keys add column person text;
create index idempotency_keys_of_person on vault.idempotency_keys (person);

-- A person has keys beside their own: of one record (a draft that may be thrown away), and of what the law wants kept after
-- they left, which has an end date. The column "person" names the key; its owner is the person.
alter table vault.sealing_keys add column owner text;
update vault.sealing_keys set owner = person;
alter table vault.sealing_keys alter column owner set not null;
alter table vault.sealing_keys add column keep_until timestamptz;
create index sealing_keys_of_owner on vault.sealing_keys (owner);
create index sealing_keys_kept on vault.sealing_keys (keep_until) where wrapped is not null;
