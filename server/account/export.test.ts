import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addAuction, addGoods, addOrder } from '#demo/testing/trade/belongings.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Locale } from '#shared/base/locale.ts'
import { notify } from '../notifications/actions.ts'

const market = await testMarket()

describe('GET profile/export', () => {
  it('returns all data of the caller without secrets or contact data of others', async () => {
    const person = await addPerson(market.db, { type: 'local_seller' })
    const other = await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' })
    const goods = await addGoods(market.db, person)
    await market.db.query({
      text: 'insert into favorites (user_id, product_id) values ($1, $2)',
      values: [person.id, goods],
    })
    await addAuction(market.db, other, -500, -400, [person])
    const [bought, sold] = [
      await addOrder(market.db, { buyer: person, seller: other, status: 'completed' }),
      await addOrder(market.db, { buyer: other, seller: person, status: 'completed' }),
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
      side: 'buying',
      with: 'سالم الحربي',
      total: 50,
      address: { address: 'حي الشاطئ' },
      items: [{ quantity: 2.5, price: 20, total: 50 }],
    })
    expect(orders.get(sold)).toMatchObject({ side: 'selling', address: null, body: '' })
    const text = JSON.stringify(data)
    for (const secret of ['argon2', 'hash', other.mobile, other.email]) expect(text).not.toContain(secret)
  })

  it('returns the notifications in the language of the reader', async () => {
    const person = await addPerson(market.db, { type: 'local_buyer' })
    await market.db.transaction((tx) =>
      notify(tx, {
        to: person.id,
        kind: 'order_sent',
        facts: { number: '100481' },
        about: 7,
        by: null,
        event: `export:${person.id}`,
      }),
    )
    const messageIn = async (locale: Locale) => {
      const asked = { token: person.token, locale }
      type Export = { notifications: { message: string }[] }
      const { data } = await ask<Export>(market, 'GET profile/export', asked)
      return data.notifications[0]?.message
    }
    expect(await messageIn('en')).toMatch(/order.*100481/i)
    expect(await messageIn('ar')).toMatch(/طلب.*100481/)
  })
})
