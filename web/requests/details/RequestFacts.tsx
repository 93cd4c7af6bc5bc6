import type { ReactNode } from 'react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { requestText } from './messages.ts'

/** Quantity, price, deadline and place; with the market price beside the user's own price. */
export function RequestFacts({ request }: { readonly request: RequestDetails }) {
  const t = useText(requestText)
  const { is_owner, quantity, price, needed_by, market_price, fish, size, quality, weight } = request
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline pt-4 md:grid-cols-4">
      <Fact term={t.quantity}>
        <Kilograms kilograms={quantity} />
      </Fact>
      <Fact term={is_owner ? t.yourPrice : t.price}>
        {price === null ? <None>{t.noPrice}</None> : <Money riyals={price} perKilogram />}
      </Fact>
      <Fact term={is_owner ? t.yourNeed : t.neededBy}>
        {needed_by === null ? <None>{t.noDay}</None> : <Isolate>{needed_by}</Isolate>}
      </Fact>
      {market_price ? (
        <Fact term={market_price.basis === 'sold' ? t.averageSold(fish.name) : t.averageAsked(fish.name)}>
          <Money riyals={market_price.average} perKilogram />
        </Fact>
      ) : (
        <Fact term={t.average}>
          <None>{t.noAverage}</None>
        </Fact>
      )}
      {size && <Fact term={t.size}>{size.name}</Fact>}
      {quality && <Fact term={t.quality}>{quality.name}</Fact>}
      {weight !== null && (
        <Fact term={t.weight}>
          <Kilograms kilograms={weight} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

function None({ children }: { readonly children: string }) {
  return <span className="font-normal text-quiet">{children}</span>
}
