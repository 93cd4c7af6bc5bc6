import { beforeEach, describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '#demo/random.ts'
import { known, loadIds } from '#demo/store.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { type AlertPlace, type AlertTerms, fires, type Signal } from '#shared/alerts/rules.ts'
import { startOfDay } from '#shared/base/dates.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { fireAlerts, watchAverages } from './firing.ts'
import { lockFired } from './store.ts'

const market = await testMarket()
const { db } = market
const ids = await loadIds(db)
const safi = known(ids.fish, 'safi')
const hamour = known(ids.fish, 'hamour')
const dammam = known(ids.markets, 'dammam-central')
const form = await goodsForm(db)
const hassan = await addPerson(db, { type: 'fisherman' })

let nora: TestPerson
beforeEach(async () => {
  nora = await addPerson(db)
  await db.query({ text: 'delete from alerts' })
  await db.query({ text: 'delete from alert_signals' })
})

const alert = async (body: object, { token } = nora) => {
  const { status, data } = await ask<{ id: number }>(market, 'POST profile/alerts', {
    token,
    body: { channels: ['push'], ...body },
  })
  expect(status).toBe(201)
  return data.id
}
const list = async (body: object = form, { token } = hassan) => {
  const { status, data } = await ask<OwnProduct>(market, 'POST product/create', { token, body })
  expect(status).toBe(201)
  return data.id
}
const change = (id: number, body: object) =>
  ask(market, `POST product/update/${id}`, { token: hassan.token, body })
const messagesOf = async ({ token } = nora, locale: 'ar' | 'en' = 'ar') =>
  (await ask<{ data: Notification[] }>(market, 'GET notifications', { token, locale })).data.data.map(
    ({ data }) => data,
  )

describe('goods on sale', () => {
  it('notify the owner of a price alert for the same market, with links to the goods and to the alert', async () => {
    const id = await alert({ kind: 'price', fish_id: safi, market_id: dammam, origin: 'local', price: 33 })
    const product = await list()
    expect(await fireAlerts(db)).toBe(1)
    const [message] = await messagesOf()
    expect(message).toMatchObject({
      data_type: 'alert_product',
      data_id: product,
      alert: { id, fish: 'safi' },
    })
    expect(message?.message).toMatch(/^صافي معروض الآن في .* بسعر 32\.50 ريال\/كجم$/)
    expect((await messagesOf(nora, 'en'))[0]?.message).toMatch(/is now for sale at .* for SR 32\.50 \/ kg$/)
  })

  it('notify the owner of an alert once a day, or every time if the owner chose that', async () => {
    const often = await addPerson(db)
    const terms = { kind: 'landed', fish_id: safi }
    await alert(terms)
    await alert({ ...terms, often: 'always' }, often)
    for (let count = 0; count < 3; count++) {
      await list()
      await fireAlerts(db)
    }
    expect([(await messagesOf()).length, (await messagesOf(often)).length]).toEqual([1, 3])
    await db.query({ text: "update alerts set fired_at = fired_at - interval '1 day'" })
    await list()
    expect(await fireAlerts(db)).toBe(2)
  })

  it('notify the owners of price alerts when the price falls, and of landing alerts only for new goods', async () => {
    const id = await list({ ...form, price: 40 })
    await alert({ kind: 'price', fish_id: safi, origin: 'local', price: 35 })
    await alert({ kind: 'landed', fish_id: safi })
    await change(id, { price: 36 })
    await change(id, { quantity: 20 })
    expect(await fireAlerts(db)).toBe(0)
    await change(id, { price: 35 })
    expect(await fireAlerts(db)).toBe(1)
    expect((await messagesOf())[0]?.message).toContain('35.00')
  })

  it('notify neither their seller nor owners of alerts for other species, and nobody if the listing was refused', async () => {
    await alert({ kind: 'landed', fish_id: safi }, hassan)
    await alert({ kind: 'landed', fish_id: hamour })
    await list()
    await ask(market, 'POST product/create', { token: hassan.token, body: { ...form, quantity: 0 } })
    expect(await fireAlerts(db)).toBe(0)
  })

  it('notify the owner of each alert once if a signal needs several transactions', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(db)))
    for (const person of people) await alert({ kind: 'landed', fish_id: safi, often: 'always' }, person)
    await list()
    expect(await fireAlerts(db, 2)).toBe(5)
    for (const person of people) expect(await messagesOf(person)).toHaveLength(1)
    expect(await db.query({ text: 'select id from alert_signals' })).toEqual([])
  })
})

describe('an auction', () => {
  it('notifies the owners of alerts once after it has opened, but not if it opened long ago', async () => {
    const seller = await addPerson(db, { type: 'local_seller' })
    // openLot lists the species of the first goods of the demo.
    const lot = await openLot(db, seller, { startsInS: 600, endsInS: 7_200 })
    const [{ fish = 0 } = {}] = await db.query<{ fish: number }>({
      text: 'select fish_id as fish from products where id = $1',
      values: [lot],
    })
    await alert({ kind: 'auction', fish_id: fish, often: 'always' })
    await fireAlerts(db)
    const ofLot = async () =>
      (await messagesOf()).filter(
        ({ data_type, data_id }) => data_type === 'alert_auction' && data_id === lot,
      )
    expect(await ofLot()).toEqual([])
    await db.query({
      text: "update auctions set starts_at = now() - interval '1 minute' where product_id = $1",
      values: [lot],
    })
    await fireAlerts(db)
    await fireAlerts(db)
    expect(await ofLot()).toHaveLength(1)
    const old = await openLot(db, seller, { startsInS: -7_200, endsInS: 7_200 })
    await fireAlerts(db)
    expect((await messagesOf()).map(({ data_id }) => data_id)).not.toContain(old)
  })
})

describe('an average of today', () => {
  const averages =
    (price: number, place: AlertPlace = dammam) =>
    async () => [{ fish: safi, place, origin: 'local' as const, price }]

  it('notifies the owners of price alerts for its place once a day', async () => {
    await alert({
      kind: 'price',
      fish_id: safi,
      market_id: dammam,
      origin: 'local',
      price: 45,
      often: 'always',
    })
    await watchAverages(db, averages(4_600))
    expect(await fireAlerts(db)).toBe(0)
    await watchAverages(db, averages(4_500))
    expect(await fireAlerts(db)).toBe(1)
    const [message] = await messagesOf()
    expect(message).toMatchObject({ data_type: 'alert_price', data_id: safi, alert: { fish: 'safi' } })
    expect(message?.message).toMatch(/^متوسط سعر صافي اليوم في .*: 45\.00 ريال\/كجم$/)
    await watchAverages(db, averages(4_400))
    expect(await fireAlerts(db)).toBe(0)
  })

  it('is read only for places that have a price alert', async () => {
    const asked: AlertPlace[] = []
    const load = async (_db: unknown, place: AlertPlace) => {
      asked.push(place)
      return []
    }
    await alert({ kind: 'landed', fish_id: safi, market_id: dammam })
    await alert({ kind: 'price', fish_id: safi, origin: 'local', price: 45 })
    await watchAverages(db, load)
    await alert({ kind: 'price', fish_id: hamour, origin: 'local', price: 45, coast: 'gulf' })
    await watchAverages(db, load)
    expect(asked).toEqual([null, 'gulf', null])
  })

  it('of a coast notifies the owners of alerts for this coast', async () => {
    await alert({ kind: 'price', fish_id: safi, coast: 'gulf', origin: 'local', price: 45 })
    for (const place of ['red_sea', null, dammam] as const) {
      await watchAverages(db, averages(4_500, place))
      expect(await fireAlerts(db)).toBe(0)
    }
    await watchAverages(db, averages(4_500, 'gulf'))
    expect(await fireAlerts(db)).toBe(1)
    expect((await messagesOf())[0]?.message).toBe('متوسط سعر صافي اليوم في ساحل الخليج: 45.00 ريال/كجم')
    expect((await messagesOf(nora, 'en'))[0]?.message).toBe(
      'Today’s average price of Safi is SR 45.00 / kg (Gulf coast)',
    )
  })
})

describe('lockFired', () => {
  it.each([1, 2, 3, 4])('agrees with `fires` for random alerts and signals (seed %i)', async (seed) => {
    const random = randomFrom(`alerts ${seed}`)
    const people = await Promise.all(Array.from({ length: 12 }, async () => (await addPerson(db)).id))
    const alerts = await fillAlerts(random, people)
    for (let round = 0; round < 25; round++) {
      const signal = someSignal(random, people)
      const now = new Date()
      const expected = alerts.filter((one) => fires(one, signal, now)).map(({ id }) => id)
      const fired = await db.transaction(async (tx) => {
        const id = await putSignal(signal)
        const dayStart = startOfDay(now)
        return lockFired(tx, { id, after_alert: 0 }, { dayStart, most: 1_000 })
      })
      expect(fired.map(({ id }) => id)).toEqual(expected)
    }
  })
})

const fishIds = [safi, hamour]
/** A market on each coast, and an inland market. */
const places = [
  { market: dammam, coast: 'gulf' },
  { market: known(ids.markets, 'jeddah-bangalah'), coast: 'red_sea' },
  { market: known(ids.markets, 'riyadh-fish'), coast: null },
] as const
const origins = ['local', 'imported'] as const

async function fillAlerts(random: Random, people: readonly number[]) {
  const made: AlertTerms[] = people.flatMap((person) =>
    Array.from({ length: 6 }, (): AlertTerms => {
      const kind = random.pick(['price', 'landed', 'auction'] as const)
      return {
        kind,
        fish: random.pick(fishIds),
        place: random.pick([null, 'gulf', 'red_sea', ...places.map(({ market: id }) => id)]),
        origin: kind === 'price' ? random.pick(origins) : null,
        price: kind === 'price' ? random.whole(1, 4) * 1_000 : null,
        often: random.pick(['daily', 'always'] as const),
        person,
        firedAt: random.chance(0.4)
          ? new Date()
          : random.chance(0.5)
            ? new Date(Date.now() - 2 * 86_400_000)
            : null,
      }
    }),
  )
  const stored: (AlertTerms & { readonly id: number })[] = []
  for (const [place, one] of made.entries()) {
    const [row] = await db.query<{ id: number }>({
      text: `insert into alerts (user_id, slot, kind, fish_id, market_id, coast, origin, price_halalas, channels, often, fired_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, '{}', $9, $10) on conflict do nothing returning id`,
      values: [
        ...[one.person, (place % 6) + 1, one.kind, one.fish],
        ...(typeof one.place === 'number' ? [one.place, null] : [null, one.place]),
        ...[one.origin, one.price, one.often, one.firedAt],
      ],
    })
    if (row) stored.push({ ...one, id: row.id })
  }
  return stored
}

function someSignal(random: Random, people: readonly number[]): Signal {
  const kind = random.pick(['goods', 'auction', 'average'] as const)
  return {
    kind,
    fish: random.pick(fishIds),
    ...(kind === 'average' ? random.pick(averagePlaces) : random.pick(places)),
    origin: random.pick(origins),
    price: kind === 'auction' ? null : random.whole(1, 4) * 1_000,
    landed: kind === 'goods' && random.chance(0.5),
    seller: kind === 'average' ? null : random.pick(people),
  }
}

/** The places of averages. The average of a market has no coast, although the market may lie on one. */
const averagePlaces = [
  ...places.map(({ market: id }) => ({ market: id, coast: null })),
  ...([null, 'gulf', 'red_sea'] as const).map((coast) => ({ market: null, coast })),
]

async function putSignal({
  kind,
  fish,
  market: place,
  coast,
  origin,
  price,
  landed,
  seller,
}: Signal): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `insert into alert_signals (kind, fish_id, market_id, coast, origin, price_halalas, landed, seller_id, record_id, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 1, now()) returning id`,
    values: [kind, fish, place, kind === 'average' ? coast : null, origin, price, landed, seller],
  })
  return row?.id ?? 0
}
