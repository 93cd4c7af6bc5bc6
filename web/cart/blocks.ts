import type { Seller } from '#shared/products/contract.ts'
import type { CartLine } from './useCheckedCart.ts'

/** The lines of one seller, which become one order (specification, section 3, Order form). */
export type Block = {
  readonly key: string
  /** Undefined for lines that are gone or could not be checked. */
  readonly seller: Seller | undefined
  readonly gone: boolean
  readonly lines: readonly CartLine[]
}

/** The lines of a cart by seller, in the order in which the sellers were added; gone and unchecked lines last. */
export function blocksOf(lines: readonly CartLine[]): Block[] {
  const groups = Map.groupBy(lines, ({ live, gone }) =>
    live ? String(live.seller.id) : gone ? 'gone' : 'unchecked',
  )
  const blocks = [...groups].map(([key, of]) => ({
    key,
    seller: of[0]?.live?.seller,
    gone: key === 'gone',
    lines: of,
  }))
  return [...blocks.filter(({ seller }) => seller), ...blocks.filter(({ seller }) => !seller)]
}
