import { type OptionList, optionListNames } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { useListing } from '../table/listing.ts'
import { CityList } from './CityList.tsx'
import { FishList } from './FishList.tsx'
import { MarketList } from './MarketList.tsx'
import { listsText } from './messages.ts'
import { OptionEntries } from './OptionEntries.tsx'

const lists = ['fish', 'markets', 'cities', ...optionListNames] as const
type ListName = (typeof lists)[number]

/** What forms choose from and lists filter by, one list at a time (contract, section 8). */
export function ListsPage() {
  const t = useText(listsText)
  const listing = useListing()
  const chosen = lists.find((name) => name === listing.search.list) ?? 'fish'
  const choose = (list: ListName) => {
    const others = Object.fromEntries(Object.keys(listing.search).map((name) => [name, undefined]))
    listing.change({ ...others, list: list === 'fish' ? undefined : list })
  }
  return (
    <>
      <nav aria-label={t.lists} className="quiet-scroll mb-4 flex gap-2 overflow-x-auto py-1">
        {lists.map((name) => (
          <ChoiceChip key={name} chosen={name === chosen} onChange={() => choose(name)}>
            {t[name]}
          </ChoiceChip>
        ))}
      </nav>
      <Chosen key={chosen} list={chosen} />
    </>
  )
}

function Chosen({ list }: { readonly list: ListName }) {
  if (list === 'fish') return <FishList />
  if (list === 'markets') return <MarketList />
  if (list === 'cities') return <CityList />
  return <OptionEntries list={list satisfies OptionList} />
}
