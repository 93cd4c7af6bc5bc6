import type { Sql } from '#platform/database/db.ts'
import { insertLot } from '#server/auctions/selling/store.ts'
import { termsOfSession } from '#server/auctions/sessions/moving.ts'
import { announceLots, insertSession, lockSession } from '#server/auctions/sessions/store.ts'
import { defaultStep } from '#shared/auctions/rules.ts'
import { announcedClosings } from '#shared/auctions/sessions/plan.ts'
import { softCloseOf } from '#shared/auctions/sessions/rules.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { type Ids, known } from '../store.ts'
import { acceptWithin, orderWithin, softClose, softCloseCap } from './auctions.ts'

const minute = 60_000
const hour = 60 * minute

/** Inserts a session that is running when the demo is built, and one for tomorrow afternoon in another market. */
export async function insertSessions(
  tx: Sql,
  { ids, startAt }: { readonly ids: Ids; readonly startAt: Date },
): Promise<void> {
  const tomorrow = startOfDay(addDays(startAt, 1)).getTime() + 16.5 * hour
  await insertOne(tx, {
    marketId: known(ids.markets, 'qatif-fish-island'),
    startsAt: startAt,
    gapS: 300,
    lots: 9,
    now: startAt,
  })
  await insertOne(tx, {
    marketId: known(ids.markets, 'dammam-central'),
    startsAt: new Date(tomorrow),
    gapS: 120,
    lots: 7,
    now: startAt,
  })
}

/** Lets auctions of every market close during prayers. */
export async function ignorePrayers(tx: Sql): Promise<void> {
  await tx.query({
    text: 'insert into market_prayers (market_id, clear, before_min, after_min) select id, false, 5, 20 from markets',
  })
}

interface DemoSession {
  readonly marketId: number
  readonly startsAt: Date
  readonly gapS: number
  readonly lots: number
  readonly now: Date
}

async function insertOne(tx: Sql, { marketId, startsAt, gapS, lots, now }: DemoSession): Promise<void> {
  const [softCloseS, softCapS] = [softCloseOf(gapS, softClose / 1_000), softCloseCap / 1_000]
  const [staff] = await tx.query<{ id: number }>({
    text: "select id from users where staff_role = 'administrator' order by id limit 1",
  })
  const id = await insertSession(tx, {
    marketId,
    startsAt,
    gapS,
    softCloseS,
    softCapS,
    by: staff?.id ?? 0,
    now,
  })
  const held = id === undefined ? undefined : await lockSession(tx, id)
  if (!held) throw new RangeError('the market of the demo has this session')
  const goods = await insertGoods(tx, { marketId, lots, now })
  const closings = announcedClosings(goods.length, termsOfSession(held))
  for (const [place, lot] of goods.entries()) {
    const starting = halalas(lot.starting)
    await insertLot(tx, lot.id, {
      startsAt,
      startsAfter: null,
      endsAt: new Date(closings[place] ?? 0),
      starting,
      increment: defaultStep(starting),
      reserve: null,
      way: 'english',
      floor: null,
      stepS: null,
      autoAccept: place % 2 === 0,
      softCloseS,
      softCapS,
      acceptS: acceptWithin / 1_000,
      awardS: orderWithin / 1_000,
    })
  }
  await announceLots(
    tx,
    held,
    goods.map((lot, place) => ({
      id: lot.id,
      position: place + 1,
      startsAt: startsAt.getTime(),
      endsAt: closings[place] ?? 0,
    })),
  )
}

/** Inserts lots of one to three tubs. Each lot is a copy of fresh goods of another seller who may sell by auction. */
function insertGoods(
  tx: Sql,
  { marketId, lots, now }: Pick<DemoSession, 'marketId' | 'lots' | 'now'>,
): Promise<{ id: number; starting: Halalas }[]> {
  return tx.query<{ id: number; starting: Halalas }>({
    text: `with picked as (
             select distinct on (p.fish_id) p.*, m.city_id as market_city,
               (1 + p.id % 3) * 32000 as lot_grams
             from products p join users u on u.id = p.seller_id join markets m on m.id = $1
             join options t on t.id = p.fish_type_id
             where p.sale_type = 'normal' and p.status = 'active' and p.origin = 'local' and t.code = 'fresh'
               and u.type = any($3) and not u.blocked and u.deleted_at is null
             order by p.fish_id, (p.id * 7919 + $1) % 1009),
           few as (select * from picked order by (fish_id * 31 + $1) % 17, fish_id limit $2)
           insert into products (seller_id, sale_type, origin, origin_country, farmed, name_ar, name_en, fish_id, market_id, city_id,
             size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id, created_at)
           select seller_id, 'auction', origin, origin_country, farmed, name_ar, name_en, fish_id, $1, market_city,
             size_id, quality_id, fish_type_id, lot_grams, greatest(1000, price_halalas * lot_grams / 1000 * 6 / 10 / 1000 * 1000),
             image_id, $4
           from few returning id, price_halalas as starting`,
    values: [marketId, lots, userTypes.filter(canBid), now],
  })
}
