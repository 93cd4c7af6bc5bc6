import { Link } from '@tanstack/react-router'
import { CircleAlert, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import { isDrawing } from '#shared/base/paths.ts'
import { fromKilograms, gramsOf, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { lineTotal } from '#shared/cart/rules.ts'
import { type Preparation, preparationNames } from '#shared/products/preparation.ts'
import { moneyText } from '../app/texts/isolate.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { productLink } from '../products/card.ts'
import { boundsOf, within } from '../products/details/calculation.ts'
import { preparationText } from '../products/preparation/messages.ts'
import { QuantityStepper } from '../products/QuantityStepper.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/form/Select.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { CutName } from '../ui/values/Isolate.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { Money } from '../ui/values/Money.tsx'
import { askToEmpty, type Removed, removeLine, setPreparation, setQuantity, showRemoved } from './changes.ts'
import { cartText } from './messages.ts'
import type { CartLine } from './useCheckedCart.ts'

type CartLinesProps = {
  readonly userId: number
  readonly lines: readonly CartLine[]
  /** Shows a line in one row; used on the page, not in the panel. */
  readonly wide?: boolean
  /** Closes the panel when the user follows a link. */
  readonly onLeave?: () => void
  /** Shows a removed line; the default is a toast. */
  readonly onRemoved?: (removed: Removed | null) => void
}

/** The lines of the cart with quantity and price. */
export function CartLines({ userId, lines, wide = false, onLeave, onRemoved }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const locale = useLocale()
  return (
    <ul ref={list} tabIndex={-1} className="outline-none">
      {lines.map((line) => (
        <li
          key={line.item.id}
          className={classes('border-b border-hairline py-4', wide ? 'last:border-b-0' : 'px-4 md:px-6')}
        >
          <Line
            line={line}
            wide={wide}
            onLeave={onLeave}
            onQuantity={(kilograms) => setQuantity(userId, line.item, kilograms)}
            onPreparation={(code) => setPreparation(userId, line, code)}
            onRemove={() => {
              const removed = removeLine(userId, line.item)
              // The focused button is removed together with its line, so the list gets the focus.
              list.current?.focus()
              if (onRemoved) onRemoved(removed)
              else showRemoved(removed, locale)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

type LineProps = {
  readonly line: CartLine
  readonly wide: boolean
  readonly onLeave: (() => void) | undefined
  readonly onQuantity: (kilograms: number) => void
  readonly onPreparation: (code: Preparation) => void
  readonly onRemove: () => void
}

function Line({ line, wide, onLeave, onQuantity, onPreparation, onRemove }: LineProps) {
  const t = useText(cartText)
  const { item, live, gone } = line
  const plate = isDrawing(item.image)
  return (
    <div
      className={classes(
        'grid gap-y-3',
        wide
          ? 'grid-cols-[68px_minmax(0,1fr)_auto] gap-x-3 md:grid-cols-[84px_minmax(0,1fr)_auto_7rem_auto] md:items-center md:gap-x-4'
          : 'grid-cols-[92px_minmax(0,1fr)_auto] gap-x-4',
        gone && 'text-quiet',
      )}
    >
      <div className={classes('ice overflow-hidden rounded-control', wide ? 'h-14 md:h-15' : 'h-19')}>
        <Picture
          image={item.image}
          alt=""
          width={92}
          height={76}
          sizes="92px"
          className={classes(
            'size-full',
            plate ? 'object-contain p-1.5' : 'object-cover',
            gone && 'opacity-50',
          )}
        />
      </div>
      <div className="min-w-0">
        <ProductName line={line} onLeave={onLeave} />
        <p className="text-meta text-quiet">
          <Money riyals={item.price} perKilogram />
          {wide && live && (
            <span className="max-md:hidden">
              {' · '}
              {t.available} <Kilograms kilograms={item.quantity} />
            </span>
          )}
        </p>
        <ChosenPreparation line={line} onPreparation={onPreparation} />
        <Differences line={line} />
      </div>
      <IconButton
        icon={Trash2}
        label={t.removeNamed(item.name)}
        onClick={onRemove}
        iconClassName="text-quiet"
        className={classes('-m-2', wide && 'md:order-last md:m-0')}
      />
      {gone ? null : (
        <>
          <p className={classes('self-center text-meta text-quiet', wide && 'md:hidden')}>
            {t.available} <Kilograms kilograms={item.quantity} className="inline-block" />
          </p>
          <div
            className={classes(
              'col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2',
              wide && 'md:contents',
            )}
          >
            <Quantity line={line} onQuantity={onQuantity} />
            <Money halalas={lineTotal(item)} className={wide ? 'md:text-end' : ''} />
          </div>
        </>
      )}
    </div>
  )
}

function ProductName({ line: { item, live }, onLeave }: Pick<LineProps, 'line' | 'onLeave'>) {
  if (!live) return <CutName className="text-h3">{item.name}</CutName>
  return (
    <Link
      {...productLink(item.id, live.origin)}
      onClick={onLeave}
      className="block text-h3 hover:text-primary hover:underline"
    >
      <CutName>{item.name}</CutName>
    </Link>
  )
}

function Quantity({ line: { item }, onQuantity }: Pick<LineProps, 'line' | 'onQuantity'>) {
  const t = useText(cartText)
  const bounds = boundsOf(item.quantity)
  if (!bounds) return null
  return (
    <QuantityStepper
      weight={within(gramsOf(item.cart_quantity), bounds)}
      bounds={bounds}
      onChange={(weight) => onQuantity(toKilograms(weight))}
      labels={{
        less: t.lessOf(item.name),
        more: t.moreOf(item.name),
        quantity: t.quantityOf(item.name),
      }}
    />
  )
}

/** The preparation of a line, which can be changed while the seller offers several. */
function ChosenPreparation({
  line: { item, live, gone },
  onPreparation,
}: Pick<LineProps, 'line' | 'onPreparation'>) {
  const words = useText(preparationText)
  const locale = useLocale()
  const code = item.preparation ?? 'whole'
  if (!live || gone || live.preparations.length < 2) {
    return code === 'whole' ? null : <p className="text-meta text-quiet">{preparationNames[code][locale]}</p>
  }
  const priced = (price: number) =>
    price === 0 ? words.free : words.extra(moneyText(halalasOf(price), locale))
  return (
    <>
      <Select
        label={words.title}
        labelHidden
        value={code}
        options={live.preparations.map(({ code: value, name, price }) => ({
          value,
          label: value === 'whole' ? name : `${name} ${priced(price)}`,
        }))}
        onChange={(value) => onPreparation(value as Preparation)}
        className="my-1"
      />
      {code !== 'whole' && <p className="text-meta text-quiet">{words.beforeCleaning}</p>}
    </>
  )
}

/** The changes of a line since the user added it. */
function Differences({ line: { gone, priceWas, quantityWas, preparationWas } }: Pick<LineProps, 'line'>) {
  const t = useText(cartText)
  const locale = useLocale()
  const price = priceWas === undefined ? undefined : halalasOf(priceWas)
  const quantity = quantityWas === undefined ? undefined : fromKilograms(quantityWas)
  return (
    <>
      {gone && <Difference>{t.gone}</Difference>}
      {price !== undefined && <Difference>{t.priceWas(moneyText(price, locale))}</Difference>}
      {preparationWas !== undefined && (
        <Difference>{t.preparationWas(preparationNames[preparationWas][locale])}</Difference>
      )}
      {quantity !== undefined && <Difference>{t.quantityWas(printKilograms(quantity))}</Difference>}
    </>
  )
}

function Difference({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-meta text-amber">
      <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** The empty cart, with a link to the market. */
export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText(cartText)
  return (
    <Empty
      title={t.noProducts}
      body={t.noProductsBody}
      actions={
        <ButtonLink to="/local-market" onClick={onLeave}>
          {t.toMarket}
        </ButtonLink>
      }
    />
  )
}

/** Empties the cart after a confirmation. */
export function EmptyCartButton({ userId }: { readonly userId: number }) {
  const t = useText(cartText)
  const locale = useLocale()
  return (
    <Button
      kind="text"
      wide
      className="text-coral! hover:bg-coral-tint!"
      onClick={() => askToEmpty(userId, locale)}
    >
      {t.empty}
    </Button>
  )
}
