-- Up Migration
-- The goods on sale from whose stock a lot was taken (`move_stock` of product/auction/create). Null: the lot was listed by itself,
-- or before this column existed.
alter table products add column stock_of bigint;
alter table products add constraint products_stock_of_fkey foreign key (stock_of) references products not valid;
