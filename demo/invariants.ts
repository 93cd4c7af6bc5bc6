import type { Sql } from '#platform/database/db.ts'
import { auctionInvariants } from './auctions/invariants.ts'
import { renewalInvariants } from './behar/renewalInvariants.ts'
import { hallInvariants } from './hall/invariants.ts'
import { landingInvariants } from './products/landingInvariants.ts'
import { requestInvariants } from './requests/invariants.ts'

/** Invariants of the market: each statement returns the records that break it. */
const invariants: Readonly<Record<string, string>> = {
  'the entries of each transfer sum to zero': `
    select transfer_id as id, sum(amount_halalas) as by from entries group by transfer_id having sum(amount_halalas) <> 0`,
  'the balances of all accounts sum to zero': `
    select 0 as id, sum(balance_halalas) as by from accounts having sum(balance_halalas) <> 0`,
  'every balance and held amount equals its entries': `
    select a.id, a.balance_halalas as by from accounts a
    left join (select account_id, sum(amount_halalas) as amount, sum(held_change_halalas) as held, count(*) as lines,
                 max(version) as last from entries group by 1) e on e.account_id = a.id
    where a.balance_halalas <> coalesce(e.amount, 0) or a.held_halalas <> coalesce(e.held, 0)
      or a.version <> coalesce(e.lines, 0) or a.version <> coalesce(e.last, 0)`,
  'each entry states the resulting balance': `
    select account_id as id, version as by from (
      select account_id, version, balance_after_halalas, held_after_halalas,
        sum(amount_halalas) over w as balance, sum(held_change_halalas) over w as held
      from entries window w as (partition by account_id order by version)) e
    where balance_after_halalas <> balance or held_after_halalas <> held`,
  'the held amount equals the open holds': `
    select a.id, a.held_halalas as by from accounts a
    left join (select account_id, sum(amount_halalas) as held from holds where ended_at is null group by 1) h
      on h.account_id = a.id
    where a.held_halalas <> coalesce(h.held, 0)`,
  'no account of a person or an order is below zero or below its held amount': `
    select id, balance_halalas as by from accounts
    where kind not in ('gateway', 'bank', 'loss', 'hall_cash') and (balance_halalas < 0 or balance_halalas < held_halalas)`,
  'every transfer has its entries': `
    select t.id, 0 as by from transfers t where not exists (select from entries e where e.transfer_id = t.id)`,
  'a paid order in progress has its whole total in escrow, any other order nothing': `
    select o.id, coalesce(a.balance_halalas, 0) as by from orders o
    join options p on p.id = o.payment_id left join accounts a on a.order_id = o.id
    where coalesce(a.balance_halalas, 0) <> case
      when p.code <> 'cod' and o.payment_status = 'paid' and o.completed_at is null
        and o.status in ('pending', 'accepted', 'in_progress', 'return_requested', 'disputed')
      then o.total_halalas else 0 end`,
  'the refund of an order equals the refunds in the ledger': `
    select o.id, o.refunded_halalas as by from orders o
    left join (select t.reference_id, sum(e.amount_halalas) as back from transfers t
               join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
               join orders of_order on of_order.id = t.reference_id and of_order.buyer_id = a.user_id
               where t.reference_type = 'order'
                 and (t.type = 'refund' or t.type = 'purchase' and t.key like 'order:%:weights:%') group by 1) r on r.reference_id = o.id
    where o.refunded_halalas <> coalesce(r.back, 0)`,
  'no stock is negative': 'select id, quantity_grams as by from products where quantity_grams < 0',
  'the listed quantity equals the remaining and the ordered quantity': `
    select p.id, p.listed_grams - p.quantity_grams - coalesce(t.grams, 0) as by from products p
    left join (select product_id, sum(grams) as grams from (
                 select i.product_id, i.quantity_grams as grams from order_items i join orders o on o.id = i.order_id
                 where o.status not in ('rejected', 'cancelled')
                 union all
                 select product_id, quantity_grams from hall_sales where reversed_at is null) taken
               group by 1) t on t.product_id = p.id
    where p.listed_grams <> p.quantity_grams + coalesce(t.grams, 0)`,
  'every order has lines, and they add up to its subtotal': `
    select o.id, o.subtotal_halalas as by from orders o
    left join (select order_id, sum(total_halalas) as total from order_items group by 1) i on i.order_id = o.id
    where i.total is null or i.total <> o.subtotal_halalas`,
  'the lines of a weighed order equal its last weighing': `
    select o.id, coalesce(w.total_halalas, 0) as by from orders o
    left join lateral (select * from order_weighings w where w.order_id = o.id order by position desc limit 1) w on true
    left join (select order_id, sum(quantity_grams) as grams from order_items group by 1) i on i.order_id = o.id
    where w.at is distinct from o.weighed_at or w.total_halalas <> o.total_halalas or w.grams <> i.grams`,
  'a line that weighs less than ordered costs its part of the ordered total': `
    select i.id, i.total_halalas as by from order_items i join orders o on o.id = i.order_id
    where i.quantity_grams < i.ordered_grams and i.total_halalas is distinct from case
      when i.quantity_grams = 0 then 0
      when o.sale_type = 'auction'
        then greatest(1, div(i.ordered_total_halalas::numeric * i.quantity_grams, i.ordered_grams))
      else greatest(1, (i.price_halalas + i.preparation_halalas) * i.quantity_grams / 1000) end`,
  'a line sold by the kilogram costs its fish and its preparation': `
    select i.id, i.total_halalas as by from order_items i join orders o on o.id = i.order_id
    where o.sale_type = 'normal' and i.quantity_grams = i.ordered_grams
      and i.total_halalas <> greatest(1, (i.price_halalas + i.preparation_halalas) * i.quantity_grams / 1000)`,
  'only goods sold by the kilogram are cleaned or cut': `
    select i.id, i.order_id as by from order_items i join orders o on o.id = i.order_id
    where i.preparation <> 'whole' and o.sale_type <> 'normal'
    union all
    select id, seller_id from products where sale_type = 'auction' and preparations <> '{}'`,
  'a line has a product and a market, or neither if it comes from an offer': `
    select i.id, i.order_id as by from order_items i join orders o on o.id = i.order_id
    where (i.product_id is null) <> (o.sale_type = 'offers') or (i.market_id is null) <> (i.product_id is null)`,
  'every order has a timeline that ends with its status': `
    select o.id, 0 as by from orders o
    where o.status is distinct from
      (select e.status from order_events e where e.order_id = o.id order by position desc limit 1)`,
  'every seller is notified of an order that waits for them': `
    select o.id, o.seller_id as by from orders o join options p on p.id = o.payment_id
    join users u on u.id = o.seller_id and u.deleted_at is null
    where (p.code in ('wallet', 'cod') or o.payment_status = 'paid') and o.created_at > now() - interval '170 days'
      and not exists (select from notifications n where n.user_id = o.seller_id and n.event_key = 'order:' || o.id || ':placed')`,
  'a blocked person has no visible goods, running auction, open offer or open request': `
    select p.id, p.seller_id as by from products p join users u on u.id = p.seller_id and u.blocked
    where p.sale_type = 'normal' and p.status <> 'hidden'
    union all
    select a.product_id, p.seller_id from auctions a join products p on p.id = a.product_id
    join users u on u.id = p.seller_id and u.blocked
    where a.voided_at is null and a.ordered_at is null and (a.ends_at > now() and a.closed_at is null
      or exists (select from awards w where w.auction_id = a.product_id and w.lapsed_at is null
                 and w.at + make_interval(secs => a.award_s) > now()))
    union all
    select r.id, r.asker_id from requests r join users u on u.id = r.asker_id and u.blocked
    where r.status in ('open', 'accepted')
    union all
    select o.request_id, o.seller_id from offers o join requests r on r.id = o.request_id
    join users u on u.id = o.seller_id and u.blocked
    where o.status in ('open', 'accepted') and r.status in ('open', 'accepted')`,
  'goods are hidden by a block exactly while their seller is blocked': `
    select p.id, p.seller_id as by from products p join users u on u.id = p.seller_id
    where p.hidden_by_block and not u.blocked`,
  'the clock completes no order of a blocked seller': `
    select o.id, o.seller_id as by from orders o join users u on u.id = o.seller_id and u.blocked
    where o.status in ('accepted', 'in_progress', 'return_requested')`,
  'holds are frozen by a block exactly while their owner is blocked': `
    select h.id, a.user_id as by from holds h join accounts a on a.id = h.account_id join users u on u.id = a.user_id
    where h.ended_at is null and h.frozen_by_block <> u.blocked`,
  'the release time of a wallet is that of its earliest unfrozen hold': `
    select a.id, a.user_id as by from accounts a
    left join (select account_id, min(release_at) as at from holds where ended_at is null and not frozen group by 1) h
      on h.account_id = a.id
    where a.next_release_at is distinct from h.at`,
  'the seller cancellations of lots and offers are counted, and no other order is': `
    select o.id, o.seller_id as by from orders o join options p on p.id = o.payment_id
    left join seller_cancellations c on c.order_id = o.id
    join lateral (select side from order_events e where e.order_id = o.id order by position desc limit 1) e on true
    where (c.order_id is not null and c.seller_id = o.seller_id) <> (o.sale_type in ('auction', 'offers')
      and (o.status = 'rejected' or o.status = 'cancelled' and (e.side = 'seller' or o.accepted_at is not null
        or e.side = 'clock' and (p.code = 'cod' or o.payment_status = 'refunded'))))
    union all
    select c.order_id, c.seller_id from seller_cancellations c where not exists (
      select from audit d where d.action = 'user.cancelled_sale' and d.record_type = 'user' and d.record_id = c.seller_id
        and (d.after->>'order')::bigint = c.order_id)`,
  ...requestInvariants,
  ...auctionInvariants,
  ...renewalInvariants,
  ...hallInvariants,
  ...landingInvariants,
  'an auction has at most one order that is not cancelled': `
    select i.product_id as id, count(*) as by from order_items i join orders o on o.id = i.order_id
    where o.sale_type = 'auction' and o.status not in ('rejected', 'cancelled') group by 1 having count(*) > 1`,
  'the figures kept for closed days equal the completed orders and the ledger': `
    with closed as (
      select c.day, c.commission_halalas from insight_closed c
      where not exists (select from insight_stale s where s.day = c.day)),
    counted as (
      select (completed_at at time zone 'Asia/Riyadh')::date as day, dimension, key, sum(grams) as grams,
        sum(halalas) as halalas, count(distinct order_id) as orders
      from insight_lines group by 1, 2, 3)
    select to_char(day, 'YYYYMMDD')::bigint as id, coalesce(k.halalas, 0) - coalesce(n.halalas, 0) as by
    from insight_days k full join counted n using (day, dimension, key) join closed using (day)
    where k.grams is distinct from n.grams or k.halalas is distinct from n.halalas or k.orders is distinct from n.orders
    union all
    select to_char(c.day, 'YYYYMMDD')::bigint, c.commission_halalas - coalesce(l.halalas, 0)
    from closed c left join (
      select (e.at at time zone 'Asia/Riyadh')::date as day, sum(e.amount_halalas) as halalas
      from entries e join accounts a on a.id = e.account_id where a.kind = 'commission' group by 1) l using (day)
    where c.commission_halalas <> coalesce(l.halalas, 0)
    union all
    select to_char(day, 'YYYYMMDD')::bigint, block
    from insight_active k full join (
      select (v.at at time zone 'Asia/Riyadh')::date as day, v.side, insight_block(v.user_id) as block,
        bit_or(insight_bit(v.user_id)) as people
      from (
        select o.completed_at as at, v.side, v.user_id
        from orders o cross join lateral (values ('buyer', o.buyer_id), ('seller', o.seller_id)) v (side, user_id)
        where o.status = 'completed'
        union all
        select h.sold_at, case p.id when h.seller_id then 'seller' else 'buyer' end, p.user_id
        from hall_sales h join hall_people p on p.id in (h.seller_id, h.buyer_id)
        where h.reversed_at is null and p.user_id is not null) v group by 1, 2, 3) n using (day, side, block) join closed using (day)
    where exists (select from insight_active a where a.day = closed.day) and coalesce(k.people, 0::bit(8192)) <>
      coalesce(n.people, 0::bit(8192))`,
  'every decided payout, confirmation and charge has its transfer of money': `
    select p.id, p.amount_halalas as by from payouts p
    where (select count(*) from transfers t where t.reference_type = 'payout' and t.reference_id = p.id) <>
      case p.status when 'pending' then 1 else 2 end
    union all
    select c.id, c.amount_halalas from charges c
    where (c.status = 'paid') <> exists (select from transfers t where t.key = 'charge:' || c.id || ':paid')
      and c.method = 'card'
    union all
    select b.id, b.amount_halalas from confirmations b
    where b.status = 'approved' and not exists (
      select from transfers t where t.key in ('confirmation:' || b.id || ':paid', 'charge:' || b.charge_id || ':paid'))
    union all
    select b.id, b.amount_halalas from confirmations b left join reversals r on r.confirmation_id = b.id
    where (b.status = 'reversed') <> (r.confirmation_id is not null) or b.status = 'reversed' and b.amount_halalas <>
      (select coalesce(sum(e.amount_halalas), 0) from entries e join accounts a on a.id = e.account_id
       where e.transfer_id in (r.transfer_id, r.write_off_id) and a.kind = 'bank')`,
  'a settled payout names the bank transfer that sent it': `
    select id, amount_halalas as by from payouts where status = 'settled' and bank_reference is null`,
  'a bank receipt credits one transfer': `
    select b.id, b.amount_halalas as by from confirmations b
    where (b.status = 'approved') <> exists (select from bank_receipts r where r.confirmation_id = b.id)
    union all
    select r.confirmation_id, o.confirmation_id from bank_receipts r join statement_lines l on l.id = r.line_id
    join bank_receipts o on o.folded_reference = l.folded_reference and o.confirmation_id <> r.confirmation_id`,
  'an order paid by card or bank transfer names a paid charge and no failed one': `
    select o.id, c.id as by from orders o join options p on p.id = o.payment_id join charges c on c.id = o.charge_id
    where p.code in ('card', 'bank_transfer') and o.payment_status in ('paid', 'refunded')
      and (c.status <> 'paid' or c.failed_at is not null)`,
  'a gateway payment pays one charge': `
    select min(id) as id, count(*) as by from charges where status = 'paid' and gateway_id is not null
    group by gateway_id having count(*) > 1`,
}

export interface Breach {
  readonly invariant: string
  /** At most ten records that break the invariant. */
  readonly records: readonly { readonly id: number; readonly by: number }[]
}

/**
 * Returns the broken invariants, by default those of the main market. For one snapshot of the database, the caller passes a
 * transaction with repeatable reads.
 */
export async function findBreaches(sql: Sql, rules = invariants): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const [invariant, text] of Object.entries(rules)) {
    const records = await sql.query<Breach['records'][number]>({
      text: `select * from (${text}) broken limit 10`,
    })
    if (records.length > 0) breaches.push({ invariant, records })
  }
  return breaches
}

export const invariantNames = Object.keys(invariants)
