import { limits } from '#shared/base/limits.ts'

/** The longest side in px that a listing's picture needs: twice what any page shows of it. */
export const longestSide = 2_048

export type PictureFault = 'kind' | 'size'

/** Why a file cannot be a picture of the goods. */
export class PictureRefused extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * A picture as it should travel: at most {@link longestSide}, upright, without what a camera writes into it. What this
 * browser cannot read travels as it is, where the server takes its kind. Throws {@link PictureRefused}.
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

/** Kinds that the server takes though this browser may not be able to draw them. */
function asItIs(file: File): Blob {
  if (file.type !== 'image/avif' && file.type !== 'image/webp') return refuse('kind')
  return file.size <= limits.upload.bytes ? file : refuse('size')
}

/** Undefined where the browser would make another kind of it. */
function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality),
  )
}

function refuse(fault: PictureFault): never {
  throw new PictureRefused(fault)
}

const quality = 0.85
