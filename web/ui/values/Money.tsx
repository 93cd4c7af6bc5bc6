import {
  currencyLabel,
  fromRiyals,
  type Halalas,
  halalasOf,
  kilosPerHundred,
  moneyParts,
} from '#shared/base/money.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import { Isolate } from './Isolate.tsx'

type MoneyProps = {
  /** The amount in SAR, as the API returns it, with at most two decimals; `halalas` is an alternative. */
  readonly riyals?: number
  readonly halalas?: Halalas
  /** The size of the text: `inline` inherits it; `card` is 26 px, `block` 40 px and `auction` 56 px. */
  readonly size?: 'inline' | 'card' | 'block' | 'auction'
  /** True adds "per kilogram". */
  readonly perKilogram?: boolean
  readonly className?: string
}

/** A price or an amount with a small unit. From 24 px, the decimals have 62 % of the size. */
export function Money({ riyals, halalas, size = 'inline', perKilogram, className }: MoneyProps) {
  const locale = useLocale()
  const t = useText(baseText)
  const amount = halalas ?? (riyals === undefined ? undefined : fromRiyals(riyals))
  if (amount === undefined) return null
  const { whole, decimals } = signedParts(amount)
  const unit = classes('font-normal text-quiet', units[size])
  const number = (
    <bdi dir="ltr" className={classes('font-bold', sizes[size])}>
      {size === 'inline' ? `${whole}.${decimals}` : whole}
      {size !== 'inline' && <span className="decimals">{`.${decimals}`}</span>}
    </bdi>
  )
  return (
    <span className={classes('whitespace-nowrap', className)}>
      {locale === 'en' && <span className={unit}>{`${currencyLabel.en} `}</span>}
      {number}
      {locale === 'ar' && (
        <span className={unit}>{` ${perKilogram ? t.perKilogram : currencyLabel.ar}`}</span>
      )}
      {locale === 'en' && perKilogram && <span className={unit}>{` ${t.perKilogram}`}</span>}
    </span>
  )
}

const sizes = {
  inline: '',
  card: 'text-price',
  block: 'text-price-block',
  auction: 'text-price-auction',
} as const

const units = {
  inline: 'text-meta',
  card: 'text-meta',
  block: 'text-body',
  auction: 'text-h3',
} as const

/** The kilograms for 100 riyals, as small fish are quoted. It is the only sand-coloured tag. */
export function HundredTag({
  pricePerKilogram,
  block = false,
}: {
  /** The price in SAR per kilogram, as the API returns it. */
  readonly pricePerKilogram: number
  /** True for a tag that is 40 px high and names the currency, for the page of a product. */
  readonly block?: boolean
}) {
  const t = useText(baseText)
  const price = fromRiyals(pricePerKilogram)
  if (!price) return null
  const kilos = String(kilosPerHundred(price))
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 rounded-badge bg-sand ps-3 pe-3 font-bold whitespace-nowrap text-on-sand',
        block ? 'h-10 text-body' : 'h-7.5 text-meta',
      )}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full border border-sand-edge bg-card" />
      <span>{block ? t.hundredTagLong(kilos) : t.hundredTag(kilos)}</span>
    </span>
  )
}

/** An amount in bold without its currency. The title of the column names the currency. */
export function BareAmount({ riyals }: { readonly riyals: number }) {
  return (
    <p className="font-bold">
      <Isolate>{plainAmount(riyals)}</Isolate>
    </p>
  )
}

/** An amount without its currency, such as `7,198.35`. */
export function plainAmount(riyals: number): string {
  const { whole, decimals } = signedParts(halalasOf(riyals))
  return `${whole}.${decimals}`
}

/** The parts of an amount with the minus sign (U+2212) instead of a hyphen. */
function signedParts(amount: Halalas) {
  const { whole, decimals } = moneyParts(amount)
  return { whole: whole.replace('-', '−'), decimals }
}
