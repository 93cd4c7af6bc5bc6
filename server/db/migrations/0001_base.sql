-- Up Migration
-- Tables and extensions that all features use.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The data sets that were created in this database, so that a second start keeps the data.
create table world_seed (
  key text primary key,
  built_at timestamptz not null default now()
);

-- Uploaded and rendered pictures. Each file has a row, and each row a file.
create table images (
  id bigint generated always as identity primary key,
  path text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default now()
);
comment on column images.path is 'below /uploads/, the 640 px form: products/ab12-640.webp; -320 and -960 stand beside it';
