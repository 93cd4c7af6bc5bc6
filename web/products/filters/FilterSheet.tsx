import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { productsText } from '../messages.ts'

type FilterSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClear: () => void
  /** The number of results now. */
  readonly found: number
  readonly busy: boolean
  readonly children: ReactNode
}

/** The filters in a sheet where there is no room beside the list; a change applies at once. */
export function FilterSheet({ open, onClose, onClear, found, busy, children }: FilterSheetProps) {
  const t = useText(productsText)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.filterTitle}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button kind="outlined" size="main" onClick={onClear}>
            {t.clearAll}
          </Button>
          <Button size="main" busy={busy} onClick={onClose}>
            {t.showResults(found)}
          </Button>
        </div>
      }
    >
      <div className="[&>fieldset:first-child]:border-t-0">{children}</div>
    </Sheet>
  )
}
