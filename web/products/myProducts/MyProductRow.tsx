import { useNavigate } from '@tanstack/react-router'
import {
  CirclePause,
  Eye,
  EyeOff,
  Gavel,
  PackageX,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Scale,
  Tag,
} from 'lucide-react'
import { useState } from 'react'
import { halalasOf, kilosPerHundred } from '#shared/base/money.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge, OriginBadge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { HundredTag, Money } from '../../ui/values/Money.tsx'
import { ShareBar } from '../../ui/values/ShareBar.tsx'
import { productLink } from '../card.ts'
import { EditCell } from './EditCell.tsx'
import { myProductsText } from './messages.ts'
import { ProductPlate } from './ProductPlate.tsx'
import { RestockSheet } from './RestockSheet.tsx'
import { useRowChange } from './useMyProducts.ts'

/** The columns of the table, from a width of 768 px. */
export const rowColumns =
  'md:grid-cols-[minmax(0,1fr)_4.5rem_8rem_6.75rem_8.25rem] md:gap-x-3 xl:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_5rem_7rem_8.25rem]'

/** One of the user's products: a card on a phone, a row of 76 px on wide screens. */
export function MyProductRow({
  product,
  selected,
  onSelect,
  onRelist,
}: {
  readonly product: OwnProduct
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
  readonly onRelist: () => void
}) {
  const t = useText(myProductsText)
  const base = useText(baseText)
  const { busy, toggle } = useRowChange(product)
  const [restocking, setRestocking] = useState(false)
  const paused = product.status === 'hidden'
  const sold = fromKilograms(product.sold_quantity)
  const { fish, name } = product
  const kilos = fish.hundred_riyal ? kilosPerHundred(halalasOf(product.price)) : 0
  return (
    <li
      aria-busy={busy}
      className={classes(
        'grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-card bg-card p-3 shadow-card',
        'md:min-h-19 md:items-center md:rounded-none md:px-4 md:py-2 md:shadow-none',
        rowColumns,
      )}
    >
      <div className="contents md:flex md:min-w-0 md:items-center md:gap-3">
        <SelectBox label={t.select(name)} selected={selected} onSelect={onSelect} className="max-md:hidden" />
        <ProductPlate product={product} />
        <div className="min-w-0 max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-2">
          <h2 className="min-w-0 grow text-h3 break-words md:text-dense md:font-bold">
            <Name>{name}</Name>
          </h2>
          <OriginBadge origin={product.origin} farmed={product.farmed} />
          <p className="flex w-full flex-wrap gap-x-3 md:hidden">
            <Money riyals={product.price} perKilogram />
            {kilos > 0 && (
              <span className="text-meta leading-7 whitespace-nowrap text-quiet">
                {base.hundredTag(String(kilos))}
              </span>
            )}
          </p>
        </div>
      </div>
      <EditCell product={product} field="price" className="max-md:hidden">
        <div className="flex flex-col items-start gap-1">
          <Money riyals={product.price} className="[&>span]:visually-hidden" />
          {fish.hundred_riyal && (
            <span className="max-xl:hidden">
              <HundredTag pricePerKilogram={product.price} />
            </span>
          )}
        </div>
      </EditCell>
      <EditCell product={product} field="quantity" className="max-md:col-start-2">
        <LeftBar product={product} />
      </EditCell>
      <div className="max-xl:hidden">
        <span className="visually-hidden">{sold !== undefined && t.soldKilos(printKilograms(sold))}</span>
        <Isolate>
          <span aria-hidden="true">{sold === undefined ? '' : printKilograms(sold)}</span>
        </Isolate>
      </div>
      <div className="flex min-w-0 items-center gap-x-3 max-[22rem]:flex-wrap max-md:col-span-2 max-md:mt-2 max-md:border-t max-md:border-hairline max-md:pt-2 md:contents">
        <SelectBox label={t.select(name)} selected={selected} onSelect={onSelect} className="md:hidden" />
        <div className="min-w-0 grow">
          <StateBadge product={product} />
          {product.open_orders > 0 ? (
            <p className="text-meta text-coral">{t.waitingOrders(product.open_orders)}</p>
          ) : (
            <Ago at={product.created_at} className="ms-2 text-meta whitespace-nowrap text-quiet md:hidden" />
          )}
        </div>
        <div className="flex shrink-0 items-center justify-end gap-2 md:gap-0">
          <ButtonLink
            to="/profile/my-products/$productId"
            params={{ productId: String(product.id) }}
            kind="outlined"
            aria-label={t.editNamed(name)}
            title={t.edit}
            className="size-11 px-0! md:hidden"
          >
            <Pencil aria-hidden size={20} />
          </ButtonLink>
          <IconButton
            icon={RotateCcw}
            label={t.copyNamed(name)}
            onClick={onRelist}
            className="rounded-control border border-line text-primary md:hidden"
          />
          <ButtonLink
            to="/profile/my-products/$productId"
            params={{ productId: String(product.id) }}
            kind="text"
            aria-label={t.editNamed(name)}
            title={t.edit}
            className="size-11 px-0! max-md:hidden"
          >
            <Pencil aria-hidden size={20} />
          </ButtonLink>
          {!product.hidden_by_staff && (
            <IconButton
              icon={paused ? Play : Pause}
              label={paused ? t.resumeNamed(name) : t.pauseNamed(name)}
              onClick={() => void toggle()}
              className="text-primary max-md:hidden"
              iconClassName={paused ? 'onwards' : undefined}
            />
          )}
          <RowMenu
            product={product}
            onToggle={() => void toggle()}
            onRestock={() => setRestocking(true)}
            onRelist={onRelist}
          />
        </div>
      </div>
      <RestockSheet
        key={product.quantity}
        product={product}
        open={restocking}
        onClose={() => setRestocking(false)}
      />
    </li>
  )
}

/** The box that selects a product, or all products of the page. */
export function SelectBox({
  label,
  selected,
  onSelect,
  className,
}: {
  readonly label: string
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
  readonly className?: string
}) {
  return (
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={selected}
      onChange={onSelect}
      className={classes('relative min-w-11 shrink-0 justify-center gap-0!', className)}
    />
  )
}

function StateBadge({ product: { status, hidden_by_staff, in_auction } }: { readonly product: OwnProduct }) {
  const t = useText(myProductsText)
  if (hidden_by_staff)
    return (
      <Badge tone="coral" icon={EyeOff}>
        {t.staffBadge}
      </Badge>
    )
  if (status === 'hidden')
    return (
      <Badge tone="amber" icon={CirclePause}>
        {t.hiddenBadge}
      </Badge>
    )
  if (status === 'sold_out' && in_auction)
    return (
      <Badge tone="tint" icon={Gavel}>
        {t.in_auction}
      </Badge>
    )
  return status === 'sold_out' ? (
    <Badge tone="plain" icon={PackageX}>
      {t.sold_out}
    </Badge>
  ) : (
    <Badge tone="palm" icon={Tag}>
      {t.active}
    </Badge>
  )
}

/** The menu with the further actions of a row. */
function RowMenu({
  product,
  onToggle,
  onRestock,
  onRelist,
}: {
  readonly product: OwnProduct
  readonly onToggle: () => void
  readonly onRestock: () => void
  readonly onRelist: () => void
}) {
  const { profile } = useSession()
  const t = useText(myProductsText)
  const navigate = useNavigate()
  const paused = product.status === 'hidden'
  const { hidden_by_staff, id, name, origin } = product
  const pause = { icon: paused ? Play : Pause, label: paused ? t.resume : t.pause, onPress: onToggle }
  const see = { icon: Eye, label: t.see, onPress: () => void navigate(productLink(id, origin)) }
  return (
    <MoreMenu
      label={t.more(name)}
      note={hidden_by_staff ? t.staffHid : undefined}
      className="md:border-transparent md:bg-transparent"
      items={[
        ...(hidden_by_staff ? [] : [pause]),
        { icon: Scale, label: t.restock, onPress: onRestock },
        { icon: RotateCcw, label: t.copy, onPress: onRelist },
        ...(profile?.can_view.includes('addAuction')
          ? [
              {
                icon: Gavel,
                label: t.toAuction,
                onPress: () => void navigate({ to: '/profile/add-auction', search: { copyOf: id } }),
              },
            ]
          : []),
        ...(paused ? [] : [see]),
      ]}
    />
  )
}

/** The remaining share of the listed quantity, as text and as a bar. */
function LeftBar({ product }: { readonly product: OwnProduct }) {
  const t = useText(myProductsText)
  const left = fromKilograms(product.quantity)
  const listed = fromKilograms(product.listed_quantity)
  if (left === undefined || listed === undefined) return null
  const share = listed > 0 ? Math.min(1, left / listed) : 0
  const written = (weight: typeof left) => `\u2066${printKilograms(weight)}\u2069`
  const { in_auction: lots } = product
  const moved = left === 0 && lots ? fromKilograms(lots.quantity) : undefined
  if (lots && moved !== undefined)
    return (
      <TextLink
        to="/profile/my-auctions/$auctionId"
        params={{ auctionId: String(lots.id) }}
        // The link is stacked above the button that opens the field, so that it can be clicked.
        className="touch relative z-1 text-meta"
      >
        {t.allInAuction(written(moved))}
      </TextLink>
    )
  return (
    <div className="min-w-0">
      <p className={classes('text-meta', left === 0 && 'text-quiet')}>
        {left === 0
          ? listed === 0
            ? t.none
            : t.allSold(written(listed))
          : t.leftOf(written(left), written(listed))}
      </p>
      <ShareBar share={share} className="mt-1" />
    </div>
  )
}
