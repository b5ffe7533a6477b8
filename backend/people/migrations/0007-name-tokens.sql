-- By which words a person's name is found: keyed hashes of the words, which go with the person.
create table vault.name_tokens (
  token text not null,
  user_id uuid not null,
  primary key (token, user_id)
);
create index name_tokens_of_user on vault.name_tokens (user_id);
