import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MatchField } from '#shared/requests/matching.ts'
import { useText } from '../base/text.ts'
import { Mark } from '../base/ui/Mark.tsx'
import { goodsFields, matchText, wishFields } from './matchMessages.ts'

type MatchRowProps = {
  /** The small picture at the start. */
  readonly plate: ReactNode
  readonly title: ReactNode
  /** Where, whose, since when. */
  readonly about: ReactNode
  /** The price, and under it the quantity. */
  readonly price: ReactNode
  readonly quantity: ReactNode
  readonly matched: readonly MatchField[]
  /** Who reads it: each is told of what is theirs. */
  readonly reader: keyof typeof words
  readonly action: ReactNode
}

/** What fits in one row: what it is, how much for how much, the fields that say so, and the one step. */
export function MatchRow({ plate, title, about, price, quantity, matched, reader, action }: MatchRowProps) {
  const t = useText(matchText)
  const fields = useText(words[reader])
  return (
    <li className="flex items-start gap-3 py-3">
      {plate}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full min-w-0 md:w-auto md:grow">
          <h3 className="text-dense font-bold break-words">{title}</h3>
          <p className="text-meta text-quiet">{about}</p>
        </div>
        <p className="flex grow flex-wrap gap-x-3 text-dense md:grow-0 md:flex-col md:items-end">
          {price}
          <span className="text-meta text-quiet">{quantity}</span>
        </p>
        {action}
        <ul aria-label={t.matchesOn} className="flex w-full flex-wrap gap-1">
          {matched.map((field) => (
            <li key={field} className="flex">
              <Mark tone="palm" icon={Check}>
                {fields[field]}
              </Mark>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

const words = { requester: wishFields, seller: goodsFields } as const
