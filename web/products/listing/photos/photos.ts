import { pictureOf } from '#shared/base/paths.ts'
import { type PictureFault, PictureRefused, smallerPicture } from './smallerPicture.ts'

/** A picture in the form: one that stands at the server, one that is made ready, or one that was refused. */
export type Photo = {
  readonly id: string
  /** An address that shows it. */
  readonly shown: string | null
  /** Of the product that is edited or copied. */
  readonly path?: string
  readonly blob?: Blob
  /** While it is made smaller, from 0 to 1. */
  readonly share?: number
  readonly fault?: PictureFault
}

export function isReady(photo: Photo): boolean {
  return photo.path !== undefined || photo.blob !== undefined
}

/** Pictures that stand at the server already. */
export function storedPhotos(paths: readonly string[]): Photo[] {
  return paths.map((path) => ({ id: path, path, shown: pictureOf(path, 320) }))
}

/** A picture of the draft, shown again. */
export function keptPhoto({ id, blob }: { readonly id: string; readonly blob: Blob }): Photo {
  return { id, blob, shown: URL.createObjectURL(blob) }
}

/** What a chosen file becomes; `onChange` hears of every step on the way. */
export async function preparePhoto(id: string, file: File, onChange: (photo: Photo) => void): Promise<void> {
  onChange({ id, shown: null, share: 0 })
  try {
    const blob = await smallerPicture(file, (share) => onChange({ id, shown: null, share }))
    onChange(keptPhoto({ id, blob }))
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    onChange({ id, shown: null, fault: error.fault })
  }
}

/** Pictures of another product as one's own: they can then be ordered, left out and joined by new ones. */
export async function fetchedPhotos(paths: readonly string[]): Promise<Photo[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(pictureOf(path, 960))
      if (!response.ok) throw new TypeError('the picture could not be had')
      return keptPhoto({ id: newId(), blob: await response.blob() })
    }),
  )
}

/** `crypto.randomUUID` is missing where the site is not served over TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One of a list in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const one = list[from]
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)]
}
