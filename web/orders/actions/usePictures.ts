import { useEffect, useRef } from 'react'

export type ChosenPicture = { readonly file: File; readonly preview: string }

/** Pictures among what is typed into a form: chosen, shown at once, and sent with it; at most so many. */
export function usePictures(
  pictures: readonly ChosenPicture[],
  change: (pictures: readonly ChosenPicture[]) => void,
  most: number,
) {
  const held = useRef(pictures)
  held.current = pictures
  useEffect(
    () => () => {
      for (const { preview } of held.current) URL.revokeObjectURL(preview)
    },
    [],
  )
  return {
    add(files: readonly File[]): void {
      const room = files.slice(0, most - pictures.length)
      change([...pictures, ...room.map((file) => ({ file, preview: URL.createObjectURL(file) }))])
    },
    remove(index: number): void {
      const gone = pictures[index]
      if (gone) URL.revokeObjectURL(gone.preview)
      change(pictures.filter((_, place) => place !== index))
    },
  }
}
