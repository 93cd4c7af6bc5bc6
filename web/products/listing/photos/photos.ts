import { limits } from '#shared/base/limits.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { newKey } from '../../../app/calls/idempotencyKey.ts'
import { smallerPicture } from '../../../app/smallerPicture.ts'

/** The longest side of an uploaded picture in px, which is twice the largest size that a page shows. */
const longestSide = 2_048

type PictureFault = 'kind' | 'size'

/** The reason why a file was refused as a picture. */
class PictureRefused extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Resizes a picture for upload. A format that this browser cannot decode is uploaded unchanged if the server accepts it. Throws
 * {@link PictureRefused}.
 */
async function preparedPicture(file: File, onShare: (share: number) => void): Promise<Blob> {
  const made = await smallerPicture(file, longestSide, onShare)
  if (!made) return asItIs(file)
  return made.size <= limits.upload.bytes ? made : refuse('size')
}

/** The unchanged file, if the server accepts its format although this browser may not decode it. */
function asItIs(file: File): Blob {
  if (file.type !== 'image/avif' && file.type !== 'image/webp') return refuse('kind')
  return file.size <= limits.upload.bytes ? file : refuse('size')
}

function refuse(fault: PictureFault): never {
  throw new PictureRefused(fault)
}

/** A picture of the form, which is stored at the server, being prepared, or refused. */
export type Photo = {
  readonly id: string
  /** The URL at which the picture is shown. */
  readonly shown: string | null
  /** The path at the server, for pictures of an edited or copied product. */
  readonly path?: string
  readonly blob?: Blob
  /** The progress of the resizing, from 0 to 1. */
  readonly share?: number
  readonly fault?: PictureFault
}

export function isReady(photo: Photo): boolean {
  return photo.path !== undefined || photo.blob !== undefined
}

/** Pictures stored at the server. */
export function storedPhotos(paths: readonly string[]): Photo[] {
  return paths.map((path) => ({ id: path, path, shown: pictureOf(path, 320) }))
}

/** A picture restored from the draft. */
export function savedPhoto({ id, blob }: { readonly id: string; readonly blob: Blob }): Photo {
  return { id, blob, shown: URL.createObjectURL(blob) }
}

/** Prepares a chosen file; `onChange` gets each state of the picture. */
export async function preparePhoto(id: string, file: File, onChange: (photo: Photo) => void): Promise<void> {
  onChange({ id, shown: null, share: 0 })
  try {
    const blob = await preparedPicture(file, (share) => onChange({ id, shown: null, share }))
    onChange(savedPhoto({ id, blob }))
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    onChange({ id, shown: null, fault: error.fault })
  }
}

/** Downloads the pictures of a copied product, so that they can be sorted, removed and extended. */
export async function fetchedPhotos(paths: readonly string[]): Promise<Photo[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(pictureOf(path, 960))
      if (!response.ok) throw new TypeError('the picture could not be had')
      return savedPhoto({ id: newKey(), blob: await response.blob() })
    }),
  )
}

/** Moves one item of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const one = list[from]
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)]
}
