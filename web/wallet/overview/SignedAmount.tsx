import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'

/** An amount with its sign: green for incoming, normal for outgoing, quiet for zero. */
export function SignedAmount({
  riyals,
  className,
}: {
  readonly riyals: number
  readonly className?: string
}) {
  const tone = riyals > 0 ? 'text-palm' : riyals < 0 ? 'text-text' : 'text-quiet'
  return (
    <span className={classes('font-bold', tone, className)}>
      <Isolate>{printSigned(riyals)}</Isolate>
    </span>
  )
}

/** `+2,150.00`, `−32.25`. */
function printSigned(riyals: number): string {
  const sign = riyals > 0 ? '+' : riyals < 0 ? '−' : ''
  return sign + plainAmount(Math.abs(riyals))
}

/** An amount without its unit: `7,198.35`. */
export function plainAmount(riyals: number): string {
  const { whole, decimals } = moneyParts(halalasOf(riyals))
  return `${whole}.${decimals}`
}
