import type { Sql } from '#platform/database/db.ts'
import type { ProductDetails } from '#shared/products/contract.ts'
import { cutDrawing } from '#shared/products/cuts.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import type { ProductRow } from './present.ts'
import { listCutPictures } from './store.ts'

type CutImages = ProductDetails['cut_images']

/** The drawings of the preparations of a product in which it is no longer whole. */
export async function loadCutImages(
  db: Sql,
  { preparations, fish_code: code, category_code: category }: ProductRow,
): Promise<CutImages> {
  const nameOf = (cut: keyof CutImages) =>
    preparations[cut] === undefined ? null : cutDrawing(cut, { code, category })
  const names = { fillet: nameOf('fillet'), steaks: nameOf('steaks') }
  const wanted = Object.values(names).filter((name) => name !== null)
  const found = wanted.length > 0 ? await listCutPictures(db, wanted) : []
  const imageOf = (cut: keyof CutImages) =>
    pictureUrl(found.find(({ name }) => name === names[cut])?.path ?? null)
  return { fillet: imageOf('fillet'), steaks: imageOf('steaks') }
}
