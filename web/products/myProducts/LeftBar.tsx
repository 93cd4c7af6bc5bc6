import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { myProductsText } from './messages.ts'

/** The share of the listed quantity that is left, in words and as a bar. */
export function LeftBar({
  product,
  className,
}: {
  readonly product: OwnProduct
  readonly className?: string
}) {
  const t = useText(myProductsText)
  const left = fromKilograms(product.quantity)
  const listed = fromKilograms(product.listed_quantity)
  if (left === undefined || listed === undefined) return null
  const share = listed > 0 ? Math.min(1, left / listed) : 0
  const written = (weight: typeof left) => `\u2066${printKilograms(weight)}\u2069`
  return (
    <div className={classes('min-w-0', className)}>
      <p className={classes('text-meta', left === 0 && 'text-quiet')}>
        {left === 0 ? t.allSold(written(listed)) : t.leftOf(written(left), written(listed))}
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        width="100%"
        height="8"
        aria-hidden="true"
        focusable="false"
        className="mt-1 block rounded-full rtl:-scale-x-100"
      >
        <rect width="100" height="8" className="fill-tint" />
        <rect width={100 * share} height="8" className="fill-primary" />
      </svg>
    </div>
  )
}
