-- A code belongs to the network that asked for it: what strangers ask for takes the place of nobody else's, and what they try
-- is no try at another's. A keyed hash. Codes live for three minutes: those of before this are nobody's any more.
alter table vault.codes add column asker text not null default '';
alter table vault.codes drop constraint codes_pkey, add primary key (subject, purpose, asker);
