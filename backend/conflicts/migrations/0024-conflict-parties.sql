-- One register for advices and consultations, so that a name on one side of an advice meets the same name on the other side of a
-- consultation. As before, only blind indexes: the names themselves are sealed in the log.
create table vault.conflict_parties (
  what text not null check (what in ('advice', 'consultation')),
  record uuid not null,
  owner uuid not null,
  side text not null check (side in ('client', 'opponent')),
  party text not null,
  primary key (record, side, party)
);
create index conflict_parties_party on vault.conflict_parties (party, side);
create index conflict_parties_owner on vault.conflict_parties (owner);
insert into vault.conflict_parties (what, record, owner, side, party)
  select 'advice', advice, asker, side, party from vault.advice_parties;
drop table vault.advice_parties;
