import { GripVertical, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { pictureKinds } from '../../../app/calls/usePicture.ts'
import { useText } from '../../../app/texts/text.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Isolate } from '../../../ui/values/Isolate.tsx'
import { photoText } from './messages.ts'
import type { Photo } from './photos.ts'

type PhotoTileProps = {
  readonly photo: Photo
  readonly place: number
  readonly count: number
  /** The share of the picture that is uploaded so far; null while the form is not being sent. */
  readonly sent: number | null
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onReplace: (file: File) => void
}

/** A picture with its number, which is also its drag handle, and a remove button. */
export function PhotoTile({ photo, place, count, sent, onMove, onRemove, onReplace }: PhotoTileProps) {
  const t = useText(photoText)
  const share = photo.share ?? (sent !== null && sent < 1 ? sent : undefined)
  return (
    <li
      data-photo={place}
      className={classes(
        'relative min-h-20 min-w-0 rounded-control bg-ice-edge',
        // The tile of a refused file grows with its text.
        !photo.fault && 'overflow-hidden',
        place === 0 ? 'col-span-2 row-span-2 aspect-4/3' : 'aspect-4/3',
      )}
    >
      {photo.fault ? (
        <Refused fault={photo.fault} onReplace={onReplace} />
      ) : (
        photo.shown && (
          <img
            src={photo.shown}
            alt={t.shows(place + 1)}
            draggable={false}
            className="size-full object-cover"
          />
        )
      )}
      {share !== undefined && <Veil share={share} label={t.working} />}
      {!photo.fault && share === undefined && (
        <Handle
          place={place}
          count={count}
          onMove={onMove}
          label={place === 0 ? t.main : String(place + 1)}
        />
      )}
      {share === undefined && (
        <IconButton
          icon={X}
          kind="round"
          label={t.remove(place + 1)}
          onClick={onRemove}
          className="absolute inset-e-1 top-1 size-8"
        />
      )}
    </li>
  )
}

/**
 * The drag handle. A picture that is dropped on another picture takes its position; arrow keys move it by one in the
 * writing direction.
 */
function Handle({
  place,
  count,
  label,
  onMove,
}: Pick<PhotoTileProps, 'place' | 'count' | 'onMove'> & { readonly label: string }) {
  const t = useText(photoText)
  const dragged = useRef(false)
  if (count < 2)
    return (
      <span className="absolute inset-s-1 top-1 inline-flex h-8 items-center rounded-badge bg-card px-2 text-meta font-bold">
        {label}
      </span>
    )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const steps: Record<string, number> = { [forwards]: 1, [backwards]: -1, ArrowDown: 1, ArrowUp: -1 }
    steps.Home = -place
    steps.End = count - 1 - place
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(place + step)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!dragged.current) return
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element): element is HTMLElement => element instanceof HTMLElement && 'photo' in element.dataset)
    const to = Number(under?.dataset.photo ?? place)
    if (to !== place) onMove(to)
  }
  return (
    <button
      type="button"
      aria-label={t.handle(place + 1, count)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        dragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        dragged.current = false
      }}
      onPointerCancel={() => {
        dragged.current = false
      }}
      className="touch absolute inset-s-1 top-1 inline-flex h-8 cursor-grab touch-none items-center gap-0.5 rounded-badge bg-card ps-1 pe-2 text-meta font-bold active:cursor-grabbing"
    >
      <GripVertical aria-hidden size={16} className="text-quiet" />
      {label}
    </button>
  )
}

function Veil({ share, label }: { readonly share: number; readonly label: string }) {
  const percent = Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-veil text-meta text-on-ink"
    >
      <Isolate>{percent}%</Isolate>
      <svg
        width="64"
        height="4"
        aria-hidden="true"
        focusable="false"
        className="rounded-full rtl:-scale-x-100"
      >
        <rect width="64" height="4" className="fill-ink-line" />
        <rect width={(64 * percent) / 100} height="4" className="fill-on-ink" />
      </svg>
    </div>
  )
}

/** The tile of a refused file, with the reason and a button to choose another file. */
function Refused({
  fault,
  onReplace,
}: {
  readonly fault: NonNullable<Photo['fault']>
  readonly onReplace: (file: File) => void
}) {
  const t = useText(photoText)
  return (
    <label className="relative flex size-full cursor-pointer flex-col items-center justify-end rounded-control border border-coral bg-coral-tint p-1.5 pt-10 text-center text-meta text-coral has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <RotateCcw aria-hidden size={18} className="max-sm:hidden" />
      <span>{fault === 'size' ? t.refusedSize : t.refusedKind}</span>
      <span className="font-bold">{t.replace}</span>
      <input
        type="file"
        accept={pictureKinds}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target: { files } }) => {
          if (files?.[0]) onReplace(files[0])
        }}
      />
    </label>
  )
}
