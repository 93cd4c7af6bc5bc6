import { useCallback, useEffect, useState } from 'react'
import type { CartItem } from '#shared/cart/contract.ts'
import { type CheckedLine, checkCart } from '#shared/cart/rules.ts'
import type { Product } from '#shared/products/contract.ts'
import { api, settle } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { cartOf, useCart } from './cart.ts'

export type CartLine = CheckedLine<Product> & {
  /** Asked for and no longer on offer. */
  readonly gone: boolean
}

export type CheckedCart = {
  /** `failed`: the lines are shown as they were kept. */
  readonly state: 'checking' | 'checked' | 'failed'
  readonly lines: readonly CartLine[]
  readonly checkAgain: () => void
  /** Asks once more what is on offer and answers the lines as they are now; a failure is thrown. */
  readonly askNow: () => Promise<readonly CartLine[]>
}

/**
 * The reader's cart held against what is on offer, by `GET products/list`: whenever it is opened, and for what is put in
 * while it is open (contract, section 2).
 */
export function useCheckedCart(userId: number, open: boolean): CheckedCart {
  const locale = useLocale()
  const items = useCart(userId)
  const [answer, setAnswer] = useState<Answer>(unanswered)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const checkAgain = useCallback(() => setAttempt((before) => before + 1), [])
  const unasked = items.some(({ id }) => !answer.asked.has(id))
  const ids = items.map(({ id }) => id).join(',')

  useEffect(() => {
    if (!open) setAnswer(unanswered)
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is another reason to ask, and what is taken out is none.
  useEffect(() => {
    if (!open || ids === '' || !unasked) return
    const ended = new AbortController()
    const asked = ids.split(',').map(Number)
    setFailed(false)
    settle(api('GET products/list', { query: { ids: asked } }, { locale, signal: ended.signal })).then(
      ({ data }) => {
        if (ended.signal.aborted) return
        if (data) setAnswer({ asked: new Set(asked), products: data.products.data })
        else setFailed(true)
      },
      (error: unknown) => {
        if (!ended.signal.aborted) throw error
      },
    )
    return () => ended.abort()
  }, [open, unasked, attempt, locale])

  const askNow = async () => {
    const asked = cartOf(userId).map(({ id }) => id)
    const { products } = await api('GET products/list', { query: { ids: asked } }, { locale })
    const found = { asked: new Set(asked), products: products.data }
    setAnswer(found)
    return linesOf(cartOf(userId), found)
  }
  const state = failed ? 'failed' : unasked ? 'checking' : 'checked'
  return { state, lines: linesOf(items, answer), checkAgain, askNow }
}

function linesOf(items: readonly CartItem[], { asked, products }: Answer): CartLine[] {
  return checkCart(items, products).map((line): CartLine => {
    const gone = asked.has(line.item.id) && !line.live
    return { ...line, gone }
  })
}

type Answer = { readonly asked: ReadonlySet<number>; readonly products: readonly Product[] }
const unanswered: Answer = { asked: new Set(), products: [] }
