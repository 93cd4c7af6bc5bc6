import { useCallback, useEffect, useState } from 'react'
import type { CartItem } from '#shared/cart/contract.ts'
import { type CheckedLine, checkCart } from '#shared/cart/rules.ts'
import type { Product } from '#shared/products/contract.ts'
import { api, settle } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { cartOf, useCart } from './cart.ts'

export type CartLine = CheckedLine<Product> & {
  /** True if the check did not return the product, because it is no longer for sale. */
  readonly gone: boolean
}

export type CheckedCart = {
  /** `failed` means that the check failed and the lines show their stored values. */
  readonly state: 'checking' | 'checked' | 'failed'
  readonly lines: readonly CartLine[]
  readonly checkAgain: () => void
  /** Checks the cart again and returns its current lines; throws on failure. */
  readonly checkNow: () => Promise<readonly CartLine[]>
}

/**
 * Checks the user's cart against `GET products/list` when the cart opens and when a line is added (contract, section 2).
 */
export function useCheckedCart(userId: number, open: boolean): CheckedCart {
  const locale = useLocale()
  const items = useCart(userId)
  const [answer, setAnswer] = useState<Answer>(unanswered)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const checkAgain = useCallback(() => setAttempt((before) => before + 1), [])
  const unchecked = items.some(({ id }) => !answer.requested.has(id))
  const ids = items.map(({ id }) => id).join(',')

  useEffect(() => {
    if (!open) setAnswer(unanswered)
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt checks again; a removed line does not.
  useEffect(() => {
    if (!open || ids === '' || !unchecked) return
    const ended = new AbortController()
    const requested = ids.split(',').map(Number)
    setFailed(false)
    settle(api('GET products/list', { query: { ids: requested } }, { locale, signal: ended.signal })).then(
      ({ data }) => {
        if (ended.signal.aborted) return
        if (data) setAnswer({ requested: new Set(requested), products: data.products.data })
        else setFailed(true)
      },
      (error: unknown) => {
        if (!ended.signal.aborted) throw error
      },
    )
    return () => ended.abort()
  }, [open, unchecked, attempt, locale])

  const checkNow = async () => {
    const requested = cartOf(userId).map(({ id }) => id)
    const { products } = await api('GET products/list', { query: { ids: requested } }, { locale })
    const found = { requested: new Set(requested), products: products.data }
    setAnswer(found)
    return linesOf(cartOf(userId), found)
  }
  const state = failed ? 'failed' : unchecked ? 'checking' : 'checked'
  return { state, lines: linesOf(items, answer), checkAgain, checkNow }
}

function linesOf(items: readonly CartItem[], { requested, products }: Answer): CartLine[] {
  return checkCart(items, products).map((line): CartLine => {
    const gone = requested.has(line.item.id) && !line.live
    return { ...line, gone }
  })
}

type Answer = { readonly requested: ReadonlySet<number>; readonly products: readonly Product[] }
const unanswered: Answer = { requested: new Set(), products: [] }
