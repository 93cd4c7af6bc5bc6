import type { Address } from '#shared/addresses/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { apart } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'
import { checkoutText } from './messages.ts'

/** What a delivery fee covers, such as `from Qatif to Dammam`; undefined if neither end is known. */
export function routeText(
  from: readonly string[],
  to: string | undefined,
  locale: Locale,
): string | undefined {
  const t = textIn(checkoutText, locale)
  const start = [...new Set(from)]
  if (to !== undefined && start.length === 1 && start[0] === to) return t.within(apart(to))
  const named = start.map(apart).join(t.between)
  if (to === undefined) return start.length > 0 ? t.fromCity(named) : undefined
  return start.length > 0 ? t.fromTo(named, apart(to)) : t.toCity(apart(to))
}

/** The city of the chosen address, or of the new one; undefined while none is chosen. */
export function chosenCity(
  { place, city_id }: Pick<Typed, 'place' | 'city_id'>,
  addresses: readonly Address[],
  cities: readonly City[],
): string | undefined {
  if (place === 'new') return cities.find(({ id }) => String(id) === city_id)?.name
  return addresses.find(({ id }) => String(id) === place)?.city.name
}
