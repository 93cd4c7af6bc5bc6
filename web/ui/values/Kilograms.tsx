import { fromKilograms, type Grams, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useLocale } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

type KilogramsProps = {
  /** The weight in kilograms, as the API returns it, with at most three decimals; `grams` is an alternative. */
  readonly kilograms?: number
  readonly grams?: Grams
  readonly className?: string
  /** Classes of the number, which do not apply to its unit. */
  readonly numberClassName?: string
}

/** A weight with its unit, such as `1,840 كجم`. */
export function Kilograms({ kilograms, grams, className, numberClassName }: KilogramsProps) {
  const locale = useLocale()
  const weight = grams ?? (kilograms === undefined ? undefined : fromKilograms(kilograms))
  if (weight === undefined) return null
  return (
    <span className={classes('whitespace-nowrap', className)}>
      <bdi dir="ltr" className={numberClassName}>
        {printKilograms(weight)}
      </bdi>{' '}
      <span className="font-normal">{weightLabel[locale]}</span>
    </span>
  )
}
