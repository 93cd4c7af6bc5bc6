import { useText } from '../../app/texts/text.ts'
import { MoreLink, SectionHeading } from '../../ui/SectionHeading.tsx'
import { marketOf } from '../card.ts'
import { ProductStrip } from '../ProductCard.tsx'
import type { ShownProduct } from './loadProduct.ts'
import { detailsText } from './messages.ts'

/** Goods of the same species, below the page of a product. */
export function Similar({ product: { similar, origin, type_fish_id } }: { readonly product: ShownProduct }) {
  const t = useText(detailsText)
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-10 md:mt-14">
      <SectionHeading
        id="similar"
        title={t.similar}
        action={
          <MoreLink to={marketOf[origin]} search={{ fishId: [type_fish_id] }}>
            {t.seeMore}
          </MoreLink>
        }
      />
      <ProductStrip products={similar} />
    </section>
  )
}
