import { useQuery } from '@tanstack/react-query'
import { EyeOff, Plus, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { DragHandle, dragLook } from '../arrangement/DragHandle.tsx'
import { PlaceButtons } from '../arrangement/PlaceButtons.tsx'
import { type ArrangedItem, useArrangement, usePlace } from '../arrangement/useArrangement.ts'
import { allPages } from '../frame/allPages.ts'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { goodsText } from '../market/messages.ts'
import { GoodsName } from '../market/ProductsPage.tsx'

/** The special products in the order in which the site shows them. Editors move them by dragging, buttons or keys. */
export function SpecialsPage() {
  const locale = useLocale()
  const query = { special: true, sort: 'special_position', limit: 100 } as const
  const result = useQuery({
    queryKey: ['operator', 'products', locale, 'specials'],
    queryFn: ({ signal }) =>
      allPages((page) => api('GET operator/products', { query: { ...query, page } }, { locale, signal })),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {(rows) => <Specials stored={rows} />}
    </Loaded>
  )
}

function Specials({ stored }: { readonly stored: readonly ListedProduct[] }) {
  const t = useText(goodsText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const send = (id: number, body: { special_position: number } | { is_special: false }) =>
    api('POST operator/products/{id}', { params: { id }, body }, { locale })
  const { rows, announcement, itemAt, remove } = useArrangement({
    rows: stored,
    place: ({ id }, position) => send(id, { special_position: position }),
    moved: ({ name }, position) => t.moved(name, position),
  })
  return (
    <Card padding="none" className="max-w-3xl overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="max-w-md text-meta text-quiet">
          {mayEdit ? t.orderHint : words.editorsOnly}
          {mayEdit && <span className="max-lg:hidden"> {t.orderKeys}</span>}
        </p>
        {mayEdit && (
          <ButtonLink kind="outlined" icon={Plus} {...operatorLink({ to: 'products' })}>
            {t.addMore}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 && <Empty title={t.noSpecials} headingLevel={2} />}
      <ol aria-label={t.specials}>
        {rows.map((product, at) => (
          <SpecialItem
            key={product.id}
            product={product}
            item={itemAt(at)}
            mayEdit={mayEdit}
            onRemove={() => remove(product, t.takeDone, () => send(product.id, { is_special: false }))}
          />
        ))}
      </ol>
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Card>
  )
}

type SpecialItemProps = {
  readonly product: ListedProduct
  readonly item: ArrangedItem
  readonly mayEdit: boolean
  readonly onRemove: () => void
}

/** A special product. It can be moved by dragging, by buttons, or by Alt with an arrow key, Home or End. */
function SpecialItem({ product, item, mayEdit, onRemove }: SpecialItemProps) {
  const t = useText(goodsText)
  const { at, count, handle } = item
  const place = usePlace(item)
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
        dragLook(item),
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
