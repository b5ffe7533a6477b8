-- Numbers each destroyed key by the count that its destruction made, so that a process which knows an earlier count finds out whose
-- keys were destroyed since, and forgets only what it has opened with those.
alter table vault.sealing_keys add column destruction bigint;
create unique index sealing_keys_destroyed on vault.sealing_keys (destruction) where destruction is not null;

-- As its owner, like the function before it. The row of the count stays locked until the transaction ends: who reads a count reads
-- all destructions up to it.
create function vault.number_key_destruction() returns trigger language plpgsql
security definer set search_path = pg_catalog as $$
begin
  insert into vault.key_destructions as known (count) values (1)
  on conflict (only_one) do update set count = known.count + 1
  returning count into new.destruction;
  return new;
end
$$;

drop trigger count_key_destruction on vault.sealing_keys;
drop function vault.count_key_destruction();
create trigger number_key_destruction before update of wrapped on vault.sealing_keys
  for each row when (old.wrapped is not null and new.wrapped is null)
  execute function vault.number_key_destruction();
