import { useEffect, useRef, useState } from 'react'

export type ChosenPicture = { readonly file: File; readonly preview: string }

/** Pictures that are chosen, shown at once, and sent with the form; at most so many. */
export function usePictures(most: number) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const held = useRef(pictures)
  held.current = pictures
  useEffect(
    () => () => {
      for (const { preview } of held.current) URL.revokeObjectURL(preview)
    },
    [],
  )
  return {
    pictures,
    add(files: readonly File[]): void {
      setPictures((before) => [
        ...before,
        ...files.slice(0, most - before.length).map((file) => ({ file, preview: URL.createObjectURL(file) })),
      ])
    },
    remove(index: number): void {
      const gone = pictures[index]
      if (gone) URL.revokeObjectURL(gone.preview)
      setPictures(pictures.filter((_, place) => place !== index))
    },
  }
}
