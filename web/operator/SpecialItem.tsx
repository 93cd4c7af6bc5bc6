import { ChevronDown, ChevronUp, EyeOff, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { DragHandle, dragLook } from './DragHandle.tsx'
import { goodsText } from './goodsMessages.ts'
import { GoodsName } from './ProductsPage.tsx'
import type { Drag } from './useDragOrder.ts'

type SpecialItemProps = {
  readonly product: ListedProduct
  /** Its place, from 0, of so many. */
  readonly at: number
  readonly count: number
  readonly drag: Drag | null
  readonly handle: ComponentProps<typeof DragHandle>
  readonly mayEdit: boolean
  readonly go: (from: number, to: number) => void
  readonly onRemove: () => void
}

/** One of the special products: dragged by its handle, moved by its buttons, or by Alt with an arrow, Home or End. */
export function SpecialItem({ product, at, count, drag, handle, mayEdit, go, onRemove }: SpecialItemProps) {
  const t = useText(goodsText)
  const item = useRef<HTMLLIElement>(null)
  const [goes, setGoes] = useState<'up' | 'down' | null>(null)
  // A row that moved takes the focus along: the browser lets it go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its new place is what it waits for.
  useEffect(() => {
    if (goes) item.current?.querySelector<HTMLElement>(`[data-step=${goes}]`)?.focus()
  }, [at, goes])
  const step = (to: number) => {
    if (to === at || to < 0 || to >= count) return
    setGoes(to < at ? 'up' : 'down')
    go(at, to)
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
    if (!event.altKey || to === undefined || !mayEdit) return
    event.preventDefault()
    step(to)
  }
  return (
    <li
      ref={item}
      data-place={at}
      onKeyDown={press}
      className={classes(
        'flex flex-wrap items-center gap-x-2 border-t border-hairline p-3 sm:gap-x-4',
        !mayEdit && 'ps-5',
        dragLook(drag, at),
      )}
    >
      {mayEdit && <DragHandle {...handle} />}
      <Isolate className="w-7 shrink-0 text-h3 font-bold text-quiet tabular-nums">{String(at + 1)}</Isolate>
      <span className="min-w-40 grow basis-0">
        <GoodsName product={product} />
      </span>
      {product.status !== 'active' && (
        <Mark tone="amber" icon={EyeOff}>
          {t.notShown}
        </Mark>
      )}
      {mayEdit && (
        <span className="ms-auto flex items-center">
          <IconButton
            icon={ChevronUp}
            data-step="up"
            label={t.up(product.name)}
            aria-disabled={at === 0 || undefined}
            className={at === 0 ? 'opacity-40' : undefined}
            onClick={() => step(at - 1)}
          />
          <IconButton
            icon={ChevronDown}
            data-step="down"
            label={t.down(product.name)}
            aria-disabled={at === count - 1 || undefined}
            className={at === count - 1 ? 'opacity-40' : undefined}
            onClick={() => step(at + 1)}
          />
          <IconButton icon={X} label={t.remove(product.name)} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}
