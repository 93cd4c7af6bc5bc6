import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  createProduct,
  listMyProducts,
  listSeasons,
  setProductStatus,
  showMyProduct,
  updateProduct,
} from '#shared/products/listing.ts'

export const listingHandlers = () => [
  handle(createProduct, async () => {
    throw new Refusal('unavailable')
  }),
  handle(listMyProducts, async () => {
    throw new Refusal('unavailable')
  }),
  handle(showMyProduct, async () => {
    throw new Refusal('unavailable')
  }),
  handle(updateProduct, async () => {
    throw new Refusal('unavailable')
  }),
  handle(setProductStatus, async () => {
    throw new Refusal('unavailable')
  }),
  handle(listSeasons, async () => {
    throw new Refusal('unavailable')
  }),
]
