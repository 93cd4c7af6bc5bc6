-- Finds the sales of a seller in halls (view price_lines).
create index concurrently hall_sales_own on hall_sales ((coalesce(seller_user_id, -seller_id)), sold_at) where reversed_at is null;
