import { Star } from 'lucide-react'
import type { ComponentType } from 'react'
import { marketKinds, type OptionList, optionListNames } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { optionsOf } from '../table/defineTable.tsx'
import { CityForm } from './CityForm.tsx'
import { defineList } from './defineList.tsx'
import { FishForm } from './FishForm.tsx'
import { MarketForm } from './MarketForm.tsx'
import { listsText } from './messages.ts'
import { OptionForm } from './OptionForm.tsx'
import { optionUses } from './optionUses.ts'

/** The species, with their pictures and every name that the search knows. */
export const FishList = defineList('GET operator/fish', {
  title: listsText.fish,
  usedBy: 'products',
  add: listsText.addFish,
  sheet: (row, close) => <FishForm key={row?.id ?? 'new'} fish={row} onDone={close} />,
  filters: [{ name: 'category', label: listsText.category, options: 'categories' }],
  sign: ({ image }) =>
    image && (
      <Picture
        image={image}
        alt=""
        sizes="44px"
        width={44}
        height={44}
        className="ice size-11 shrink-0 rounded-control object-contain"
      />
    ),
  columns: [
    { id: 'category', title: listsText.category, cell: ({ category }) => category.name },
    {
      id: 'aliases',
      title: listsText.aliases,
      phone: 'none',
      cell: ({ aliases }, { locale }) => (
        <Name className="line-clamp-2 max-w-56 text-meta text-quiet">
          {[...aliases.ar, ...aliases.en].join(locale === 'ar' ? '، ' : ', ')}
        </Name>
      ),
    },
  ],
})

/** The markets to sell at, one of them the primary one, and the ports where boats land. */
export const MarketList = defineList('GET operator/markets', {
  title: listsText.markets,
  usedBy: 'products',
  add: listsText.addMarket,
  sheet: (row, close) => <MarketForm key={row?.id ?? 'new'} market={row} onDone={close} />,
  filters: [{ name: 'kind', label: listsText.kind, options: optionsOf(listsText, marketKinds) }],
  badge: ({ primary }) => primary && <PrimaryBadge />,
  columns: [
    { id: 'city', title: listsText.city, cell: ({ city }) => city.name },
    { id: 'kind', title: listsText.kind, cell: ({ kind }, { locale }) => listsText[kind][locale] },
  ],
})

function PrimaryBadge() {
  const t = useText(listsText)
  return (
    <Badge tone="palm" icon={Star}>
      {t.primary}
    </Badge>
  )
}

/** The cities, each in its region. */
export const CityList = defineList('GET operator/cities', {
  title: listsText.cities,
  usedBy: 'markets',
  add: listsText.addCity,
  sheet: (row, close) => <CityForm key={row?.id ?? 'new'} city={row} onDone={close} />,
  filters: [{ name: 'region_id', label: listsText.region, options: 'regions' }],
  columns: [
    { id: 'region', title: listsText.region, cell: ({ region }) => region.name },
    {
      id: 'coastal',
      title: listsText.coastal,
      phone: 'none',
      cell: ({ coastal }, { locale }) => listsText[coastal ? 'yes' : 'no'][locale],
    },
  ],
})

/** The short lists: sizes, grades, categories, states, payment and delivery methods. */
export const optionTables = Object.fromEntries(
  optionListNames.map((list) => [list, optionTable(list)]),
) as Readonly<Record<OptionList, ComponentType>>

function optionTable(list: OptionList) {
  return defineList('GET operator/options', {
    title: listsText[list],
    query: { list },
    usedBy: optionUses[list],
    add: list === 'payments' ? null : listsText.addOption,
    sheet: (row, close) => <OptionForm key={row?.id ?? 'new'} list={list} option={row} onDone={close} />,
    columns:
      list === 'delivery_methods'
        ? [
            {
              id: 'fee',
              title: listsText.fee,
              number: true,
              cell: ({ fee }) => fee !== null && <Amount riyals={fee} />,
            },
          ]
        : [],
  })
}
