import type { Locale } from '#shared/base/locale.ts'
import { coastNames, coasts } from '#shared/catalog/coasts.ts'
import type { PriceTrades } from '#shared/prices/contract.ts'
import { channelNames, sourceNames } from '#shared/prices/names.ts'

/** A choice in words: source, place, sale type and size; `unknown` names a market or size that does not exist. */
export function factsOf(
  { place, source, channel, size, market_name, size_name }: PriceTrades['choice'],
  unknown: string,
  locale: Locale,
): string[] {
  const coast = coasts.find((each) => each === place)
  const where = coast ? coastNames[coast][locale] : (market_name ?? unknown)
  return [
    sourceNames[source][locale],
    ...(place === 'all' ? [] : [where]),
    ...(channel === null ? [] : [channelNames[channel][locale]]),
    ...(size === null ? [] : [size_name ?? unknown]),
  ]
}
