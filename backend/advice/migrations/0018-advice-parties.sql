-- The sides of advices as blind indexes of their names and business registration numbers, so that the firm sees when it serves
-- both sides of a dispute. The names themselves are sealed in the log.
create table vault.advice_parties (
  advice uuid not null,
  asker uuid not null,
  side text not null check (side in ('client', 'opponent')),
  party text not null,
  primary key (advice, side, party)
);
create index advice_parties_party on vault.advice_parties (party, side);
create index advice_parties_asker on vault.advice_parties (asker);
