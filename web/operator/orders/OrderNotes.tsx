import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { OrderBehind } from '#shared/operator/orders.ts'
import { useProfile } from '../../account/profile.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { Moment } from '../table/Moment.tsx'
import { ordersText } from './messages.ts'

/** Staff notes on an order, with a field for a new one; buyer and seller never see them. */
export function OrderNotes({ behind: { order, notes } }: { readonly behind: OrderBehind }) {
  const t = useText(ordersText)
  const { staff_role } = useProfile()
  const [note, setNote] = useState('')
  const { send, busy, errors, reason } = useStaffCall('POST operator/orders/{id}/note')
  useUnsavedWarning(note !== '')
  const { id } = order
  const add = async () => {
    if (await send({ params: { id }, body: { note: note.trim() } })) setNote('')
  }
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-dense font-bold">{t.notes}</h3>
        <Badge tone="amber" icon={Lock}>
          {t.notesHint}
        </Badge>
      </div>
      {notes.length === 0 && <p className="text-meta text-quiet">{t.noNotes}</p>}
      <ul className="divide-y divide-hairline">
        {notes.map((one) => (
          <li key={one.id} className="py-2">
            <Name className="wrap-anywhere">{one.note}</Name>
            <p className="text-meta text-quiet">
              <Name className="wrap-anywhere">{one.author.name}</Name> <Moment at={one.at} />
            </p>
          </li>
        ))}
      </ul>
      <div className="flex max-w-2xl flex-col items-start gap-3">
        <div className="w-full min-w-0">
          <Field label={t.newNote} errors={errors.note ?? (reason ? [reason] : undefined)}>
            {(control) => (
              <TextBox
                {...control}
                maxLength={1000}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        </div>
        <Button
          kind="outlined"
          busy={busy}
          refusedBecause={staff_role === 'viewer' ? t.viewersRead : note.trim() === '' ? t.writeFirst : null}
          onClick={() => void add()}
        >
          {t.addNote}
        </Button>
      </div>
    </section>
  )
}
