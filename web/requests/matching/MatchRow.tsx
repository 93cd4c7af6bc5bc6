import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MatchField } from '#shared/requests/matching.ts'
import { useText } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { goodsFields, matchText, wishFields } from './messages.ts'

type MatchRowProps = {
  /** The small picture at the start of the row. */
  readonly plate: ReactNode
  readonly title: ReactNode
  /** The place, the person and the age of the offered goods or of the request. */
  readonly about: ReactNode
  /** The price, which is shown above the quantity. */
  readonly price: ReactNode
  readonly quantity: ReactNode
  readonly matched: readonly MatchField[]
  /** The side that reads the row: buyer or seller. */
  readonly reader: keyof typeof fieldTexts
  readonly action: ReactNode
}

/** A match in one row: name, quantity, price, matching fields, and one action. */
export function MatchRow({ plate, title, about, price, quantity, matched, reader, action }: MatchRowProps) {
  const t = useText(matchText)
  const fields = useText(fieldTexts[reader])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      {plate}
      <div className="min-w-0 flex-1">
        <h3 className="text-dense font-bold break-words">{title}</h3>
        <p className="text-meta text-quiet">{about}</p>
      </div>
      <ul aria-label={t.matchesOn} className="flex w-full flex-wrap gap-1 md:order-last md:ps-22">
        {matched.map((field) => (
          <li key={field} className="flex">
            <Badge tone="palm" icon={Check}>
              {fields[field]}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="flex w-full items-center justify-between gap-4 md:w-auto">
        <p className="flex flex-col text-dense md:items-end">
          {price}
          <span className="text-meta text-quiet">{quantity}</span>
        </p>
        {action}
      </div>
    </li>
  )
}

const fieldTexts = { requester: wishFields, seller: goodsFields } as const
