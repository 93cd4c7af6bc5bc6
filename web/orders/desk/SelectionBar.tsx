import { Check, ClipboardList, PackageCheck, Tags, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { BulkStep, OrderSummary, SteppedOrder } from '#shared/orders/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { formText } from '../../wallet/charge/messages.ts'
import type { OrderFamily } from '../list/listSearch.ts'
import { useOrderCache } from '../orderQueries.ts'
import { deskText } from './messages.ts'

/** The actions on all selected orders, and the orders that the last step could not change. */
export function SelectionBar({
  orders,
  family,
  onClear,
}: {
  readonly orders: readonly OrderSummary[]
  readonly family: OrderFamily
  readonly onClear: () => void
}) {
  const t = useText(deskText)
  const { pending, take, refused, forget } = useBulkStep()
  const idsFor = (step: BulkStep) =>
    orders.filter(({ allowed_statuses: allowed }) => allowed.includes(step)).map(({ id }) => id)
  const [toAccept, toPrepare] = [idsFor('accepted'), idsFor('in_progress')]
  const print = {
    orders: orders.map(({ id }) => id).join(),
    ...(family === 'offers' ? { sale: 'offers' as const } : {}),
  }
  return (
    <>
      {orders.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-b border-hairline bg-tint px-4 py-2">
          <p role="status" className="text-dense font-bold">
            {t.selected(orders.length)}
          </p>
          <IconButton icon={X} label={t.unselect} onClick={onClear} className="me-auto" />
          {toAccept.length > 0 && (
            <Button icon={Check} busy={pending === 'accepted'} onClick={() => take(toAccept, 'accepted')}>
              {t.accept(toAccept.length)}
            </Button>
          )}
          {toPrepare.length > 0 && (
            <Button
              kind={toAccept.length > 0 ? 'outlined' : 'filled'}
              icon={PackageCheck}
              busy={pending === 'in_progress'}
              onClick={() => take(toPrepare, 'in_progress')}
            >
              {t.prepared(toPrepare.length)}
            </Button>
          )}
          <ButtonLink
            to="/profile/sell-orders/print"
            search={{ sheet: 'picking', ...print }}
            kind="outlined"
            icon={ClipboardList}
          >
            {t.picking}
          </ButtonLink>
          <ButtonLink
            to="/profile/sell-orders/print"
            search={{ sheet: 'labels', ...print }}
            kind="outlined"
            icon={Tags}
          >
            {t.labels}
          </ButtonLink>
        </div>
      )}
      {refused.length > 0 && (
        <Notice
          tone="coral"
          icon={TriangleAlert}
          role="alert"
          title={t.notStepped(refused.length)}
          className="m-4"
        >
          <ul>
            {refused.map(({ id, number, refused: why }) => (
              <li key={id}>{t.ofOrder(isolated(number), why?.message ?? '')}</li>
            ))}
          </ul>
          <Button kind="text" onClick={forget} className="-ms-4">
            {t.close}
          </Button>
        </Notice>
      )}
    </>
  )
}

/** Takes the orders to a state with one call, and keeps those that were refused. */
function useBulkStep() {
  const t = useText(deskText)
  const { notSent } = useText(formText)
  const { refresh } = useOrderCache()
  const [refused, setRefused] = useState<readonly SteppedOrder[]>([])
  const { pending, send } = useCall('POST orders/steps', {
    unsure: notSent,
    toastRefusals: true,
    onDone: refresh,
    onRefused: refresh,
  })
  const take = async (ids: readonly number[], status: BulkStep) => {
    setRefused([])
    const sent = await send({ body: { order_ids: [...ids], status } })
    if (!sent) return
    const { orders } = sent.answer
    const done = orders.filter((order) => order.done).length
    if (done > 0) showToast('success', status === 'accepted' ? t.acceptedAll(done) : t.preparedAll(done))
    setRefused(orders.filter((order) => !order.done))
  }
  return {
    pending: pending?.body.status ?? null,
    take: (ids: readonly number[], status: BulkStep) => void take(ids, status),
    refused,
    forget: () => setRefused([]),
  }
}
