-- What a code to verify was sent to, sealed under the key of whom it was sent for: whoever adds a number hasn't one yet that the
-- proof could be about. null where an account that is known already gets a code.
alter table vault.codes add column address jsonb;
