-- PDFs, page images, words and texts of documents, by the SHA-256 of their bytes. They are deleted with the last document that
-- uses them, so they aren't among the blobs, which stay for ever.
create table vault.ocr_contents (
  hash bytea primary key check (length(hash) = 32),
  media_type text not null,
  content bytea not null,
  kept_at timestamptz not null default now()
);
-- What is packed already.
alter table vault.ocr_contents alter column content set storage external;

create table vault.ocr_content_uses (
  document uuid not null,
  hash bytea not null references vault.ocr_contents (hash),
  primary key (document, hash)
);
create index ocr_content_uses_by_hash on vault.ocr_content_uses (hash);
