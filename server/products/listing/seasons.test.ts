import { describe, expect, it } from 'vitest'
import { seasons as announced } from '#demo/reference/reference.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { type GoodsChoice, goodsForm } from '#demo/testing/trade/selling.ts'
import type { Database, Statement } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { NewProduct, OwnProduct, Season, SeasonWarning } from '#shared/products/listing.ts'
import { openDisk } from '../../base/files.ts'
import { changeListing, createListing, setShown } from './actions.ts'

const market = await testMarket()
const hassan = await addPerson(market.db, { type: 'local_seller', firstName: 'حسن', lastName: 'القطيفي' })

const context = () => ({ caller: hassan.caller, locale: 'en', repeat: undefined }) as const
/** Rejects every call, because the goods of these tests are not lots. */
const noLot = () => Promise.reject(new RangeError('these tests change no lot'))
const at = (moment: string) => ({
  db: atTime(market.db, new Date(moment)),
  files: openDisk(market.config.DATA_DIR),
})
const on = (day: string) => at(`${day}T12:00:00+03:00`)

/** Opens the database with another clock: `timeOf` (platform/clock.ts) returns `now`, also in transactions. */
function atTime(db: Database, now: Date): Database {
  const atNow =
    (query: Database['query']): Database['query'] =>
    <Row>(statement: Statement) =>
      statement.name === 'clock_time' ? Promise.resolve([{ at: now }] as Row[]) : query<Row>(statement)
  return {
    ...db,
    query: atNow((statement) => db.query(statement)),
    transaction: (work) =>
      db.transaction((tx) => {
        // The code of notifications and streams finds a transaction by its object, so the object must stay the same.
        const query = tx.query.bind(tx)
        return work(Object.assign(tx, { query: atNow(query) }))
      }),
  }
}

/** Creates a product from the parsed form on the given day, and returns the outcome. */
async function listOn(day: string, choice: GoodsChoice, more: Partial<NewProduct> = {}) {
  const form = await goodsForm(market.db, choice)
  const body = { ...form, quantity: 20_000, price: 5_000, ...more } as unknown as NewProduct
  return outcomeOf(createListing(on(day), context(), body))
}

type Outcome = { id: number; warnings: readonly SeasonWarning[]; fields?: FieldProblems }

async function outcomeOf(
  work: Promise<{ id: number; warnings: readonly SeasonWarning[] }>,
): Promise<Outcome> {
  try {
    const { id, warnings } = await work
    return { id, warnings }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id: 0, warnings: [], fields: error.fields ?? {} }
  }
}

const gulf = { city: 'dammam' }
const redSea = { city: 'jizan', market: 'jeddah-bangalah' }
const shrimp = { fish: 'shrimp-tiger', ...gulf }
const najil = { fish: 'najil', ...redSea }

const closedUntil = ({ fields }: Outcome) =>
  fields?.type_fish_id?.map((problem) => (problem.code === 'closed_season' ? problem.until : problem.code))

describe('the announced seasons', () => {
  it('close shrimp fishing only in the Gulf and only outside the season', async () => {
    const march = await listOn('2027-03-10', shrimp)
    expect(march.fields).toEqual({
      type_fish_id: [
        {
          code: 'closed_season',
          season: {
            ar: 'خارج موسم صيد الروبيان في الخليج العربي',
            en: 'Outside the Gulf shrimp fishing season',
          },
          until: '2027-07-31',
        },
      ],
    })
    expect((await listOn('2026-10-20', shrimp)).id).toBeGreaterThan(0)
    expect((await listOn('2027-03-10', { fish: 'shrimp-tiger', ...redSea })).id).toBeGreaterThan(0)
  })

  it('close the sale of najil in Jazan in April, but only warn about farmed or imported najil', async () => {
    expect(closedUntil(await listOn('2027-04-15', najil))).toEqual(['2027-05-31'])
    expect((await listOn('2027-04-15', najil, { farmed: true })).warnings).toEqual([
      { code: 'farmed', message: 'Farmed: the closed season does not apply' },
    ])
    const imported = await listOn('2027-04-15', najil, { origin: 'imported', origin_country: 'YE' })
    expect(imported.warnings.map(({ code }) => code)).toEqual(['imported'])
    expect((await listOn('2027-06-01', najil)).warnings).toEqual([])
  })

  it('cause only a warning about gill nets for kanad', async () => {
    const { id, warnings } = await listOn('2026-09-01', { fish: 'kanad', ...gulf })
    expect(id).toBeGreaterThan(0)
    expect(warnings).toEqual([{ code: 'gear', message: expect.stringContaining('gill nets') }])
  })

  it('begin and end at midnight in Riyadh', async () => {
    const listedAt = async (moment: string) => {
      const form = await goodsForm(market.db, najil)
      const body = { ...form, quantity: 1_000, price: 5_000 } as unknown as NewProduct
      return closedUntil(await outcomeOf(createListing(at(moment), context(), body)))
    }
    expect(await listedAt('2027-03-31T20:59:59Z')).toBeUndefined()
    expect(await listedAt('2027-03-31T21:00:00Z')).toEqual(['2027-05-31'])
    expect(await listedAt('2027-05-31T20:59:59Z')).toEqual(['2027-05-31'])
    expect(await listedAt('2027-05-31T21:00:00Z')).toBeUndefined()
  })
})

describe('goods listed before a closed season begins', () => {
  const change = (id: number, day: string, body: object) =>
    outcomeOf(changeListing({ ...on(day), changeLot: noLot }, context(), { id, change: body as never }))

  it('may be corrected and reduced but not increased during the closed season', async () => {
    const { id } = await listOn('2027-03-01', najil)
    expect((await change(id, '2027-04-15', { price: 6_000, details: { ar: 'صيد قبل الحظر' } })).id).toBe(id)
    expect((await change(id, '2027-04-15', { quantity: 20_000 })).id).toBe(id)
    expect((await change(id, '2027-04-15', { quantity: 5_000 })).id).toBe(id)
    expect(closedUntil(await change(id, '2027-04-15', { quantity: 5_001 }))).toEqual(['2027-05-31'])
    expect((await change(id, '2027-06-01', { quantity: 50_000 })).id).toBe(id)
  })

  it('cannot change to a closed species, city or origin', async () => {
    const banned = await goodsForm(market.db, najil)
    const { id: other } = await listOn('2027-03-01', { fish: 'safi', ...redSea })
    expect(
      closedUntil(await change(other, '2027-04-15', { type_fish_id: banned.type_fish_id })),
    ).toBeDefined()
    const { id: elsewhere } = await listOn('2027-03-01', { ...najil, ...gulf })
    expect(closedUntil(await change(elsewhere, '2027-04-15', { city_id: banned.city_id }))).toBeDefined()
    const { id: farmed } = await listOn('2027-04-01', najil, { farmed: true })
    expect(closedUntil(await change(farmed, '2027-04-15', { farmed: false }))).toBeDefined()
    expect((await change(farmed, '2027-04-15', { farmed: true, quantity: 90_000 })).warnings).toHaveLength(1)
  })

  it('cannot be shown again before the closed season ends once they are hidden', async () => {
    const { id } = await listOn('2027-03-01', najil)
    const set = (shown: boolean, day: string) => setShown(on(day), context(), { id, shown })
    expect((await set(true, '2027-04-15')).status).toBe('active')
    expect((await set(false, '2027-04-15')).status).toBe('hidden')
    await expect(set(true, '2027-04-16')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { status: [{ code: 'closed_season', until: '2027-05-31' }] },
    })
    expect((await set(true, '2027-06-01')).status).toBe('active')
  })
})

describe('seasons in the API', () => {
  it('are named with their last day in the refusal of the species', async () => {
    const form = await goodsForm(market.db, { fish: 'hamour' })
    const today = new Date()
    const [from, to] = [addDays(today, -2), addDays(today, 5)].map(riyadhDay) as [string, string]
    await market.db.query({
      text: `with made as (insert into seasons (code, kind, from_day, to_day, rule_ar, rule_en)
               values ('hamour-test', 'closed', $1, $2, 'حظر صيد الهامور', 'Hamour is closed') returning id),
             fish as (insert into season_fish select id, $3 from made)
             insert into season_regions select made.id, c.region_id from made, cities c where c.id = $4`,
      values: [from.slice(5), to.slice(5), form.type_fish_id, form.city_id],
    })
    const sell = (more: object, locale: 'ar' | 'en') =>
      ask<OwnProduct & { warnings: SeasonWarning[] }>(market, 'POST product/create', {
        token: hassan.token,
        locale,
        body: { ...form, ...more },
      })
    const refused = await sell({}, 'en')
    expect([refused.status, refused.failure.errors]).toEqual([
      422,
      { type_fish_id: [`Hamour is closed, until \u2066${to}\u2069. Imported and farmed fish may be sold`] },
    ])
    expect((await sell({}, 'ar')).failure.errors?.type_fish_id?.[0]).toContain('حظر صيد الهامور، حتى')
    const farmed = await sell({ farmed: true }, 'ar')
    expect([farmed.status, farmed.data.warnings]).toEqual([
      201,
      [{ code: 'farmed', message: 'مستزرع: موسم الحظر لا يشمله' }],
    ])
    await market.db.query({ text: "update seasons set hidden = true where code = 'hamour-test'" })
    expect((await sell({}, 'ar')).status).toBe(201)
  })

  it('are listed by product/seasons with the ids of species and regions', async () => {
    const list = async (locale: 'ar' | 'en') =>
      (await ask<Season[]>(market, 'GET product/seasons', { token: hassan.token, locale })).data
    const [arabic, english] = [await list('ar'), await list('en')]
    expect(arabic.map(({ code }) => code)).toEqual(announced.map(({ code }) => code))
    expect(arabic.map(({ rule }) => rule)).toEqual(announced.map(({ rule_ar }) => rule_ar))
    expect(english.map(({ rule }) => rule)).toEqual(announced.map(({ rule_en }) => rule_en))
    const codes = await market.db.query<{ fish: string; region: string }>({
      text: `select array_to_string(array(select code from fish where id = any($1::int[]) order by id), ' ') as fish,
               array_to_string(array(select code from regions where id = any($2::int[]) order by id), ' ') as region`,
      values: [arabic[2]?.fish_ids, arabic[2]?.region_ids],
    })
    expect(codes[0]?.fish.split(' ').sort()).toEqual([...announced[2]!.species].sort())
    expect(codes[0]?.region.split(' ').sort()).toEqual([...announced[2]!.regions].sort())
  })
})
