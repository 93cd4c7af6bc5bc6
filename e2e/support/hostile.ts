import { ask, formOf } from '#demo/testing/ask.ts'
import type { TestMarket } from '#demo/testing/server.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { done, makeDeal, refuseReturn } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeRequest } from '#demo/testing/trade/requests.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet, listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { insertAudit } from '#server/operator/store.ts'

/** Text that would run, open a link or mislead a reader if it were not escaped. */
const attack = `"><img src=x onerror=stolen=1><script>stolen=1</script>'\u202Ejavascript:stolen=1//`

/** Returns a hostile text as long as the field allows, most of it one unbroken word. */
export const hostile = (longest: number) => `${attack}${'ث'.repeat(longest)}`.slice(0, longest)

/** The beginning of every hostile text. */
export const hostileStart = attack.slice(0, 25)

/** The path of each record's page, below /operator/. */
export interface HostileMarket {
  readonly places: Readonly<Record<string, string>>
}

/** Fills a market with records in which every text of users and staff is hostile. */
export async function fillHostile(market: TestMarket, operator: TestPerson): Promise<HostileMarket> {
  const { db } = market
  const [name, line, note, body] = [hostile(60), hostile(200), hostile(1_000), hostile(5_000)]
  const seller = await makeSeller(db, { firstName: name, lastName: name })
  const buyer = await makeBuyer(db, { firstName: name, lastName: name })
  await fillWallet(db, buyer.id, 5_000)

  const goods = await listGoods(db, seller.id)
  const lot = await openLot(db, seller)
  await db.query({
    text: `update products set name_ar = $2, name_en = $2, details_ar = $3, details_en = $3 where id = any($1)`,
    values: [[goods, lot], hostile(120), note],
  })
  await ask(market, `POST operator/products/${goods}`, {
    token: operator.token,
    body: { hidden: true, note: line },
  })
  const special = await listGoods(db, seller.id)
  await db.query({
    text: 'update products set name_ar = $2, name_en = $2 where id = $1',
    values: [special, hostile(120)],
  })
  await ask(market, `POST operator/products/${special}`, {
    token: operator.token,
    body: { is_special: true, special_position: 1 },
  })

  const request = await makeRequest(market, buyer, { title: hostile(120), body: note })
  const order = await disputed(market, [name, note])
  await ask(market, `POST operator/orders/${order}/note`, { token: operator.token, body: { note } })
  const transfer = await reportTransfer(market, buyer, hostile(120))
  const payout = await ask<{ id: number }>(market, 'POST wallet/payout', {
    token: buyer.token,
    body: { amount: 120, iban: 'SA0380000000608010167519', account_holder: hostile(120) },
  })
  const upgrade = await requestUpgrade(market, name)
  const contact = await messageOf(db, [name, line, body], operator)
  const news = await newsOf(db, [line, body])
  const picture = await one(
    db,
    `insert into gallery (title_ar, title_en, image_id, position)
     select $1, $1, image_id, 1 + (select coalesce(max(position), 0) from gallery) from blogs order by id limit 1
     returning id`,
    [line],
  )
  await nameLists(db, hostile(120), line)
  await db.query({
    text: `update site set name_ar = $1, name_en = $1, about_ar = $3, about_en = $3, address_ar = $2, address_en = $2,
             copyright_ar = $2, copyright_en = $2, facebook = 'https://facebook.com/' || repeat('x', 150)`,
    values: [hostile(120), line, note],
  })
  await db.query({
    text: `insert into ticker_lines (text_ar, text_en, url, position, hidden) values ($1, $1, '/news?' || repeat('x', 150), 1, true)`,
    values: [line],
  })
  const statement = await statementOf(market, operator)
  await insertAudit(db, {
    actorId: seller.id,
    action: 'contact.change',
    record: { type: 'contact', id: contact },
    note: line,
    before: { reply: null, [hostile(60)]: line },
    after: { reply: body, [hostile(60)]: note },
  })
  await insertAudit(db, {
    actorId: seller.id,
    action: hostile(60),
    record: { type: hostile(60), id: 1 },
    note: line,
    before: null,
    after: { name_ar: line },
  })
  await db.query({
    text: 'update users set address = $2 where id = any($1)',
    values: [[seller.id, buyer.id], line],
  })
  const settings = { action: 'settings.change', record: { type: 'settings', id: 1 }, note: line }
  await insertAudit(db, {
    actorId: seller.id,
    ...settings,
    before: { commission_bp: 0 },
    after: { commission_bp: 5 },
  })
  return {
    places: {
      '': '',
      users: `users?open=${seller.id}`,
      upgrades: `upgrades?open=${upgrade}`,
      confirmations: `confirmations?open=${transfer}`,
      products: `products?open=${goods}`,
      auctions: `auctions?open=${lot}`,
      orders: `orders?open=${order}`,
      payouts: `payouts?open=${payout.data.id}`,
      requests: `requests?open=${request.id}`,
      news: 'news',
      'one news item': `news/${news}`,
      specials: 'specials',
      contacts: `contacts?open=${contact}`,
      fish: 'lists?list=fish&sort=order',
      markets: 'lists?list=markets',
      cities: 'lists?list=cities',
      sizes: 'lists?list=sizes',
      seasons: 'seasons',
      gallery: `gallery?picture=${picture}`,
      site: 'site',
      settings: 'settings',
      statement: `statement?statement=${statement}`,
      ledger: 'ledger',
      audit: 'audit',
      'audit, one opened': `audit?record_type=contact&record_id=${contact}`,
    },
  }
}

async function one(db: Database, text: string, values: readonly unknown[] = []): Promise<number> {
  const [row] = await db.query<{ id: number }>({ text, values: [...values] })
  return row?.id ?? 0
}

/** Creates an order with a disputed return. */
async function disputed(market: TestMarket, [name = '', note = '']: readonly string[]): Promise<number> {
  const { id, buyer, seller } = await makeDeal(market, { upTo: done })
  const body = { order_id: id, reason: note }
  await ask(market, 'POST orders/return', { token: buyer.token, body })
  await refuseReturn(market, { id, seller })
  await ask(market, 'POST orders/dispute', { token: buyer.token, body })
  const { db } = market
  await db.query({
    text: 'update users set f_name = $2, l_name = $2 where id = any($1)',
    values: [[buyer.id, seller.id], name],
  })
  await db.query({
    text: 'update order_items set name_ar = $2, name_en = $2 where order_id = $1',
    values: [id, hostile(120)],
  })
  await db.query({
    text: `update orders set body = $2, address = jsonb_build_object('recipient_name', $3::text, 'address', $2::text)
           where id = $1`,
    values: [id, note, name],
  })
  return id
}

/** Reports a transfer with its receipt, and another transfer that looks the same. */
async function reportTransfer(market: TestMarket, { token }: TestPerson, text: string): Promise<number> {
  const { db } = market
  const receipt = new File([await photograph()], `${text}.jpg`, { type: 'image/jpeg' })
  const ids: number[] = []
  for (const reference of ['HOSTILE-1', 'HOSTILE-2']) {
    const form = formOf({
      amount: '640',
      bank_name: text,
      account_holder: text,
      receipt,
      transfer_reference: reference,
      transferred_at: '2026-01-05',
    })
    const { data } = await ask<{ id: number }>(market, 'POST confirm_bank/create', { token, body: form })
    ids.push(data.id)
  }
  await db.query({
    text: 'update confirmations set transfer_reference = $2, note = $2 where id = any($1)',
    values: [ids, text],
  })
  return ids[0] ?? 0
}

/** Requests an upgrade of a new person. The document has a hostile file name. */
async function requestUpgrade(market: TestMarket, name: string): Promise<number> {
  const person = await addPerson(market.db, { firstName: name, lastName: name })
  const document = new File([await photograph()], `${hostile(100)}.svg`, { type: 'image/svg+xml' })
  const { data } = await ask<{ id: number }>(market, 'POST profile/upgrade', {
    token: person.token,
    body: formOf({ type: 'fisherman', document }),
  })
  return data.id
}

const messageOf = (db: Database, [name, line, body]: readonly string[], { id }: TestPerson) =>
  one(
    db,
    `with made as (
       insert into contacts (name, email, subject, message, locale, assigned_to, reply, replied_at, replied_by, handled_at,
         handled_by)
       values ($1, 'x' || repeat('y', 100) || '@example.com', $2, $3, 'ar', $4, $3, now(), $4, now(), $4) returning id)
     insert into contact_replies (contact_id, author_id, reply, at) select id, $4, $3, now() from made
     returning contact_id as id`,
    [name, line, body, id],
  )

const newsOf = (db: Database, [line, body]: readonly string[]) =>
  one(
    db,
    `insert into blogs (title_ar, title_en, body_ar, body_en, image_id, published_at)
     select $1, $1, $2, $2, image_id, now() from blogs order by id limit 1 returning id`,
    [line, body],
  )

/** Renames the first record of every list and the text of the seasons. */
async function nameLists(db: Database, name: string, line: string): Promise<void> {
  for (const table of ['fish', 'markets', 'cities', 'regions']) {
    await db.query({
      text: `update ${table} set name_ar = $1, name_en = $1 where id = (select id from ${table} order by id limit 1)`,
      values: [name],
    })
  }
  await db.query({
    text: `update options o set name_ar = $1, name_en = $1
           from (select distinct on (list) id from options order by list, id) first where o.id = first.id`,
    values: [name],
  })
  await db.query({
    text: `update fish set aliases_ar = array[$1], aliases_en = array[$1], scientific_name = $1`,
    values: [name],
  })
  await db.query({
    text: 'update seasons set rule_ar = $1, rule_en = $1, source = $1, gear = $2',
    values: [line, name],
  })
}

async function statementOf(market: TestMarket, { token }: TestPerson): Promise<number> {
  const cells = `"${hostile(200).replaceAll('"', '""')}"`
  const lines = [`amount,reference,details`, `640,${cells},${cells}`, `640,HOSTILE-1,${cells}`]
  const file = new File([lines.join('\n')], `${hostile(100)}.csv`, { type: 'text/csv' })
  const { data } = await ask<{ id: number }>(market, 'POST operator/statement', {
    token,
    body: formOf({ file }),
  })
  return data.id
}
