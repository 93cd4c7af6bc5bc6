import { CircleCheck, EyeOff, Gavel, PackageX, Star } from 'lucide-react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { useText } from '../../app/texts/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Moment } from '../table/Moment.tsx'
import { ShortName } from '../table/ShortName.tsx'
import { goodsText } from './messages.ts'
import { ProductDetails } from './ProductDetails.tsx'

/** All products, including hidden products. */
export const ProductsPage = defineTable('GET operator/products', {
  title: goodsText.products,
  tabs: {
    name: 'status',
    label: goodsText.state,
    options: { active: goodsText.active, sold_out: goodsText.sold_out, hidden: goodsText.hiddenAny },
  },
  search: goodsText.search,
  filters: [
    { name: 'origin', label: goodsText.origin, options: optionsOf(goodsText, ['local', 'imported']) },
    { name: 'fish', label: goodsText.fish, options: 'fish' },
    { name: 'special', label: goodsText.special, options: { true: goodsText.onlySpecial } },
  ],
  chips: [
    {
      name: 'seller',
      label: (id, rows) => rows.find((row) => String(row.seller.id) === id)?.seller.name ?? `#${id}`,
    },
    {
      name: 'sale_type',
      label: (type, _, locale) => goodsText[type === 'auction' ? 'lot' : 'normalSale'][locale],
    },
  ],
  empty: goodsText.none,
  emptyBody: goodsText.noneBody,
  details: (row) => <ProductDetails key={row.id} product={row} />,
  columns: [
    {
      id: 'name',
      title: goodsText.product,
      sort: 'name',
      phone: 'head',
      cell: (row) => <GoodsName product={row} />,
    },
    {
      id: 'seller',
      title: goodsText.seller,
      cell: ({ seller }) => <ShortName>{seller.name}</ShortName>,
    },
    {
      id: 'price',
      title: goodsText.price,
      sort: 'price',
      number: true,
      cell: ({ price, sale_type }, { locale }) => (
        <span className="lg:inline-flex lg:flex-col lg:ltr:items-end lg:rtl:items-start">
          <Amount riyals={price} />{' '}
          {sale_type === 'auction' && (
            <span className="text-meta text-quiet">{goodsText.wholeLot[locale]}</span>
          )}
        </span>
      ),
    },
    {
      id: 'quantity',
      title: goodsText.quantity,
      sort: 'quantity',
      number: true,
      cell: ({ quantity }) => <Isolate>{quantity.toLocaleString('en')}</Isolate>,
    },
    {
      id: 'added',
      title: goodsText.added,
      sort: 'created_at',
      phone: 'none',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    { id: 'state', title: goodsText.state, phone: 'badge', cell: (row) => <GoodsBadges product={row} /> },
  ],
})

/** Picture, name, species and market of a product; the species is left out if the name is the same. */
export function GoodsName({ product: { image, name, fish, market } }: { readonly product: ListedProduct }) {
  return (
    <span className="flex min-w-48 items-center gap-3 max-lg:min-w-0">
      <Picture
        image={image}
        alt=""
        sizes="64px"
        small
        width={64}
        height={48}
        className="ice h-12 w-16 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0">
        <Name className="line-clamp-1 w-fit font-bold wrap-anywhere">{name}</Name>
        <span className="line-clamp-1 text-meta font-normal text-quiet wrap-anywhere">
          {name === fish.name ? market.name : `${fish.name} · ${market.name}`}
        </span>
      </span>
    </span>
  )
}

/** The public state of a product: shown, sold out or hidden. Also marks special products and lots. */
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
