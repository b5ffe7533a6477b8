-- A number that nobody had shown to be theirs goes to whoever shows it. Until that is written in the log, from whom it was
-- taken: should it not come to it, it goes back.
alter table vault.reservations add column taken_from text;
create index reservations_taken_from on vault.reservations (taken_from) where taken_from is not null;
