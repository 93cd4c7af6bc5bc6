import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addAuction, addGoods, addOrder } from '#demo/testing/trade/belongings.ts'
import { addPerson, addSignIn, type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { typeNames, type UserType } from '#shared/base/access/permissions.ts'
import type { Page } from '#shared/base/page.ts'
import { notify } from '../notifications/actions.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR

const run = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  market.db.query<Row>({ text, values })

const remove = (person: Pick<TestPerson, 'token'>, password = testPassword, locale: 'ar' | 'en' = 'ar') =>
  ask(market, 'POST profile/delete', { token: person.token, body: { password }, locale })

describe('POST profile/delete', () => {
  it('removes all identifying data and frees the e-mail address for other accounts', async () => {
    const person = await addPerson(market.db, { type: 'local_seller' })
    const other = await addSignIn(market.db, person.id)
    await ask(market, 'POST profile', { token: person.token, body: formOf({ avatar: await photograph() }) })
    await ask(market, 'POST profile/upgrade', {
      token: person.token,
      body: formOf({ type: 'international_seller', cr_number: '2099887766', document: await photograph() }),
    })
    const goods = await addGoods(market.db, person)
    await run('insert into favorites (user_id, product_id) values ($1, $2)', [person.id, goods])
    await market.db.transaction((tx) =>
      notify(tx, {
        to: person.id,
        about: 1,
        by: null,
        event: 'upgrade:0',
        kind: 'upgrade_approved',
        facts: { role: typeNames.fisherman },
      }),
    )
    const order = await addOrder(market.db, {
      buyer: person,
      seller: await addPerson(market.db),
      status: 'completed',
    })
    const uploads = async () =>
      (
        await Promise.all(['avatars', 'documents'].map((each) => readdir(join(dataDir, 'uploads', each))))
      ).flat()
    expect(await uploads()).toHaveLength(8)

    expect((await remove(person)).status).toBe(200)

    const [row] = await run('select * from users where id = $1', [person.id])
    expect(row).toMatchObject({
      f_name: '',
      l_name: '',
      mobile: null,
      email: null,
      address: '',
      n_id: null,
      cr_number: null,
      password_hash: null,
      avatar_id: null,
      city_id: null,
      type: 'local_seller',
      deleted_at: expect.any(Date),
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

  it('requires the password', async () => {
    const person = await addPerson(market.db)
    const wrong = await remove(person, 'not this one', 'en')
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { password: ['The password is incorrect'] }])
    const missing = await ask(market, 'POST profile/delete', { token: person.token, body: {} })
    expect([missing.status, Object.keys(missing.failure.errors ?? {})]).toEqual([422, ['password']])
    expect((await ask(market, 'GET profile', { token: person.token })).status).toBe(200)
  })

  it('removes the account once when called twice concurrently', async () => {
    const person = await addPerson(market.db)
    const answers = await Promise.all([remove(person), remove(person)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 422].includes(status))).toBe(true)
  })
})

describe('POST profile/delete', () => {
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
    'is refused to buyer and seller of an order that is %s',
    async (status) => {
      const sides = await pair('local_buyer', 'fisherman')
      await addOrder(market.db, { ...sides, status })
      for (const side of [sides.buyer, sides.seller]) expect(await refusedFor(side)).toContain('orders')
    },
  )

  it('is refused to the seller, but not to the buyer, of an order that may still be returned', async () => {
    const sides = await pair('local_buyer', 'local_seller')
    await addOrder(market.db, { ...sides, status: 'completed', completedHoursAgo: 1 })
    expect(await refusedFor(sides.seller)).toContain('orders')
    expect((await remove(sides.buyer)).status).toBe(200)
  })

  it.each(['rejected', 'cancelled', 'returned', 'completed'])(
    'is accepted from buyer and seller of an order that is %s',
    async (status) => {
      const sides = await pair('local_buyer', 'local_seller')
      await addOrder(market.db, { ...sides, status })
      for (const side of [sides.buyer, sides.seller]) expect((await remove(side)).status).toBe(200)
    },
  )

  it.each([
    ['scheduled', 1, 2, 0],
    ['running', -1, 1, 0],
    ['recently ended', -2, -1, 1],
  ])('is refused to the seller of a %s auction', async (_what, from, to, bids) => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    await addAuction(market.db, seller, from, to, bids ? [buyer] : [])
    expect(await refusedFor(seller)).toContain('auctions')
    if (bids) expect(await refusedFor(buyer)).toContain('bid')
  })

  it('is refused to the leading and the outbid bidders of a running auction', async () => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    const other = await addPerson(market.db, { type: 'local_seller' })
    await addAuction(market.db, seller, -1, 1, [buyer, other])
    for (const bidder of [buyer, other]) expect(await refusedFor(bidder)).toContain('bid')
  })

  it('is accepted from sellers and bidders whose auctions ended unsold, ended long ago or were stopped', async () => {
    const { buyer, seller } = await pair('local_seller', 'local_seller')
    await addAuction(market.db, seller, -2, -1)
    await addAuction(market.db, seller, -500, -400, [buyer])
    const stopped = await addAuction(market.db, seller, -1, 1, [buyer])
    await run('update auctions set voided_at = now() where product_id = $1', [stopped])
    for (const side of [buyer, seller]) expect((await remove(side)).status).toBe(200)
  })
})

describe('records of a removed person', () => {
  it('show "Removed account" in place of the name', async () => {
    const [seller, bidder] = [
      await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' }),
      await addPerson(market.db, { type: 'local_seller', firstName: 'خالد', lastName: 'الدوسري' }),
    ]
    const other = await addPerson(market.db, { type: 'local_seller' })
    const own = await addAuction(market.db, seller, -500, -400, [bidder, other])
    const theirs = await addAuction(market.db, other, -500, -400, [bidder])
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
      expect(data.bids.map((bid) => bid.bidder)).toEqual([locale === 'ar' ? 'م* ا*' : 'M* A*', names[locale]])
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
