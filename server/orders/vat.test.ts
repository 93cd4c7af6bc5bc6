import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Profile } from '#shared/auth/profile.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { ProductDetails } from '#shared/products/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
const [salem, nora] = await Promise.all([trade.makeSeller(), trade.makeBuyer({ riyals: 5_000 })])
const number = '300123456700003'

const record = (token: string, vat_number: string) =>
  ask<Profile>(market, 'POST profile', { token, body: { vat_number } })

async function order(): Promise<Order> {
  const id = await trade.listGoods(salem.id, { price: 23 })
  return (await trade.orderOne(nora, id, { ...(await trade.orderForm()), quantity: 5 })).data
}

describe('the VAT number of a seller', () => {
  it('is stored in Latin digits, shown to staff, and removed by a blank number', async () => {
    expect((await record(salem.token, '٣٠٠١٢٣٤٥٦٧٠٠٠٠٣')).data.vat_number).toBe(number)
    const staff = await addPerson(market.db, { staff: 'viewer' })
    const person = await ask<{ vat_number: string }>(market, `GET operator/users/${salem.id}`, {
      token: staff.token,
    })
    expect(person.data.vat_number).toBe(number)
    expect((await record(salem.token, '')).data.vat_number).toBe(null)
  })

  it('is refused at its field for a wrong number and for a buyer', async () => {
    for (const [token, typed] of [
      [salem.token, '123456789012345'],
      [nora.token, number],
    ] as const) {
      const { status, failure } = await record(token, typed)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['vat_number']])
    }
  })

  it('is copied to new orders, which show the tax that the total contains', async () => {
    await record(salem.token, '')
    const before = await order()
    expect(before.vat).toBe(null)
    await record(salem.token, number)
    const made = await order()
    const vat = { seller_number: number, percent: 15, amount: 15 }
    expect([made.total, made.vat]).toEqual([115, vat])
    const [item] = made.items
    const shown = await ask<ProductDetails>(market, `GET products/show/${item?.product_id}`)
    expect(shown.data.vat_included).toBe(true)
    await record(salem.token, '')
    const later = await ask<Order>(market, `GET orders/show/${made.id}`, { token: nora.token })
    expect(later.data.vat).toEqual(vat)
    const earlier = await ask<Order>(market, `GET orders/show/${before.id}`, { token: salem.token })
    expect(earlier.data.vat).toBe(null)
  })
})
