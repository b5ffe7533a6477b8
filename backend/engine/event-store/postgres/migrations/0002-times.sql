-- Which position the log had reached at an instant, without reading what came before or since. New events come at the
-- right edge of the index, so it costs an append next to nothing.
create index events_at on log.events (at, position);
