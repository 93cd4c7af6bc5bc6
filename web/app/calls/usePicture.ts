import { useEffect, useRef, useState } from 'react'
import { smallerFile } from '../smallerPicture.ts'

export type Picture = {
  readonly file: File | null
  /** An object URL of the chosen file; null until it has loaded, and for a file that is not a picture. */
  readonly preview: string | null
  readonly choose: (file: File | null) => void
}

/**
 * A picture field of a form, with a preview of the chosen file. With `longestSide` in px, a large picture is replaced by a smaller
 * copy on this device before it is sent.
 */
export function usePicture(
  file: File | null,
  choose: Picture['choose'],
  longestSide?: number | undefined,
): Picture {
  const [preview, setPreview] = useState<string | null>(null)
  const latest = useRef<File | null>(null)
  useEffect(() => {
    if (!file) {
      setPreview(null)
      return undefined
    }
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.onload = () => setPreview(address)
    picture.onerror = () => setPreview(null)
    picture.src = address
    return () => {
      picture.onload = null
      picture.onerror = null
      URL.revokeObjectURL(address)
    }
  }, [file])
  const chooseSmaller = async (chosen: File | null) => {
    latest.current = chosen
    choose(chosen)
    if (!chosen || longestSide === undefined) return
    const smaller = await smallerFile(chosen, longestSide)
    if (smaller !== chosen && latest.current === chosen) choose(smaller)
  }
  return { file, preview, choose: (chosen) => void chooseSmaller(chosen) }
}

/** The longest side of a sent picture of a paper in px, at which the text of a whole page is legible. */
export const paperSide = 2_400

/** The image types that the server accepts (contract 1, images). */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif'

/** The types of papers that the server accepts: a picture or a PDF. */
export const paperKinds = `${pictureKinds},application/pdf`
