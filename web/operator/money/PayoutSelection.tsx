import { useNavigate } from '@tanstack/react-router'
import { FileOutput } from 'lucide-react'
import { useEffect } from 'react'
import type { Page } from '#shared/base/page.ts'
import type { PayoutToSettle } from '#shared/operator/contract.ts'
import { createStore } from '../../app/state/createStore.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { decisionText } from './messages.ts'

/** The amounts of the selected payouts by id. The selection stays while pages and filters change. */
const chosen = createStore<ReadonlyMap<number, number>>(new Map())

/** Whether a payout may be put into a bank file. */
const fits = ({ status, own, batch }: PayoutToSettle) => status === 'pending' && !own && batch === null

function choose(rows: readonly PayoutToSettle[], checked: boolean): void {
  const next = new Map(chosen.get())
  for (const { id, amount } of rows) {
    if (checked) next.set(id, amount)
    else next.delete(id)
  }
  chosen.set(next)
}

/** Selects a payout for a bank file; empty for payouts that cannot be selected. */
export function PayoutCheckbox({ row }: { readonly row: PayoutToSettle }) {
  const t = useText(decisionText)
  const checked = chosen.use().has(row.id)
  if (!useStaffMay('finance') || !fits(row)) return null
  return (
    <Checkbox
      label={<span className="visually-hidden">{t.chooseOf(row.user.name, plainAmount(row.amount))}</span>}
      checked={checked}
      onChange={(on) => choose([row], on)}
      // Without a visible label, the space between box and label would be a gap before the next cell.
      className="min-w-11 gap-0! max-lg:-me-6"
    />
  )
}

/** The selected payouts with their total, and the button that puts them into a file for the bank. */
export function PayoutSelection({ page }: { readonly page: Page<PayoutToSettle> | undefined }) {
  const t = useText(decisionText)
  const navigate = useNavigate()
  const may = useStaffMay('finance')
  const selected = chosen.use()
  // The selection ends with the page, because another colleague may decide the payouts meanwhile.
  useEffect(() => () => chosen.set(new Map()), [])
  const { send, busy, message } = useStaffCall('POST operator/batches', {
    done: ({ id }) => t.batchMade(id),
    onDone: ({ id }) => {
      chosen.set(new Map())
      void navigate(operatorLink({ to: 'batches', search: { open: id } }))
    },
  })
  const rows = page?.data.filter(fits) ?? []
  if (!may || (rows.length === 0 && selected.size === 0)) return null
  const total = [...selected.values()].reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <Card className="mb-4 max-lg:mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Checkbox label={t.chooseAll} checked={all} onChange={(on) => choose(rows, on)} />
      {selected.size > 0 && (
        <>
          <p role="status" className="grow font-bold">
            {t.chosen(selected.size, plainAmount(total))}
          </p>
          <Button kind="text" onClick={() => chosen.set(new Map())}>
            {t.clearChosen}
          </Button>
          <Button
            icon={FileOutput}
            busy={busy}
            onClick={() => void send({ body: { payout_ids: [...selected.keys()] } })}
          >
            {t.makeBatch}
          </Button>
        </>
      )}
      <FormTrouble reason={message} />
    </Card>
  )
}
