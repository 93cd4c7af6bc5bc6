import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, EyeOff, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Picture } from '../base/ui/Picture.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { contentText } from './contentMessages.ts'
import { GalleryForm } from './GalleryForm.tsx'
import { listsText } from './listsMessages.ts'
import { useStaffMay } from './staffMay.ts'
import { useDeed } from './useDeed.ts'

/** The pictures of the markets in their order; a form for each, and one for the next. */
export function GalleryPage() {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const [open, setOpen] = useState<ListedPicture | 'new' | null>(null)
  const asked = useQuery({
    queryKey: ['operator', 'gallery', locale],
    queryFn: ({ signal }) => api('GET operator/gallery', { query: { limit: 100 } }, { locale, signal }),
  })
  if (!asked.data) {
    if (asked.isPending) return <Skeleton className="h-96 rounded-card" />
    const refusal = asked.error instanceof Refusal ? asked.error : null
    return <ErrorFace refusal={refusal} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  }
  const pictures = asked.data.data
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
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
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture) => (
          <Tile
            key={picture.id}
            {...{ picture, mayEdit }}
            last={picture.position >= pictures.length}
            onOpen={() => setOpen(picture)}
          />
        ))}
      </ul>
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

function Tile({
  picture: { id, title, image, hidden, position },
  mayEdit,
  last,
  onOpen,
}: {
  readonly picture: ListedPicture
  readonly mayEdit: boolean
  readonly last: boolean
  readonly onOpen: () => void
}) {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const { act } = useDeed()
  const move = (to: number) =>
    void act(() => api('POST operator/gallery/{id}', { params: { id }, body: { position: to } }, { locale }))
  const first = position === 1
  return (
    <Card as="li" padding="none" className="flex min-w-0 flex-col overflow-hidden">
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 80rem) 320px, (min-width: 30rem) 50vw, 100vw"
        width={480}
        height={270}
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow items-center gap-2 p-3 ps-4">
        <span className="min-w-0 grow">
          <Name className="line-clamp-2 text-dense font-bold">{title}</Name>
          {hidden && (
            <Mark tone="amber" icon={EyeOff}>
              {t.hidden}
            </Mark>
          )}
        </span>
        {mayEdit && (
          <>
            <IconButton
              icon={ChevronUp}
              label={words.up(title)}
              aria-disabled={first || undefined}
              className={first ? 'opacity-40' : undefined}
              onClick={() => !first && move(position - 1)}
            />
            <IconButton
              icon={ChevronDown}
              label={words.down(title)}
              aria-disabled={last || undefined}
              className={last ? 'opacity-40' : undefined}
              onClick={() => !last && move(position + 1)}
            />
          </>
        )}
        <IconButton icon={Pencil} label={words.edit(title)} onClick={onOpen} />
      </div>
    </Card>
  )
}
