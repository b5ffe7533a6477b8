-- A start asks which master keys are still needed, whatever the number of people.
create index sealing_keys_in_use on vault.sealing_keys (master_key) where wrapped is not null;
