import { useNavigate } from '@tanstack/react-router'
import { channels, sourceChoices } from '#shared/prices/choices.ts'
import { channelNames, sourceNames } from '#shared/prices/names.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { fishText, pricesText } from '../messages.ts'
import { type FishSearch, fishSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'

/** Limits the page to a place, an origin, a sale type and a size. Only choices with sales in the last 30 days are listed. */
export function PriceFilters({ prices }: { readonly prices: FishPricesAnswer }) {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const navigate = useNavigate()
  const { choice, parts, markets, fish } = prices
  // Another choice may still be loading, so it is read from the newest address.
  const change = (next: FishSearch) =>
    navigate({
      to: '/prices/$fish',
      params: { fish: fish.code },
      search: (newest) => ({ ...fishSearch(newest), ...next }),
      replace: true,
      resetScroll: false,
    })
  // A chosen market or size stays among the choices even if it had no sales lately.
  const known = (
    chosen: { readonly value: string; readonly name: string | null },
    options: readonly { readonly value: string; readonly label: string }[],
  ) =>
    options.some(({ value }) => value === chosen.value)
      ? options
      : [...options, { value: chosen.value, label: chosen.name ?? t.unknown }]
  const sizes = parts.sizes.flatMap(({ key, name }) => (key === '0' ? [] : [{ value: key, label: name }]))
  return (
    <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <Select
        label={t.place}
        labelHidden
        value={choice.place}
        options={known({ value: choice.place, name: choice.market_name }, [
          { value: 'all', label: t.kingdom },
          { value: 'gulf', label: t.gulf },
          { value: 'red_sea', label: t.red_sea },
          ...markets.map(({ market }) => ({ value: String(market.id), label: market.name })),
        ])}
        onChange={(place) => change({ place: place === 'all' ? undefined : place })}
      />
      <Select
        label={t.source}
        labelHidden
        value={choice.source}
        options={sourceChoices.map((each) => ({ value: each, label: sourceNames[each][locale] }))}
        onChange={(source) =>
          change({ source: sourceChoices.find((each) => each === source), size: undefined })
        }
      />
      <Select
        label={t.channel}
        labelHidden
        value={choice.channel ?? ''}
        options={[
          { value: '', label: t.anyChannel },
          ...channels.map((each) => ({ value: each, label: channelNames[each][locale] })),
        ]}
        onChange={(channel) => change({ channel: channels.find((each) => each === channel) })}
      />
      <Select
        label={t.size}
        labelHidden
        value={String(choice.size ?? '')}
        options={known({ value: String(choice.size ?? ''), name: choice.size_name }, [
          { value: '', label: t.anySize },
          ...sizes,
        ])}
        onChange={(size) => change({ size: size === '' ? undefined : Number(size) })}
      />
    </div>
  )
}
