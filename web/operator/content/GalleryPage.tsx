import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { useDragOrder } from '../order/useDragOrder.ts'
import { moved, useOrdered } from '../order/useOrdered.ts'
import { allPages } from '../table/allPages.ts'
import { GalleryForm } from './GalleryForm.tsx'
import { GalleryTile } from './GalleryTile.tsx'
import { contentText } from './messages.ts'

/** The gallery's pictures in their order, with a form for each and for a new one. */
export function GalleryPage() {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const [open, setOpen] = useState<ListedPicture | 'new' | null>(null)
  const key = ['operator', 'gallery', locale]
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      allPages((page) => api('GET operator/gallery', { query: { limit: 100, page } }, { locale, signal })),
  })
  const pictures = result.data ?? []
  const { announcement, go } = usePlaces(key, pictures)
  const { drag, handle } = useDragOrder(go)
  if (!result.data) {
    if (result.isPending) return <Skeleton className="h-96 rounded-card" />
    const refusal = result.error instanceof Refusal ? result.error : null
    return <ErrorState refusal={refusal} busy={result.isFetching} onRetry={() => void result.refetch()} />
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-xl text-meta text-quiet">
          {t.galleryHint(limits.gallery)} {mayEdit && t.galleryMoves}
        </p>
        <Button
          icon={Plus}
          refusedBecause={mayEdit ? null : words.editorsOnly}
          onClick={() => setOpen('new')}
        >
          {t.addPicture}
        </Button>
      </div>
      {pictures.length === 0 && (
        <Empty picture={<Scene kind="ice" />} title={t.noPictures} headingLevel={2} />
      )}
      <ol aria-label={t.pictures} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture, at) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            at={at}
            drag={drag}
            mayEdit={mayEdit}
            go={go}
            count={pictures.length}
            handle={handle(at)}
            onOpen={() => setOpen(picture)}
          />
        ))}
      </ol>
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {open !== null && (
        <GalleryForm
          key={open === 'new' ? 'new' : open.id}
          picture={open === 'new' ? null : open}
          onDone={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** Moves a picture to another place, counted from 0, and announces it. */
function usePlaces(key: readonly unknown[], pictures: readonly ListedPicture[]) {
  const t = useText(contentText)
  const locale = useLocale()
  const [announcement, setAnnouncement] = useState('')
  const change = useOrdered<ListedPicture>(key)
  return {
    announcement,
    go: (from: number, to: number) => {
      const picture = pictures[from]
      if (!picture || to < 0 || to >= pictures.length || to === from) return
      const { id, title } = picture
      setAnnouncement(t.movedPicture(title, to + 1))
      change(
        (rows) => moved(rows, from, to),
        () => api('POST operator/gallery/{id}', { params: { id }, body: { position: to + 1 } }, { locale }),
      )
    },
  }
}
