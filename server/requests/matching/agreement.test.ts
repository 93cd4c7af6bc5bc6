import { describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '#demo/random.ts'
import { type Ids, known, loadIds } from '#demo/store.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { type MatchField, matchOf, type OnSale, type Wish } from '#shared/requests/matching.ts'
import { listAskersToNotify, listFitting, pickGoods } from './store.ts'

/** The tests use only a few values of each field, so that many combinations match. */
const { db } = await testDatabase('demo')
const choice = await choiceOf(db)

const now = new Date('2026-11-21T09:00:00Z')

describe('the scan of requests', () => {
  it.each([1, 2, 3, 4])('agrees with matchOf for random data (seed %i)', async (seed) => {
    const random = randomFrom(`requests ${seed}`)
    const requests = await fillRequests(random)
    for (let round = 0; round < 25; round++) {
      const goods = someGoods(random)
      const [seller, before] = [random.pick(choice.people), random.chance(0.5) ? someGoods(random) : null]
      const fitting = requests
        .filter(({ asker, open }) => open && asker !== seller)
        .flatMap((request) => found(request, matchOf(request, goods)))
        .sort(best)
      const expected = onePerAsker(fitting.filter(({ what }) => !before || !matchOf(what, before)))

      const selling = { goods, sellerId: seller, now }
      const listed = await listFitting(db, selling)
      expect(listed.map(({ id }) => id)).toEqual(idsOf(fitting, limits.request.matches))
      expect((await listAskersToNotify(db, { ...selling, before })).map(({ id }) => id)).toEqual(
        idsOf(expected, limits.request.notified),
      )
    }
  })
})

describe('the scan with many equal requests', () => {
  const goods = () => ({
    fish: choice.fish[0] ?? 0,
    city: choice.cities[0] ?? 0,
    size: choice.sizes[0] ?? 0,
    quality: choice.qualities[0] ?? 0,
    quantity: grams(5_000),
    price: halalas(2_000),
  })
  const alike = (count: number, price: number) =>
    Array.from({ length: count }, () => ({
      ...goods(),
      size: null,
      quality: null,
      price: halalas(price),
      asker: choice.people[0] ?? 0,
      open: true,
      expired: false,
    }))
  const fitting = async () =>
    (await listFitting(db, { goods: goods(), sellerId: 0, now })).map(({ id }) => id)

  it('finds the newest of the equal requests', async () => {
    const made = await insertRequests(alike(200, 2_000))
    expect(await fitting()).toEqual(
      made
        .map(({ id }) => id)
        .slice(-limits.request.matches)
        .reverse(),
    )
  })

  it('reads equal requests only up to its limit but still finds a more specific request', async () => {
    const [older] = await insertRequests(alike(1, 2_000))
    await insertRequests(alike(59, 1_999), { keep: true })
    expect(await fitting()).toEqual([older?.id])
    await insertRequests(alike(1, 1_999), { keep: true })
    expect(await fitting()).toEqual([])
    const [named] = await insertRequests([{ ...alike(1, 2_000)[0]!, size: goods().size }], { keep: true })
    await insertRequests(alike(100, 1_999), { keep: true })
    expect(await fitting()).toEqual([named?.id])
  })
})

describe('the scan of goods', () => {
  it.each([1, 2, 3, 4])('agrees with matchOf for random data (seed %i)', async (seed) => {
    const random = randomFrom(`goods ${seed}`)
    const goods = await fillGoods(random)
    for (let round = 0; round < 25; round++) {
      const [wish, asker] = [someWish(random), random.pick(choice.people)]
      const fitting = goods
        .filter(({ seller, shown }) => shown && seller !== asker)
        .flatMap((one) => found(one, matchOf(wish, one)))
        .sort(best)
      expect(await pickGoods(db, wish, asker)).toEqual(idsOf(fitting, limits.request.matches))
    }
  })
})

/** An expected match. Matches are sorted by the number of matched fields, then newest first. */
interface Found<What> {
  readonly what: What
  readonly id: number
  readonly fields: number
}

function found<What extends { readonly id: number }>(
  what: What,
  matched: readonly MatchField[] | null,
): Found<What>[] {
  return matched ? [{ what, id: what.id, fields: matched.length }] : []
}

const best = (one: Found<unknown>, other: Found<unknown>) => other.fields - one.fields || other.id - one.id

function onePerAsker<What extends { readonly asker: number }>(sorted: readonly Found<What>[]): Found<What>[] {
  return sorted.filter(
    ({ what }, place) => sorted.findIndex((one) => one.what.asker === what.asker) === place,
  )
}

const idsOf = (sorted: readonly Found<unknown>[], most: number) => sorted.slice(0, most).map(({ id }) => id)

interface Choice {
  readonly fish: readonly number[]
  readonly cities: readonly number[]
  readonly sizes: readonly number[]
  readonly qualities: readonly number[]
  readonly people: readonly number[]
}

async function choiceOf(sql: Database): Promise<Choice> {
  const ids: Ids = await loadIds(sql)
  const people: number[] = []
  for (let count = 0; count < 30; count++) people.push((await addPerson(sql, { type: 'local_seller' })).id)
  return {
    fish: ['hamour', 'safi'].map((code) => known(ids.fish, code)),
    cities: ['jeddah', 'dammam', 'jubail'].map((code) => known(ids.cities, code)),
    sizes: ['large', 'medium'].map((code) => ids.option('sizes', code)),
    qualities: ['a', 'b'].map((code) => ids.option('qualities', code)),
    people,
  }
}

function someGoods(random: Random): OnSale {
  return {
    fish: random.pick(choice.fish),
    city: random.pick(choice.cities),
    size: random.pick(choice.sizes),
    quality: random.pick(choice.qualities),
    quantity: grams(random.whole(1, 6) * 1_000),
    price: halalas(random.whole(1, 6) * 1_000),
  }
}

function someWish(random: Random): Wish {
  const goods = someGoods(random)
  return {
    ...goods,
    size: random.chance(0.5) ? goods.size : null,
    quality: random.chance(0.5) ? goods.quality : null,
    price: random.chance(0.5) ? goods.price : null,
  }
}

/** Inserts requests of many people, some expired. The requests of each kind (store.ts) are fewer than a scan reads. */
function fillRequests(random: Random) {
  return insertRequests(
    Array.from({ length: 150 }, () => ({
      ...someWish(random),
      asker: random.pick(choice.people),
      open: random.chance(0.8),
      expired: random.chance(0.5),
    })),
  )
}

interface StoredWish extends Wish {
  readonly asker: number
  readonly open: boolean
  /** True for a request after its closing time that is still stored as open. */
  readonly expired: boolean
}

async function insertRequests(
  made: readonly StoredWish[],
  { keep = false } = {},
): Promise<(StoredWish & { readonly id: number })[]> {
  if (!keep) await db.query({ text: 'truncate requests cascade' })
  const rows = await db.query<{ id: number }>({
    text: `insert into requests (asker_id, title, fish_id, city_id, size_id, quality_id, quantity_grams, price_halalas,
             created_at, updated_at, status, closes_at, closed_at, closed_by)
           select (r->>'asker')::bigint, 'سمك', (r->>'fish')::int, (r->>'city')::int, (r->>'size')::int, (r->>'quality')::int,
             (r->>'quantity')::bigint, (r->>'price')::bigint, $2::timestamptz - interval '40 days', $2,
             case when over and not lapsed then 'closed' else 'open' end,
             case when over and lapsed then $2 else $2 + interval '1 day' end,
             case when over and not lapsed then $2 end, case when over and not lapsed then 'owner' end
           from jsonb_array_elements($1::jsonb) with ordinality as e(r, place),
             lateral (select not (r->>'open')::bool as over, (r->>'expired')::bool as lapsed) s
           order by place returning id`,
    values: [JSON.stringify(made), now],
  })
  return made.map((request, place) => ({ ...request, id: rows[place]?.id ?? 0 }))
}

/** Inserts goods of many sellers, some hidden, sold out or for auction. Hides all other goods of these species. */
async function fillGoods(random: Random) {
  const kinds = ['active', 'active', 'active', 'hidden', 'sold_out', 'auction'] as const
  const made = Array.from({ length: 150 }, () => {
    const kind = random.pick(kinds)
    return {
      ...someGoods(random),
      ...(kind === 'sold_out' ? { quantity: grams(0) } : {}),
      kind,
      seller: random.pick(choice.people),
      shown: kind === 'active',
    }
  })
  await db.query({
    text: "update products set status = 'hidden' where fish_id = any($1)",
    values: [choice.fish],
  })
  const rows = await db.query<{ id: number }>({
    text: `insert into products (seller_id, sale_type, status, origin, farmed, origin_country, name_ar, name_en, fish_id,
             market_id, city_id, size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id)
           select (g->>'seller')::bigint, case g->>'kind' when 'auction' then 'auction' else 'normal' end,
             case g->>'kind' when 'auction' then 'active' else g->>'kind' end,
             'local', false, 'SA', 'سمك', 'Fish', (g->>'fish')::int, p.market_id, (g->>'city')::int, (g->>'size')::int,
             (g->>'quality')::int, p.fish_type_id, (g->>'quantity')::bigint, (g->>'price')::bigint, p.image_id
           from jsonb_array_elements($1::jsonb) with ordinality as e(g, place),
             (select * from products order by id limit 1) p
           order by place returning id`,
    values: [JSON.stringify(made)],
  })
  return made.map((goods, place) => ({ ...goods, id: rows[place]?.id ?? 0 }))
}
