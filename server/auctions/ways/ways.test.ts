import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { bid, bidsIn } from '#demo/testing/trade/bidding.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { ageTender, linksIn, offer, openDutch, openTender, press, withdraw } from '#demo/testing/ways/lots.ts'
import { openLog } from '#platform/logs/log.ts'
import type { Auction, AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { commitmentText } from '#shared/auctions/record.ts'
import { checkRecord } from '#shared/auctions/recordCheck.ts'
import { halalas } from '#shared/base/money.ts'
import type { Page } from '#shared/base/page.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { bidsPart } from '../accountPart.ts'
import { excludeBidder } from '../awarding/actions.ts'
import { closeDue } from '../closing/closing.ts'
import { showTo } from '../show.ts'
import { listAuctionsOf } from '../store.ts'

const market = await testMarket()
const { db } = market
const owner = await makeSeller(db)
const salem = await makeSeller(db, { firstName: 'سالم', lastName: 'الشمري' })
const fahd = await makeSeller(db, { firstName: 'فهد', lastName: 'العنزي' })
const noura = await makeSeller(db, { firstName: 'نورة', lastName: 'القحطاني' })
const buyer = await addPerson(db, { type: 'local_buyer' })
const operator = await addPerson(db, { type: 'local_buyer', staff: 'administrator' })

// Answers to visitors may be cached for a second, so the tests read auctions as a signed-in person who does not sell or bid.
const watcher = await addPerson(db, { type: 'local_buyer' })
const show = async (id: number, reader: { readonly token?: string } = watcher) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { ...reader, locale: 'en' })).data
const record = async (id: number) =>
  (await ask<AuctionRecord>(market, `GET auction/show/${id}/record`, watcher)).data
const verdict = async (id: number) => checkRecord(await record(id), sha256)
const settle = () =>
  closeDue(db, (error) => {
    throw error
  })

/** The text of the owner's notification of the end. */
async function endOf(id: number): Promise<string | undefined> {
  const path = 'GET notifications?limit=50'
  const { data } = await ask<Page<Notification>>(market, path, { ...owner, locale: 'en' })
  return data.data.find(({ data: { data_id, data_type } }) => data_type === 'auction' && data_id === id)?.data
    .message
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')
}

describe('a press of the Dutch clock', () => {
  it("buys the lot at the clock's price, and ends and awards it at once", async () => {
    const id = await openDutch(db, owner, { startsInS: -130 })
    expect(await show(id)).toMatchObject({
      ...{
        way: 'dutch',
        status: 'open',
        price: 800,
        next_minimum: 800,
        current_price: null,
        starting_price: 1_000,
      },
      fall: { floor_price: 500, step_s: 60 },
    })
    const { status, data } = await press(market, id, salem, 900)
    expect(status).toBe(201)
    expect(data).toMatchObject({ price: 800, number: 1 })
    const [recorded] = await bidsIn(db, id)
    expect(data.hash).toBe(recorded?.hash)
    const shown = await show(id, salem)
    expect(shown).toMatchObject({
      ...{ status: 'awarded', price: 800, current_price: 800, bids_count: 1, my_standing: 'leading' },
      awarded_bid: { amount: 800, mine: true, order_until: data.order_until },
    })
    expect(Date.parse(shown.ends_at)).toBe(Date.parse(recorded ? data.server_time : '') + 1)
    expect((await press(market, id, fahd, 1_000)).failure.code).toBe('auction_closed')
    expect(await verdict(id)).toEqual({ holds: true, checked: 1 })
    const told = await db.query<{ user_id: number; kind: string }>({
      text: 'select user_id, kind from notifications where data_id = $1 order by number',
      values: [id],
    })
    expect(told).toEqual([
      { user_id: owner.id, kind: 'auction_taken' },
      { user_id: salem.id, kind: 'bid_accepted' },
    ])
    expect(await endOf(id)).toMatch(/sold to the first buyer at SR 800\.00$/)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused with the current price if the buyer saw a lower price', async () => {
    const id = await openDutch(db, owner, { startsInS: -130 })
    const low = await press(market, id, salem, 799.99)
    expect([low.status, low.failure.errors?.money]).toEqual([422, ['Must be at least SR 800']])
    expect(await bidsIn(db, id)).toEqual([])
    expect((await press(market, id, salem, 800)).status).toBe(201)
  })

  it('is refused to the owner, to accounts that do not bid, to visitors, and before the start or after the end', async () => {
    const id = await openDutch(db, owner)
    const answers = [
      await press(market, id, owner, 1_000),
      await press(market, id, buyer, 1_000),
      await press(market, id, {}, 1_000),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
    expect((await press(market, id, salem, 'much')).status).toBe(422)
    expect((await press(market, 999_999_999, salem, 1_000)).status).toBe(404)
    const later = await openDutch(db, owner, { startsInS: 600 })
    expect((await press(market, later, salem, 1_000)).failure.message).toContain('not started')
    const over = await openDutch(db, owner, { startsInS: -361 })
    expect((await press(market, over, salem, 1_000)).failure.code).toBe('auction_closed')
  })

  it('takes effect once with an idempotency key', async () => {
    const id = await openDutch(db, owner)
    const [one, two] = [
      await press(market, id, salem, 1_000, { key: `press-${id}` }),
      await press(market, id, salem, 1_000, { key: `press-${id}` }),
    ]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.data).toEqual(one.data)
    expect((await press(market, id, salem, 999, { key: `press-${id}` })).failure.code).toBe(
      'idempotency_mismatch',
    )
  })

  it('is accepted only for a Dutch lot, which refuses bids and sealed offers', async () => {
    const id = await openDutch(db, owner)
    expect((await bid(market, id, salem, { money: 1_000 })).failure.code).toBe('conflict')
    expect((await offer(market, id, salem, 1_000)).failure.code).toBe('conflict')
    expect((await withdraw(market, id, salem)).failure.code).toBe('conflict')
    const english = await openLot(db, owner)
    expect((await press(market, english, salem, 1_000)).failure.code).toBe('conflict')
    expect(await bidsIn(db, english)).toEqual([])
  })
})

describe('a Dutch lot without an order', () => {
  it('becomes unsold after the lowest price has lasted for one step', async () => {
    const id = await openDutch(db, owner, { startsInS: -301 })
    expect(await show(id)).toMatchObject({ status: 'open', price: 500 })
    await ageLot(db, id, 60)
    expect(await show(id)).toMatchObject({ status: 'unsold' })
    await settle()
    expect(await show(id)).toMatchObject({ status: 'unsold', bids: [] })
    expect(await endOf(id)).toMatch(/ended and nobody bought it$/)
    expect(await verdict(id)).toEqual({ holds: true, checked: 0 })
  })

  it('becomes unsold if the winner does not order in time', async () => {
    const id = await openDutch(db, owner)
    await press(market, id, salem, 1_000)
    await ageLot(db, id, 86_401)
    await settle()
    expect(await show(id, salem)).toMatchObject({ status: 'unsold', awarded_bid: null })
    expect(await verdict(id)).toEqual({ holds: true, checked: 1 })
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('the list of auctions', () => {
  it('sorts and filters Dutch lots by the price that their pages show', async () => {
    for (const startsInS of [-1, -61, -150, -290, -320]) await openDutch(db, owner, { startsInS })
    // Both reads use one transaction, because the clock must not advance between them.
    await db.transaction(async (tx) => {
      const query = { page: 1, limit: 50, way: 'dutch', sort: 'price_asc' } as const
      const { data } = await listAuctionsOf(tx, query, 'en')
      const prices = data.map(({ price }) => price)
      expect(prices.length).toBeGreaterThanOrEqual(5)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      for (const { id, price } of data) {
        expect((await showTo(tx, id, { locale: 'en', reader: undefined })).price).toBe(price)
        const within = await listAuctionsOf(
          tx,
          { ...query, price_min: price, price_max: price } as never,
          'en',
        )
        expect(within.data.map((one) => one.id)).toContain(id)
      }
    })
  })

  it('contains only auctions with the requested way to sell', async () => {
    const [dutch, tender] = [await openDutch(db, owner), await openTender(db, owner)]
    const idsOf = async (way: string) => {
      const path = `GET auction/local?way=${way}&limit=100` as const
      return (await ask<{ data: Auction[] }>(market, path)).data.data.map(({ id }) => id)
    }
    const sealed = await idsOf('sealed')
    expect(sealed).toContain(tender)
    expect(sealed).not.toContain(dutch)
    expect((await ask(market, 'GET auction/local?way=candle')).status).toBe(422)
  })
})

describe('a sealed offer', () => {
  it('can be made, replaced and withdrawn, and is shown to its bidder only', async () => {
    const id = await openTender(db, owner)
    const first = await offer(market, id, salem, 1_200)
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({ number: 1, amount: 1_200, offers_count: 1 })
    const { my_mark } = await show(id, salem)
    const secret = { mark: my_mark ?? '', amount: halalas(120_000), salt: first.data.salt }
    expect(await sha256(commitmentText(id, secret))).toBe(first.data.commitment)
    expect((await show(id, salem)).my_offer).toMatchObject({ number: 1, amount: 1_200 })
    expect((await show(id, fahd)).my_offer).toBeNull()
    const second = await offer(market, id, salem, 1_100)
    expect(second.data).toMatchObject({ number: 2, offers_count: 1 })
    expect((await offer(market, id, fahd, 1_100)).data.offers_count).toBe(2)
    expect((await withdraw(market, id, fahd)).data.offers_count).toBe(1)
    expect((await withdraw(market, id, fahd)).data.offers_count).toBe(1)
    expect((await linksIn(db, id)).map(({ ended }) => ended)).toEqual([null, null, null, 'withdrawn'])
    expect((await record(id)).offers[0]).toMatchObject({
      commitment: first.data.commitment,
      amount: null,
      salt: null,
    })
    expect(await verdict(id)).toEqual({ holds: true, checked: 0 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused below the lowest offer, to the owner, to accounts that do not bid, to visitors, and before or after the tender', async () => {
    const id = await openTender(db, owner)
    const low = await offer(market, id, salem, 999.99)
    expect([low.status, low.failure.errors?.money]).toEqual([422, ['Must be at least SR 1,000']])
    const answers = [
      await offer(market, id, owner, 1_000),
      await offer(market, id, buyer, 1_000),
      await offer(market, id, {}, 1_000),
      await withdraw(market, id, {}),
      await withdraw(market, id, buyer),
      await withdraw(market, id, owner),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 401, 403, 403])
    expect((await bid(market, id, salem, { money: 1_000 })).failure.code).toBe('conflict')
    const later = await openTender(db, owner, { startsInS: 600, endsInS: 1_200 })
    expect((await offer(market, later, salem, 1_000)).status).toBe(409)
    const over = await openTender(db, owner, { endsInS: -1 })
    expect((await offer(market, over, salem, 1_000)).failure.code).toBe('auction_closed')
    expect((await withdraw(market, over, salem)).failure.code).toBe('auction_closed')
    expect(await linksIn(db, id)).toEqual([])
  })

  it('keeps the account of its bidder from being deleted until it is withdrawn', async () => {
    const id = await openTender(db, owner)
    const huda = await makeSeller(db)
    await offer(market, id, huda, 1_200)
    expect(await bidsPart.openOf?.(db, huda.id)).toBe('open_bids')
    await withdraw(market, id, huda)
    expect(await bidsPart.openOf?.(db, huda.id)).toBeNull()
    expect(await bidsPart.exportOf(db, huda.id, 'ar')).toMatchObject([
      { auction_id: id, sealed: true, ended: 'withdrawn', amount: null },
      { auction_id: id, sealed: true, amount: 1_200 },
    ])
  })

  it('can be changed only as often as the limit allows', async () => {
    const id = await openTender(db, owner)
    for (let time = 0; time < 20; time++)
      expect((await offer(market, id, salem, 1_000 + time)).status).toBe(201)
    const more = await offer(market, id, salem, 2_000)
    expect([more.status, more.failure.message]).toEqual([409, expect.stringContaining('20 times')])
    // A sealed offer can still be withdrawn.
    expect((await withdraw(market, id, salem)).data.offers_count).toBe(0)
  })

  it('stays secret until the end from every reader, list, stream, record and notification', async () => {
    const id = await openTender(db, owner, { reserve: 1_500 })
    const marked = '7391.57'
    await offer(market, id, salem, marked)
    await offer(market, id, fahd, 1_300)
    await offer(market, id, fahd, marked)
    const readers = [{}, owner, fahd, noura, buyer, operator]
    const paths = [
      `auction/show/${id}`,
      `auction/show/${id}/record`,
      'auction/local?limit=100',
      'product/my/local/auction?limit=50',
      `operator/auctions/${id}`,
      'operator/auctions?limit=50',
      'operator/audit?limit=50',
      'notifications?limit=50',
      'profile/export',
    ]
    const mayHave = (reader: object, path: string) =>
      reader === fahd && (path === `auction/show/${id}` || path === 'profile/export')
    let read = 0
    for (const reader of readers) {
      for (const path of paths) {
        const answer = await ask(market, `GET ${path}`, reader)
        if (answer.status !== 200 || mayHave(reader, path)) continue
        read += 1
        expect(JSON.stringify(answer.data), path).not.toMatch(/7,?391|739157/)
      }
    }
    expect(read).toBeGreaterThan(20)
    expect(JSON.stringify(await show(id, fahd))).toContain('7391.57')
    const events = await firstEvents(id)
    expect(events).toContain('event: offers')
    expect(events).not.toMatch(/7,?391|739157/)
    // No table but `sealed_offers` may contain the amount. `idempotency_keys` is skipped, because only a retry of the same bidder
    // gets the answers that it stores.
    const tables = await db.query<{ name: string }>({
      text: `select table_name as name from information_schema.tables
             where table_schema = 'public' and table_type = 'BASE TABLE'
               and table_name not in ('sealed_offers', 'idempotency_keys')`,
    })
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const found = await db.query({ text: `select from "${name}" t where t::text like '%739157%'` })
      expect(found, name).toEqual([])
    }
  })
})

it('a sealed offer is in no log and no metric, also if it is refused or its transaction fails', async () => {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const loud = await secondProcess(market, { log: openLog({ level: 'trace', to }) })
  const id = await openTender(db, owner)
  const secret = '1234567.89'
  expect((await offer(loud, id, salem, secret)).status).toBe(201)
  expect((await offer(loud, id, owner, secret)).status).toBe(403)
  expect((await offer(loud, await openDutch(db, owner), salem, secret)).status).toBe(409)
  // The constraint makes the insert fail with a database error whose detail contains the whole row.
  await db.query({
    text: 'alter table sealed_offers add constraint broken check (amount_halalas <> 123456789) not valid',
  })
  expect((await offer(loud, id, fahd, secret)).status).toBe(500)
  await db.query({ text: 'alter table sealed_offers drop constraint broken' })
  const log = lines.join('')
  expect(log).toContain('broken')
  const metrics = await (await fetch(`${loud.url}/metrics`)).text()
  expect(metrics).toContain('auction/show/:id/offer')
  for (const text of [log, metrics]) expect(text).not.toMatch(/1,?234,?567/)
})

describe('the opening of a tender', () => {
  it('waits for the closing, then ranks the offers, awards the highest at its price, and reveals them', async () => {
    const id = await openTender(db, owner, { reserve: 1_300 })
    await offer(market, id, salem, 1_400)
    await offer(market, id, fahd, 1_600)
    await offer(market, id, noura, 1_600)
    await offer(market, id, salem, 1_200)
    await ageTender(db, id, 601)
    // Until the offers are opened, the answers reveal nothing about them.
    expect(await show(id, fahd)).toMatchObject({
      ...{ status: 'ended', bids_count: 0, price: 1_000, accept_until: null, awarded_bid: null },
      my_offer: { amount: 1_600 },
    })
    expect((await record(id)).bids).toEqual([])
    await settle()
    const shown = await show(id, fahd)
    expect(shown).toMatchObject({
      ...{ status: 'awarded', bids_count: 3, price: 1_600, offers_count: 0, my_offer: null },
      awarded_bid: { amount: 1_600, mine: true, at: shown.ends_at },
    })
    expect(shown.bids.map(({ amount, mine }) => [amount, mine])).toEqual([
      [1_600, true],
      [1_600, false],
      [1_200, false],
    ])
    expect(await endOf(id)).toMatch(/were opened: highest SR 1,600\.00, offers: 3$/)
    const revealed = await record(id)
    expect(revealed.offers.map(({ amount }) => amount)).toEqual([null, 1_600, 1_600, 1_200])
    expect(await verdict(id)).toEqual({ holds: true, checked: 3 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('leaves an offer below the reserve to the owner, and a tender without offers unsold', async () => {
    const [low, none] = [await openTender(db, owner, { reserve: 2_000 }), await openTender(db, owner)]
    await offer(market, low, salem, 1_500)
    for (const id of [low, none]) await ageTender(db, id, 601)
    await settle()
    expect(await show(none)).toMatchObject({ status: 'unsold', bids: [] })
    expect(await endOf(none)).toMatch(/ended without offers$/)
    const ended = await show(low)
    expect(ended).toMatchObject({ status: 'ended', reserve_met: false, bids_count: 1 })
    const accepted = await ask<AuctionDetails>(market, `GET auction/accept_bid/${ended.bids[0]?.id}`, owner)
    expect(accepted.data).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_500 } })
    expect(await verdict(low)).toEqual({ holds: true, checked: 1 })
  })

  it('opens no offer of a bidder who was excluded before the end', async () => {
    const id = await openTender(db, owner)
    await offer(market, id, salem, 1_900)
    await offer(market, id, fahd, 1_500)
    await db.transaction(async (tx) => {
      await tx.query({ text: 'select from users where id = $1 for no key update', values: [salem.id] })
      await excludeBidder(tx, salem.id)
    })
    expect((await linksIn(db, id)).at(-1)?.ended).toBe('barred')
    expect(await show(id)).toMatchObject({ offers_count: 1 })
    await ageTender(db, id, 601)
    await settle()
    expect((await show(id)).bids.map(({ amount }) => amount)).toEqual([1_500])
    expect(await verdict(id)).toEqual({ holds: true, checked: 1 })
  })

  it('does not happen after the market has stopped the tender, and the bidders are notified', async () => {
    const id = await openTender(db, owner)
    await offer(market, id, salem, 1_900)
    const stop = await ask(market, `POST operator/auctions/${id}/void`, {
      token: operator.token,
      body: { note: 'خطأ' },
    })
    expect(stop.status).toBe(200)
    await ageTender(db, id, 601)
    await settle()
    expect((await record(id)).offers).toMatchObject([{ amount: null, salt: null }])
    expect(await verdict(id)).toEqual({ holds: true, checked: 0 })
    const told = await db.query({
      text: "select from notifications where data_id = $1 and user_id = $2 and kind = 'bid_voided'",
      values: [id, salem.id],
    })
    expect(told).toHaveLength(1)
  })
})

describe('the terms of a Dutch lot or a tender', () => {
  it('are fixed once the lot is published', async () => {
    for (const id of [await openDutch(db, owner), await openTender(db, owner)]) {
      const sent = { token: owner.token, locale: 'en', body: { price: 2_000 } } as const
      const changed = await ask(market, `POST product/update/${id}`, sent)
      expect([changed.status, changed.failure.message]).toEqual([409, expect.stringContaining('fixed')])
    }
  })
})

/** Reads the stream of an auction until its first event, and returns the text. */
async function firstEvents(id: number): Promise<string> {
  const stop = new AbortController()
  const { body } = await fetch(`${market.url}/api/auction/show/${id}/events`, {
    headers: { 'last-event-id': '0' },
    signal: stop.signal,
  })
  if (!body) throw new Error('the stream has no body')
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('data:')) break
  }
  stop.abort()
  return text
}
