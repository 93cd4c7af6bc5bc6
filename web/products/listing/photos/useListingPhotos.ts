import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { newKey } from '../../../app/calls/idempotencyKey.ts'
import { fetchedPhotos, isReady, moved, type Photo, preparePhoto } from './photos.ts'

export type ListingPhotos = ReturnType<typeof useListingPhotos>

/** The pictures of a listing, which users choose, sort and remove; pictures are resized before the upload. */
export function useListingPhotos(
  start: readonly Photo[],
  /** True if the pictures still belong to a copied product; they are downloaded at the first change. */
  copied: boolean,
  onChange: () => void,
  most: number = limits.product.images,
) {
  const [photos, setPhotos] = useState(start)
  const [stillCopied, setCopied] = useState(copied)
  const [failed, setFailed] = useState(false)
  useForgottenAddresses(photos)

  /** The pictures; undefined if the copied pictures could not be downloaded, in which case they stay unchanged. */
  const own = async () => {
    if (!stillCopied) return photos
    try {
      const fetched = await fetchedPhotos(photos.flatMap(({ path }) => path ?? []))
      setCopied(false)
      setFailed(false)
      return fetched
    } catch {
      setFailed(true)
      return undefined
    }
  }
  const change = async (work: (photos: readonly Photo[]) => readonly Photo[], at?: number) => {
    onChange()
    // Copied pictures are downloaded before the first change.
    const mine = await own()
    if (mine === undefined) return
    if (stillCopied) setPhotos(work(mine))
    else setPhotos((before) => work(before))
    return at
  }
  const add = async (files: readonly File[], instead?: string) => {
    onChange()
    const mine = await own()
    if (mine === undefined) return
    const room = most - mine.filter(({ id }) => id !== instead).length
    const taken = files.slice(0, Math.max(0, room)).map((file) => ({ id: newKey(), file }))
    const blank = taken.map(({ id }): Photo => ({ id, shown: null, share: 0 }))
    setPhotos((before) => {
      const now = stillCopied ? mine : before
      const at = instead === undefined ? now.length : now.findIndex(({ id }) => id === instead)
      const rest = now.filter(({ id }) => id !== instead)
      return [...rest.slice(0, at), ...blank, ...rest.slice(at)]
    })
    // The pictures are prepared one at a time, because a cheap phone has too little memory for eight decoded pictures.
    for (const { id, file } of taken) {
      await preparePhoto(id, file, (photo) =>
        setPhotos((before) => before.map((one) => (one.id === id ? photo : one))),
      )
    }
  }
  return {
    photos,
    copied: stillCopied,
    failed,
    ready: photos.filter(isReady),
    working: photos.some(({ share }) => share !== undefined),
    full: photos.length >= most,
    single: most === 1,
    add,
    remove: (place: number) => change((list) => list.filter((_, each) => each !== place)),
    move: (from: number, to: number) => change((list) => moved(list, from, to)),
  }
}

/** Revokes object URLs that are no longer shown. */
function useForgottenAddresses(photos: readonly Photo[]) {
  const made = useRef(new Set<string>())
  useEffect(() => {
    const shown = new Set(photos.flatMap(({ shown }) => (shown?.startsWith('blob:') ? [shown] : [])))
    for (const address of made.current) if (!shown.has(address)) URL.revokeObjectURL(address)
    made.current = shown
  }, [photos])
}
