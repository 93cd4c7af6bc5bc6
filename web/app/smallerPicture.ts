/**
 * Resizes a picture to a longest side in px, upright, without metadata. `onShare` gets the progress from 0 to 1. Undefined if
 * this browser cannot decode or encode it.
 */
export async function smallerPicture(
  file: Blob,
  longestSide: number,
  onShare: (share: number) => void = () => undefined,
): Promise<Blob | undefined> {
  onShare(0.1)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
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
  return made
}

/** Encodes the canvas; undefined if the browser would use another format. */
function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality),
  )
}

const quality = 0.85

/**
 * A smaller copy of a large picture under its own name. The file itself if it is small or no picture, or if a copy would not be
 * smaller.
 */
export async function smallerFile(file: File, longestSide: number): Promise<File> {
  if (file.size <= smallBytes || !file.type.startsWith('image/')) return file
  const made = await smallerPicture(file, longestSide)
  return made && made.size < file.size ? new File([made], file.name, { type: made.type }) : file
}

const smallBytes = 1024 * 1024
