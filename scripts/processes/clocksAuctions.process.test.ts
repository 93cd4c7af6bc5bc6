import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Asked, ask } from '#demo/testing/ask.ts'
import { appCode, beginStep } from '#demo/testing/authenticator.ts'
import { codeIn, readOutbox } from '#demo/testing/outbox.ts'
import { bidOn, wonLot } from '#demo/testing/trade/awards.ts'
import { bid, bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { FaultMarket } from '../steps/faults/market.ts'
import { openWrongClocks, type WrongClocks } from '../steps/wrongClocks.ts'

let clocks: WrongClocks
let db: Database
let ahead: FaultMarket
let behind: FaultMarket
let seller: TestPerson
let mona: TestPerson
let reem: TestPerson

beforeAll(async () => {
  clocks = await openWrongClocks()
  ;({ db, ahead, behind } = clocks)
  seller = await makeSeller(db)
  mona = await makeSeller(db, { firstName: 'منى', lastName: 'الغامدي' })
  reem = await makeSeller(db, { firstName: 'ريم', lastName: 'الحربي' })
}, 120_000)
afterAll(() => clocks?.close())

const hour = 3_600
const at = (market: FaultMarket) => ({ url: market.url() })
const both = () => [ahead, behind]
const twoWays = () =>
  [
    [ahead, behind],
    [behind, ahead],
  ] as const

const show = async (market: FaultMarket, id: number, { token } = mona) =>
  (await ask<AuctionDetails>(at(market), `GET auction/show/${id}`, { token })).data

interface LotRow {
  readonly ends: number
  readonly closed: number | null
  readonly lapsed: boolean
}

/** Returns the end and the closing time of a lot in milliseconds, and whether one of its awards lapsed. */
async function rowOf(id: number): Promise<LotRow | undefined> {
  const [row] = await db.query<LotRow>({
    text: `select (extract(epoch from ends_at) * 1000)::float8 as ends,
             (extract(epoch from closed_at) * 1000)::float8 as closed,
             exists (select from awards where auction_id = $1 and lapsed_at is not null) as lapsed
           from auctions where product_id = $1`,
    values: [id],
  })
  return row
}

/** Returns the minutes between a time and now. The test and the database use the same clock. */
const minutesFrom = (moment: string | number) => Math.abs(new Date(moment).getTime() - Date.now()) / 60_000

describe('auctions of processes with clocks 26 hours ahead and behind', () => {
  it('accept bids and extend the end by the database’s clock', async () => {
    for (const [first, second] of twoWays()) {
      const id = await openLot(db, seller, { endsInS: hour, softCloseS: 2 * hour, softCapS: 12 * hour })
      const one = await bid(at(first), id, mona, { money: 1_000 })
      const other = await bid(at(second), id, reem, { money: 1_100 })
      expect([one.status, other.status]).toEqual([201, 201])
      expect(minutesFrom(other.data.server_time)).toBeLessThan(10)
      const bids = await bidsIn(db, id)
      expect(bids.map(({ bidder }) => bidder)).toEqual([mona.id, reem.id])
      for (const { at: moment } of bids) expect(minutesFrom(moment)).toBeLessThan(10)
      const last = bids.at(-1)?.at ?? Number.NaN
      expect(await rowOf(id)).toEqual({ ends: last + 2 * hour * 1_000, closed: null, lapsed: false })
      for (const market of both()) {
        const { status, ends_at, server_time } = await show(market, id)
        expect([status, Date.parse(ends_at)]).toEqual(['open', last + 2 * hour * 1_000])
        expect(minutesFrom(server_time)).toBeLessThan(10)
      }
      expect(await faultsOf(db, id)).toEqual([])
    }
  })

  it('do not open early and accept no bid after the end', async () => {
    const early = await openLot(db, seller, { startsInS: hour, endsInS: 2 * hour })
    const late = await openLot(db, seller, { startsInS: -hour, endsInS: 0 })
    for (const market of both()) {
      expect((await show(market, early)).status).toBe('scheduled')
      expect((await show(market, late)).status).toBe('unsold')
      for (const id of [early, late]) {
        const refused = await bid(at(market), id, mona, { money: 1_000 })
        expect([refused.status, refused.failure.code]).toEqual([409, 'auction_closed'])
      }
    }
  })

  it('count the deadlines to accept and to order by the database’s clock', async () => {
    for (const [first, second] of twoWays()) {
      const ended = await openLot(db, seller, { startsInS: -hour, softCloseS: 0 })
      await bidOn(db, ended, [{ by: mona, riyals: 1_000, agoS: 60 }])
      await ageLot(db, ended, 2 * hour)
      for (const market of both()) {
        const { status, accept_until } = await show(market, ended, seller)
        expect(status).toBe('ended')
        expect(minutesFrom(accept_until ?? '') / 60).toBeGreaterThan(21)
        expect(minutesFrom(accept_until ?? '') / 60).toBeLessThan(23)
      }
      const [highest] = (await show(first, ended, seller)).bids
      const accepted: Asked<AuctionDetails> = await ask(at(first), `POST auction/accept_bid/${highest?.id}`, {
        token: seller.token,
      })
      expect([accepted.status, accepted.data.status]).toEqual([200, 'awarded'])
      expect(minutesFrom(accepted.data.awarded_bid?.order_until ?? '') / 60).toBeGreaterThan(23)
      // The winner orders in the other process, whose clock differs by 52 hours.
      await fillWallet(db, mona.id, 1_200)
      const form = { ...(await orderForm(db)), sale_type: 'auction' }
      expect((await orderOne(at(second), mona, ended, form)).status).toBe(201)
    }
  })

  it('are closed with the time of their end, and no award lapses early', async () => {
    const bids = [{ by: mona, riyals: 1_000 }]
    const running = await openLot(db, seller, { endsInS: hour })
    const won = await wonLot(db, { seller, bids })
    const overdue = await wonLot(db, { seller, bids, awardS: hour })
    await ageLot(db, overdue, 2 * hour)
    const ended = await openLot(db, seller, { startsInS: -hour, endsInS: 0 })
    const settled = async () => [(await rowOf(ended))?.closed, (await rowOf(overdue))?.lapsed]
    await vi.waitFor(async () => expect(await settled()).toEqual([(await rowOf(ended))?.ends, true]), {
      timeout: 60_000,
      interval: 200,
    })
    expect(await rowOf(running)).toMatchObject({ closed: null })
    expect(await rowOf(won)).toMatchObject({ lapsed: false })
    for (const market of both()) {
      expect([(await show(market, running)).status, (await show(market, won)).status]).toEqual([
        'open',
        'awarded',
      ])
    }
    expect(await brokenInvariants(db)).toEqual({})
  }, 90_000)
})

describe('sign-ins of processes with clocks 26 hours ahead and behind', () => {
  const payout = (market: FaultMarket, { token }: Pick<TestPerson, 'token'>) =>
    ask(at(market), 'POST wallet/payout', {
      token,
      body: { amount: 10, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' },
    })
  const confirm = (market: FaultMarket, { token }: Pick<TestPerson, 'token'>, body: object) =>
    ask(at(market), 'POST login/confirm', { token, body })
  const ageConfirmation = ({ signIn }: TestPerson, minutes: number) =>
    db.query({
      text: 'update tokens set confirmed_at = clock_timestamp() - make_interval(mins => $2) where id = $1',
      values: [signIn, minutes],
    })

  it('allow payouts for 15 minutes after a confirmation', async () => {
    for (const [first, second] of twoWays()) {
      const person = await addPerson(db)
      await fillWallet(db, person.id, 100)
      await ageConfirmation(person, 10)
      for (const market of both()) expect((await payout(market, person)).status).toBe(201)
      await ageConfirmation(person, 16)
      for (const market of both()) {
        expect((await payout(market, person)).failure.code).toBe('reauthentication_required')
      }
      expect((await confirm(first, person, { password: person.password })).status).toBe(200)
      expect((await payout(second, person)).status).toBe(201)
    }
  })

  it('accept only current codes of the second factor', async () => {
    for (const [first, second] of twoWays()) {
      await beginStep()
      const person = await addPerson(db, { staff: 'finance' })
      await fillWallet(db, person.id, 100)
      const factor = (market: FaultMarket, path: string, body: object) =>
        ask<{ secret: string }>(at(market), `POST profile/second-factor/${path}`, {
          token: person.token,
          body,
        })
      const { secret } = (await factor(first, 'start', { password: person.password })).data
      // 26 hours are 3,120 steps of 30 s.
      for (const away of [-3_120, 3_120]) {
        expect((await factor(first, 'confirm', { code: appCode(secret, away) })).status).toBe(422)
      }
      expect((await factor(first, 'confirm', { code: appCode(secret, -1) })).status).toBe(200)
      const { mobile, password } = person
      const entered = await ask(at(second), 'POST login', {
        body: { mobile, password, otp: appCode(secret) },
      })
      expect(entered.status).toBe(200)
      await ageConfirmation(person, 16)
      expect((await payout(second, person)).failure.code).toBe('reauthentication_required')
      expect((await confirm(second, person, { otp: appCode(secret, 3_120) })).status).toBe(422)
      expect((await confirm(first, person, { otp: appCode(secret, 1) })).status).toBe(200)
      expect((await payout(second, person)).status).toBe(201)
    }
  })

  it('accept a sent code until the code expires', async () => {
    for (const [first, second] of twoWays()) {
      const { mobile } = await addPerson(db)
      const reset = (market: FaultMarket, code: string) =>
        ask(at(market), 'POST reset-password', { body: { mobile, code } })
      expect((await ask(at(first), 'POST forgot-password', { body: { mobile } })).status).toBe(200)
      const sent = async () => readOutbox(clocks.dataDir, mobile)
      await expect.poll(async () => (await sent()).length).toBe(1)
      const [message] = await sent()
      const code = message ? codeIn(message) : ''
      expect((await reset(second, code)).status).toBe(200)
      await db.query({
        text: `update codes set expires_at = clock_timestamp() - interval '1 second' where mobile = $1`,
        values: [mobile],
      })
      for (const market of both()) expect((await reset(market, code)).status).toBe(422)
    }
  })

  it.each([
    { ends: 'after 30 days without use', unused: [29, 31], old: [29, 31] },
    { ends: 'after 180 days', unused: [0, 0], old: [179, 181] },
    {
      ends: 'after 12 hours without use for staff',
      staff: 'viewer' as const,
      unused: [11 / 24, 13 / 24],
      old: [1, 1],
    },
    { ends: 'after 7 days for staff', staff: 'viewer' as const, unused: [0, 0], old: [6, 8] },
  ])('expire $ends', async ({ unused, old, ...options }) => {
    const person = await addPerson(db, options)
    for (const [place, status] of [200, 401].entries()) {
      for (const market of both()) {
        // Each process uses its own sign-in, because each use updates the time of the last use.
        const { token, signIn } = await addSignIn(db, person.id)
        await db.query({
          text: `update tokens set last_used_at = clock_timestamp() - $2 * interval '1 day',
                   created_at = clock_timestamp() - $3 * interval '1 day' where id = $1`,
          values: [signIn, unused[place], old[place]],
        })
        expect((await ask(at(market), 'GET profile', { token })).status).toBe(status)
      }
    }
  })
})
