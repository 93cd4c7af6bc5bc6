import { useText } from '../base/text.ts'
import { MoreLink } from '../base/ui/MoreLink.tsx'
import { SectionHeading } from '../base/ui/SectionHeading.tsx'
import type { CardProduct } from '../products/cardProduct.ts'
import { ProductStrip } from '../products/ProductStrip.tsx'
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
      <ProductStrip products={products} buy />
    </section>
  )
}
