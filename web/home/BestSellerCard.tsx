import type { ReactNode } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import type { BestSeller } from '#shared/home/contract.ts'
import { useText } from '../app/texts/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { Money } from '../ui/values/Money.tsx'
import { homeText } from './messages.ts'

type BestSellerCardProps = {
  readonly seller: BestSeller
  /** The rank by total sales, from 1. */
  readonly place: number
}

/** Sales of a species: average price, available and sold quantity, and total (specification, section 2). */
export function BestSellerCard({ seller, place }: BestSellerCardProps) {
  const t = useText(homeText)
  const { id, name, image, average_price, quantity_available, quantity_sold, total_sales } = seller
  return (
    <Card as="article" className="flex h-full flex-col max-md:rounded-none max-md:shadow-none">
      <div className="flex items-center gap-3">
        <div className="ice relative h-21 w-28 shrink-0 overflow-hidden rounded-control max-md:h-18 max-md:w-23">
          {image && (
            <img
              src={pictureOf(image, 320)}
              alt=""
              width={112}
              height={84}
              loading="lazy"
              className="size-full object-contain p-1"
            />
          )}
          <span className="absolute inset-s-1.5 top-1.5 inline-flex h-6.5 min-w-6.5 items-center justify-center rounded-badge bg-card px-1 text-meta font-bold max-md:hidden">
            {place}
          </span>
        </div>
        <div className="min-w-0 grow">
          <h3 className="text-h3 leading-6">{name}</h3>
          <p className="text-meta text-quiet max-md:visually-hidden">{t.averagePrice}</p>
          <Money
            riyals={average_price}
            size="card"
            perKilogram
            className="max-md:[&_.decimals]:text-[1em] max-md:[&>bdi]:text-h3"
          />
        </div>
        <ButtonLink
          kind="outlined"
          to="/local-market"
          search={{ fishId: [id] }}
          aria-label={t.buyNamed(name)}
          className="shrink-0"
        >
          {t.buy}
        </ButtonLink>
      </div>
      <dl className="mt-3 grid grow grid-cols-[1fr_1fr_minmax(auto,1fr)] items-end gap-2 text-meta md:mt-4 md:border-t md:border-hairline md:pt-3">
        <Fact name={t.availableShort}>
          <Kilograms kilograms={quantity_available} />
        </Fact>
        <Fact name={t.soldShort}>
          <Kilograms kilograms={quantity_sold} />
        </Fact>
        <Fact name={t.salesShort}>
          <Money riyals={total_sales} />
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-dense font-bold">{children}</dd>
    </div>
  )
}
