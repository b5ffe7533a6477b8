-- What the sandbox's payment window pretends was paid, as a payment service would keep it.
create table vault.sandbox_payments (
  payment_id uuid primary key,
  payment jsonb not null,
  changed_at timestamptz not null default now()
);
