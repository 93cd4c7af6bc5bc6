import { Undo2 } from 'lucide-react'
import { halalasOf } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { hallText } from '../messages.ts'
import { newestHeld, type QueuedSale, undoSeconds } from './queue.ts'
import { undoSale, useSeconds } from './undo.ts'

/**
 * The newest sale while it can be undone. It is beside the button that recorded it, because on a phone the list of sales is below the first screen.
 */
export function LastSale({ sales }: { readonly sales: readonly QueuedSale[] }) {
  const now = useSeconds(sales)
  const sale = newestHeld(sales, now)
  if (!sale) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 truncate">
        <Name className="font-bold">{sale.shown.fish}</Name>{' '}
        <Money halalas={halalasOf(Number(sale.body.price))} />
      </p>
      <UndoButton sale={sale} now={now} />
    </div>
  )
}

/** Undoes a sale that is not sent yet; the label counts the seconds down. `now` is in milliseconds. */
export function UndoButton({ sale, now }: { readonly sale: QueuedSale; readonly now: number }) {
  const t = useText(hallText)
  return (
    <Button
      kind="outlined"
      size="main"
      icon={Undo2}
      onClick={() => {
        void undoSale(sale)
        showToast('info', t.undone)
      }}
    >
      {t.undo(undoSeconds(sale, now))}
    </Button>
  )
}
