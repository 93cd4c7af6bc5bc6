-- Up Migration
-- Reads which species count as local from the indexes, one species at a time. The previous view read all lines of all orders
-- for each species that was never sold, on every rendered page.
drop index order_items_fish;
create index order_items_fish on order_items (origin, fish_id);

create or replace view fish_sides as
with recursive
  sold(fish_id) as (
    select min(fish_id) from order_items where origin = 'local'
    union all
    select (select min(i.fish_id) from order_items i where i.origin = 'local' and i.fish_id > sold.fish_id)
    from sold where sold.fish_id is not null),
  offered(fish_id) as (
    select min(fish_id) from products where origin = 'local' and sale_type = 'normal' and status = 'active'
    union all
    select (select min(p.fish_id) from products p
            where p.origin = 'local' and p.sale_type = 'normal' and p.status = 'active' and p.fish_id > offered.fish_id)
    from offered where offered.fish_id is not null),
  local_fish as (select fish_id from sold union select fish_id from offered)
select f.id as fish_id, case when l.fish_id is null then 'imported' else 'local' end as origin
from fish f left join local_fish l on l.fish_id = f.id
where not f.hidden;
