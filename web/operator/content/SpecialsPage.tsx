import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ListedProduct } from '#shared/operator/products.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { goodsText } from '../market/messages.ts'
import { useDragOrder } from '../order/useDragOrder.ts'
import { moved, useOrdered } from '../order/useOrdered.ts'
import { allPages } from '../table/allPages.ts'
import { SpecialItem } from './SpecialItem.tsx'

/** The special products in their public order; editors move them by dragging, buttons or keys. */
export function SpecialsPage() {
  const t = useText(goodsText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const key = ['operator', 'products', locale, 'specials']
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      allPages((page) =>
        api(
          'GET operator/products',
          { query: { special: true, sort: 'special_position', limit: 100, page } },
          { locale, signal },
        ),
      ),
  })
  const { announcement, move, takeAway } = useSpecials(key)
  const rows = result.data ?? []
  const go = (from: number, to: number) => {
    const row = rows[from]
    if (row && to >= 0 && to < rows.length && to !== from) move(row, from, to)
  }
  const { drag, handle } = useDragOrder(go)
  if (!result.data) {
    if (result.isPending) return <Skeleton className="h-96 rounded-card" />
    const refusal = result.error instanceof Refusal ? result.error : null
    return <ErrorState refusal={refusal} busy={result.isFetching} onRetry={() => void result.refetch()} />
  }
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
      {rows.length === 0 && <Empty picture={<Scene kind="ice" />} title={t.noSpecials} headingLevel={2} />}
      <ol aria-label={t.specials}>
        {rows.map((product, at) => (
          <SpecialItem
            key={product.id}
            product={product}
            at={at}
            drag={drag}
            mayEdit={mayEdit}
            go={go}
            count={rows.length}
            handle={handle(at)}
            onRemove={() => takeAway(product)}
          />
        ))}
      </ol>
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Card>
  )
}

/** Moves or removes a special product, and announces it. */
function useSpecials(key: readonly unknown[]) {
  const t = useText(goodsText)
  const locale = useLocale()
  const [announcement, setAnnouncement] = useState('')
  const change = useOrdered<ListedProduct>(key)
  const send = (id: number, body: { special_position: number } | { is_special: false }) =>
    api('POST operator/products/{id}', { params: { id }, body }, { locale })
  return {
    announcement,
    move: ({ id, name }: ListedProduct, from: number, to: number) => {
      setAnnouncement(t.moved(name, to + 1))
      change(
        (rows) => moved(rows, from, to),
        () => send(id, { special_position: to + 1 }),
      )
    },
    takeAway: ({ id }: ListedProduct) => {
      setAnnouncement(t.takeDone)
      change(
        (rows) => rows.filter((row) => row.id !== id),
        () => send(id, { is_special: false }),
      )
    },
  }
}
