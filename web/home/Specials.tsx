import { useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { MoreLink } from '../base/ui/MoreLink.tsx'
import { SectionHeading } from '../base/ui/SectionHeading.tsx'
import type { CardProduct } from '../products/cardProduct.ts'
import { cardItem, ProductCard } from '../products/ProductCard.tsx'
import { homeText } from './messages.ts'

/** The special products: a row to swipe on a phone, columns on a wide screen. */
export function Specials({ products }: { readonly products: readonly CardProduct[] }) {
  const t = useText(homeText)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="specials" className="content pt-10 md:pt-14">
      <SectionHeading
        id="specials"
        title={t.specials}
        sub={t.specialsSub}
        action={<MoreLink to="/special-products">{t.watchMore}</MoreLink>}
      />
      <ul className="quiet-scroll -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:mx-0 md:grid md:grid-cols-2 md:gap-5 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-4">
        {products.map((product) => (
          <li
            key={product.id}
            className={classes(cardItem, 'w-68 flex-none snap-start md:w-auto md:min-w-0')}
          >
            <ProductCard product={product} buy below />
          </li>
        ))}
      </ul>
    </section>
  )
}
