import { EyeOff, Pencil } from 'lucide-react'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { DragHandle, dragLook } from '../arrangement/DragHandle.tsx'
import { PlaceButtons } from '../arrangement/PlaceButtons.tsx'
import { type ArrangedItem, usePlace } from '../arrangement/useArrangement.ts'
import { listsText } from '../lists/messages.ts'
import { contentText } from './messages.ts'

type GalleryTileProps = {
  readonly picture: ListedPicture
  readonly item: ArrangedItem
  readonly mayEdit: boolean
  readonly onOpen: () => void
}

/** A picture with its title and position, and controls to drag, move and edit the picture. */
export function GalleryTile({ picture, item, mayEdit, onOpen }: GalleryTileProps) {
  const t = useText(contentText)
  const words = useText(listsText)
  const { title, image, hidden } = picture
  const { at, count, handle } = item
  const place = usePlace(item)
  return (
    <Card
      as="li"
      padding="none"
      data-place={at}
      className={classes('flex min-w-0 flex-col overflow-hidden', dragLook(item))}
    >
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 80rem) 320px, (min-width: 30rem) 50vw, 100vw"
        width={480}
        height={270}
        className={classes('aspect-video w-full object-cover', hidden && 'opacity-60')}
      />
      <div className="flex grow flex-col gap-1 p-3">
        <p className="flex items-start gap-2 px-1">
          <Isolate className="text-dense text-quiet tabular-nums">{String(at + 1)}</Isolate>
          <Name className="line-clamp-2 min-w-0 grow text-dense font-bold wrap-anywhere">{title}</Name>
          {hidden && (
            <Badge tone="amber" icon={EyeOff}>
              {t.hidden}
            </Badge>
          )}
        </p>
        <div className="mt-auto flex items-center justify-end">
          {mayEdit && (
            <>
              <span className="me-auto">
                <DragHandle {...handle} />
              </span>
              <PlaceButtons
                name={title}
                first={at === 0}
                last={at === count - 1}
                onStep={(by) => place(at + by)}
              />
            </>
          )}
          <IconButton icon={Pencil} label={words.edit(title)} onClick={onOpen} />
        </div>
      </div>
    </Card>
  )
}
