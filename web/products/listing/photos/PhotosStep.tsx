import { Camera, ImagePlus, Move } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { pictureKinds } from '../../../app/calls/usePicture.ts'
import { useText } from '../../../app/texts/text.ts'
import { classes } from '../../../ui/classes.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { photoText } from './messages.ts'
import { PhotoTile } from './PhotoTile.tsx'
import type { ListingPhotos } from './useListingPhotos.ts'

type PhotosStepProps = {
  readonly photos: ListingPhotos
  readonly errors: readonly string[]
  /** The share of the form that is uploaded so far, from 0 to 1; null while the form is not being sent. */
  readonly sent: number | null
  /** Replaces the note, for pictures that are not of goods. */
  readonly note?: string | undefined
}

/**
 * The pictures. They can be dropped, chosen or taken, and sorted by mouse, touch or arrow keys. The first picture is
 * large.
 */
export function PhotosStep({ photos, errors, sent, note }: PhotosStepProps) {
  const t = useText(photoText)
  const [over, setOver] = useState(false)
  const [announced, setAnnounced] = useState('')
  const grid = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= photos.photos.length || to === from) return
    void photos.move(from, to)
    setAnnounced(t.movedTo(to + 1))
  }
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) void photos.add(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const count = photos.photos.length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drop target; the inputs inside do the same by keyboard.
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes('rounded-card', over && 'outline-2 outline-offset-4 outline-primary outline-dashed')}
    >
      <ul ref={grid} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photos.photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            count={count}
            sent={sent === null ? null : shareOf(photos, place, sent)}
            onMove={(to) => move(place, to)}
            onRemove={() => void photos.remove(place)}
            onReplace={(file) => void photos.add([file], photo.id)}
          />
        ))}
        {!photos.full && (
          <>
            <AddTile icon={Camera} label={t.take} camera onFiles={take} wrong={errors.length > 0} />
            <AddTile
              icon={ImagePlus}
              label={over ? t.dropHere : photos.single ? t.pickOne : t.pick}
              several={!photos.single}
              onFiles={take}
              wrong={errors.length > 0}
            />
          </>
        )}
      </ul>
      <div aria-live="polite" className="mt-2 text-meta">
        {errors.map((error) => (
          <p key={error} className="text-coral">
            {error}
          </p>
        ))}
        {photos.failed && <p className="text-coral">{t.copyFailed}</p>}
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <p className="flex items-start gap-2 text-meta text-quiet">
        {count > 1 && <Move aria-hidden size={16} className="mt-1 shrink-0" />}
        {note ?? (photos.copied ? t.copied : count === 0 ? t.without : photos.full ? t.full : t.order)}
      </p>
    </div>
  )
}

/** The uploaded share of one picture. The pictures are uploaded in order. */
function shareOf({ photos }: ListingPhotos, place: number, sent: number): number | null {
  const sizes = photos.map(({ blob }) => blob?.size ?? 0)
  const size = sizes[place] ?? 0
  if (size === 0) return null
  const whole = sizes.reduce((sum, one) => sum + one, 0)
  const before = sizes.slice(0, place).reduce((sum, one) => sum + one, 0)
  return Math.min(1, Math.max(0, (sent * whole - before) / size))
}

/** The tile that adds pictures. With `camera` it opens the camera, and is hidden for mouse users. */
function AddTile({
  icon: Icon,
  label,
  camera = false,
  several = false,
  wrong,
  onFiles,
}: {
  readonly icon: typeof Camera
  readonly label: string
  readonly camera?: boolean
  readonly several?: boolean
  readonly wrong: boolean
  readonly onFiles: (files: FileList | null) => void
}) {
  return (
    <li className={classes('min-h-20', camera && 'pointer-fine:hidden')}>
      <label
        className={classes(
          'relative flex h-full min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-dashed p-2 text-center text-meta font-bold text-primary hover:bg-tint',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          wrong ? 'border-coral' : 'border-line',
        )}
      >
        <Icon aria-hidden size={22} />
        {label}
        <input
          type="file"
          accept={pictureKinds}
          multiple={several}
          capture={camera ? 'environment' : undefined}
          aria-invalid={(wrong && !camera) || undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            onFiles(event.target.files)
            // Resetting the value allows the user to choose the same file again after removing it.
            event.target.value = ''
          }}
        />
      </label>
    </li>
  )
}
