import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'

const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)
const mona = await addPerson(db, { type: 'local_seller' })
const editor = await addPerson(db, { type: 'local_seller', staff: 'editor' })

const note = 'السمك المعروض ليس ما في الصورة'

async function lot(options: Lot = {}): Promise<number> {
  const id = await openLot(db, seller, { softCloseS: 0, startsInS: -3_600, ...options })
  await bidOn(db, id, [{ by: mona, riyals: 1_000, agoS: 30 }])
  return id
}

const stop = (id: number, by: TestPerson | undefined = editor, body: object = { note }) =>
  ask<AuctionDetails>(market, `POST operator/auctions/${id}/void`, { token: by?.token, body })

const notificationsOf = (id: number) =>
  db.query({
    text: `select user_id, kind, facts ->> 'note' as note from notifications where event_key = $1 order by number`,
    values: [`auction:${id}:voided`],
  })

const auditOf = (id: number) =>
  db.query<Record<string, unknown>>({
    text: `select actor_id, action, before, after, note from audit where record_type = 'auction' and record_id = $1`,
    values: [id],
  })

describe('POST operator/auctions/{id}/void', () => {
  it('stops the auction, notifies seller and bidders and writes an audit entry', async () => {
    const id = await lot()
    const { status, data } = await stop(id)
    expect([status, data.status, data.accept_until]).toEqual([200, 'void', null])
    expect(data.bids.map(({ state }) => state)).toEqual(['lost'])
    expect(await notificationsOf(id)).toEqual([
      { user_id: seller.id, kind: 'auction_voided', note },
      { user_id: mona.id, kind: 'bid_voided', note: null },
    ])
    const standing = { current_price: 1_000, bids_count: 1 }
    expect(await auditOf(id)).toEqual([
      {
        actor_id: editor.id,
        action: 'auction.void',
        note,
        before: { status: 'open', ...standing },
        after: { status: 'void', ...standing },
      },
    ])
    const bid = await ask(market, `POST auction/show/${id}/bid`, {
      token: mona.token,
      body: { max_money: 9_000 },
    })
    expect(bid.status).toBe(409)
  })

  it('changes nothing when repeated', async () => {
    const id = await lot()
    const first = await stop(id)
    const again = await stop(id, editor, { note: 'مرة أخرى' })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await auditOf(id)).toHaveLength(1)
    expect(await notificationsOf(id)).toHaveLength(2)
  })

  it('is accepted before the start, after the end and after the award', async () => {
    const scheduled = await openLot(db, seller, { startsInS: 600, endsInS: 3_600 })
    const ended = await lot()
    await ageLot(db, ended, 1_200)
    const won = await lot()
    await acceptHighest(db, won)
    for (const id of [scheduled, ended, won]) expect((await stop(id)).data.status).toBe('void')
    expect(await notificationsOf(scheduled)).toHaveLength(1)
    const { data } = await ask<AuctionDetails>(market, `GET auction/show/${won}`, { token: mona.token })
    expect([data.awarded_bid, data.bids[0]?.state]).toEqual([null, 'lost'])
    expect(await notificationsOf(won)).toContainEqual({ user_id: mona.id, kind: 'bid_voided', note: null })
  })

  it('is accepted for a hidden auction', async () => {
    const id = await lot()
    await db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    expect((await stop(id)).data.status).toBe('void')
  })

  it('is refused once the auction is unsold or ordered', async () => {
    const unsold = await lot({ acceptS: 60 })
    await ageLot(db, unsold, 1_200)
    const answer = await stop(unsold)
    expect([answer.status, answer.failure.code]).toEqual([409, 'illegal_transition'])
    const [ordered] = await db.query<{ id: number }>({
      text: 'select product_id as id from auctions where ordered_at is not null limit 1',
    })
    expect((await stop(ordered?.id ?? 0)).status).toBe(409)
    expect(await auditOf(unsold)).toEqual([])
  })

  it('is refused to its seller and its bidders', async () => {
    const own = await openLot(db, editor)
    expect((await stop(own)).status).toBe(403)
    const bidden = await lot()
    await bidOn(db, bidden, [{ by: editor, riyals: 1_100 }])
    expect((await stop(bidden)).status).toBe(403)
    const administrator = await addPerson(db, { staff: 'administrator' })
    expect((await stop(bidden, administrator)).status).toBe(200)
    await ask(market, `POST operator/auctions/${own}/void`, { token: administrator.token, body: { note } })
  })

  it('is refused without a note and to viewers and finance staff', async () => {
    const id = await lot()
    for (const staff of ['viewer', 'finance'] as const) {
      expect((await stop(id, await addPerson(db, { staff }))).status).toBe(403)
    }
    expect((await stop(id, seller)).status).toBe(403)
    expect((await ask(market, `POST operator/auctions/${id}/void`, { body: { note } })).status).toBe(401)
    for (const body of [{}, { note: '' }, { note: '   ' }]) {
      expect((await stop(id, editor, body)).status).toBe(422)
    }
    expect((await stop(987_654_321)).status).toBe(404)
  })
})

it('stopped auctions break no invariant of the market', async () => {
  expect(await brokenInvariants(db)).toEqual({})
})
