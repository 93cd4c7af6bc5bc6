import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { type Halalas, halalasOf, moneyParts, printMoney } from '#shared/base/money.ts'
import type { ProductDetails } from '#shared/products/contract.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { detailsText } from './messages.ts'
import { type Standing, standingOf } from './priceStanding.ts'

type PriceRangeProps = {
  /** The price in SAR per kilogram. */
  readonly price: number
  readonly range: NonNullable<ProductDetails['price_range']>
  /** The code of the species, for the link to all its prices. */
  readonly fish: string
}

/**
 * Compares the price with the asking prices for the same species: a scale with a tick at the average and a dot at the
 * price, and a sentence.
 */
export function PriceRange({ price, range, fish }: PriceRangeProps) {
  const t = useText(detailsText)
  const locale = useLocale()
  const standing = standingOf(price, range)
  if (!standing) return null
  const { market, min, max, average, listings } = range
  const long = (amount: number) => printed(amount, (halalas) => printMoney(halalas, locale))
  return (
    <div className="mt-4">
      <p className="text-dense">
        <Link
          to="/prices/$fish"
          params={{ fish }}
          search={{ place: market ? String(market.id) : undefined }}
          className="touch font-bold hover:underline"
        >
          {market ? t.pricesInMarket(market.name) : t.pricesEverywhere}
        </Link>{' '}
        <span className="text-meta whitespace-nowrap text-quiet">{t.listings(listings)}</span>
      </p>
      <VisuallyHidden>{t.rangeInWords(long(min), long(max), long(average), long(price))}</VisuallyHidden>
      <RangeLine standing={standing} average={t.average(short(average))} />
      <div aria-hidden="true" dir="ltr" className="flex justify-between text-meta text-quiet">
        <Isolate>{short(min)}</Isolate>
        <Isolate>{short(max)}</Isolate>
      </div>
      <Verdict standing={standing} />
    </div>
  )
}

/** The lowest price is at the left and the highest at the right in both languages, because it is a scale of numbers. */
function RangeLine({ standing, average }: { readonly standing: Standing; readonly average: string }) {
  const locale = useLocale()
  const at = `${standing.average}%`
  const edge = standing.average < 18 ? 'left' : standing.average > 82 ? 'right' : 'middle'
  const rightToLeft = locale === 'ar'
  const anchors = {
    left: rightToLeft ? 'end' : 'start',
    right: rightToLeft ? 'start' : 'end',
    middle: 'middle',
  } as const
  return (
    <div dir="ltr" aria-hidden="true" className="px-2">
      <svg width="100%" height="50" className="block overflow-visible" focusable="false" aria-hidden="true">
        <defs>
          <linearGradient id="range-line">
            <stop offset="0" className="[stop-color:var(--color-palm)]" stopOpacity="0.3" />
            <stop offset="0.5" className="[stop-color:var(--color-hairline)]" stopOpacity="1" />
            <stop offset="1" className="[stop-color:var(--color-coral)]" stopOpacity="0.3" />
          </linearGradient>
        </defs>
        <text
          x={at}
          y="16"
          direction={rightToLeft ? 'rtl' : 'ltr'}
          textAnchor={anchors[edge]}
          className="fill-quiet text-meta"
        >
          {average}
        </text>
        <rect x="0" y="32" width="100%" height="8" rx="4" fill="url(#range-line)" />
        <line x1={at} x2={at} y1="26" y2="46" strokeWidth="2" className="stroke-text" />
        <circle
          cx={`${standing.price}%`}
          cy="36"
          r="8"
          strokeWidth="3"
          className={classes('stroke-card', standing.side === 'above' ? 'fill-amber' : 'fill-palm')}
        />
        <circle
          cx={`${standing.price}%`}
          cy="36"
          r="9.5"
          strokeWidth="1.5"
          className={classes('fill-none', standing.side === 'above' ? 'stroke-amber' : 'stroke-palm')}
        />
      </svg>
    </div>
  )
}

function Verdict({ standing: { side, distance } }: { readonly standing: Standing }) {
  const t = useText(detailsText)
  const locale = useLocale()
  const Icon = icons[side]
  const text = side === 'same' ? t.same : t[side](moneyText(distance, locale))
  return (
    <p
      className={classes(
        'mt-2 flex items-center gap-2 text-dense font-bold',
        side === 'above' ? 'text-amber' : 'text-palm',
      )}
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <span>{text}</span>
    </p>
  )
}

const icons = { below: ArrowDown, above: ArrowUp, same: Equal } as const

const short = (amount: number) =>
  printed(amount, (halalas) => {
    const { whole, decimals } = moneyParts(halalas)
    return `${whole}.${decimals}`
  })

function printed(amount: number, print: (halalas: Halalas) => string): string {
  return print(halalasOf(amount))
}
