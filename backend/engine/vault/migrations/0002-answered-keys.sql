-- Set once the command under this key has been answered. A command that had nothing to write left no trace in the log, so
-- only this tells its retry from the first try.
alter table vault.idempotency_keys add column answered_at timestamptz;
