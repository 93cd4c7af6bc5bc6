-- Up Migration
-- Progress of orders (contract, section 2, Orders, and section 3).

-- When the packed weights were reported, which is possible once.
alter table orders add column weighed_at timestamptz;

-- One of several lines may be missing when the order is packed.
alter table order_items
  drop constraint order_items_quantity_grams_check, add check (quantity_grams >= 0),
  drop constraint order_items_total_halalas_check, add check (total_halalas >= 0);

-- The lists of each side by their filters: a few short index scans, however many orders there are.
drop index orders_seller_status, orders_buyer_status;
create index orders_selling on orders (seller_id, sale_type, status, id desc) include (payment_status, payment_id);
create index orders_buying on orders (buyer_id, sale_type, status, id desc) include (payment_status, payment_id);
-- Orders with a time limit that has passed; they are settled before a list is shown.
create index orders_seller_due on orders (seller_id, due_at) where due_at is not null;
create index orders_buyer_due on orders (buyer_id, due_at) where due_at is not null;
-- Deleting a picture looks up the returns that show it.
create index return_images_image on return_images (image_id);

-- A line that was missing at packing is not a sale.
create or replace view sales as
select i.fish_id, i.market_id, i.origin, i.quantity_grams, i.price_halalas, i.total_halalas, o.completed_at
from orders o
join order_items i on i.order_id = o.id
where o.status = 'completed' and i.quantity_grams > 0;
