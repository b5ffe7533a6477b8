-- Of an event that was written in another log and names positions of that log in its data: the same positions as they are in
-- this one, by field. They aren't hashed; `data` keeps what was hashed.
alter table log.events add column named_positions json;
