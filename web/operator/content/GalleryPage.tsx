import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useArrangement } from '../arrangement/useArrangement.ts'
import { allPages } from '../frame/allPages.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { GalleryForm } from './GalleryForm.tsx'
import { GalleryTile } from './GalleryTile.tsx'
import { contentText } from './messages.ts'

/** The gallery's pictures in their order, with a form for each and for a new one. */
export function GalleryPage() {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'gallery', locale],
    queryFn: ({ signal }) =>
      allPages((page) => api('GET operator/gallery', { query: { limit: 100, page } }, { locale, signal })),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {(pictures) => <Gallery stored={pictures} />}
    </Loaded>
  )
}

function Gallery({ stored }: { readonly stored: readonly ListedPicture[] }) {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const [open, setOpen] = useState<ListedPicture | 'new' | null>(null)
  const {
    rows: pictures,
    announcement,
    itemAt,
  } = useArrangement({
    rows: stored,
    place: ({ id }, position) =>
      api('POST operator/gallery/{id}', { params: { id }, body: { position } }, { locale }),
    moved: ({ title }, position) => t.movedPicture(title, position),
  })
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
      {pictures.length === 0 && <Empty title={t.noPictures} headingLevel={2} />}
      <ol aria-label={t.pictures} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture, at) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            item={itemAt(at)}
            mayEdit={mayEdit}
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
