import { EyeOff, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { goodsText } from '../market/messages.ts'
import { GoodsName } from '../market/ProductsPage.tsx'
import { DragHandle, dragLook } from '../order/DragHandle.tsx'
import { PlaceButtons } from '../order/PlaceButtons.tsx'
import { type Placed, usePlace } from '../order/usePlace.ts'

type SpecialItemProps = Placed & {
  readonly product: ListedProduct
  readonly onRemove: () => void
}

/** A special product: moved by dragging, by buttons, or by Alt with an arrow, Home or End. */
export function SpecialItem({ product, at, count, drag, handle, mayEdit, go, onRemove }: SpecialItemProps) {
  const t = useText(goodsText)
  const place = usePlace({ at, go })
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
    if (!event.altKey || to === undefined || !mayEdit) return
    event.preventDefault()
    if (to !== at && to >= 0 && to < count) place(to)
  }
  return (
    <li
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
        <Badge tone="amber" icon={EyeOff}>
          {t.notShown}
        </Badge>
      )}
      {mayEdit && (
        <span className="ms-auto flex items-center">
          <PlaceButtons
            name={product.name}
            first={at === 0}
            last={at === count - 1}
            onStep={(by) => place(at + by)}
          />
          <IconButton icon={X} label={t.remove(product.name)} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}
