import type { ComponentType } from 'react'
import { type OptionList, optionListNames } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { useListing } from '../table/listing.ts'
import { CityList } from './CityList.tsx'
import { FishList } from './FishList.tsx'
import { MarketList } from './MarketList.tsx'
import { listsText } from './messages.ts'
import { optionTable } from './OptionList.tsx'

const optionTables = Object.fromEntries(optionListNames.map((list) => [list, optionTable(list)])) as Readonly<
  Record<OptionList, ComponentType>
>
const tables = { fish: FishList, markets: MarketList, cities: CityList, ...optionTables }
const lists = ['fish', 'markets', 'cities', ...optionListNames] as const
type ListName = (typeof lists)[number]

/** The lists that forms and filters use, one at a time (contract, section 8). */
export function ListsPage() {
  const t = useText(listsText)
  const listing = useListing()
  const chosen = lists.find((name) => name === listing.search.list) ?? 'fish'
  const choose = (list: ListName) => {
    const others = Object.fromEntries(Object.keys(listing.search).map((name) => [name, undefined]))
    listing.change({ ...others, list: list === 'fish' ? undefined : list })
  }
  const Table = tables[chosen]
  return (
    <>
      <nav aria-label={t.lists} className="quiet-scroll mb-4 flex gap-2 overflow-x-auto py-1">
        {lists.map((name) => (
          <ChoiceChip key={name} chosen={name === chosen} onChange={() => choose(name)}>
            {t[name]}
          </ChoiceChip>
        ))}
      </nav>
      <Table key={chosen} />
      {chosen === 'payments' && <p className="mt-3 text-meta text-quiet">{t.builtIn}</p>}
    </>
  )
}
