import { idsOf, oneOf } from '../../app/search.ts'

export const sheets = ['picking', 'labels'] as const
type Sheet = (typeof sheets)[number]

/** The printed sheets, as parameters of the address: `?sheet=labels&orders=3,7`; `sale=offers` for orders of offers. */
export type PrintSearch = {
  readonly sheet?: Sheet | undefined
  readonly orders?: string | undefined
  readonly sale?: 'offers' | undefined
}

export function printSearch(search: Readonly<Record<string, unknown>>): PrintSearch {
  return {
    sheet: oneOf(sheets, search.sheet),
    orders: idsOf(search.orders)?.join(),
    sale: oneOf(['offers'], search.sale),
  }
}
