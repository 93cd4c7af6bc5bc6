import { getOptions } from './catalog/contract.ts'
import { getFishTraffic, getMain, listBestSellers } from './home/contract.ts'
import { listBlogs } from './news/contract.ts'
import { listLocal, searchProducts, showProduct } from './products/contract.ts'

/** Every call of the main API, in the specification's order. */
export const calls = [
  getMain,
  getFishTraffic,
  listBestSellers,
  getOptions,
  searchProducts,
  listLocal,
  showProduct,
  listBlogs,
] as const

type AnyCall = (typeof calls)[number]

/** From `GET products/show/{id}` to its call: what the typed client is made of. */
export type Calls = { [C in AnyCall as C['key']]: C }
