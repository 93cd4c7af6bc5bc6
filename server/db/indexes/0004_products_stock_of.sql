-- Finds the lots that took stock from goods on sale.
create index concurrently products_stock_of on products (stock_of) where stock_of is not null;
