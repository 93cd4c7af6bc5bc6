import { useEffect, useState } from 'react'

export type Picture = {
  readonly file: File | null
  /** An address for showing what was chosen. */
  readonly preview: string | null
  readonly choose: (file: File | null) => void
}

/** A picture among what is typed into a form: chosen, shown at once, and sent with the form. */
export function usePicture(file: File | null, choose: Picture['choose']): Picture {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return { file, preview, choose }
}

/** What the server takes (contract 1, images). */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif'
