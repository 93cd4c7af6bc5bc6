import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { csvOf } from '#shared/base/text/csv.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { textIn } from '../../app/texts/text.ts'
import { listingText } from '../listing/messages.ts'
import { choicesOf } from '../listing/state/listing.ts'
import { regionName } from '../regionName.ts'
import { myProductsText, productsFileText } from './messages.ts'

/** The goods as a CSV file for a spreadsheet, one line each; prices in SAR and weights in kg as plain numbers. */
export function productsCsv(products: readonly OwnProduct[], locale: Locale): string {
  const { active, hiddenBadge: hidden, sold_out, in_auction } = textIn(myProductsText, locale)
  const states = { active, hidden, sold_out }
  return csvOf([
    headerOf(locale),
    ...products.map((product) => [
      product.id,
      product.name,
      product.price.toFixed(2),
      product.quantity,
      product.listed_quantity,
      product.sold_quantity,
      product.status === 'sold_out' && product.in_auction ? in_auction : states[product.status],
      riyadhDay(new Date(product.created_at)),
      ...kindsOf(product, locale),
    ]),
  ])
}

/** The columns of the file with one line of a new product, as an example for the import. */
export function sampleCsv(
  { fish, fish_types, sizes, qualities, markets, cities }: Options,
  locale: Locale,
): string {
  const [market] = markets
  const city = cities.find(({ id }) => id === market?.city_id)
  const { local } = textIn(listingText, locale)
  const fresh = fish_types.find(({ code }) => code === 'fresh')
  const kinds = [fresh, sizes[0], qualities[0], market, city].map((entry) => entry?.name)
  return csvOf([headerOf(locale), ['', '', '30.00', 12, '', '', '', '', fish[0]?.name, local, '', ...kinds]])
}

function headerOf(locale: Locale): readonly string[] {
  const t = textIn(productsFileText, locale)
  const kinds = [t.fish, t.origin, t.country, t.condition, t.size, t.quality, t.market, t.city]
  return [t.number, t.name, t.price, t.left, t.listed, t.sold, t.state, t.day, ...kinds]
}

/** The columns that describe the goods; a line without a product number needs them to create a product. */
function kindsOf(product: OwnProduct, locale: Locale): readonly string[] {
  const { source, country } = choicesOf(product)
  return [
    product.fish.name,
    source ? textIn(listingText, locale)[source] : '',
    country && regionName(country, locale),
    product.fish_type.name,
    product.size.name,
    product.quality.name,
    product.market.name,
    product.city.name,
  ]
}
