-- The folded names of goods, by which search finds a whole name. They were indexed as expressions, and each change of the stock folded both
-- names again for these indexes. A generated column is computed only when the name changes.
alter table products
  add column folded_ar text collate "C" not null generated always as (fold(name_ar)) stored,
  add column folded_en text collate "C" not null generated always as (fold(name_en)) stored;
drop index products_search_name_ar, products_search_name_en;
create index products_search_name_ar on products (folded_ar, id desc) where status = 'active';
create index products_search_name_en on products (folded_en, id desc) where status = 'active';

-- Places orders as before (0054). `p.id = any(ids)` lets the plan, which is made once, find the products by their key also where the
-- table was small when the plan was made.
create or replace function place_orders(
  buyer bigint, ids bigint[], wanted bigint[], smallest bigint, largest bigint, form jsonb, kept_windows jsonb, notice jsonb,
  accepted bigint default null, prepared text[] default null)
  returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  people bigint[];
  sold_by text := case when accepted is null then 'normal' else 'auction' end;
  way text;
  fee bigint;
  commission int;
  problems jsonb;
  total bigint;
  at timestamptz;
  made_ids bigint[];
  one record;
begin
  select array_agg(p.id) into people from (
    select id from users
    where id in (select seller_id from products where products.id = any(ids) union all select buyer) and deleted_at is null
    order by id for key share) p;
  if not buyer = any(coalesce(people, '{}')) then return '{"refused": "unauthenticated"}'; end if;

  select p.code, d.fee_halalas, s.commission_bp into way, fee, commission
  from options p, options d, cities c, trade_settings s
  where p.id = (form->>'payment')::int and p.list = 'payments' and not p.hidden
    and d.id = (form->>'delivery')::int and d.list = 'delivery_methods' and not d.hidden
    and c.id = (form->>'city')::int and not c.hidden;
  if not found then return '{"refused": "choice"}'; end if;

  perform from products where id = any(ids) order by id for no key update;
  select jsonb_agg(jsonb_build_object('place', l.place, 'problem', l.problem, 'left', l.remaining) order by l.place)
           filter (where l.problem is not null),
         sum(l.total)
           + (select sum(coalesce((form->'fees'->s.id::text->>'halalas')::bigint, fee))
              from (select distinct seller_id as id from products where products.id = any(ids)) s)
    into problems, total
  from (
    select w.place, p.seller_id, p.quantity_grams as remaining,
      coalesce(accepted, greatest(1, (p.price_halalas + preparation_price(p.preparations, w.preparation)) * w.grams / 1000)) as total,
      case
        when p.id is null or p.status = 'hidden' or p.sale_type <> sold_by or not p.seller_id = any(people) then 'gone'
        when p.seller_id = buyer then 'own'
        when w.grams < case when accepted is null then least(smallest, p.quantity_grams) else p.quantity_grams end
          then 'too_little'
        when w.grams > p.quantity_grams then 'too_much'
        when preparation_price(p.preparations, w.preparation) is null then 'not_prepared'
      end as problem
    from unnest(ids, wanted, prepared) with ordinality as w(id, grams, preparation, place)
    left join products p on p.id = w.id and p.id = any(ids)) l;
  if problems is not null then return jsonb_build_object('refused', 'lines', 'lines', problems); end if;
  if total > largest then return jsonb_build_object('refused', 'too_dear', 'total', total); end if;

  at := clock_timestamp();
  with lines as (
    select w.place, w.grams, coalesce(w.preparation, 'whole') as preparation,
      preparation_price(p.preparations, w.preparation) as preparation_halalas,
      coalesce(accepted, greatest(1, (p.price_halalas + preparation_price(p.preparations, w.preparation)) * w.grams / 1000))
        as total,
      -- The price of a kilogram of the lot, truncated.
      case when accepted is null then p.price_halalas else greatest(1, accepted * 1000 / w.grams) end as kilogram_halalas,
      p.*
    from unnest(ids, wanted, prepared) with ordinality as w(id, grams, preparation, place) join products p on p.id = w.id
    where p.id = any(ids)
  ), made as (
    insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
      address, body, subtotal_halalas, delivery_fee_halalas, delivery_orders, created_at, commission_bp, windows,
      seller_vat_number, due_status, due_at)
    select sold_by, buyer, l.seller_id, 'pending', case way when 'wallet' then 'paid' else 'unpaid' end,
      (form->>'city')::int, (form->>'payment')::int, (form->>'delivery')::int,
      nullif(form->'address', 'null'), coalesce(form->>'body', ''), sum(l.total),
      coalesce((form->'fees'->l.seller_id::text->>'halalas')::bigint, fee),
      coalesce((form->'fees'->l.seller_id::text->>'orders')::smallint, 1), at, commission, kept_windows,
      (select u.vat_number from users u where u.id = l.seller_id),
      'cancelled', at + make_interval(secs =>
        (kept_windows->>case when way in ('wallet', 'cod') then 'accept_s' else 'pay_s' end)::int)
    from lines l group by l.seller_id order by min(l.place)
    returning id, seller_id
  ), kept_items as (
    insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, image_id, quantity_grams,
      ordered_grams, price_halalas, preparation, preparation_halalas, total_halalas)
    select m.id, l.id, l.fish_id, l.market_id, l.origin, l.name_ar, l.name_en, l.image_id, l.grams, l.grams,
      l.kilogram_halalas, l.preparation, l.preparation_halalas, l.total
    from lines l join made m on m.seller_id = l.seller_id order by m.id, l.place
  ), kept_events as (
    insert into order_events (order_id, position, status, at, by_user_id, side)
    select m.id, 1, 'pending', at, buyer, 'buyer' from made m
  ), taken as (
    update products p set quantity_grams = p.quantity_grams - l.grams, updated_at = at,
      status = case when p.quantity_grams = l.grams then 'sold_out' else p.status end
    from lines l where p.id = l.id and p.id = any(ids)
  )
  select array_agg(m.id order by m.id) into made_ids from made m;

  if way = 'wallet' then
    for one in select o.id, o.total_halalas from orders o where o.id = any(made_ids) order by o.id loop
      perform move_money('order:' || one.id || ':purchase', 'purchase', 'person', buyer, 'escrow', one.id,
        one.total_halalas, 'order', one.id);
    end loop;
  end if;

  -- A seller is notified of an order when it is paid, or at once if it is paid on delivery.
  if way in ('wallet', 'cod') and notice is not null then
    perform add_notifications((
      select jsonb_agg(jsonb_build_object('place', o.id, 'user_id', o.seller_id, 'actor_id', buyer,
        'data_type', notice->>'data_type', 'data_id', o.id, 'kind', notice->>'kind',
        'facts', jsonb_build_object('number', ((notice->>'number_base')::bigint + o.id)::text, 'total', o.total_halalas),
        'event_key', 'order:' || o.id || ':placed'))
      from orders o where o.id = any(made_ids)));
  end if;

  return (
    select jsonb_build_object('total', sum(o.total_halalas), 'buyer', order_side(buyer),
      'payment', option_shown((form->>'payment')::bigint), 'delivery_method', option_shown((form->>'delivery')::bigint),
      'city', (select jsonb_build_object('id', c.id, 'name_ar', c.name_ar, 'name_en', c.name_en,
                 'region_ar', r.name_ar, 'region_en', r.name_en)
               from cities c join regions r on r.id = c.region_id where c.id = (form->>'city')::int),
      'orders', jsonb_agg(jsonb_build_object('id', o.id, 'payment_status', o.payment_status, 'seller_id', o.seller_id,
        'subtotal_halalas', o.subtotal_halalas, 'delivery_fee_halalas', o.delivery_fee_halalas,
        'delivery_orders', o.delivery_orders, 'total_halalas', o.total_halalas, 'commission_bp', o.commission_bp,
        'seller_vat_number', o.seller_vat_number, 'due_at', o.due_at,
        'created_at', o.created_at, 'address', o.address, 'body', o.body, 'seller', order_side(o.seller_id),
        'items', (select jsonb_agg(jsonb_build_object('product_id', i.product_id, 'name_ar', i.name_ar,
            'name_en', i.name_en, 'image', p.path, 'origin', i.origin, 'quantity_grams', i.quantity_grams,
            'ordered_grams', i.ordered_grams, 'price_halalas', i.price_halalas, 'preparation', i.preparation,
            'preparation_halalas', i.preparation_halalas, 'total_halalas', i.total_halalas)
            order by i.id)
          from order_items i left join images p on p.id = i.image_id where i.order_id = o.id)) order by o.id))
    from orders o where o.id = any(made_ids));
end $$;
