-- What somebody waits for goes first; of effects that say the same, one waits at a time.
alter table work.outbox add column urgent boolean not null default false, add column merge_key text;
drop index work.outbox_due;
create index outbox_due on work.outbox (urgent, due_at, event_position) where state in ('pending', 'sent');
create index outbox_merged on work.outbox (merge_key) where merge_key is not null and state in ('pending', 'sent');
