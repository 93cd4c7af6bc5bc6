import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListedAuction } from '#shared/operator/orders.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { FilterChip } from '../base/ui/Chip.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Amount } from './Amount.tsx'
import { AuctionWatch } from './AuctionWatch.tsx'
import { type Column, DataTable, Moment } from './DataTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useListing } from './listing.ts'
import { marketText } from './ordersMessages.ts'
import { Period } from './Period.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StatusTabs } from './StatusTabs.tsx'

const states = ['', 'open', 'scheduled', 'ended', 'void'] as const

/** Every auction; one that runs is watched live in place, and voided with a note (contract, section 8). */
export function AuctionsPage() {
  const t = useText(marketText)
  const locale = useLocale()
  const listing = useListing(['state', 'seller', 'from', 'to'])
  const asked = useQuery({
    queryKey: ['operator', 'auctions', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/auctions', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = states.map((id) => ({ id, label: t[id || 'all'] }))
  const { seller } = listing.search
  const name = asked.data?.data.find((row) => String(row.seller.id) === seller)?.seller.name
  return (
    <StatusTabs label={t.status} group="auctions" name="state" {...{ tabs, listing }}>
      <DataTable
        label={t.auctions}
        columns={useColumns()}
        {...{ asked, listing }}
        keyOf={({ id }) => id}
        details={(row) => <AuctionWatch row={row} />}
        tools={
          <>
            <SearchBox listing={listing} label={t.searchAuctions} />
            <Period listing={listing} />
            <ExportButton path="operator/auctions" listing={listing} />
            {seller && (
              <div className="basis-full">
                <FilterChip
                  name={name ?? `#${seller}`}
                  onRemove={() => listing.change({ seller: undefined })}
                />
              </div>
            )}
          </>
        }
        empty={t.noAuctions}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<ListedAuction>[] {
  const t = useText(marketText)
  return [
    {
      ...{ id: 'lot', title: t.lot, phone: 'head' },
      cell: ({ id, name, quantity }) => (
        <span>
          <Name className="font-bold">{name}</Name>{' '}
          <span className="text-quiet">{t.weight(String(quantity))}</span>{' '}
          <Isolate className="text-meta text-quiet">{`#${id}`}</Isolate>
        </span>
      ),
    },
    { id: 'seller', title: t.seller, phone: 'line', cell: ({ seller }) => <Name>{seller.name}</Name> },
    {
      ...{ id: 'price', title: t.price, number: true, phone: 'line' },
      cell: ({ current_price, starting_price }) =>
        current_price === null ? (
          <Amount riyals={starting_price} className="text-quiet" />
        ) : (
          <Amount riyals={current_price} className="font-bold" />
        ),
    },
    {
      ...{ id: 'bids', title: t.bids, number: true, phone: 'line' },
      cell: ({ bids_count }) => <Isolate>{String(bids_count)}</Isolate>,
    },
    {
      ...{ id: 'starts_at', title: t.starts, sort: 'starts_at', phone: 'none' },
      cell: ({ starts_at }) => <Moment at={starts_at} />,
    },
    {
      ...{ id: 'ends_at', title: t.ends, sort: 'ends_at', phone: 'mark' },
      cell: ({ ends_at }) => <Moment at={ends_at} />,
    },
    {
      ...{ id: 'status', title: t.status, phone: 'mark' },
      cell: ({ status }) => <Mark tone={tones[status]}>{t[status]}</Mark>,
    },
  ]
}

const tones = {
  ...({ open: 'palm', scheduled: 'tint', ended: 'amber', awarded: 'amber' } as const),
  ...({ ordered: 'plain', unsold: 'plain', void: 'coral' } as const),
}
