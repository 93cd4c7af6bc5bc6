import { type Locale, translationsOf } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import type { ListedCity, ListedFish, ListedMarket, ListedOption } from '#shared/operator/lists/lists.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import type { CityRow, FishRow, ListedRow, MarketRow, OptionRow } from './entriesStore.ts'

export function listedFish(row: FishRow, locale: Locale): ListedFish {
  const {
    category_id: id,
    category_code: code,
    official_name_en,
    scientific_name,
    fao_code,
    hundred_riyal,
  } = row
  return {
    ...listed(row, locale),
    aliases: { ar: row.aliases_ar, en: row.aliases_en },
    category: { id, code, name: row[`category_${locale}`] },
    image: pictureUrl(row.image),
    official_name_en,
    scientific_name,
    fao_code,
    hundred_riyal,
  }
}

export function listedMarket(row: MarketRow, locale: Locale): ListedMarket {
  const { aliases, kind, is_primary: primary } = row
  const city = { id: row.city_id, name: row[`city_${locale}`] }
  return { ...listed(row, locale), aliases, city, kind, primary }
}

export function listedCity(row: CityRow, locale: Locale): ListedCity {
  const { aliases, coastal, latitude, longitude } = row
  const region = { id: row.region_id, name: row[`region_${locale}`] }
  return { ...listed(row, locale), aliases, region, coastal, latitude, longitude }
}

export function listedOption(row: OptionRow, locale: Locale): ListedOption {
  const fee = row.list === 'delivery_methods' ? toRiyals(row.fee_halalas) : null
  const { lead_hours, from_hour, until_hour } = row
  const arrival =
    lead_hours === null || from_hour === null || until_hour === null
      ? null
      : { lead_hours, from_hour, until_hour }
  return { ...listed(row, locale), list: row.list, fee, arrival }
}

function listed({ id, code, name_ar, name_en, place, hidden, uses }: ListedRow, locale: Locale) {
  const pair = { ar: name_ar, en: name_en }
  return { id, code, name: pair[locale], translations: translationsOf(pair), order: place, hidden, uses }
}
