import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { decisionText } from './messages.ts'

/** Reverses the credit of an approved transfer, with a reason; opened by its own button. */
export function TransferReversal({ row }: { readonly row: ConfirmationToDecide }) {
  const t = useText(decisionText)
  const [open, setOpen] = useState(false)
  const may = useStaffMay('administrator')
  if (open) return <ReversalForm row={row} onClose={() => setOpen(false)} />
  return (
    <Button
      kind="outlined"
      icon={Undo2}
      refusedBecause={row.own ? t.own : may ? null : t.administratorOnly}
      onClick={() => setOpen(true)}
    >
      {t.reverse}
    </Button>
  )
}

type ReversalFormProps = { readonly row: ConfirmationToDecide; readonly onClose: () => void }

function ReversalForm({ row: { id, user, amount }, onClose }: ReversalFormProps) {
  const t = useText(decisionText)
  const [note, setNote] = useState('')
  const [writeOff, setWriteOff] = useState(false)
  const { send, busy, refusal, errors, reason } = useStaffCall('POST operator/confirmations/{id}/reverse', {
    done: t.wasReversed,
    fields: ['note'],
  })
  useUnsavedWarning(note !== '')
  const reverse = async () => {
    const title = t.sureReverse(user.name, amount.toFixed(2))
    if (!(await ask({ title, body: t.reverseBody, accept: t.reverse, refuse: t.notYet, grave: true }))) return
    await send({ params: { id }, body: { note: note.trim(), write_off: writeOff } })
  }
  return (
    <section aria-label={t.reverseTitle} className="flex flex-col gap-3">
      <h3 className="text-dense font-bold">{t.reverseTitle}</h3>
      <p className="text-meta text-quiet">{t.reverseBody}</p>
      <Field label={t.reverseReason} errors={errors.note}>
        {(control) => (
          <TextBox
            {...control}
            autoFocus
            maxLength={limits.text.line}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {refusal?.code === 'insufficient_funds' && (
        <Checkbox label={t.reverseWriteOff} checked={writeOff} onChange={setWriteOff} />
      )}
      <FormTrouble reason={reason} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="refusal"
          icon={Undo2}
          busy={busy}
          refusedBecause={note.trim() === '' ? t.noteFirst : null}
          onClick={() => void reverse()}
        >
          {t.reverse}
        </Button>
        <Button kind="outlined" onClick={onClose}>
          {t.notYet}
        </Button>
      </div>
    </section>
  )
}
