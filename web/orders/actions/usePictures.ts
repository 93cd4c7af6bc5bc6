import { useEffect, useRef } from 'react'

export type ChosenPicture = { readonly file: File; readonly preview: string }

/** Up to `most` pictures of a form, with previews that are revoked on removal and unmount. */
export function usePictures(
  pictures: readonly ChosenPicture[],
  change: (pictures: readonly ChosenPicture[]) => void,
  most: number,
) {
  const latest = useRef(pictures)
  latest.current = pictures
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    },
    [],
  )
  return {
    add(files: readonly File[]): void {
      const room = files.slice(0, most - pictures.length)
      change([...pictures, ...room.map((file) => ({ file, preview: URL.createObjectURL(file) }))])
    },
    remove(index: number): void {
      const removed = pictures[index]
      if (removed) URL.revokeObjectURL(removed.preview)
      change(pictures.filter((_, place) => place !== index))
    },
  }
}
