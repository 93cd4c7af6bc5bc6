import { fromRiyals, kilosPerHundred } from '#shared/base/money.ts'
import { baseText } from '../messages.ts'
import { useText } from '../text.ts'
import { classes } from './classes.ts'

/**
 * Kilograms for 100 riyals, the way small fish are quoted: a sand tag with a punched hole at its start.
 * The sign of the house, used for nothing else.
 */
export function HundredTag({
  pricePerKilogram,
  block = false,
}: {
  /** SAR per kilogram of the wire. */
  readonly pricePerKilogram: number
  /** 40 px high and with the currency, in the price block of the details. */
  readonly block?: boolean
}) {
  const t = useText(baseText)
  const price = fromRiyals(pricePerKilogram)
  if (!price) return null
  const kilos = String(kilosPerHundred(price))
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 rounded-mark bg-sand ps-3 pe-3 font-bold whitespace-nowrap text-on-sand',
        block ? 'h-10 text-body' : 'h-7.5 text-meta',
      )}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full border border-sand-edge bg-card" />
      <span>{block ? t.hundredTagLong(kilos) : t.hundredTag(kilos)}</span>
    </span>
  )
}
