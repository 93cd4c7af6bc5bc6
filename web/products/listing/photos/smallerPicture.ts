import { limits } from '#shared/base/limits.ts'

/** The longest side of an uploaded picture in px: twice what any page shows. */
export const longestSide = 2_048

export type PictureFault = 'kind' | 'size'

/** Why a file was refused as a picture. */
export class PictureRefused extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Resizes a picture for upload: at most {@link longestSide}, upright, without metadata. A format that this
 * browser cannot decode is uploaded unchanged where the server accepts it. Throws {@link PictureRefused}.
 */
export async function smallerPicture(file: File, onShare: (share: number) => void): Promise<Blob> {
  onShare(0.1)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return asItIs(file)
  onShare(0.5)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  onShare(0.7)
  const made = (await encoded(canvas, 'image/webp')) ?? (await encoded(canvas, 'image/jpeg'))
  onShare(1)
  if (!made) return asItIs(file)
  return made.size <= limits.upload.bytes ? made : refuse('size')
}

/** Formats that the server accepts although this browser may not decode them. */
function asItIs(file: File): Blob {
  if (file.type !== 'image/avif' && file.type !== 'image/webp') return refuse('kind')
  return file.size <= limits.upload.bytes ? file : refuse('size')
}

/** Undefined where the browser would encode another format. */
function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality),
  )
}

function refuse(fault: PictureFault): never {
  throw new PictureRefused(fault)
}

const quality = 0.85
