import { useText } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { decisionText } from '../money/messages.ts'
import { momentOf } from '../table/Moment.tsx'

type Decided = {
  readonly decided_by: { readonly name: string } | null
  readonly decided_at: string | null
  readonly note: string | null
}

/** The person who decided a record, the time, and the note of the decision. */
export function DecidedBy({ record: { decided_by, decided_at, note } }: { readonly record: Decided }) {
  const t = useText(decisionText)
  return (
    <div className="flex flex-col gap-1">
      {note && <Name className="break-words">{note}</Name>}
      {decided_by && decided_at && (
        <p className="text-meta text-quiet">{t.decidedBy(decided_by.name, momentOf(decided_at))}</p>
      )}
    </div>
  )
}
