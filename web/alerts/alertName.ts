import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { coastNames } from '#shared/catalog/coasts.ts'
import { textIn } from '../app/texts/text.ts'
import { alertText } from './messages.ts'
import type { Alert } from './queries.ts'

/** The name of an alert: the event that the alert waits for, in words. */
export function alertName(
  {
    kind,
    fish,
    market,
    coast,
    price,
    origin,
  }: Pick<Alert, 'kind' | 'fish' | 'market' | 'coast' | 'price' | 'origin'>,
  locale: Locale,
): string {
  const t = textIn(alertText, locale)
  const place = market?.name ?? (coast ? coastNames[coast][locale] : t.allMarkets)
  if (kind === 'price') {
    const goods = origin === 'imported' ? t.ofImported(fish.name) : t.ofLocal(fish.name)
    return t.ofPrice(goods, printMoney(halalasOf(price ?? 0), locale), place)
  }
  return kind === 'landed' ? t.ofLanded(fish.name, place) : t.ofAuction(fish.name, place)
}
