-- Codes sent to an address or a number, and the proof that a right one earns. Neither the code nor the address nor the proof
-- is here: only keyed hashes of them. One code an address and purpose; a new one takes the old one's place.
create table vault.codes (
  subject text not null,
  purpose text not null,
  -- null where there is no such account: it is checked like any other, so that nobody can tell.
  user_id uuid,
  code_hash bytea not null check (length(code_hash) = 32),
  tries integer not null default 0,
  expires_at timestamptz not null,
  proof_hash bytea unique check (length(proof_hash) = 32),
  proof_until timestamptz,
  primary key (subject, purpose)
);
create index codes_by_end on vault.codes (expires_at);
