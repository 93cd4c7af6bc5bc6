import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { type Answer, api, Refusal } from '../../app/calls/api.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { apart } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { type LastDay, lastDayOf } from './lastDay.ts'
import { myProductsText } from './messages.ts'
import type { MyProductsSearch } from './search.ts'

type List = Answer<'GET product/my/local/normal'>

/** The user's own goods that match the filters, in the chosen order. Old rows stay until the new rows have arrived. */
export function useMyProducts({ status, s, page = 1, market, sort }: MyProductsSearch) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['myProducts', 'list', { status, s, page, market, sort }],
    queryFn: ({ signal }) =>
      api(
        'GET product/my/local/normal',
        { query: { status, s, page, market_id: market, sort } },
        { locale, signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** The goods of the last day on this account, without those that were listed again today; see {@link lastDayOf}. */
export function useLastDay(now: Date): LastDay | null {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['myProducts', 'recent'],
    queryFn: ({ signal }) =>
      api('GET product/my/local/normal', { query: { limit: limits.page.most } }, { locale, signal }),
  })
  return lastDayOf(data?.products.data ?? [], now)
}

/**
 * The optimistic changes of a row. A change is shown at the click, confirmed by the server's answer, and reverted on a
 * refusal.
 */
export function useRowChange(product: OwnProduct) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const show = (change: (row: OwnProduct) => OwnProduct) =>
    queries.setQueriesData<List>(
      { queryKey: ['myProducts', 'list'] },
      (list) => list && withRow(list, product.id, change),
    )

  const change = async (expected: Partial<OwnProduct>, work: () => Promise<OwnProduct>, done: string) => {
    if (busy) return
    setBusy(true)
    await queries.cancelQueries({ queryKey: ['myProducts', 'list'] })
    show((row) => ({ ...row, ...expected }))
    try {
      const now = await work()
      show(() => now)
      showToast('success', done)
      void queries.invalidateQueries({ queryKey: ['myProducts'] })
      void refreshSession(locale)
    } catch (error) {
      show((row) => ({ ...row, ...before(product, expected) }))
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', reasonOf(error, t.notChanged, locale))
    } finally {
      setBusy(false)
    }
  }
  const pauses = product.status !== 'hidden'
  return {
    busy,
    toggle: () => {
      const status = pauses ? ('hidden' as const) : ('active' as const)
      const expected = { status: pauses ? 'hidden' : product.quantity > 0 ? 'active' : 'sold_out' } as const
      return change(
        expected,
        () => api('POST product/status/{id}', { params: { id: product.id }, body: { status } }, { locale }),
        pauses ? t.paused : t.resumed,
      )
    },
  }
}

/** All goods that match the filters, at most `mostRows`, for the CSV export and the import. */
export async function allMyProducts(
  { status, s, market, sort }: MyProductsSearch,
  locale: Locale,
): Promise<readonly OwnProduct[]> {
  const found = new Map<number, OwnProduct>()
  for (let page = 1; page <= mostRows / limits.page.most; page += 1) {
    const query = { status, s, market_id: market, sort, page, limit: limits.page.most }
    const { products } = await api('GET product/my/local/normal', { query }, { locale })
    for (const product of products.data) found.set(product.id, product)
    if (products.data.length < limits.page.most) break
  }
  return [...found.values()]
}

const mostRows = 5_000

/** Pauses or resumes several goods, one after the other; returns the names of those that were refused, with the reason. */
export function useShownForAll(onDone: () => void) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<readonly { readonly id: number; readonly text: string }[]>([])
  const { pending, send } = useAction(
    async ({ products, status }: { products: readonly OwnProduct[]; status: 'active' | 'hidden' }) => {
      const wrong: { id: number; text: string }[] = []
      for (const { id, name } of products) {
        try {
          await api('POST product/status/{id}', { params: { id }, body: { status } }, { locale })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          wrong.push({ id, text: t.refusedOf(apart(name), reasonOf(error, t.notChanged, locale)) })
        }
      }
      return wrong
    },
    {
      onDone: async (wrong) => {
        setRefused(wrong)
        await queries.invalidateQueries({ queryKey: ['myProducts'] })
        void refreshSession(locale)
        if (wrong.length === 0) onDone()
      },
      done: (wrong, { products, status }) => {
        const changed = products.length - wrong.length
        if (changed === 0) return null
        return status === 'hidden' ? t.pausedAll(changed) : t.resumedAll(changed)
      },
    },
  )
  return { busy: pending?.status ?? null, send, refused }
}

/** The answer replaces the row; counts and order come with the list, which is refetched. */
export function useProductChange(product: OwnProduct) {
  const locale = useLocale()
  const queries = useQueryClient()
  /** Rejects with a Refusal. */
  return async (change: { readonly quantity: number } | { readonly price: number }) => {
    const now = await api(
      'POST product/update/{id}',
      { params: { id: product.id }, body: change },
      { locale },
    )
    queries.setQueriesData<List>(
      { queryKey: ['myProducts', 'list'] },
      (list) => list && withRow(list, now.id, () => now),
    )
    await queries.invalidateQueries({ queryKey: ['myProducts'] })
  }
}

function withRow(list: List, id: number, change: (row: OwnProduct) => OwnProduct): List {
  const data = list.products.data.map((row) => (row.id === id ? change(row) : row))
  return { ...list, products: { ...list.products, data } }
}

function before(product: OwnProduct, expected: Partial<OwnProduct>): Partial<OwnProduct> {
  const names = Object.keys(expected) as (keyof OwnProduct)[]
  return Object.fromEntries(names.map((name) => [name, product[name]]))
}
