import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, EyeOff, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import type { ListedProduct } from '#shared/operator/products.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { VisuallyHidden } from '../base/ui/VisuallyHidden.tsx'
import { goodsText } from './goodsMessages.ts'
import { listsText } from './listsMessages.ts'
import { GoodsName } from './ProductsPage.tsx'
import { useStaffMay } from './staffMay.ts'

/** The special products in the order in which everybody sees them; editors move them, by press or by key. */
export function SpecialsPage() {
  const t = useText(goodsText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const key = ['operator', 'products', locale, 'specials']
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api(
        'GET operator/products',
        { query: { special: true, sort: 'special_position', limit: 100 } },
        { locale, signal },
      ),
  })
  const order = useOrder(key)
  if (!asked.data) {
    if (asked.isPending) return <Skeleton className="h-96 rounded-card" />
    const refusal = asked.error instanceof Refusal ? asked.error : null
    return <ErrorFace refusal={refusal} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  }
  const rows = asked.data.data
  return (
    <Card padding="none" className="max-w-3xl overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="max-w-md text-meta text-quiet">{mayEdit ? t.orderHint : words.editorsOnly}</p>
        {mayEdit && (
          <ButtonLink kind="outlined" icon={Plus} to="/operator/$" params={{ _splat: 'products' }}>
            {t.addMore}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 && <Empty picture={<Scene kind="ice" />} title={t.noSpecials} headingLevel={2} />}
      <ol aria-label={t.specials}>
        {rows.map((product, at) => (
          <Special key={product.id} {...{ product, at, order, mayEdit }} count={rows.length} />
        ))}
      </ol>
      <div aria-live="polite">
        <VisuallyHidden>{order.said}</VisuallyHidden>
      </div>
    </Card>
  )
}

type Order = ReturnType<typeof useOrder>

/** Moves goods at once where they are seen, and then, one after the other, where they are kept. */
function useOrder(key: readonly unknown[]) {
  const t = useText(goodsText)
  const words = useText(listsText)
  const locale = useLocale()
  const client = useQueryClient()
  const waiting = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const [said, setSaid] = useState('')
  const change = (id: number, body: { special_position: number } | { is_special: false }) => {
    waiting.current += 1
    before.current = before.current
      .then(() => api('POST operator/products/{id}', { params: { id }, body }, { locale }))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        showToast('wrong', error.status > 0 ? error.message : words.notSaved)
      })
      .finally(() => {
        waiting.current -= 1
        // What is read between two moves would show the first of them undone.
        if (waiting.current === 0) void client.invalidateQueries({ queryKey: ['operator'] })
      })
  }
  const show = (rows: (shown: readonly ListedProduct[]) => ListedProduct[]) => {
    void client.cancelQueries({ queryKey: key })
    client.setQueryData<Page<ListedProduct>>(key, (page) => page && { ...page, data: rows(page.data) })
  }
  return {
    said,
    move: ({ id, name }: ListedProduct, from: number, to: number) => {
      show((rows) => moved(rows, from, to))
      setSaid(t.moved(name, to + 1))
      change(id, { special_position: to + 1 })
    },
    takeAway: ({ id }: ListedProduct) => {
      show((rows) => rows.filter((row) => row.id !== id))
      setSaid(t.takeDone)
      change(id, { is_special: false })
    },
  }
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  const others = rows.filter((_, at) => at !== from)
  return row === undefined ? others : [...others.slice(0, to), row, ...others.slice(to)]
}

function Special({
  product,
  at,
  count,
  order,
  mayEdit,
}: {
  readonly product: ListedProduct
  readonly at: number
  readonly count: number
  readonly order: Order
  readonly mayEdit: boolean
}) {
  const t = useText(goodsText)
  const item = useRef<HTMLLIElement>(null)
  const [goes, setGoes] = useState<'up' | 'down' | null>(null)
  // A row that moved takes the focus along: the browser lets it go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its new place is what it waits for.
  useEffect(() => {
    if (goes) item.current?.querySelector<HTMLElement>(`[data-step=${goes}]`)?.focus()
  }, [at, goes])
  const go = (step: -1 | 1) => {
    if (!mayEdit || at + step < 0 || at + step >= count) return
    setGoes(step < 0 ? 'up' : 'down')
    order.move(product, at, at + step)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    go(step)
  }
  return (
    <li
      ref={item}
      onKeyDown={press}
      className="flex flex-wrap items-center gap-2 border-t border-hairline p-3 sm:gap-x-4 sm:ps-5"
    >
      <Isolate className="w-7 shrink-0 text-h3 font-bold text-quiet tabular-nums">{String(at + 1)}</Isolate>
      <span className="min-w-32 grow basis-0">
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
            onClick={() => go(-1)}
          />
          <IconButton
            icon={ChevronDown}
            data-step="down"
            label={t.down(product.name)}
            aria-disabled={at === count - 1 || undefined}
            className={at === count - 1 ? 'opacity-40' : undefined}
            onClick={() => go(1)}
          />
          <IconButton icon={X} label={t.remove(product.name)} onClick={() => order.takeAway(product)} />
        </span>
      )}
    </li>
  )
}
