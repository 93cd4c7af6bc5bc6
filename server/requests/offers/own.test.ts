import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest, makeOffer } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { OwnOffer } from '#shared/requests/contract.ts'
import type { OfferStatus } from '#shared/requests/status.ts'

type Own = Page<OwnOffer> & { readonly counts: Record<OfferStatus, number> }

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)

const mine = (query = '', person: Partial<TestPerson> = salem) =>
  ask<Own>(market, `GET requests/offers/my${query}`, { token: person.token })
const ids = ({ data }: { data: Own }) => data.data.map(({ id }) => id)

describe('GET requests/offers/my', () => {
  it('lists offers newest first with their requests, and replaced offers only when requested', async () => {
    const seller = await makeSeller(market.db)
    const [first, second, over, late] = [
      await addRequest(market.db, nora, { title: 'هامور للعشاء' }),
      await addRequest(market.db, nora),
      await addRequest(market.db, nora, { status: 'accepted' }),
      await addRequest(market.db, nora),
    ]
    const replaced = await makeOffer(market, seller, first, { price: 52 })
    const open = await makeOffer(market, seller, first, { price: 50 })
    const withdrawn = await makeOffer(market, seller, second)
    await ask(market, `POST requests/offers/withdraw/${withdrawn.id}`, { token: seller.token })
    const accepted = await addOffer(market.db, seller, over, { status: 'accepted' })
    const expired = await makeOffer(market, seller, late)
    await ageRequest(market.db, late, 30)
    await makeOffer(market, salem, first)

    const all = await mine('', seller)
    expect([all.status, all.data.total]).toEqual([200, 4])
    expect(ids(all)).toEqual([expired.id, accepted, withdrawn.id, open.id])
    expect(all.data.counts).toEqual({ open: 1, accepted: 1, declined: 1, withdrawn: 1, replaced: 1 })
    expect(all.data.data.map(({ status }) => status)).toEqual(['declined', 'accepted', 'withdrawn', 'open'])
    // The offer counts as declined after the closing time, even before a worker has closed the request.
    const [declined] = all.data.data
    expect([declined?.request.status, declined?.ended_at]).toEqual(['closed', declined?.request.closes_at])

    const states: (readonly [OfferStatus, number])[] = [
      ...([
        ['open', open.id],
        ['declined', expired.id],
        ['replaced', replaced.id],
      ] as const),
      ...([
        ['accepted', accepted],
        ['withdrawn', withdrawn.id],
      ] as const),
    ]
    for (const [status, id] of states) {
      const some = await mine(`?status=${status}`, seller)
      expect([ids(some), some.data.total, some.data.counts]).toEqual([[id], 1, all.data.counts])
    }
    expect(ids(await mine(`?request_id=${first}`, seller))).toEqual([open.id, replaced.id])
    expect(ids(await mine(`?request_id=${first}&status=open`, seller))).toEqual([open.id])
    expect(ids(await mine('?page=2&limit=3', seller))).toEqual([open.id])
    expect((await mine('?page=9', seller)).data.data).toEqual([])
  })

  it('contains only the first letters of the asker’s name', async () => {
    const seller = await makeSeller(market.db)
    const id = await addRequest(market.db, nora)
    const offer = await makeOffer(market, seller, id)
    const [own] = (await mine('', seller)).data.data
    expect(own).toMatchObject({ id: offer.id, is_mine: true, order_id: null })
    expect(own?.request).toMatchObject({ id, asker: { name: 'ن* ا*' }, is_owner: false, offers_count: 1 })
    expect(JSON.stringify(own)).not.toContain('نورة')
    expect(JSON.stringify(own)).not.toContain(nora.mobile.slice(4))
  })

  it('lists only the caller’s offers and is refused to buyers', async () => {
    expect((await mine('', {})).status).toBe(401)
    expect((await mine('', nora)).status).toBe(403)
    const id = await addRequest(market.db, nora)
    await makeOffer(market, salem, id)
    const other = await makeSeller(market.db)
    expect((await mine(`?request_id=${id}`, other)).data).toMatchObject({ data: [], total: 0 })
    expect((await mine('?status=lost')).status).toBe(422)
    expect((await mine('?request_id=x')).status).toBe(422)
  })
})
