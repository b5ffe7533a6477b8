-- Counts the destructions of keys, so that a process that has keys in memory finds out with one small query whether another
-- process has destroyed any. A trigger counts, in the transaction of the destruction: whichever program or statement it was,
-- who reads a new number reads keys that are gone.
create table vault.key_destructions (
  only_one boolean primary key default true check (only_one),
  count bigint not null
);

-- As its owner: a program of the release before may destroy keys before its role is granted this table.
create function vault.count_key_destruction() returns trigger language plpgsql
security definer set search_path = pg_catalog as $$
begin
  insert into vault.key_destructions as known (count) values (1)
  on conflict (only_one) do update set count = known.count + 1;
  return null;
end
$$;

create trigger count_key_destruction after update of wrapped on vault.sealing_keys
  for each row when (old.wrapped is not null and new.wrapped is null)
  execute function vault.count_key_destruction();
