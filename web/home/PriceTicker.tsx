import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { riyadhTime } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { useText } from '../app/texts/text.ts'
import { marketOf } from '../products/card.ts'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { Ticker } from '../ui/values/Ticker.tsx'
import type { ShownPrice } from './loadHome.ts'
import { homeText } from './messages.ts'

type PriceTickerProps = {
  readonly prices: readonly ShownPrice[]
  /** The end of the period in which sales are counted, ISO 8601. */
  readonly asOf: string
  /** Called each time the ticker has shown all of its prices. */
  readonly onRound: () => void
}

/** A ticker of average prices. Each price links to its market, filtered by the species (specification, section 1). */
export function PriceTicker({ prices, asOf, onRound }: PriceTickerProps) {
  const t = useText(homeText)
  const start = (
    <span className="flex w-full shrink-0 items-baseline justify-between gap-3 pt-2 text-dense leading-5 md:block md:w-auto md:border-e md:border-ink-line md:py-1 md:pe-4">
      <span className="block font-bold">{t.prices}</span>
      <span className="block text-meta text-ink-link">{t.until(riyadhTime(new Date(asOf)))}</span>
    </span>
  )
  const band = {
    label: t.prices,
    start,
    className: 'content gap-x-3 max-md:flex-wrap md:h-16',
    buttonClassName: 'relative z-1 text-ink-link',
  }
  return (
    <div className="bg-ink text-on-ink">
      {prices.length > 0 ? (
        <Ticker {...band} items={prices} keyOf={({ id, origin }) => `${id}-${origin}`} onRound={onRound}>
          {(price, tabIndex) => <Price price={price} tabIndex={tabIndex} />}
        </Ticker>
      ) : (
        <Ticker {...band} items={placeholders} keyOf={(place) => place}>
          {() => <span className="px-6 text-dense whitespace-nowrap text-ink-link">{t.pricesSoon}</span>}
        </Ticker>
      )}
    </div>
  )
}

/** If there are no prices, the ticker repeats one item (specification, section 9). */
const placeholders = Array.from({ length: limits.tickerRepeats }, (_, place) => place)

function Price({ price, tabIndex }: { readonly price: ShownPrice; readonly tabIndex: 0 | -1 }) {
  const t = useText(homeText)
  const { whole, decimals } = moneyParts(halalasOf(price.average_price))
  return (
    <Link
      to={marketOf[price.origin]}
      search={{ fishId: [price.id] }}
      tabIndex={tabIndex}
      preload={false}
      className="relative flex h-12 items-center gap-2 px-4 max-md:first:ps-0 md:h-16 text-dense whitespace-nowrap hover:bg-ink-field"
    >
      {price.image && (
        <img
          src={pictureOf(price.image, 160)}
          alt=""
          width={56}
          height={36}
          loading="lazy"
          className="h-9 w-14 object-contain"
        />
      )}
      <span>{price.name}</span>
      <Isolate className="font-bold">{`${whole}.${decimals}`}</Isolate>
      {price.origin === 'imported' && <span className="text-meta text-ink-link">{t.importedPrice}</span>}
      {price.basis === 'asked' && <span className="text-meta text-ink-link">{t.asked}</span>}
      {price.change !== null && price.change !== 0 && <Change change={price.change} />}
    </Link>
  )
}

function Change({ change }: { readonly change: number }) {
  const t = useText(homeText)
  const rose = change > 0
  const Icon = rose ? ArrowUp : ArrowDown
  const size = `${Math.abs(change)}%`
  return (
    <span className={classes('flex items-center gap-1 font-bold', rose ? 'text-up' : 'text-down')}>
      <Icon aria-hidden size={14} />
      <VisuallyHidden>{rose ? t.up : t.down}</VisuallyHidden> <Isolate>{size}</Isolate>
    </span>
  )
}
