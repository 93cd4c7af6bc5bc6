-- Up Migration
-- Packed weights may be corrected until the buyer confirms (contract, section 2, weights). Stores the ordered amount of a line,
-- from which every weighing is computed, and each weighing in order.

alter table order_items add column ordered_total_halalas bigint check (ordered_total_halalas > 0);
comment on column order_items.ordered_total_halalas is 'null until it is weighed: what it costs is what was ordered';

update order_items i set ordered_total_halalas = case o.sale_type
    when 'auction' then (select w.amount_halalas from awards w where w.auction_id = i.product_id and w.lapsed_at is null)
    else greatest(1, i.price_halalas * i.ordered_grams / 1000) end
from orders o where o.id = i.order_id and i.quantity_grams <> i.ordered_grams;

create table order_weighings (
  order_id bigint not null references orders,
  position int not null check (position > 0),
  at timestamptz not null,
  grams bigint not null check (grams > 0),
  total_halalas bigint not null check (total_halalas > 0),
  primary key (order_id, position)
);
comment on table order_weighings is 'what the seller recorded as packed, one row a time; grams of all lines, total of the order after it';

insert into order_weighings (order_id, position, at, grams, total_halalas)
select o.id, 1, o.weighed_at, (select sum(i.quantity_grams) from order_items i where i.order_id = o.id), o.total_halalas
from orders o where o.weighed_at is not null;
