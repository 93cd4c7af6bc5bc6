import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Maximize2 } from 'lucide-react'
import type { ListedAuction } from '#shared/operator/orders.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { BackHead } from '../frame/BackHead.tsx'
import { marketText } from '../orders/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { useListing } from '../table/listing.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { AuctionWatch } from './AuctionWatch.tsx'

const states = ['', 'open', 'scheduled', 'ended', 'void'] as const

/** All auctions, or one that is watched: `/operator/auctions`, `/operator/auctions/12` (contract, section 8). */
export function AuctionsPage() {
  const { _splat = '' } = useParams({ strict: false })
  const [, below = ''] = _splat.split('/')
  return below === '' ? <AuctionTable /> : <OneAuction key={below} named={below} />
}

function OneAuction({ named }: { readonly named: string }) {
  const t = useText(marketText)
  const id = Number(named)
  return (
    <div className="flex flex-col gap-4">
      <BackHead to="auctions" back={t.toAuctions} title={t.watch} />
      {Number.isSafeInteger(id) && id > 0 ? (
        <Card>
          <AuctionWatch id={id} />
        </Card>
      ) : (
        <Empty picture={<Scene kind="ice" />} title={t.noAuctions} headingLevel={2} />
      )}
    </div>
  )
}

/** Every auction; one is watched live in place, and voided with a note. */
function AuctionTable() {
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
    <StatusTabs label={t.status} group="auctions" name="state" tabs={tabs} listing={listing}>
      <DataTable
        label={t.auctions}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={({ id }) => (
          <div className="flex flex-col gap-4">
            <AuctionWatch id={id} />
            <TextLink
              to="/operator/$"
              params={{ _splat: `auctions/${id}` }}
              className="inline-flex min-h-11 items-center gap-2 self-start"
            >
              <Maximize2 aria-hidden size={18} className="shrink-0" />
              {t.watchAlone}
            </TextLink>
          </div>
        )}
        tools={<SearchBox listing={listing} label={t.searchAuctions} />}
        filters={
          <>
            <Period listing={listing} />
            <ExportButton path="operator/auctions" listing={listing} />
          </>
        }
        chips={
          seller && (
            <FilterChip name={name ?? `#${seller}`} onRemove={() => listing.change({ seller: undefined })} />
          )
        }
        empty={t.noAuctions}
        emptyBody={useText(emptyText).auctions}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<ListedAuction>[] {
  const t = useText(marketText)
  return [
    {
      id: 'lot',
      title: t.lot,
      phone: 'head',
      cell: ({ id, name, quantity }) => (
        <span className="block min-w-40 wrap-anywhere">
          <Name className="font-bold">{name}</Name>{' '}
          <span className="whitespace-nowrap text-quiet">{t.weight(quantity.toLocaleString('en'))}</span>{' '}
          <Isolate className="text-meta text-quiet">{`#${id}`}</Isolate>
        </span>
      ),
    },
    {
      id: 'seller',
      title: t.seller,
      phone: 'line',
      cell: ({ seller }) => (
        <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{seller.name}</Name>
      ),
    },
    {
      id: 'price',
      title: t.price,
      number: true,
      phone: 'line',
      cell: ({ current_price, starting_price }) =>
        current_price === null ? (
          <Amount riyals={starting_price} className="text-quiet" />
        ) : (
          <Amount riyals={current_price} className="font-bold" />
        ),
    },
    {
      id: 'bids',
      title: t.bids,
      number: true,
      phone: 'line',
      cell: ({ bids_count }) => <Isolate>{String(bids_count)}</Isolate>,
    },
    {
      id: 'starts_at',
      title: t.starts,
      sort: 'starts_at',
      phone: 'none',
      cell: ({ starts_at }) => <Moment at={starts_at} />,
    },
    {
      id: 'ends_at',
      title: t.ends,
      sort: 'ends_at',
      phone: 'badge',
      cell: ({ ends_at }) => <Moment at={ends_at} />,
    },
    {
      id: 'status',
      title: t.status,
      phone: 'badge',
      cell: ({ status, hidden }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={tones[status]}>{t[status]}</Badge>
          {hidden && <Badge tone="amber">{t.hiddenShort}</Badge>}
        </span>
      ),
    },
  ]
}

const tones = {
  ...({ open: 'palm', scheduled: 'tint', ended: 'amber', awarded: 'amber' } as const),
  ...({ ordered: 'plain', unsold: 'plain', void: 'coral' } as const),
}
