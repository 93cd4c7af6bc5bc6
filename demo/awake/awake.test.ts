import { describe, expect, it, vi } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { randomFrom } from '../random.ts'
import { ask } from '../testing/ask.ts'
import { openLot } from '../testing/trade/lots.ts'
import { addPerson } from '../testing/trade/people.ts'
import { brokenInvariants } from '../testing/trade/trade.ts'
import { orderWon, serveOrder } from './acts.ts'
import type { Client } from './client.ts'
import { actOnce, openActors } from './keepAwake.ts'
import { acceptOffer, askForFish, offerOnRequest } from './requestActs.ts'
import { addStaffWork } from './staffWork.ts'
import { countOpenWork } from './store.ts'

const market = await testMarket()
const actors = openActors(market.url, market.db)

const random = randomFrom('a quiet morning')

/** Lets the demo accounts act until each wanted action has been done. */
async function actUntil(...wanted: readonly RegExp[]): Promise<string[]> {
  const done: string[] = []
  for (let acts = 0; acts < 400; acts += 1) {
    // Refusals are normal, for example because another bidder was faster or a season is closed.
    const did = await actOnce(actors, random).catch(() => null)
    if (did) done.push(did)
    if (wanted.every((one) => done.some((act) => one.test(act)))) return done
  }
  throw new Error(`not everything was done: ${done.join(', ')}`)
}

describe('accounts that keep a demo market active', () => {
  it('list lots that end within the hour and bid on them', async () => {
    const done = await actUntil(/opened/, /bid in/)
    const opened = done.flatMap((act) => /auction (\d+) opened/.exec(act)?.[1] ?? [])
    const rows = await market.db.query<{ id: number; open: boolean; soon: boolean; demo: boolean }>({
      text: `select a.product_id as id, a.starts_at <= now() and a.ends_at > now() as open,
               a.ends_at < now() + interval '1 hour' as soon, u.mobile = any($2) as demo
             from auctions a join products p on p.id = a.product_id join users u on u.id = p.seller_id
             where a.product_id = any($1)`,
      values: [opened, ['+966500000103', '+966500000104']],
    })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatchObject({ open: true, soon: true, demo: false })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('order won lots and complete the orders', async () => {
    const owner = await actors.draw(random)
    const winner = await drawOther(owner)
    const id = await openLot(market.db, owner, { endsInS: 3, softCloseS: 0, autoAccept: true })
    await winner.ask('POST auction/show/{id}/bid', { params: { id }, body: { money: 1_000 } })
    const shown = () => winner.ask('GET auction/show/{id}', { params: { id } })
    await vi.waitFor(async () => expect((await shown()).status).toBe('awarded'), {
      timeout: 30_000,
      interval: 100,
    })
    expect(await orderWon([await shown()])(winner, random)).toBe(`lot ${id} ordered`)
    const orders = await owner.ask('GET orders', { query: { sale_type: 'auction' } })
    const order = orders.data[0]
    for (const step of ['accepted', 'in_progress', 'completed']) {
      expect(await serveOrder(owner, random)).toBe(`order ${order?.number} ${step}`)
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('request fish, offer on it, accept the best offer and order it', async () => {
    const asker = await actors.draw(random)
    const [, id] = /request (\d+) asked/.exec((await askForFish(asker, random)) ?? '') ?? []
    expect(await askForFish(asker, random)).toBeNull()
    const offered = new Set<number>()
    for (let tries = 0; tries < 60 && offered.size < 3; tries += 1) {
      const client = await drawOther(asker)
      const did = await offerOnRequest(client, random)
      if (did) offered.add(client.id)
    }
    expect(await acceptOffer(asker, random)).toMatch(/^offer \d+ accepted$/)
    expect(await acceptOffer(asker, random)).toMatch(/^offer \d+ ordered$/)
    const request = await asker.ask('GET requests/show/{id}', { params: { id: Number(id) } })
    expect(request.status).toBe('ordered')
    const winner = request.offers.find(({ id: offer }) => offer === request.accepted_offer_id)?.seller.id
    expect(offered).toContain(winner)
    expect(await acceptOffer(asker, random)).toBeNull()
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('addStaffWork', () => {
  it('adds only missing work for the staff: transfers, payouts, upgrade requests with papers, messages and a dispute', async () => {
    const { token } = await addPerson(market.db, { staff: 'administrator' })
    const count = await countOpenWork(market.db)
    const done = await addStaffWork(market.url, market.db)
    const wanted = { transfers: 3, payouts: 2, upgrades: 2, contacts: 3, disputes: 1 } as const
    const added = Object.entries(wanted).reduce(
      (sum, [kind, most]) => sum + Math.max(0, most - count[kind as keyof typeof wanted]),
      0,
    )
    expect(done).toHaveLength(added)
    for (const [kind, least] of Object.entries(await countOpenWork(market.db)))
      expect(least, kind).toBeGreaterThanOrEqual(wanted[kind as keyof typeof wanted])

    const ids = (what: string) => done.flatMap((did) => new RegExp(`^${what} (\\d+)`).exec(did)?.[1] ?? [])
    for (const id of ids('upgrade')) {
      const path = `POST operator/upgrades/${id}/refuse` as const
      const { status } = await ask(market, path, { token, body: { note: 'ورقة ناقصة' } })
      expect(status).toBe(200)
    }
    const receipts = await market.db.query({
      text: 'select id from confirmations where id = any($1) and receipt_id is not null',
      values: [ids('transfer')],
    })
    expect(receipts).toHaveLength(ids('transfer').length)
    expect(await brokenInvariants(market.db)).toEqual({})
    expect(await addStaffWork(market.url, market.db)).toEqual(
      ids('upgrade').map(() => expect.stringMatching(/^upgrade/)),
    )
    expect(await addStaffWork(market.url, market.db)).toEqual([])
  })
})

async function drawOther(than: Client): Promise<Client> {
  for (;;) {
    const client = await actors.draw(random)
    if (client.id !== than.id) return client
  }
}
