import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#shared/base/page.ts'
import { typeNames, type UserType } from '#shared/base/permissions.ts'
import { ask, formOf } from '#world/testing/ask.ts'
import { addPerson, addSignIn, type TestPerson, testPassword } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { notify } from '../notifications/actions.ts'

let market: TestMarket
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samak-test-removal-'))
  market = await openTestMarket({ env: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await market.close()
  await rm(dataDir, { recursive: true })
})

const run = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  market.db.query<Row>({ text, values })

const remove = (person: Pick<TestPerson, 'token'>, password = testPassword, locale: 'ar' | 'en' = 'ar') =>
  ask(market, 'POST profile/delete', { token: person.token, body: { password }, locale })

async function picture(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c4321f' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

/** A copy of goods of the world, now this person's. */
async function addGoods(seller: TestPerson, saleType = 'normal'): Promise<number> {
  const [row] = await run<{ id: number }>(
    `insert into products (seller_id, sale_type, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id,
       size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id)
     select $1, $2, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
       fish_type_id, 50000, price_halalas, image_id
     from products where sale_type = 'normal' and status = 'active' order by id limit 1 returning id`,
    [seller.id, saleType],
  )
  return row?.id ?? 0
}

/** An auction that ran from `from` to `to`, in hours from now, with one bid by each bidder. */
async function addAuction(
  seller: TestPerson,
  from: number,
  to: number,
  bidders: TestPerson[] = [],
): Promise<number> {
  const id = await addGoods(seller, 'auction')
  await run(
    `insert into auctions (product_id, starting_halalas, min_increment_halalas, starts_at, first_ends_at, ends_at,
       bids_count, current_halalas)
     values ($1, 100000, 1000, now() + make_interval(hours => $2), now() + make_interval(hours => $3),
       now() + make_interval(hours => $3), $4, $5)`,
    [id, from, to, bidders.length, bidders.length ? 100_000 + bidders.length * 1_000 : null],
  )
  for (const [place, { id: bidder }] of bidders.entries()) {
    await run(
      `insert into bids (auction_id, number, bidder_id, amount_halalas, at)
       values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      [id, place + 1, bidder, 100_000 + (place + 1) * 1_000, from],
    )
  }
  return id
}

interface Trade {
  readonly buyer: TestPerson
  readonly seller: TestPerson
  readonly status: string
  readonly completedHoursAgo?: number
}

async function addOrder({ buyer, seller, status, completedHoursAgo = 1_000 }: Trade): Promise<number> {
  const product = await addGoods(seller)
  const [order] = await run<{ id: number }>(
    `insert into orders (sale_type, buyer_id, seller_id, status, city_id, payment_id, delivery_method_id, address, body,
       subtotal_halalas, completed_at)
     select 'normal', $1, $2, $3::text, city_id, (select min(id) from options where list = 'payments'),
       (select min(id) from options where list = 'delivery_methods'),
       '{"recipient_name": "منى الغامدي", "address": "حي الشاطئ"}', 'اتصل بي قبل الوصول', 5000,
       case when $3 = 'completed' then now() - make_interval(hours => $5) end
     from products where id = $4 returning id`,
    [buyer.id, seller.id, status, product, completedHoursAgo],
  )
  const id = order?.id ?? 0
  await run(
    `insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams,
       price_halalas, total_halalas)
     select $1, id, fish_id, market_id, origin, name_ar, name_en, 2500, 2000, 5000 from products where id = $2`,
    [id, product],
  )
  await run(
    'insert into order_events (order_id, position, status, at, by_user_id) values ($1, 1, $2, now(), $3)',
    [...[id, status, buyer.id]],
  )
  return id
}

describe('removing the account', () => {
  it('takes away everything that says who it was, and frees what was theirs alone', async () => {
    const person = await addPerson(market.db, { type: 'local_seller' })
    const other = await addSignIn(market.db, person.id)
    await ask(market, 'POST profile', { token: person.token, body: formOf({ avatar: await picture() }) })
    await ask(market, 'POST profile/upgrade', {
      token: person.token,
      body: formOf({ type: 'international_seller', cr_number: '2099887766', document: await picture() }),
    })
    const goods = await addGoods(person)
    await run('insert into favorites (user_id, product_id) values ($1, $2)', [person.id, goods])
    await market.db.transaction((tx) =>
      notify(tx, {
        ...{ to: person.id, about: 1, by: null, event: 'upgrade:0' },
        ...{ kind: 'upgrade_approved', facts: { role: typeNames.fisherman } },
      }),
    )
    const order = await addOrder({ buyer: person, seller: await addPerson(market.db), status: 'completed' })
    const uploads = async () =>
      (
        await Promise.all(['avatars', 'documents'].map((each) => readdir(join(dataDir, 'uploads', each))))
      ).flat()
    expect(await uploads()).toHaveLength(6)

    expect((await remove(person)).status).toBe(200)

    const [row] = await run('select * from users where id = $1', [person.id])
    expect(row).toMatchObject({
      ...{ f_name: '', l_name: '', mobile: null, email: null, address: '', n_id: null, cr_number: null },
      ...{
        password_hash: null,
        avatar_id: null,
        city_id: null,
        type: 'local_seller',
        deleted_at: expect.any(Date),
      },
    })
    for (const table of ['tokens', 'codes', 'known_addresses', 'favorites', 'notifications', 'upgrades']) {
      expect(await run(`select * from ${table} where user_id = $1`, [person.id]), table).toEqual([])
    }
    expect(await uploads()).toEqual([])
    expect(await run("select id from images where path ~ '^(avatars|documents)/'")).toEqual([])
    for (const { token } of [person, other]) {
      expect((await ask(market, 'GET profile', { token })).status).toBe(401)
    }
    expect((await ask(market, `GET products/show/${goods}`)).status).toBe(404)
    expect(
      await run('select address, body, status, total_halalas from orders where id = $1', [order]),
    ).toEqual([{ address: null, body: '', status: 'completed', total_halalas: 5000 }])
    const again = await ask(market, 'POST login', { body: { mobile: person.mobile, password: testPassword } })
    expect(again.status).toBe(401)
    const next = await addPerson(market.db)
    expect(
      (await ask(market, 'POST profile', { token: next.token, body: { email: person.email } })).status,
    ).toBe(200)
  })

  it('needs the password', async () => {
    const person = await addPerson(market.db)
    const wrong = await remove(person, 'not this one', 'en')
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { password: ['The password is not right'] }])
    const missing = await ask(market, 'POST profile/delete', { token: person.token, body: {} })
    expect([missing.status, Object.keys(missing.failure.errors ?? {})]).toEqual([422, ['password']])
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(200)
  })

  it('happens once, when it is asked for twice at once', async () => {
    const person = await addPerson(market.db)
    const answers = await Promise.all([remove(person), remove(person)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 422].includes(status))).toBe(true)
  })
})

describe('what is open keeps the account', () => {
  const refusedFor = async (person: TestPerson) => {
    const { status, failure } = await remove(person, testPassword, 'en')
    expect([status, failure.code]).toEqual([409, 'conflict'])
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(200)
    return failure.message
  }
  const pair = async (buys: UserType, sells: UserType) => ({
    buyer: await addPerson(market.db, { type: buys }),
    seller: await addPerson(market.db, { type: sells }),
  })

  it.each(['pending', 'accepted', 'in_progress', 'return_requested', 'disputed'])(
    'an order that is %s, on both sides',
    async (status) => {
      const sides = await pair('local_buyer', 'fisherman')
      await addOrder({ ...sides, status })
      for (const side of [sides.buyer, sides.seller]) expect(await refusedFor(side)).toContain('orders')
    },
  )

  it('what was sold a moment ago and may come back, but not what was bought', async () => {
    const sides = await pair('local_buyer', 'local_seller')
    await addOrder({ ...sides, status: 'completed', completedHoursAgo: 1 })
    expect(await refusedFor(sides.seller)).toContain('orders')
    expect((await remove(sides.buyer)).status).toBe(200)
  })

  it.each(['rejected', 'cancelled', 'returned', 'completed'])(
    'but not an order that is %s',
    async (status) => {
      const sides = await pair('local_buyer', 'local_seller')
      await addOrder({ ...sides, status })
      for (const side of [sides.buyer, sides.seller]) expect((await remove(side)).status).toBe(200)
    },
  )

  it.each([
    ['that is to come', 1, 2, 0],
    ['that runs', -1, 1, 0],
    ['that ended with bids a moment ago', -2, -1, 1],
  ])('an auction of theirs %s', async (_what, from, to, bids) => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    await addAuction(seller, from, to, bids ? [buyer] : [])
    expect(await refusedFor(seller)).toContain('auctions')
    if (bids) expect(await refusedFor(buyer)).toContain('bid')
  })

  it('a bid in an auction that runs, also one that was passed', async () => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    const other = await addPerson(market.db, { type: 'local_seller' })
    await addAuction(seller, -1, 1, [buyer, other])
    for (const bidder of [buyer, other]) expect(await refusedFor(bidder)).toContain('bid')
  })

  it('but not auctions that ended unsold, long ago, or were stopped', async () => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    await addAuction(seller, -2, -1)
    await addAuction(seller, -500, -400, [buyer])
    const stopped = await addAuction(seller, -1, 1, [buyer])
    await run('update auctions set voided_at = now() where product_id = $1', [stopped])
    for (const side of [buyer, seller]) expect((await remove(side)).status).toBe(200)
  })
})

describe('where a removed person traded', () => {
  it('lists, details and auctions still answer, and name nobody', async () => {
    const [seller, bidder] = [
      await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' }),
      await addPerson(market.db, { type: 'local_seller', firstName: 'خالد', lastName: 'الدوسري' }),
    ]
    const other = await addPerson(market.db, { type: 'local_seller' })
    const own = await addAuction(seller, -500, -400, [bidder, other])
    const theirs = await addAuction(other, -500, -400, [bidder])
    for (const person of [seller, bidder]) expect((await remove(person)).status).toBe(200)

    const names = { ar: 'حساب محذوف', en: 'Removed account' }
    for (const locale of ['ar', 'en'] as const) {
      type Shown = {
        seller: { name: string; mobile: null; email: null; avatar: null }
        bids: { bidder: string }[]
      }
      const { status, data } = await ask<Shown>(market, `GET auction/show/${own}`, { locale })
      expect(status).toBe(200)
      expect(data.seller).toMatchObject({ name: names[locale], mobile: null, email: null, avatar: null })
      expect(data.bids.map((bid) => bid.bidder)).toEqual(['م* ا*', names[locale]])
      expect((await ask<Shown>(market, `GET auction/show/${theirs}`, { locale })).data.bids[0]?.bidder).toBe(
        names[locale],
      )
      const ended = await ask<Page<{ id: number; seller: { name: string } }>>(
        market,
        'GET auction/local?status=ended&limit=100&sort=newest',
        { locale },
      )
      expect(ended.data.data.find(({ id }) => id === own)?.seller.name).toBe(names[locale])
    }
    for (const path of ['products/local', 'main', `products/local?seller_id=${seller.id}`]) {
      const answer = await ask(market, `GET ${path}`)
      expect(answer.status, path).toBe(200)
      expect(JSON.stringify(answer.data), path).not.toContain(names.ar)
    }
  })
})

describe('the export', () => {
  it('holds everything about the person, part by part, and nothing secret or of others', async () => {
    const person = await addPerson(market.db, { type: 'local_seller' })
    const other = await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' })
    const goods = await addGoods(person)
    await run('insert into favorites (user_id, product_id) values ($1, $2)', [person.id, goods])
    await addAuction(other, -500, -400, [person])
    const [bought, sold] = [
      await addOrder({ buyer: person, seller: other, status: 'completed' }),
      await addOrder({ buyer: other, seller: person, status: 'completed' }),
    ]
    await ask(market, 'POST profile/upgrade', {
      token: person.token,
      body: { type: 'international_seller', cr_number: '2088776655' },
    })
    type Export = Record<string, unknown> & { orders: { id: number }[] }
    const { status, data, headers } = await ask<Export>(market, 'GET profile/export', { token: person.token })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(data).toMatchObject({
      account: { id: person.id, mobile: person.mobile, email: person.email, f_name: 'منى', marketing: false },
      sign_ins: [{ device: '' }],
      notifications: [],
      favorites: [{ product_id: goods }],
      bids: [{ number: 1, amount: 1_010, automatic: false }],
      upgrades: [{ type: 'international_seller', cr_number: '2088776655', status: 'pending' }],
      exported_at: expect.stringMatching(/Z$/),
    })
    const products = data.products as { id: number }[]
    expect(products.find(({ id }) => id === goods)).toMatchObject({ quantity: 50, status: 'active' })
    const orders = new Map(data.orders.map((order) => [order.id, order]))
    expect(orders.get(bought)).toMatchObject({
      ...{ side: 'buying', with: 'سالم الحربي', total: 50, address: { address: 'حي الشاطئ' } },
      items: [{ quantity: 2.5, price: 20, total: 50 }],
    })
    expect(orders.get(sold)).toMatchObject({ side: 'selling', address: null, body: '' })
    const text = JSON.stringify(data)
    for (const secret of ['argon2', 'hash', other.mobile, other.email]) expect(text).not.toContain(secret)
  })
})
