-- Up Migration
-- Actual sales: the lines of completed orders. All statistics of the market read this view.
create view sales as
select i.fish_id, i.market_id, i.origin, i.quantity_grams, i.price_halalas, i.total_halalas, o.completed_at
from orders o
join order_items i on i.order_id = o.id
where o.status = 'completed';

create index order_items_fish on order_items (fish_id, origin);

-- Local and imported goods of a species have separate prices that are never averaged together. A species counts as local if
-- local goods of it are on sale or were ever sold; otherwise it counts as imported.
create view fish_sides as
select f.id as fish_id,
  case when exists (select from products p
                    where p.fish_id = f.id and p.origin = 'local' and p.sale_type = 'normal' and p.status = 'active')
         or exists (select from order_items i where i.fish_id = f.id and i.origin = 'local')
       then 'local' else 'imported' end as origin
from fish f
where not f.hidden;
