-- Each key is settled soon after it was claimed. With room on its page the new version stays there and no index changes; on full
-- pages three of four settlements wrote all three indexes.
alter table vault.idempotency_keys set (fillfactor = 45);
