import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { Refusal } from '#shared/base/errors.ts'
import { findAccepted, takeAccepted } from './ordering.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)

const take = (offerId: number, buyer = nora) =>
  market.db.transaction((tx) => takeAccepted(tx, offerId, buyer.id))
const find = (offerId: number, buyer = nora) => findAccepted(market.db, offerId, buyer.id)
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? [error.code, error.words] : error
}

async function accepted(): Promise<{ request: number; offer: number }> {
  const request = await addRequest(market.db, nora, { status: 'accepted' })
  return { request, offer: await addOffer(market.db, salem, request, { status: 'accepted', price: 52 }) }
}

describe('takeAccepted', () => {
  it('marks a request as ordered only once', async () => {
    const { request, offer } = await accepted()
    expect(await find(offer)).toMatchObject({ request: { status: 'accepted' } })
    expect(await take(offer)).toMatchObject({
      offer: {
        id: offer,
        status: 'accepted',
        seller_id: salem.id,
        price_halalas: 5_200,
        quantity_grams: 80_000,
      },
      request: { id: request, status: 'ordered', asker_id: nora.id, updated_at: expect.any(Date) },
    })
    expect(await refusal(take(offer))).toEqual(['conflict', 'offer_ordered'])
    expect(await refusal(find(offer))).toEqual(['conflict', 'offer_ordered'])
  })

  it('is rolled back when the creation of the order fails', async () => {
    const { offer } = await accepted()
    await expect(
      market.db.transaction(async (tx) => {
        await takeAccepted(tx, offer, nora.id)
        throw new Error('no money')
      }),
    ).rejects.toThrow('no money')
    expect(await find(offer)).toMatchObject({ request: { status: 'accepted' } })
  })

  it('succeeds for only one of several concurrent calls', async () => {
    const { offer } = await accepted()
    const taken = await Promise.all(Array.from({ length: 6 }, () => refusal(take(offer))))
    expect(taken.filter((one) => one === undefined)).toHaveLength(1)
    expect(taken.filter((one) => Array.isArray(one) && one[1] === 'offer_ordered')).toHaveLength(5)
  })

  it('answers not_found to everyone but the asker', async () => {
    const { offer } = await accepted()
    const stranger = await makeBuyer(market.db)
    for (const person of [stranger, salem]) {
      expect(await refusal(take(offer, person))).toEqual(['not_found', undefined])
      expect(await refusal(find(offer, person))).toEqual(['not_found', undefined])
    }
    expect(await refusal(find(987_654_321))).toEqual(['not_found', undefined])
  })
})

describe('takeAccepted', () => {
  it.each([
    ['open', 'offer_not_accepted'],
    ['declined', 'offer_over'],
    ['withdrawn', 'offer_over'],
    ['replaced', 'offer_over'],
  ] as const)('refuses an offer that is %s', async (status, words) => {
    const request = await addRequest(market.db, nora)
    const offer = await addOffer(market.db, salem, request, { status })
    expect(await refusal(take(offer))).toEqual(['conflict', words])
    expect(await refusal(find(offer))).toEqual(['conflict', words])
  })
})
