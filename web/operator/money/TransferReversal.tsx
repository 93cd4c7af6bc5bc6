import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ConfirmationToDecide } from '#shared/operator/contract.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { plainAmount } from '../../ui/values/Money.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { decisionText } from './messages.ts'

/** Reverses the credit of an approved transfer, with a reason. The form is opened by its own button. */
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
  const call = useStaffCall('POST operator/confirmations/{id}/reverse', { done: t.wasReversed })
  const { ref, typed, type, field, busy, refusal, reason, submit } = useForm(call, {
    start: { note: '', write_off: false },
    labels: { note: t.reverseReason },
    problems: ({ note }) => ({ note: note.trim() === '' ? t.reverseReasonFirst : undefined }),
    before: () =>
      ask({
        title: t.sureReverse(user.name, plainAmount(amount)),
        body: t.reverseBody,
        accept: t.reverse,
        refuse: t.notYet,
        grave: true,
      }),
    sent: ({ note, write_off }) => ({ params: { id }, body: { note: note.trim(), write_off } }),
    unsaved: ({ note }) => note !== '',
  })
  return (
    <form ref={ref} noValidate aria-label={t.reverseTitle} onSubmit={submit} className="flex flex-col gap-3">
      <h3 className="text-dense font-bold">{t.reverseTitle}</h3>
      <p className="text-meta text-quiet">{t.reverseBody}</p>
      <TextField label={t.reverseReason} autoFocus maxLength={limits.text.line} {...field('note')} />
      {refusal?.code === 'insufficient_funds' && (
        <Checkbox
          label={t.reverseWriteOff}
          checked={typed.write_off}
          onChange={(write_off) => type({ write_off })}
        />
      )}
      <FormTrouble reason={reason} />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="submit"
          kind="refusal"
          icon={Undo2}
          busy={busy}
          refusedBecause={typed.note.trim() === '' ? t.reverseReasonFirst : null}
        >
          {t.reverse}
        </Button>
        <Button kind="outlined" onClick={onClose}>
          {t.notYet}
        </Button>
      </div>
    </form>
  )
}
