import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'

type AmountProps = {
  /** The amount in SAR; below 0 for outgoing money. */
  readonly riyals: number
  /** Distinguishes incoming and outgoing money by sign and colour. `difference`: any amount but 0 is a warning. */
  readonly signed?: boolean | 'difference'
  readonly className?: string
}

/** An amount in a column whose heading names the unit; uses tabular digits. */
export function Amount({ riyals, signed, className }: AmountProps) {
  const sign = riyals < 0 ? '−' : signed && riyals > 0 ? '+' : ''
  const way = riyals > 0 ? 'text-palm' : 'text-coral'
  const tone = signed && riyals !== 0 && (signed === 'difference' ? 'text-amber' : way)
  return (
    <Isolate
      className={classes('whitespace-nowrap tabular-nums', tone, className)}
    >{`${sign}${plainAmount(Math.abs(riyals))}`}</Isolate>
  )
}
