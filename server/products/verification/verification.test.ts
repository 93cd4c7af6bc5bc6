import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeRequest, offerOn } from '#demo/testing/trade/requests.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { listGoods } from '#demo/testing/trade/trade.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })

const limit = (unverified_goods: number | null) =>
  ask(market, 'POST operator/settings', { token: administrator.token, body: { unverified_goods } })
const newSeller = () => addPerson(market.db, { type: 'local_seller' })
const list = async ({ token }: TestPerson, locale: 'ar' | 'en' = 'en') =>
  ask<OwnProduct>(market, 'POST product/create', { token, locale, body: await goodsForm(market.db) })
const relist = ({ token }: TestPerson, ids: readonly number[]) =>
  ask(market, 'POST product/relist', { token, body: { items: ids.map((id) => ({ id, quantity: 2 })) } })
const show = ({ token }: TestPerson, id: number, status: 'active' | 'hidden') =>
  ask(market, `POST product/status/${id}`, { token, body: { status } })

afterAll(() => limit(null))

describe('a seller who is not verified', () => {
  it('sells without a limit unless the market sets one', async () => {
    const seller = await newSeller()
    for (const _ of [1, 2, 3]) expect((await list(seller)).status).toBe(201)
  })

  it('has at most the allowed number of goods on sale', async () => {
    expect((await limit(2)).status).toBe(200)
    const seller = await newSeller()
    const [one, two] = [await list(seller), await list(seller)]
    expect([one.status, two.status]).toEqual([201, 201])
    const third = await list(seller)
    expect([third.status, third.failure]).toEqual([
      403,
      {
        code: 'forbidden',
        message:
          'Until your account is verified, at most 2 of your products can be on sale. Send your papers on the “Verify account” page.',
      },
    ])
    expect((await relist(seller, [one.data.id])).status).toBe(403)
    // Pausing one product allows another one; the paused product cannot be resumed then.
    expect((await show(seller, one.data.id, 'hidden')).status).toBe(200)
    expect((await list(seller)).status).toBe(201)
    expect((await show(seller, one.data.id, 'active')).status).toBe(403)
    // Goods on sale can still be changed.
    const changed = await ask(market, `POST product/update/${two.data.id}`, {
      token: seller.token,
      body: { price: 33 },
    })
    expect(changed.status).toBe(200)
  })

  it('cannot pass the limit with concurrent calls', async () => {
    await limit(2)
    const seller = await newSeller()
    const answers = await Promise.all(Array.from({ length: 6 }, () => list(seller)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403])
  })

  it('keeps goods that were on sale before the limit', async () => {
    await limit(null)
    const seller = await newSeller()
    for (const _ of [1, 2, 3]) await listGoods(market.db, seller.id)
    await limit(1)
    const rows = await market.db.query({
      text: "select from products where seller_id = $1 and status = 'active'",
      values: [seller.id],
    })
    expect(rows).toHaveLength(3)
    expect((await list(seller)).status).toBe(403)
  })

  it('starts no auction under a limit', async () => {
    await limit(50)
    const { token } = await newSeller()
    const goods = await goodsForm(market.db)
    const body = { ...goods, minutes: 600 }
    const refused = await ask(market, 'POST product/auction/create', { token, body, locale: 'en' })
    expect([refused.status, refused.failure.message]).toEqual([
      403,
      'Auctions are for verified accounts. Send your papers on the “Verify account” page.',
    ])
  })

  it('may do nothing if the market allows nothing', async () => {
    await limit(0)
    const seller = await newSeller()
    expect((await list(seller, 'ar')).failure.message).toBe(
      'يبدأ البيع بعد أن يوثّق السوق حسابك. أرسل أوراقك من صفحة «توثيق الحساب».',
    )
    const asker = await addPerson(market.db)
    const { id } = await makeRequest(market, asker)
    const offer = await offerOn(market, seller, id)
    expect(offer.status).toBe(403)
  })

  it('sells without a limit once staff verify the account', async () => {
    await limit(0)
    const seller = await newSeller()
    await market.db.query({ text: 'update users set verified = true where id = $1', values: [seller.id] })
    expect((await list(seller)).status).toBe(201)
  })
})
