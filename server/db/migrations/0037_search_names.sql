-- Up Migration
-- Finds goods by their whole name, independent of the words in other names (contract, GET products).
create index products_search_name_ar on products ((fold(name_ar) collate "C"), id desc) where status = 'active';
create index products_search_name_en on products ((fold(name_en) collate "C"), id desc) where status = 'active';
