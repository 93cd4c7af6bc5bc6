import { useEffect, useState } from 'react'

export type Picture = {
  readonly file: File | null
  /** An object URL of the chosen file; null until it has loaded, and for a file that is not a picture. */
  readonly preview: string | null
  readonly choose: (file: File | null) => void
}

/** A picture field of a form, with a preview of the chosen file. */
export function usePicture(file: File | null, choose: Picture['choose']): Picture {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.onload = () => setPreview(address)
    picture.src = address
    return () => {
      picture.onload = null
      setPreview(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return { file, preview, choose }
}

/** The image types that the server accepts (contract 1, images). */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif'

/** The types of papers that the server accepts: a picture or a PDF. */
export const paperKinds = `${pictureKinds},application/pdf`
