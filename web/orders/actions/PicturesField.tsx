import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { pictureKinds } from '../../app/calls/usePicture.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { orderFormText } from './messages.ts'
import type { ChosenPicture } from './usePictures.ts'

/** Chooses up to `most` pictures, with previews; phones offer the camera too. */
export function PicturesField({
  pictures,
  most,
  errors = [],
  onAdd,
  onRemove,
}: {
  readonly pictures: readonly ChosenPicture[]
  readonly most: number
  readonly errors?: readonly string[] | undefined
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}) {
  const t = useText(orderFormText)
  const base = useText(baseText)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.pictures} <span className="font-normal text-quiet">{base.optional}</span>
      </label>
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map(({ preview }, index) => (
          <li key={preview} className="relative">
            <img
              src={preview}
              alt=""
              width={120}
              height={90}
              className="aspect-4/3 w-full rounded-control bg-ground object-cover"
            />
            <button
              type="button"
              aria-label={t.removePicture(index + 1)}
              onClick={() => onRemove(index)}
              className="touch absolute inset-e-1 top-1 inline-flex size-8 items-center justify-center rounded-full bg-card text-coral shadow-card"
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
        {pictures.length < most && (
          <li className="relative flex aspect-4/3 flex-col items-center justify-center gap-1 rounded-control border border-dashed border-line text-center text-meta font-bold text-primary has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <ImagePlus aria-hidden size={24} />
            <span aria-hidden="true">{t.addPicture}</span>
            <input
              id={id}
              name="images"
              type="file"
              multiple
              accept={pictureKinds}
              aria-describedby={`${id}-note`}
              aria-invalid={errors.length > 0 || undefined}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
      <div id={`${id}-note`} aria-live="polite" className="text-meta">
        {errors.map((error) => (
          <p key={error} className="flex items-start gap-2 text-coral">
            <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
            {error}
          </p>
        ))}
        {errors.length === 0 && <p className="text-quiet">{t.pictureCount(pictures.length, most)}</p>}
      </div>
    </div>
  )
}
