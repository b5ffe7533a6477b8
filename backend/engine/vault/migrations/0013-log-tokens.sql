-- How far the log had been written when the command under this key was answered: a log that was restored from an older copy may
-- have lost what it wrote, and then its key is as good as new. Null for what isn't answered, or was before there were tokens.
alter table vault.idempotency_keys add column log_token text;
