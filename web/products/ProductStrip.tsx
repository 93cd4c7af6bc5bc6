import { classes } from '../base/ui/classes.ts'
import type { CardProduct } from './cardProduct.ts'
import { cardItem, ProductCard } from './ProductCard.tsx'

/** A few products side by side: a row to swipe on a phone, columns on a wide screen. */
export function ProductStrip({
  products,
  buy,
}: {
  readonly products: readonly CardProduct[]
  /** Each with its filled button. */
  readonly buy?: boolean
}) {
  return (
    <ul className="quiet-scroll -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:mx-0 md:grid md:grid-cols-2 md:gap-5 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className={classes(cardItem, 'w-68 flex-none snap-start md:w-auto')}>
          <ProductCard product={product} below buy={buy} />
        </li>
      ))}
    </ul>
  )
}
