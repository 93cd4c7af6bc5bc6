import type { ReactNode } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { ProductDetails } from '#shared/products/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { regionName } from '../regionName.ts'
import { detailsText } from './messages.ts'

/** The seller's description and every fact of the goods. */
export function DetailsTable({ product }: { readonly product: Omit<ProductDetails, 'similar'> }) {
  const t = useText(detailsText)
  const locale = useLocale()
  const date = (iso: string) => <Isolate>{riyadhDay(new Date(iso))}</Isolate>
  return (
    <Card as="section" padding="details">
      <h2 className="text-h3">{t.details}</h2>
      {product.details && (
        <p dir="auto" className="mt-1 max-w-text whitespace-pre-line">
          {product.details}
        </p>
      )}
      <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
        <Fact name={t.state}>{product.fish_type.name}</Fact>
        <Fact name={t.size}>{product.size.name}</Fact>
        <Fact name={t.quality}>{product.quality.name}</Fact>
        <Fact name={t.market}>{product.market.name}</Fact>
        <Fact name={t.city}>{product.city.name}</Fact>
        {product.landing_place && <Fact name={t.landingPlace}>{product.landing_place}</Fact>}
        {product.origin === 'imported' && (
          <Fact name={t.country}>{regionName(product.origin_country, locale)}</Fact>
        )}
        <Fact name={t.category}>{product.category.name}</Fact>
        {product.caught_at && <Fact name={t.caughtAt}>{date(product.caught_at)}</Fact>}
        <Fact name={t.listedAt}>{date(product.created_at)}</Fact>
        <Fact name={t.number}>
          <Isolate>{product.id}</Isolate>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-hairline text-dense">
      <dt className="shrink-0 text-quiet">{name}</dt>
      <dd className="min-w-0 text-end font-bold">{children}</dd>
    </div>
  )
}
