-- Since when an effect is put off because only a newer program can read its record: after an hour of it a person has to look.
alter table work.outbox add column unreadable_since timestamptz;
