import { describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import type { Sql } from '#platform/database/db.ts'
import { insertSessions } from './auctions/sessions.ts'
import { insertHall } from './hall/hall.ts'
import { findBreaches, invariantNames } from './invariants.ts'
import { loadIds } from './store.ts'

const { db } = await testDatabase('demo')
await db.transaction(async (tx) => {
  const startAt = new Date()
  const ids = await loadIds(tx)
  await insertHall(tx, { ids, startAt })
  await insertSessions(tx, { ids, startAt })
})

/** Inserts a request of the first person. */
const requestRow = (
  status: string,
  count = 0,
) => `insert into requests (asker_id, status, title, fish_id, city_id, quantity_grams,
    offers_count, created_at, updated_at, closes_at, closed_at, closed_by)
  select min(id), '${status}', 'x', (select min(id) from fish), (select min(id) from cities), 1000, ${count}, now(), now(),
    now() + interval '1 day', case '${status}' when 'closed' then now() end, case '${status}' when 'closed' then 'clock' end from users`
/** Inserts an offer of the last person on the newest request. */
const offered = (
  status: string,
) => `insert into offers (request_id, seller_id, status, quantity_grams, price_halalas, created_at, ended_at)
  select max(id), (select max(id) from users), '${status}', 1000, 100, now(), case when '${status}' <> 'open' then now() end from requests`

/** Inserts a paid renewal of the first person, which begins now. */
const paidRenewal = (number: number, ends = "now() + interval '24 hours'") => `insert into renewals
    (user_id, name_ar, name_en, length, unit, price_halalas, method, status, created_at, number, paid_at, starts_at, ends_at)
  select min(id), 'x', 'x', 1, 'days', 100, 'wallet', 'paid', now(), ${number}, now(), now(), ${ends} from users`

/** Inserts a seller cancellation of an order. */
const cancelled = (which: string) => `insert into seller_cancellations (order_id, seller_id, reason, at)
  select id, seller_id, 'rejected', now() from orders where ${which} order by id limit 1`

/** Inserts a sealed offer of the bidder of a bid, in the auction of that bid. */
const sealed = (which: string) => `insert into sealed_offers
    (auction_id, number, bidder_id, amount_halalas, salt, commitment, at, hash)
  select b.auction_id, 1, b.bidder_id, b.amount_halalas, decode(repeat('00', 32), 'hex'), '\\x00', b.at, '\\x00'
  from bids b join auctions a on a.product_id = b.auction_id where ${which} order by b.id limit 1`
/** Inserts an arriving catch of the seller of the first product, of 100 kg. */
const landing = `insert into landings (seller_id, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id, fish_type_id,
    image_id, expected_grams, price_halalas, lands_at, confirm_by, created_at)
  select seller_id, 'x', 'x', fish_id, market_id, city_id, size_id, quality_id, fish_type_id, image_id, 100000, 100, now(), now(), now()
  from products order by id limit 1`
/** Inserts a reservation of 10 kg of the newest catch, by its seller or by another person. */
const reserved = (
  buyer: 'seller' | 'other',
) => `insert into landing_reservations (landing_id, buyer_id, wanted_grams, created_at)
  select l.id, case '${buyer}' when 'seller' then l.seller_id else (select min(id) from users where id <> l.seller_id) end, 10000, now()
  from landings l order by id desc limit 1`
/** Ends the newest catch as landed with 100 kg, of which 90 kg are on sale. */
const landed = `update landings set status = 'landed', ended_at = now(), landed_grams = 100000, free_grams = 90000,
  product_id = (select min(id) from products) where id = (select max(id) from landings)`
const held = (
  product: string,
) => `update landing_reservations set status = 'held', kept_grams = 10000, held_grams = 10000,
  held_until = now(), product_id = ${product} where id = (select max(id) from landing_reservations)`

/** For each rule, a statement that breaks the rule. */
const damage: Readonly<Record<string, string>> = {
  'the entries of each transfer sum to zero': `update entries set amount_halalas = amount_halalas + 1
    where (account_id, version) = (select account_id, version from entries where type = 'sale' limit 1)`,
  'the balances of all accounts sum to zero':
    'update accounts set balance_halalas = balance_halalas + 1 where id = 1',
  'every balance and held amount equals its entries':
    'update accounts set version = version + 1 where id = (select min(account_id) from entries)',
  'each entry states the resulting balance': `update entries set balance_after_halalas = balance_after_halalas + 1
    where (account_id, version) = (select account_id, version from entries limit 1)`,
  'the held amount equals the open holds':
    'update holds set ended_at = null where id = (select id from holds where ended_at is not null limit 1)',
  'no account of a person or an order is below zero or below its held amount':
    "alter table accounts drop constraint accounts_not_below_zero; update accounts set balance_halalas = -1 where kind = 'person'",
  'every transfer has its entries': `insert into transfers (key, type, reference_type, reference_id)
    values ('nothing', 'sale', 'order', 1)`,
  'a paid order in progress has its whole total in escrow, any other order nothing':
    "update orders set subtotal_halalas = subtotal_halalas + 5 where status in ('pending', 'accepted', 'in_progress') and payment_status = 'paid'",
  'the refund of an order equals the refunds in the ledger':
    'update orders set refunded_halalas = refunded_halalas + 5 where id = (select min(id) from orders)',
  'no stock is negative': `alter table products drop constraint products_quantity_grams_check;
    update products set quantity_grams = -1 where id = (select min(id) from products where status = 'active')`,
  'the listed quantity equals the remaining and the ordered quantity':
    "update products set listed_grams = listed_grams + 1 where id = (select min(id) from products where sale_type = 'normal')",
  'every order has lines, and they add up to its subtotal':
    'delete from order_items where order_id = (select min(id) from orders)',
  'the lines of a weighed order equal its last weighing':
    'update orders set weighed_at = now() where id = (select min(id) from orders)',
  'a line that weighs less than ordered costs its part of the ordered total': `update order_items
    set quantity_grams = quantity_grams - 1, ordered_total_halalas = total_halalas + 7 where id = (select min(id) from order_items)`,
  'a line sold by the kilogram costs its fish and its preparation': `update order_items
    set preparation = 'gutted', preparation_halalas = 500 where id = (
      select min(i.id) from order_items i join orders o on o.id = i.order_id where o.sale_type = 'normal')`,
  'only goods sold by the kilogram are cleaned or cut': `update products set preparations = '{"gutted": 100}'
    where id = (select min(id) from products where sale_type = 'auction')`,
  'a line has a product and a market, or neither if it comes from an offer':
    'update order_items set market_id = null where id = (select min(id) from order_items)',
  'every order has a timeline that ends with its status':
    'delete from order_events where order_id = (select min(id) from orders)',
  'every seller is notified of an order that waits for them':
    "delete from notifications where kind = 'order_placed'",
  'nobody has two open offers on one request, or an offer on their own request': `drop index offers_open;
    ${requestRow('open', 2)}; ${offered('open')}; ${offered('open')}`,
  'the offer count of an open request equals its open offers': requestRow('open', 1),
  'only open requests have open offers, and an accepted or ordered one has exactly one accepted offer': `${requestRow('accepted')};
    ${offered('declined')}`,
  'a request is ordered exactly if its accepted offer has an order': `${requestRow('ordered', 1)}; ${offered('accepted')}`,
  'an order of an offer has its people, quantity and price; any other order has no offer': `${requestRow('ordered', 1)};
    ${offered('accepted')}; update orders set offer_id = (select max(id) from offers), sale_type = 'offers'
      where id = (select min(id) from orders)`,
  'no open request has a declined offer': `${requestRow('open', 0)}; ${offered('declined')}`,
  'a request whose seller cancelled the order is open again while its time lasts': `${requestRow('ordered', 1)}; ${offered('withdrawn')};
    ${cancelled('true')};
    update orders set offer_id = (select max(id) from offers) where id = (select max(order_id) from seller_cancellations)`,
  'the seller cancellations of lots and offers are counted, and no other order is':
    cancelled("sale_type = 'normal'"),
  'an award lapses with its order exactly if that failed, and states which party failed it':
    "update orders set status = 'cancelled' where id = (select min(id) from orders where sale_type = 'auction')",
  'a request that expired was closed at its deadline': requestRow('closed'),
  'every notification about a request has its request': `insert into notifications (id, number, user_id, data_type, data_id, kind)
    select -1, -1, min(id), 'request', 999999999, 'request_closed' from users`,
  'each bid of an auction is above the eligible ones before it, before the end, and numbered without gaps':
    'delete from bids where id = (select min(b.id) from bids b where b.number = 1 and exists (select from bids n where n.auction_id = b.auction_id and n.number = 2))',
  'the first bid reaches the starting price, and no bid is before the start or by the owner': `update bids b
    set bidder_id = p.seller_id from products p where p.id = b.auction_id and b.id = (select min(id) from bids)`,
  'the bid columns of an auction equal its last eligible bid and its last link':
    'update auctions set max_halalas = max_halalas + 5, current_halalas = current_halalas + 5 where bids_count > 2',
  'each bid and each exclusion links to the previous one, the first to the terms':
    'update bids set amount_halalas = amount_halalas - 1 where id = (select min(id) from bids where number = 2)',
  'a blocked person has no visible goods, running auction, open offer or open request': `update users set blocked = true
    where id = (select min(seller_id) from products where sale_type = 'normal' and status = 'active')`,
  'goods are hidden by a block exactly while their seller is blocked': `update products set status = 'hidden',
    hidden_by_block = true where id = (select min(id) from products where status = 'active')`,
  'the clock completes no order of a blocked seller': `update users set blocked = true
    where id = (select min(seller_id) from orders where status in ('accepted', 'in_progress'))`,
  'holds are frozen by a block exactly while their owner is blocked': `update holds
    set frozen_by_block = true where id = (select min(id) from holds where ended_at is null)`,
  'the release time of a wallet is that of its earliest unfrozen hold': `update accounts
    set next_release_at = next_release_at + interval '1 second' where next_release_at is not null`,
  'no person who may not bid leads a running auction or has an open award': `update users set blocked = true
    where id = (select min(leader_id) from auctions where closed_at is null and voided_at is null and leader_id is not null)`,
  "the price of a running auction reaches its reserve as soon as the leader's maximum does": `
    update auctions set reserve_halalas = current_halalas + 1, max_halalas = current_halalas + 1
    where product_id = (select min(product_id) from auctions where closed_at is null and voided_at is null and bids_count > 0)`,
  'no auction ends after the latest end that bids can cause': `update auctions set ends_at = first_ends_at + interval '61 minutes',
    closed_at = null where product_id = (select min(product_id) from auctions)`,
  'the lots of a session close in their order, each at least one gap after the one before': `update auctions
    set ends_at = ends_at + interval '90 seconds', due_at = due_at + interval '90 seconds' where session_position = 2`,
  'a lot of a session has its start and market, and closes at its plan or later': `update auctions
    set starts_at = starts_at - interval '1 second' where session_position = 1`,
  'the recorded end and the next due time of an auction follow from its rows':
    "update auctions set due_at = due_at + interval '1 second' where due_at is not null",
  "a Dutch lot is sold once, at the clock's price of the press, and ends with it": `update auctions
    set way = 'dutch', floor_halalas = starting_halalas - 1, step_s = 1 where product_id = (select min(product_id) from auctions)`,
  'the offers of a tender form one chain from its terms, inside of its time, and not by the owner':
    sealed('true'),
  'no offer of a tender is a bid before the opening, and afterwards exactly the valid ones are':
    sealed('a.closed_at is null'),
  'the opened offers of a tender are ranked by amount, and of equal offers the earlier one ranks higher':
    sealed('b.number = 2'),
  'a tender counts its valid offers while they are sealed, and its state shows none of them': sealed('true'),
  'an auction has at most one open award, and earlier ones lapsed in time or with their bidder':
    "update awards set lapsed_at = at + interval '1 hour' where auction_id = (select min(auction_id) from awards)",
  'every award is for the highest bid of an eligible bidder': `update awards w
    set bid_number = b.number, bidder_id = b.bidder_id, amount_halalas = b.amount_halalas
    from bids b where b.auction_id = w.auction_id and b.number = w.bid_number - 1`,
  'an auction is ordered exactly if its winner has one order at the accepted amount':
    'update auctions set ordered_at = null where ordered_at is not null',
  'the owner is notified of every end, and the winner of every open award':
    "delete from notifications where kind in ('bid_accepted', 'auction_ended')",
  'every paid renewal has its transfer from its person to the market, and no other renewal has one':
    paidRenewal(1),
  'every paid renewal extends its subscription by the length of its plan': paidRenewal(
    1,
    "now() + interval '2 days'",
  ),
  'the paid renewals of a person are numbered from 1 without gaps, and counted': paidRenewal(2),
  'a card renewal is paid exactly if its charge was paid without a failure': `insert into renewals
      (user_id, name_ar, name_en, length, unit, price_halalas, method, charge_id, status, created_at)
    select user_id, 'x', 'x', 1, 'days', amount_halalas, 'card', id, 'failed', now() from charges
    where status = 'paid' order by id limit 1`,
  'the shares of a hall sale follow from its price and add up to it': `update hall_sales
    set hall_halalas = hall_halalas + 1, proceeds_halalas = proceeds_halalas - 1 where id = (select min(id) from hall_sales)`,
  'a hall sale has the terms of its day': 'update hall_terms set hall_bp = hall_bp + 1',
  'the VAT of a hall sale is contained in the part of the hall, and in the ledger':
    'update hall_sales set vat_halalas = vat_halalas - 1 where id = (select min(id) from hall_sales where vat_halalas > 0)',
  'the buyer of a hall sale gave its price, the seller got the proceeds and the dallal the say': `update hall_sales
    set seller_user_id = clerk_id where id = (select min(id) from hall_sales where paid_at is null)`,
  'a reversed hall sale moved all of its money back, and no other sale did': `update hall_sales
    set reversed_at = now(), reversal_reason = 'x' where id = (select min(id) from hall_sales where reversed_at is null)`,
  'cash that a hall paid to a seller is in the ledger, and came back before a reversal': `update hall_sales
    set paid_at = now(), paid_by = clerk_id where id = (
      select min(id) from hall_sales where seller_user_id is null and paid_at is null)`,
  'the accounts of the halls equal their sales':
    "update accounts set balance_halalas = balance_halalas + 1 where kind = 'hall' and shard = 0",
  'every movement of a hall sale belongs to a sale': `insert into transfers (key, type, reference_type, reference_id)
    values ('hall:999999999:sale', 'sale', 'hall_sale', 999999999)`,
  'the reserved weight of a catch equals its waiting reservations': `${landing}; ${reserved('other')}`,
  'the landed weight of a catch was put on sale or kept for reservations, none of it twice': `${landing}; ${landed}`,
  'goods are held for the buyers of a landed catch, in its product': `${landing}; ${reserved('other')}; ${landed};
    ${held('(select max(id) from products)')}`,
  'nobody reserves the own catch': `${landing}; ${reserved('seller')}`,
  'a blocked person has no arriving catch and no open reservation': `${landing};
    update users set blocked = true where id = (select max(seller_id) from landings where status = 'arriving')`,
  'an auction has at most one order that is not cancelled': `insert into order_items (order_id, product_id, fish_id, market_id, origin,
      name_ar, name_en, quantity_grams, ordered_grams, price_halalas, total_halalas)
    select (select max(id) from orders where sale_type = 'auction' and status not in ('rejected', 'cancelled') and id <> i.order_id),
      product_id, fish_id, market_id, origin, name_ar, name_en, 1, 1, 1, 1
    from order_items i join orders o on o.id = i.order_id
    where o.sale_type = 'auction' and o.status not in ('rejected', 'cancelled') order by i.id limit 1`,
  'the figures kept for closed days equal the completed orders and the ledger': `with closed as (
      insert into insight_closed (day, commission_halalas) values ('2020-01-01', 0))
    insert into insight_days (dimension, day, key, grams, halalas, orders) values ('all', '2020-01-01', 'all', 1, 1, 1)`,
  'every decided payout, confirmation and charge has its transfer of money': `insert into payouts (user_id, amount_halalas, iban, account_holder)
    select min(id), 100, 'SA0380000000608010167519', 'x' from users`,
  'a settled payout names the bank transfer that sent it': `insert into payouts
      (user_id, amount_halalas, iban, account_holder, status, decided_at)
    select min(id), 100, 'SA0380000000608010167519', 'x', 'settled', now() from users`,
  'a bank receipt credits one transfer': `insert into confirmations (user_id, amount_halalas, bank_name, account_holder,
      transfer_reference, folded_bank, folded_reference, transferred_at, status, decided_at)
    select min(id), 100, 'x', 'x', 'x', 'x', 'x', now(), 'approved', now() from users`,
  'an order paid by card or bank transfer names a paid charge and no failed one': `
    with failed as (insert into charges (user_id, method, purpose, amount_halalas, status, reference, settled_at)
      select min(id), 'card', 'orders', 100, 'failed', 'SMK-FAILED', now() from users returning id)
    update orders set charge_id = (select id from failed) where id = (
      select min(o.id) from orders o join options p on p.id = o.payment_id
      where p.code in ('card', 'bank_transfer') and o.payment_status = 'paid')`,
  'a gateway payment pays one charge': `insert into charges (user_id, method, purpose, amount_halalas, status, reference,
      gateway_id, settled_at)
    select min(id), 'card', 'wallet', 100, 'paid', 'SMK-X' || n, 'pay_1', now() from users, generate_series(1, 2) n group by n`,
}

describe('the market invariants', () => {
  it('hold on the demo market of the tests', async () => {
    expect(await findBreaches(db)).toEqual([])
  })

  it.each(invariantNames)('report a violation: %s', async (name) => {
    await expect(db.transaction((tx) => breakIt(tx, name))).rejects.toThrow('rollback')
  })
})

/** Applies the damage without the guards of the tables, checks that the rule reports the violation, and rolls back. */
async function breakIt(tx: Sql, name: string): Promise<void> {
  await tx.query({ text: 'alter table entries disable trigger entries_stay' })
  for (const text of (damage[name] ?? '').split(';\n'))
    for (const one of text.split('; ')) await tx.query({ text: one })
  expect((await findBreaches(tx)).map(({ invariant }) => invariant)).toContain(name)
  throw new Error('rollback')
}
