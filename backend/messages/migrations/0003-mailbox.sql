-- The sandbox's mailbox: messages that would have left the house, sealed under their reader's key.
create table vault.mailbox (
  message_id uuid primary key,
  letter jsonb not null,
  received_at timestamptz not null default now()
);
create index mailbox_by_age on vault.mailbox (received_at);
