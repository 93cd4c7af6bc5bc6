import { riyadhDay } from '#shared/base/dates.ts'
import type { ProductDetails } from '#shared/products/contract.ts'
import { AlertButton } from '../../alerts/AlertButton.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { regionName } from '../regionName.ts'
import { detailsText } from './messages.ts'

/** The seller's description, and every property of the goods. */
export function DetailsTable({ product }: { readonly product: Omit<ProductDetails, 'similar'> }) {
  const t = useText(detailsText)
  const locale = useLocale()
  const date = (iso: string) => <Isolate>{riyadhDay(new Date(iso))}</Isolate>
  return (
    <Card as="section" padding="details">
      <h2 className="text-h3">{t.details}</h2>
      <DeviceName code={product.fish.code} className="text-dense text-quiet" />
      {product.details && (
        <p className="mt-1 max-w-text">
          <Written text={product.details} />
        </p>
      )}
      <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
        <Fact className={row} name={t.state}>
          {product.fish_type.name}
        </Fact>
        <Fact className={row} name={t.size}>
          {product.size.name}
        </Fact>
        <Fact className={row} name={t.quality}>
          {product.quality.name}
        </Fact>
        <Fact className={row} name={t.market}>
          {product.market.name}
        </Fact>
        <Fact className={row} name={t.city}>
          {product.city.name}
        </Fact>
        {product.landing_place && (
          <Fact className={row} name={t.landingPlace}>
            {product.landing_place}
          </Fact>
        )}
        {product.origin === 'imported' && (
          <Fact className={row} name={t.country}>
            {regionName(product.origin_country, locale)}
          </Fact>
        )}
        <Fact className={row} name={t.category}>
          {product.category.name}
        </Fact>
        {product.caught_at && (
          <Fact className={row} name={t.caughtAt}>
            {date(product.caught_at)}
          </Fact>
        )}
        <Fact className={row} name={t.listedAt}>
          {date(product.created_at)}
        </Fact>
        <Fact className={row} name={t.number}>
          <Isolate>{product.id}</Isolate>
        </Fact>
      </dl>
      <AlertButton
        fish={{ id: product.type_fish_id, name: product.fish.name }}
        origin={product.origin}
        place={product.market.id}
        className="mt-4 md:items-start"
      />
    </Card>
  )
}

const row = 'border-t border-hairline'
