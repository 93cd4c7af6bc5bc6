import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Sql } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { findBreaches, invariantNames } from './invariants.ts'
import { cloneDatabase } from './testing/database.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await cloneDatabase('world')
  drop = database.drop
  db = openDatabase(database.url, { log: openLog({ level: 'error' }) })
})
afterAll(async () => {
  await db.close()
  await drop()
})

/** A request of the first person, with offers of the last. */
const asked = (
  status: string,
  count = 0,
) => `insert into requests (asker_id, status, title, fish_id, city_id, quantity_grams,
    offers_count, created_at, updated_at, closes_at, closed_at, closed_by)
  select min(id), '${status}', 'x', (select min(id) from fish), (select min(id) from cities), 1000, ${count}, now(), now(),
    now() + interval '1 day', case '${status}' when 'closed' then now() end, case '${status}' when 'closed' then 'clock' end from users`
const offered = (
  status: string,
) => `insert into offers (request_id, seller_id, status, quantity_grams, price_halalas, created_at, ended_at)
  select max(id), (select max(id) from users), '${status}', 1000, 100, now(), case when '${status}' <> 'open' then now() end from requests`

/** Counts an order as cancelled by its seller. */
const cancelled = (which: string) => `insert into seller_cancellations (order_id, seller_id, reason, at)
  select id, seller_id, 'rejected', now() from orders where ${which} order by id limit 1`

/** A statement for each rule that breaks it. */
const damage: Readonly<Record<string, string>> = {
  'the entries of each transfer sum to zero': `update entries set amount_halalas = amount_halalas + 1
    where (account_id, version) = (select account_id, version from entries where type = 'sale' limit 1)`,
  'the balances of all accounts sum to zero':
    'update accounts set balance_halalas = balance_halalas + 1 where id = 1',
  'every balance equals its entries, and so does what is held':
    'update accounts set version = version + 1 where id = (select min(account_id) from entries)',
  'each entry says the balance that it leaves': `update entries set balance_after_halalas = balance_after_halalas + 1
    where (account_id, version) = (select account_id, version from entries limit 1)`,
  'what is held equals the open holds':
    'update holds set ended_at = null where id = (select id from holds where ended_at is not null limit 1)',
  'no account of a person or an order is below zero, or below what is held':
    "alter table accounts drop constraint accounts_not_below_zero; update accounts set balance_halalas = -1 where kind = 'person'",
  'every transfer has its entries': `insert into transfers (key, type, reference_type, reference_id)
    values ('nothing', 'sale', 'order', 1)`,
  'an order that is under way and paid has its whole total in escrow, any other nothing':
    "update orders set subtotal_halalas = subtotal_halalas + 5 where status in ('pending', 'accepted', 'in_progress') and payment_status = 'paid'",
  'what came back of an order is what its buyer was refunded':
    'update orders set refunded_halalas = refunded_halalas + 5 where id = (select min(id) from orders)',
  'no stock is negative': `alter table products drop constraint products_quantity_grams_check;
    update products set quantity_grams = -1 where id = (select min(id) from products where status = 'active')`,
  'what was listed is what is left and what orders hold':
    "update products set listed_grams = listed_grams + 1 where id = (select min(id) from products where sale_type = 'normal')",
  'no order is without its lines, and they add up':
    'delete from order_items where order_id = (select min(id) from orders)',
  'an order that was weighed stands as it was weighed last':
    'update orders set weighed_at = now() where id = (select min(id) from orders)',
  'a line that weighs less than was ordered costs its part of what was ordered': `update order_items
    set quantity_grams = quantity_grams - 1, ordered_total_halalas = total_halalas + 7 where id = (select min(id) from order_items)`,
  'a line is of a product and its market, or of neither where it was offered on a request':
    'update order_items set market_id = null where id = (select min(id) from order_items)',
  'no order is without its timeline, whose last state is its own':
    'delete from order_events where order_id = (select min(id) from orders)',
  'no seller is without word of an order that is theirs to act on':
    "delete from notifications where kind = 'order_placed'",
  'nobody has two offers that stand on one request, and none on their own': `drop index offers_open;
    ${asked('open', 2)}; ${offered('open')}; ${offered('open')}`,
  'an open request counts the offers that stand on it': asked('open', 1),
  'offers stand on open requests only, and exactly one is accepted where a request was accepted or ordered': `${asked('accepted')};
    ${offered('declined')}`,
  'a request is ordered exactly where its accepted offer became an order': `${asked('ordered', 1)}; ${offered('accepted')}`,
  'an order of an offer is between its two people, whole and at its price; every other order is of none': `${asked('ordered', 1)};
    ${offered('accepted')}; update orders set offer_id = (select max(id) from offers), sale_type = 'offers'
      where id = (select min(id) from orders)`,
  'no offer is left declined on an open request': `${asked('open', 0)}; ${offered('declined')}`,
  'a request whose order its seller did not keep is open again within its time': `${asked('ordered', 1)}; ${offered('withdrawn')};
    ${cancelled('true')};
    update orders set offer_id = (select max(id) from offers) where id = (select max(order_id) from seller_cancellations)`,
  'an order of a lot or an offer that its seller did not keep counts against them, and no other order does':
    cancelled("sale_type = 'normal'"),
  'an award ended with its order exactly where that failed, was that of its buyer, and says through whom':
    "update orders set status = 'cancelled' where id = (select min(id) from orders where sale_type = 'auction')",
  'a request that time closed was closed at its time': asked('closed'),
  'no word on a request is without its request': `insert into notifications (id, number, user_id, data_type, data_id, kind)
    select -1, -1, min(id), 'request', 999999999, 'request_closed' from users`,
  'each bid of an auction is above those that could win then, numbers without gaps, none at or after its end':
    'delete from bids where id = (select min(b.id) from bids b where b.number = 1 and exists (select from bids n where n.auction_id = b.auction_id and n.number = 2))',
  'the first bid reaches the starting price, nobody bids before the start or for what is their own': `update bids b
    set bidder_id = p.seller_id from products p where p.id = b.auction_id and b.id = (select min(id) from bids)`,
  'what an auction says of its bids is what its last bid that may win says, and its last link':
    'update auctions set max_halalas = max_halalas + 5, current_halalas = current_halalas + 5 where bids_count > 2',
  'each bid and each exclusion is chained to the one before, the first to the terms':
    'update bids set amount_halalas = amount_halalas - 1 where id = (select min(id) from bids where number = 2)',
  'a blocked seller sells nothing: no goods, no auction, no offer; and asks for nothing': `update users set blocked = true
    where id = (select min(seller_id) from products where sale_type = 'normal' and status = 'active')`,
  'goods are hidden by a block while their seller is blocked, and not longer': `update products set status = 'hidden',
    hidden_by_block = true where id = (select min(id) from products where status = 'active')`,
  'no money of a blocked seller is on its way by the clock': `update users set blocked = true
    where id = (select min(seller_id) from orders where status in ('accepted', 'in_progress'))`,
  'what is held for a blocked person is frozen, and what a block froze is of somebody who is blocked': `update holds
    set frozen_by_block = true where id = (select min(id) from holds where ended_at is null)`,
  'the clock of a wallet is that of its earliest hold that is not frozen': `update accounts
    set next_release_at = next_release_at + interval '1 second' where next_release_at is not null`,
  'nobody leads a running auction, or has won one, who may not bid any more': `update users set blocked = true
    where id = (select min(leader_id) from auctions where closed_at is null and voided_at is null and leader_id is not null)`,
  'the price of a running auction is at its reserve as soon as the maximum of its leader is': `
    update auctions set reserve_halalas = current_halalas + 1, max_halalas = current_halalas + 1
    where product_id = (select min(product_id) from auctions where closed_at is null and voided_at is null and bids_count > 0)`,
  'no auction ends later than bids may move its end': `update auctions set ends_at = first_ends_at + interval '61 minutes',
    closed_at = null where product_id = (select min(product_id) from auctions)`,
  'the end of an auction is recorded as it was, and the clock knows what comes next':
    "update auctions set due_at = due_at + interval '1 second' where due_at is not null",
  'an auction has at most one award that stands, and earlier ones lapsed in their time or with their bidder':
    "update awards set lapsed_at = at + interval '1 hour' where auction_id = (select min(auction_id) from awards)",
  'every award is of the highest bid of those who may still win': `update awards w
    set bid_number = b.number, bidder_id = b.bidder_id, amount_halalas = b.amount_halalas
    from bids b where b.auction_id = w.auction_id and b.number = w.bid_number - 1`,
  'an auction is ordered exactly where it became one order, by its winner at the amount that was accepted':
    'update auctions set ordered_at = null where ordered_at is not null',
  'every end of an auction was told to its owner, and every award that stands to its winner':
    "delete from notifications where kind in ('bid_accepted', 'auction_ended')",
  'an auction has at most one order that stands': `insert into order_items (order_id, product_id, fish_id, market_id, origin,
      name_ar, name_en, quantity_grams, ordered_grams, price_halalas, total_halalas)
    select (select max(id) from orders where sale_type = 'auction' and status not in ('rejected', 'cancelled') and id <> i.order_id),
      product_id, fish_id, market_id, origin, name_ar, name_en, 1, 1, 1, 1
    from order_items i join orders o on o.id = i.order_id
    where o.sale_type = 'auction' and o.status not in ('rejected', 'cancelled') order by i.id limit 1`,
  'no payout, confirmation or charge is decided without its money': `insert into payouts (user_id, amount_halalas, iban, account_holder)
    select min(id), 100, 'SA0380000000608010167519', 'x' from users`,
  'a settled payout names the bank transfer that sent it': `insert into payouts
      (user_id, amount_halalas, iban, account_holder, status, decided_at)
    select min(id), 100, 'SA0380000000608010167519', 'x', 'settled', now() from users`,
  'a bank receipt credits one transfer': `insert into confirmations (user_id, amount_halalas, bank_name, account_holder,
      transfer_reference, folded_bank, folded_reference, transferred_at, status, decided_at)
    select min(id), 100, 'x', 'x', 'x', 'x', 'x', now(), 'approved', now() from users`,
  'an order that is paid by card or transfer names a charge that is paid, and none that had failed': `
    with failed as (insert into charges (user_id, method, purpose, amount_halalas, status, reference, settled_at)
      select min(id), 'card', 'orders', 100, 'failed', 'SMK-FAILED', now() from users returning id)
    update orders set charge_id = (select id from failed) where id = (
      select min(o.id) from orders o join options p on p.id = o.payment_id
      where p.code in ('card', 'bank_transfer') and o.payment_status = 'paid')`,
  'a payment at the gateway pays one charge': `insert into charges (user_id, method, purpose, amount_halalas, status, reference,
      gateway_id, settled_at)
    select min(id), 'card', 'wallet', 100, 'paid', 'SMK-X' || n, 'pay_1', now() from users, generate_series(1, 2) n group by n`,
}

describe('what must hold of a market', () => {
  it('holds in the world that tests start from', async () => {
    expect(await findBreaches(db)).toEqual([])
  })

  it.each(invariantNames)('is seen to be broken: %s', async (name) => {
    await expect(db.transaction((tx) => breakIt(tx, name))).rejects.toThrow('seen')
  })
})

/** Applies the damage without the guards of the tables, checks the rule, and rolls back. */
async function breakIt(tx: Sql, name: string): Promise<void> {
  await tx.query({ text: 'alter table entries disable trigger entries_stay' })
  for (const text of (damage[name] ?? '').split(';\n'))
    for (const one of text.split('; ')) await tx.query({ text: one })
  expect((await findBreaches(tx)).map(({ invariant }) => invariant)).toContain(name)
  throw new Error('seen')
}
