import { useText } from '../app/texts/text.ts'
import type { CardProduct } from '../products/card.ts'
import { ProductStrip } from '../products/ProductCard.tsx'
import { MoreLink, SectionHeading } from '../ui/SectionHeading.tsx'
import { homeText } from './messages.ts'

/** Special products: a swipeable row on a phone, columns on a wide screen. */
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
      <ProductStrip products={products} buy />
    </section>
  )
}
