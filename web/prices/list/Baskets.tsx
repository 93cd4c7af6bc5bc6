import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { PriceIndex } from '#shared/prices/contract.ts'
import { sourceNames } from '#shared/prices/names.ts'
import { api, type Settled, settle } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { listText, pricesText } from '../messages.ts'

/** The newest basket of the country with its weights; loaded when it is opened. */
export function Baskets() {
  const t = useText({ ...pricesText, ...listText })
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Settled<PriceIndex>>()
  const load = async () => setLoaded(await settle(api('GET price-index', {}, { locale })))
  return (
    <details
      className="group mt-3 rounded-card bg-card shadow-card"
      onToggle={({ currentTarget }) => currentTarget.open && !loaded && void load()}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 font-bold text-primary">
        {t.weights}
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        {loaded === undefined ? (
          <Skeleton className="h-40 w-full" />
        ) : loaded.refusal ? (
          <ErrorState
            title={t.failed}
            refusal={loaded.refusal}
            onRetry={() => void load()}
            headingLevel={3}
          />
        ) : (
          <BasketTable basket={loaded.data.baskets.at(-1)} />
        )}
      </div>
    </details>
  )
}

function BasketTable({ basket }: { readonly basket: PriceIndex['baskets'][number] | undefined }) {
  const t = useText(listText)
  const locale = useLocale()
  if (!basket) return <p className="text-dense text-quiet">{t.noIndex}</p>
  return (
    <table className="w-full text-dense">
      <caption className="pb-2 text-start text-meta text-quiet">
        {t.basket(basket.number, basket.link_week)}
      </caption>
      <thead className="text-meta text-quiet">
        <tr>
          <th scope="col" className="text-start font-normal">
            {t.species}
          </th>
          <th scope="col" className="text-end font-normal">
            {t.weight}
          </th>
          <th scope="col" className="text-end font-normal">
            {t.basePrice}
          </th>
        </tr>
      </thead>
      <tbody>
        {basket.items.map(({ code, name, source, weight, base_price }) => (
          <tr key={`${code} ${source}`} className="border-t border-hairline">
            <th scope="row" className="py-1 text-start font-normal">
              <bdi>{name}</bdi> <span className="text-meta text-quiet">{sourceNames[source][locale]}</span>
            </th>
            <td className="text-end">
              <Isolate>{`${weight.toFixed(2)}%`}</Isolate>
            </td>
            <td className="text-end">
              <Money riyals={base_price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
