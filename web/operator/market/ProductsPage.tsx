import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, EyeOff, Gavel, PackageX, Star } from 'lucide-react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useNamed } from '../lists/useNamed.ts'
import { Amount } from '../table/Amount.tsx'
import { DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { type Listing, useListing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { goodsText } from './messages.ts'
import { ProductDetails } from './ProductDetails.tsx'

/** All goods, also those that nobody else sees. */
export function ProductsPage() {
  const t = useText(goodsText)
  const locale = useLocale()
  const listing = useListing(['status', 'origin', 'fish', 'seller', 'special', 'sale_type'])
  const asked = useQuery({
    queryKey: ['operator', 'products', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/products', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const states = ['', 'active', 'sold_out', 'hidden'] as const
  const words = { ...t, all: useText(tableText).all, hidden: t.hiddenAny }
  const tabs = states.map((id) => ({ id, label: words[id || 'all'] }))
  return (
    <StatusTabs label={t.state} group="products" tabs={tabs} listing={listing}>
      <DataTable<ListedProduct>
        label={t.products}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        empty={t.none}
        emptyBody={useText(emptyText).products}
        columns={[
          {
            id: 'name',
            title: t.product,
            sort: 'name',
            phone: 'head',
            cell: (row) => <GoodsName product={row} />,
          },
          {
            id: 'seller',
            title: t.seller,
            cell: ({ seller }) => (
              <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{seller.name}</Name>
            ),
          },
          {
            id: 'price',
            title: t.price,
            sort: 'price',
            number: true,
            cell: ({ price, sale_type }) => (
              <span className="lg:inline-flex lg:flex-col lg:ltr:items-end lg:rtl:items-start">
                <Amount riyals={price} />{' '}
                {sale_type === 'auction' && <span className="text-meta text-quiet">{t.wholeLot}</span>}
              </span>
            ),
          },
          {
            id: 'quantity',
            title: t.quantity,
            sort: 'quantity',
            number: true,
            cell: ({ quantity }) => <Isolate>{quantity.toLocaleString('en')}</Isolate>,
          },
          {
            id: 'added',
            title: t.added,
            sort: 'created_at',
            phone: 'none',
            cell: ({ created_at }) => <Moment at={created_at} />,
          },
          { id: 'state', title: t.state, phone: 'badge', cell: (row) => <GoodsBadges product={row} /> },
        ]}
        details={(row) => <ProductDetails key={row.id} product={row} />}
        tools={<SearchBox listing={listing} label={t.search} />}
        filters={
          <>
            <Filters listing={listing} />
            <ExportButton path="operator/products" listing={listing} />
          </>
        }
        chips={<Chips listing={listing} rows={asked.data?.data ?? []} />}
      />
    </StatusTabs>
  )
}

/** What narrows them without a list to choose from: whose they are, and how they are sold. */
function Chips({ listing, rows }: { readonly listing: Listing; readonly rows: readonly ListedProduct[] }) {
  const t = useText(goodsText)
  const { seller, sale_type } = listing.search
  const name = rows.find((row) => String(row.seller.id) === seller)?.seller.name ?? `#${seller}`
  return (
    <>
      {seller && <FilterChip name={name} onRemove={() => listing.change({ seller: undefined })} />}
      {sale_type && (
        <FilterChip
          name={sale_type === 'auction' ? t.lot : t.normalSale}
          onRemove={() => listing.change({ sale_type: undefined })}
        />
      )}
    </>
  )
}

/** Picture, name and species of goods. */
export function GoodsName({ product: { image, name, fish, market } }: { readonly product: ListedProduct }) {
  return (
    <span className="flex min-w-48 items-center gap-3 max-lg:min-w-0">
      <Picture
        image={image}
        alt=""
        sizes="64px"
        width={64}
        height={48}
        className="ice h-12 w-16 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0">
        <Name className="line-clamp-1 font-bold wrap-anywhere">{name}</Name>
        <span className="line-clamp-1 text-meta font-normal text-quiet wrap-anywhere">
          {name === fish.name ? market.name : `${fish.name} · ${market.name}`}
        </span>
      </span>
    </span>
  )
}

/** Whether visitors see goods, and as what. */
export function GoodsBadges({ product }: { readonly product: ListedProduct }) {
  const t = useText(goodsText)
  const { status, hidden_by_staff, special_position, sale_type } = product
  const { tone, icon } = hidden_by_staff ? looks.staff : looks[status]
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tone} icon={icon}>
        {hidden_by_staff ? t.hiddenByStaff : t[status]}
      </Badge>
      {special_position !== null && (
        <Badge tone="tint" icon={Star}>
          {t.special} <Isolate>{String(special_position)}</Isolate>
        </Badge>
      )}
      {sale_type === 'auction' && (
        <Badge tone="plain" icon={Gavel}>
          {t.lot}
        </Badge>
      )}
    </span>
  )
}

const looks = {
  active: { tone: 'palm', icon: CircleCheck },
  sold_out: { tone: 'plain', icon: PackageX },
  hidden: { tone: 'amber', icon: EyeOff },
  staff: { tone: 'coral', icon: EyeOff },
} as const

function Filters({ listing: { search, change } }: { readonly listing: Listing }) {
  const t = useText(goodsText)
  const { all } = useText(tableText)
  const fish = useNamed('fish')
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Select
      label={label}
      value={search[name] ?? ''}
      options={[{ value: '', label: all }, ...options.map(([value, words]) => ({ value, label: words }))]}
      onChange={(chosen) => change({ [name]: chosen || undefined })}
    />
  )
  return (
    <>
      {choice('origin', t.origin, [
        ['local', t.local],
        ['imported', t.imported],
      ])}
      {choice(
        'fish',
        t.fish,
        fish.map(({ value, label }) => [value, label]),
      )}
      {choice('special', t.special, [['true', t.onlySpecial]])}
    </>
  )
}
