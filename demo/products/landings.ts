import type { Sql } from '#platform/database/db.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { confirmBy } from '#shared/landings/rules.ts'
import { demoAccounts } from '../people/accounts.ts'
import { type Ids, known } from '../store.ts'

const hour = 3_600_000
const halfHour = hour / 2

/** Arriving catches of the demo accounts: one of the fisherman and one of the seller. */
const arriving = [
  { seller: 'fisherman', fish: 'kanad', market: 'tarut', kilograms: 120, riyals: 38, hours: 3, reserved: 10 },
  {
    seller: 'local_seller',
    fish: 'safi',
    market: 'qatif-fish-island',
    kilograms: 60,
    riyals: 26,
    hours: 22,
    reserved: 0,
  },
] as const

/** Inserts the arriving catches. The buyer of the demo has reserved a part of the first. */
export async function insertLandings(
  tx: Sql,
  { ids, startAt }: { readonly ids: Ids; readonly startAt: Date },
): Promise<void> {
  const buyer = await userOf(tx, 'local_buyer')
  for (const { seller, fish, market, kilograms, riyals, hours, reserved } of arriving) {
    const landsAt = new Date(Math.ceil(startAt.getTime() / halfHour) * halfHour + hours * hour)
    const [row] = await tx.query<{ id: number }>({
      text: `insert into landings (seller_id, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id, fish_type_id,
               image_id, expected_grams, reserved_grams, price_halalas, lands_at, confirm_by, created_at)
             select $1, f.name_ar, f.name_en, f.id, m.id, m.city_id, $2, $3, $4, f.image_id, $5, $6, $7, $8, $9, $10
             from fish f, markets m where f.id = $11 and m.id = $12 returning id`,
      values: [
        await userOf(tx, seller),
        ids.option('sizes', 'medium'),
        ids.option('qualities', 'a'),
        ids.option('fish_types', 'fresh'),
        ...[kilograms * 1_000, reserved * 1_000, riyals * 100, landsAt, confirmBy(landsAt, startAt), startAt],
        known(ids.fish, fish),
        known(ids.markets, market),
      ],
    })
    if (row && reserved > 0)
      await tx.query({
        text: `insert into landing_reservations (landing_id, buyer_id, wanted_grams, created_at) values ($1, $2, $3, $4)`,
        values: [row.id, buyer, reserved * 1_000, startAt],
      })
  }
}

async function userOf(tx: Sql, type: 'local_buyer' | 'fisherman' | 'local_seller'): Promise<number> {
  const account = demoAccounts.find((each) => each.type === type && !('staffRole' in each))
  const [row] = await tx.query<{ id: number }>({
    text: 'select id from users where mobile = $1',
    values: [mobileE164(account?.mobile ?? '')],
  })
  if (!row) throw new RangeError(`the demo has no ${type}`)
  return row.id
}
