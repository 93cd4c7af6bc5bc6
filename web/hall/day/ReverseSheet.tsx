import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { HallSale } from '#shared/hall/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { hallText } from '../messages.ts'

/** Reverses a sale with a reason. For a seller who was paid in cash, the chief confirms that the seller has returned the cash. */
export function ReverseSheet({ sale, onClose }: { readonly sale: HallSale; readonly onClose: () => void }) {
  const t = useText(hallText)
  const id = useId()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [cashReturned, setCashReturned] = useState(false)
  const [tried, setTried] = useState(false)
  const call = useCall('POST halls/sales/{id}/reverse', {
    done: t.reverseDone,
    fields: ['reason'],
    onDone: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: ['hall'] })
    },
  })
  const send = () => {
    setTried(true)
    if (reason.trim() === '') return
    const body = { reason: reason.trim(), ...(sale.paid_at !== null && { cash_returned: cashReturned }) }
    void call.send({ params: { id: sale.id }, body })
  }
  const missing = tried && reason.trim() === '' ? [t.enterReason] : []
  return (
    <Sheet
      open
      side="panel"
      title={`${t.reverse} ${sale.number}`}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} kind="refusal" size="main" wide busy={call.busy}>
          {t.reverse}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{t.reverseBody}</p>
        <FormTrouble reason={call.reason} />
        <TextField
          label={t.reason}
          value={reason}
          onChange={setReason}
          errors={[...missing, ...(call.errors.reason ?? [])]}
        />
        {sale.paid_at !== null && (
          <Checkbox label={t.cashReturned} checked={cashReturned} onChange={setCashReturned} />
        )}
      </form>
    </Sheet>
  )
}
