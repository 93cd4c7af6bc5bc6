import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import { statisticsDays } from '#shared/base/limits.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import type { FishPrice } from '#shared/prices/contract.ts'
import { changeOf, spanStart } from '#shared/prices/rules.ts'
import type { Origin } from '#shared/products/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'

interface FishPriceRow {
  id: number
  code: string
  name_ar: string
  name_en: string
  image: string | null
  origin: Origin
  sold: Halalas | null
  before: Halalas | null
  asked: Halalas | null
}

/** Average prices per kg of every species on sale or sold, most sold first (contract, main, `fish`). */
export async function loadFishPrices(db: Sql, locale: Locale, now: Date): Promise<FishPrice[]> {
  const since = spanStart(statisticsDays, now)
  const rows = await db.query<FishPriceRow>({
    name: 'statistics_fish_prices',
    text: `select f.id, f.code, f.name_ar, f.name_en, i.path as image, d.origin, s.price as sold, b.price as before, a.price as asked
           from fish f join fish_sides d on d.fish_id = f.id left join images i on i.id = f.image_id
           left join (${averageSold('$1', '$3')}) s on s.fish_id = f.id and s.origin = d.origin
           left join (${averageSold('$2', '$1')}) b on b.fish_id = f.id and b.origin = d.origin
           left join (select fish_id, origin, trunc(sum(price_halalas::numeric * quantity_grams) / sum(quantity_grams)) as price
                      from products where sale_type = 'normal' and status = 'active' and quantity_grams > 0
                      group by fish_id, origin) a on a.fish_id = f.id and a.origin = d.origin
           where s.price is not null or a.price is not null
           order by s.total desc nulls last, f.position, f.id limit 500`,
    values: [since, addDays(since, -statisticsDays), now],
  })
  return rows.map((row) => {
    const price = row.sold ?? row.asked ?? halalas(0)
    return {
      id: row.id,
      code: row.code,
      ...named({ ar: row.name_ar, en: row.name_en }, locale),
      image: pictureUrl(row.image),
      origin: row.origin,
      average_price: toRiyals(price),
      basis: row.sold === null ? 'asked' : 'sold',
      change: row.sold === null ? null : changeOf(row.sold, row.before),
    }
  })
}

/**
 * Average halalas per kg, weighted by weight and truncated. It is computed from prices, because totals are already
 * truncated and their average could be below the lowest price.
 */
export const averageOfSales = 'trunc(sum(price_halalas::numeric * quantity_grams) / sum(quantity_grams))'

/** The average of sales between two times, by species and origin. */
function averageSold(from: string, to: string): string {
  return `select fish_id, origin, sum(total_halalas) as total, ${averageOfSales} as price
          from sales where completed_at >= ${from} and completed_at < ${to} group by fish_id, origin`
}
