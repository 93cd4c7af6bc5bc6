import { GripVertical } from 'lucide-react'
import type { ArrangedItem } from './useArrangement.ts'

/** The drag handle of an item; keyboard users move the item with its buttons. */
export function DragHandle(props: ArrangedItem['handle']) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-handle=""
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet select-none hover:bg-tint active:cursor-grabbing"
    >
      <GripVertical size={20} />
    </span>
  )
}

/** The classes of the dragged item, and of the item whose position it would take. */
export function dragLook({ drag, at }: Pick<ArrangedItem, 'drag' | 'at'>): string | false {
  if (drag?.from === at) return 'opacity-50'
  return drag?.over === at && 'bg-tint outline-2 -outline-offset-2 outline-focus'
}
