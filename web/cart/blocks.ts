import type { Seller } from '#shared/products/contract.ts'
import type { CartLine } from './useCheckedCart.ts'

/** Lines that become one order: each seller accepts and packs their own (specification, section 3, Order form). */
export type Block = {
  readonly key: string
  /** Undefined for what is gone or could not be checked: nobody sells it now as far as is known. */
  readonly seller: Seller | undefined
  readonly gone: boolean
  readonly lines: readonly CartLine[]
}

/** The cart's lines by seller, in the order in which the sellers came in; what is gone or unchecked last. */
export function blocksOf(lines: readonly CartLine[]): Block[] {
  const groups = Map.groupBy(lines, ({ live, gone }) =>
    live ? String(live.seller.id) : gone ? 'gone' : 'kept',
  )
  const blocks = [...groups].map(([key, of]) => ({
    key,
    seller: of[0]?.live?.seller,
    gone: key === 'gone',
    lines: of,
  }))
  return [...blocks.filter(({ seller }) => seller), ...blocks.filter(({ seller }) => !seller)]
}
