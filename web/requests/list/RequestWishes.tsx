import { useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { requestCardText } from '../messages.ts'
import type { CardRequest } from './card.ts'

/** Quantity, suggested price and deadline, in three columns below a thin line. */
export function RequestWishes({
  quantity,
  price,
  neededBy,
}: Pick<CardRequest, 'quantity' | 'price' | 'neededBy'>) {
  const t = useText(requestCardText)
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 md:grid md:grid-cols-3 border-t border-hairline py-3 [&_dt]:text-meta [&_dt]:text-quiet">
      <div>
        <dt>{t.quantity}</dt>
        <dd className="font-bold">
          <Kilograms kilograms={quantity} />
        </dd>
      </div>
      <div>
        <dt>{t.suggested}</dt>
        <dd>{price === null ? <None>{t.noPrice}</None> : <Money riyals={price} perKilogram />}</dd>
      </div>
      <div>
        <dt>{t.neededBy}</dt>
        <dd>
          {neededBy === null ? <None>{t.noDay}</None> : <Isolate className="font-bold">{neededBy}</Isolate>}
        </dd>
      </div>
    </dl>
  )
}

function None({ children }: { readonly children: string }) {
  return <span className="text-quiet">{children}</span>
}
