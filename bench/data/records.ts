import type { Sql } from '#platform/database/db.ts'
import { listManyProducts } from './products.ts'
import { openManyRequests } from './requests.ts'

/**
 * Fills all back office tables with `count` rows each: people, goods, lots, requests, orders, reported transfers,
 * payouts, upgrade requests, messages, news, audit actions and statement lines. Names repeat as in real data; a few rows
 * of each table have a unique name, reference or word.
 */
export async function fillRecords(db: Sql, count: number): Promise<void> {
  await db.query({ text: insertPeople, values: [count] })
  await db.query({ text: 'analyze users' })
  await listManyProducts(db, count * 2)
  await db.query({ text: makeLots, values: [count] })
  await db.query({ text: insertLots })
  await openManyRequests(db, count)
  await db.query({ text: endRequests })
  for (const text of [insertOrders, insertItems, insertCharges, insertConfirmations, insertPayouts]) {
    await db.query({ text, values: [count] })
  }
  for (const text of [insertUpgrades, insertContacts, insertNews, insertAuditActions]) {
    await db.query({ text, values: [count] })
  }
  await db.query({ text: insertStatements, values: [count] })
  await db.query({ text: insertStatementLines, values: [count] })
  await db.query({ text: insertReceipts })
  await db.query({ text: 'vacuum analyze' })
}

/** A word that one of a thousand rows contains, and a word that no row contains. */
export const rareName = 'زهراوي'
export const noName = 'قصقوصوف'

const names = `array['محمد', 'أحمد', 'عبدالله', 'خالد', 'سعد', 'فهد', 'نورة', 'سارة', 'منى', 'ريم', 'علي', 'حسن', 'يوسف', 'إبراهيم',
  'ماجد', 'تركي', 'بدر', 'هند', 'لمى', 'جواهر']`
const families = `array['الغامدي', 'الزهراني', 'القحطاني', 'الشهري', 'الحربي', 'العتيبي', 'الدوسري', 'المطيري', 'العمري', 'الأنصاري',
  'الجهني', 'الشمري', 'السبيعي', 'البلوي', 'العنزي']`

const insertPeople = `
  insert into users (type, f_name, l_name, mobile, email, cr_number, verified, blocked, staff_role, mobile_verified_at, created_at)
  select case when t.a < 0.7 then 'local_buyer' when t.a < 0.85 then 'fisherman' when t.a < 0.97 then 'local_seller'
      else 'international_seller' end,
    (${names})[1 + floor(t.b * 20)],
    case when t.n % 1000 = 0 then '${rareName}' else (${families})[1 + floor(t.c * 15)] end,
    '+96651' || to_char(t.n, 'FM0000000'), 'someone-' || t.n || '@example.com',
    case when t.a >= 0.85 then '40' || to_char(t.n, 'FM00000000') end,
    t.a >= 0.7 and t.b < 0.9, t.c < 0.01, case when t.n % 5000 = 0 then 'viewer' end, now(),
    now() - ($1::int - t.n) * interval '3 minutes'
  from (select n, random() as a, random() as b, random() as c from generate_series(1, $1::int) n) t order by t.n`

const makeLots = `
  update products set sale_type = 'auction'
  where id in (select id from products where sale_type = 'normal' order by md5(id::text) limit $1::int)`

const insertLots = `
  insert into auctions (product_id, starting_halalas, min_increment_halalas, starts_at, first_ends_at, ends_at, voided_at)
  select id, 10000, 100, starts, starts + interval '1 day', starts + interval '1 day', case when a < 0.01 then now() end
  from (select id, random() as a, now() - (random() * 200 - 1) * interval '1 day' as starts from products p
        where sale_type = 'auction' and not exists (select from auctions where product_id = p.id)) lots`

const endRequests = `
  update requests set status = 'closed', closed_at = now(), closed_by = 'clock' where id % 5 < 2`

/** Most orders belong to a few people. */
const insertOrders = `
  with picks as materialized (
    select array(select id from users where mobile like '+96651%') as buyers,
      array(select id from users where type <> 'local_buyer') as sellers,
      array(select id from options where list = 'payments' order by position) as payments,
      (select min(id) from options where list = 'delivery_methods') as delivery, (select min(id) from cities) as city),
  thrown as (
    select n, random() as a, random() as b, random() as c, random() as d from generate_series(1, $1::int) n),
  made as (
    select t.*, p.*, now() - ($1::int - t.n) * interval '170 seconds' as at,
      p.buyers[1 + floor(t.a * t.a * t.a * cardinality(p.buyers))] as buyer,
      p.sellers[1 + floor(t.b * t.b * t.b * cardinality(p.sellers))] as seller,
      case when t.c < 0.005 then 'disputed' when t.c < 0.01 then 'returned' when t.c < 0.1 then 'cancelled'
        when t.c < 0.13 then 'rejected' when t.c < 0.16 then 'pending' when t.c < 0.2 then 'in_progress' else 'completed'
      end as state
    from thrown t cross join picks p)
  insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
    subtotal_halalas, created_at, completed_at, dispute_at, decision_refund_halalas)
  select (array['normal', 'normal', 'normal', 'auction', 'offers'])[1 + floor(m.d * 5)], m.buyer, m.seller, m.state,
    case when m.state in ('rejected', 'cancelled', 'returned') then 'refunded' when m.state = 'pending' then 'pending' else 'paid' end,
    m.city, m.payments[1 + floor(m.d * cardinality(m.payments))], m.delivery, 1000 + floor(m.d * m.a * 500000), m.at,
    case when m.state = 'completed' then m.at + interval '2 days' end,
    case when m.state in ('disputed', 'returned') then m.at + interval '3 days' end,
    case when m.state = 'returned' then 500 end
  from made m where m.buyer <> m.seller order by m.n`

const insertItems = `
  with goods as materialized (select array(select id from products where sale_type = 'normal' order by id limit 20000) as ids)
  insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams, ordered_grams,
    price_halalas, total_halalas)
  select o.id, p.id, p.fish_id, p.market_id, p.origin, p.name_ar, p.name_en, 1000, 1000, 2500, o.subtotal_halalas
  from (select o.*, floor(random() * 20000)::int as pick from orders o order by id desc limit $1::int) o
  cross join goods g join products p on p.id = g.ids[1 + o.pick % cardinality(g.ids)]
  where not exists (select from order_items i where i.order_id = o.id)`

const insertCharges = `
  insert into charges (user_id, method, purpose, amount_halalas, status, reference, created_at, settled_at)
  select buyer_id, 'bank_transfer', 'orders', total_halalas, 'paid', 'SMK-B' || id, created_at, created_at
  from (select * from orders order by id desc limit ($1::int / 2)) o`

const insertConfirmations = `
  with picks as materialized (select array(select id from users where mobile like '+96651%') as people,
    (select min(id) from users where staff_role is not null) as decider,
    (select min(id) from charges) as charge)
  insert into confirmations (user_id, charge_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
    folded_reference, transferred_at, status, decided_by, decided_at, created_at)
  select p.people[1 + floor(t.a * cardinality(p.people))], case when t.n % 2 = 0 then p.charge + t.n / 2 - 1 end,
    1000 + floor(t.b * t.b * 500000), 'مصرف الراجحي', 'صاحب الحساب', 'FT' || t.n, 'مصرفالراجحي', 'ft' || t.n,
    t.at - interval '1 hour', t.state, case when t.state <> 'pending' then p.decider end,
    case when t.state <> 'pending' then t.at + interval '1 hour' end, t.at
  from (select n, random() as a, random() as b, now() - ($1::int - n) * interval '170 seconds' as at,
          case when n > $1::int - 600 then 'pending' when n % 20 = 0 then 'refused' else 'approved' end as state
        from generate_series(1, $1::int) n) t cross join picks p order by t.n`

const insertPayouts = `
  with picks as materialized (select array(select id from users where type <> 'local_buyer') as people,
    (select min(id) from users where staff_role is not null) as decider)
  insert into payouts (user_id, amount_halalas, iban, account_holder, status, decided_by, decided_at, created_at,
    bank_reference, folded_bank_reference)
  select p.people[1 + floor(t.a * cardinality(p.people))], 1000 + floor(t.b * t.b * 500000),
    'SA0380' || lpad(t.n::text, 18, '0'), 'صاحب الحساب', t.state, case when t.state <> 'pending' then p.decider end,
    case when t.state <> 'pending' then t.at + interval '1 hour' end, t.at,
    case when t.state = 'settled' then 'TRF-B' || t.n end, case when t.state = 'settled' then 'trfb' || t.n end
  from (select n, random() as a, random() as b, now() - ($1::int - n) * interval '170 seconds' as at,
          case when n > $1::int - 600 then 'pending' when n % 20 = 0 then 'refused' else 'settled' end as state
        from generate_series(1, $1::int) n) t cross join picks p order by t.n`

const insertUpgrades = `
  insert into upgrades (user_id, type, status, note, created_at, decided_at)
  select id, 'fisherman', case when place > $1::int - 600 then 'pending' when place % 9 = 0 then 'refused' else 'approved' end,
    case when place % 9 = 0 then 'الصورة لا تُقرأ' end, created_at,
    case when place <= $1::int - 600 then created_at + interval '1 day' end
  from (select id, created_at, row_number() over (order by id) as place from users where mobile like '+96651%') u`

const insertContacts = `
  insert into contacts (name, email, subject, message, locale, created_at, handled_at, handled_by)
  select (${names})[1 + floor(random() * 20)] || ' ' ||
      case when n % 1000 = 0 then '${rareName}' else (${families})[1 + floor(random() * 15)] end,
    'writer-' || n || '@example.com', (array['سؤال عن طلب', 'شكوى', 'اقتراح', 'استفسار عن التوصيل'])[1 + n % 4],
    repeat((array['السلام عليكم، طلبت سمكًا طازجًا ولم يصل في موعده. ', 'أقترح إضافة سوق مدينتي إلى قائمة الأسواق. ',
      'كيف أفتح حساب بائع وما المستندات المطلوبة؟ '])[1 + n % 3], 3) || n, 'ar',
    now() - ($1::int - n) * interval '170 seconds',
    case when n <= $1::int - 3000 then now() end, case when n <= $1::int - 3000 then
      (select min(id) from users where staff_role is not null) end
  from generate_series(1, $1::int) n`

const insertNews = `
  insert into blogs (title_ar, title_en, body_ar, body_en, image_id, published_at, hidden)
  select case when n % 1000 = 0 then '${rareName} ' else '' end || 'أخبار السوق رقم ' || n, 'Market news number ' || n,
    repeat('ارتفعت كميات الهامور الواردة إلى أسواق الساحل هذا الأسبوع، واستقرت أسعار الصافي والشعري. ', 6) || n,
    repeat('More hamour came to the markets of the coast this week, and prices of safi and sheri stood still. ', 6) || n,
    (select min(id) from images), now() - ($1::int - 500 - n) * interval '170 seconds', n % 50 = 0
  from generate_series(1, $1::int) n`

const insertAuditActions = `
  with picks as materialized (select array(select id from users where staff_role is not null order by id) as actors)
  insert into audit (at, actor_id, action, record_type, record_id, before, after, note)
  select now() - ($1::int - t.n) * interval '170 seconds', p.actors[1 + floor(t.a * cardinality(p.actors))],
    (array['user.block', 'confirmation.approve', 'payout.settle', 'product.hide', 'blog.change'])[1 + t.n % 5],
    (array['user', 'confirmation', 'payout', 'product', 'blog'])[1 + t.n % 5], t.n / 5, '{"blocked": false}', '{"blocked": true}',
    case when t.n % 1000 = 0 then 'راجعه ${rareName}' when t.n % 3 = 0 then 'حسب الطلب الهاتفي رقم ' || t.n end
  from (select n, random() as a from generate_series(1, $1::int) n) t cross join picks p order by t.n`

const insertStatements = `
  insert into statements (name, imported_by, at, lines, known, skipped)
  select 'statement-' || n || '.csv', (select min(id) from users where staff_role is not null),
    now() - interval '1 day' * ($1::int / 5000 - n), 5000, 0, 10
  from generate_series(1, $1::int / 5000) n`

const insertStatementLines = `
  with picks as materialized (select (select min(id) from statements) as statement, (select min(id) from confirmations) as told)
  insert into statement_lines (statement_id, first_statement_id, line, day, amount_halalas, reference, details, hash, match,
    confirmation_id)
  select statement + (n - 1) / 5000, statement + (n - 1) / 5000, 1 + (n - 1) % 5000, current_date - (n % 200),
    1000 + floor(random() * 500000), 'FT' || n, case when n % 1000 = 0 then '${rareName}' else 'حوالة واردة من عميل' end || ' ' || n,
    sha256(n::text::bytea), match, case when match <> 'none' then told + n - 1 end
  from (select n, (array['exact', 'exact', 'exact', 'reference', 'amount', 'none'])[1 + n % 6] as match
        from generate_series(1, ($1::int / 5000) * 5000) n) t cross join picks`

/** The receipts of approved transfers, each with its statement line if there is one. */
const insertReceipts = `
  insert into bank_receipts (confirmation_id, folded_reference, line_id)
  select c.id, c.folded_reference, (select min(l.id) from statement_lines l where l.confirmation_id = c.id)
  from confirmations c
  where c.status = 'approved' and not exists (select from bank_receipts r where r.confirmation_id = c.id)`
