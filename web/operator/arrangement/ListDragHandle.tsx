import { GripVertical } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { listsText } from '../lists/messages.ts'
import { type Drag, useDragOrder } from './useDragOrder.ts'

type ListDragHandleProps = {
  readonly row: { readonly name: string; readonly order: number }
  /** Called once at the end of a move, with the new position. */
  readonly onMove: (order: number) => void
}

/** Drags a row of a table to another position of the shown page, by pointer or by keyboard. */
export function ListDragHandle({ row: { name, order }, onMove }: ListDragHandleProps) {
  const t = useText(listsText)
  const { drag, handle, keys, cancel } = useDragOrder((_, to) => onMove(to))
  useMarkedRows(drag)
  const { onPointerDown, ...pointer } = handle(order)
  return (
    <>
      <button
        type="button"
        {...pointer}
        onPointerDown={(event) => {
          event.currentTarget.focus()
          onPointerDown(event)
        }}
        onKeyDown={keys(order)}
        onBlur={cancel}
        aria-label={t.drag(name)}
        aria-pressed={drag !== null}
        data-handle=""
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet select-none hover:bg-tint active:cursor-grabbing aria-pressed:bg-tint aria-pressed:text-text"
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <span aria-live="assertive">
        {drag && <VisuallyHidden>{t.dragTo(name, drag.over)}</VisuallyHidden>}
      </span>
    </>
  )
}

/** Marks the dragged row and the target row by attributes, because the table renders the rows. */
function useMarkedRows(drag: Drag | null): void {
  const from = drag?.from
  const over = drag?.over
  useEffect(() => {
    if (from === undefined) return undefined
    const dragged = rowAt(from)
    const target = over === from ? null : rowAt(over)
    dragged?.setAttribute('data-dragged', '')
    target?.setAttribute('data-over', '')
    return () => {
      dragged?.removeAttribute('data-dragged')
      target?.removeAttribute('data-over')
    }
  }, [from, over])
}

const rowAt = (place: number | undefined) => document.querySelector(`tr[data-place="${place}"]`)
