import { Maximize2 } from 'lucide-react'
import { TextLink } from '../../ui/Button.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { operatorLink } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Moment } from '../table/Moment.tsx'
import { ShortName } from '../table/ShortName.tsx'
import { AuctionWatch } from './AuctionWatch.tsx'
import { marketText } from './messages.ts'

/** Every auction. Staff can watch an auction live in the list, and void it with a note. */
export const AuctionsPage = defineTable('GET operator/auctions', {
  title: marketText.auctions,
  tabs: {
    name: 'state',
    label: marketText.status,
    options: optionsOf(marketText, ['open', 'scheduled', 'ended', 'void']),
  },
  search: marketText.searchAuctions,
  filters: ['period'],
  chips: [
    {
      name: 'seller',
      label: (id, rows) => rows.find((row) => String(row.seller.id) === id)?.seller.name ?? `#${id}`,
    },
  ],
  empty: marketText.noAuctions,
  emptyBody: marketText.noAuctionsBody,
  details: ({ id }, { locale }) => (
    <div className="flex flex-col gap-4">
      <AuctionWatch id={id} />
      <TextLink
        {...operatorLink({ to: 'auctions/$id', id })}
        className="inline-flex min-h-11 items-center gap-2 self-start"
      >
        <Maximize2 aria-hidden size={18} className="shrink-0" />
        {marketText.watchAlone[locale]}
      </TextLink>
    </div>
  ),
  columns: [
    {
      id: 'lot',
      title: marketText.lot,
      phone: 'head',
      cell: ({ id, name, quantity }, { locale }) => (
        <span className="block min-w-40 wrap-anywhere">
          <Name className="font-bold">{name}</Name>{' '}
          <span className="whitespace-nowrap text-quiet">
            {marketText.weight[locale](quantity.toLocaleString('en'))}
          </span>{' '}
          <Isolate className="text-meta text-quiet">{`#${id}`}</Isolate>
        </span>
      ),
    },
    {
      id: 'seller',
      title: marketText.seller,
      cell: ({ seller }) => <ShortName>{seller.name}</ShortName>,
    },
    {
      id: 'price',
      title: marketText.price,
      number: true,
      cell: ({ current_price, starting_price }) =>
        current_price === null ? (
          <Amount riyals={starting_price} className="text-quiet" />
        ) : (
          <Amount riyals={current_price} className="font-bold" />
        ),
    },
    {
      id: 'bids',
      title: marketText.bids,
      number: true,
      cell: ({ bids_count }) => <Isolate>{String(bids_count)}</Isolate>,
    },
    {
      id: 'starts_at',
      title: marketText.starts,
      sort: 'starts_at',
      phone: 'none',
      cell: ({ starts_at }) => <Moment at={starts_at} />,
    },
    {
      id: 'ends_at',
      title: marketText.ends,
      sort: 'ends_at',
      phone: 'badge',
      cell: ({ ends_at }) => <Moment at={ends_at} />,
    },
    {
      id: 'status',
      title: marketText.status,
      phone: 'badge',
      cell: ({ status, hidden }, { locale }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={tones[status]}>{marketText[status][locale]}</Badge>
          {hidden && <Badge tone="amber">{marketText.hiddenShort[locale]}</Badge>}
        </span>
      ),
    },
  ],
})

const tones = {
  open: 'palm',
  scheduled: 'tint',
  ended: 'amber',
  awarded: 'amber',
  ordered: 'plain',
  unsold: 'plain',
  void: 'coral',
} as const
