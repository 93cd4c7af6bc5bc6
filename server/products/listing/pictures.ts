import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import type { Upload } from '../../base/images/upload.ts'
import type { Picture } from './store.ts'

/** The pictures of a form (contract 2, product/create and product/update). */
export interface SentPictures {
  readonly image?: UploadedFile | undefined
  readonly images?: readonly UploadedFile[] | undefined
  readonly pictures?: readonly string[] | undefined
}

/** A picture of a product after a change: an existing picture, or the index of an upload in {@link uploadsOf}. */
export type Placed = { readonly existing: Picture } | { readonly upload: number }

/** The uploads of a form in order, each with its field. */
export function uploadsOf({ image, images = [] }: SentPictures): Upload[] {
  const sent = images.map((file, place) => ({ field: `images.${place}`, file }))
  return [...(image ? [{ field: 'image', file: image }] : []), ...sent].map((one) => ({
    folder: 'products',
    ...one,
  }))
}

/**
 * The pictures of a product after a change, the main picture first; null if they do not change. `pictures` gives the
 * order, and files that `pictures` does not name are appended. Without `pictures`, `image` replaces the main picture and
 * `images` are appended. A stand-in picture is removed as soon as there is another picture.
 */
export function placePictures(
  current: readonly Picture[],
  sent: SentPictures,
): { readonly placed: readonly Placed[] | null; readonly problems: FieldProblems } {
  const { image, images = [], pictures } = sent
  if (!image && images.length === 0 && !pictures) return { placed: null, problems: {} }
  const own = current.filter((picture, place) => place > 0 || !isStandIn(picture))
  const first = image ? 1 : 0
  const main: Placed[] = image ? [{ upload: 0 }] : []
  const behind = images.map((_, place): Placed => ({ upload: first + place }))
  if (!pictures) {
    const replaced = image && own.length === current.length ? own.slice(1) : own
    return within([...main, ...replaced.map((existing) => ({ existing })), ...behind], 'images')
  }
  const { placed, problems } = orderOf(current, pictures, behind)
  return Object.keys(problems).length > 0
    ? { placed: null, problems }
    : within([...main, ...placed], 'pictures')
}

/** Whether a picture is a stand-in: the picture of the species, the drawing of a cut, or the market's logo. */
export function isStandIn({ path }: Picture): boolean {
  return !path.startsWith('products/')
}

function orderOf(
  current: readonly Picture[],
  pictures: readonly string[],
  files: readonly Placed[],
): { placed: Placed[]; problems: FieldProblems } {
  const left = new Map(current.map((picture) => [pictureUrl(picture.path), picture]))
  const waiting = [...files]
  const problems: Record<string, FieldProblem[]> = {}
  const placed = pictures.flatMap((named, place): Placed[] => {
    const existing = left.get(named)
    const one = named === 'new' ? waiting.shift() : existing && { existing }
    // A form may use each picture only once.
    left.delete(named)
    if (!one) problems[`pictures.${place}`] = [{ code: named === 'new' ? 'required' : 'choice' }]
    return one ? [one] : []
  })
  return { placed: [...placed, ...waiting], problems }
}

function within(placed: readonly Placed[], field: string) {
  const most = limits.product.images
  const problems: FieldProblems = placed.length > most ? { [field]: [{ code: 'too_many', bound: most }] } : {}
  return { placed, problems }
}
