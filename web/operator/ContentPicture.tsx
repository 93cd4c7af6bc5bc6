import { CircleAlert, ImageUp } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../base/text.ts'
import { Picture as Uploaded } from '../base/ui/Picture.tsx'
import { type Picture, pictureKinds } from '../base/usePicture.ts'
import { contentText } from './contentMessages.ts'
import { listsText } from './listsMessages.ts'

/** The picture of a news item or of the gallery: wide, as it is and as it was just chosen. */
export function ContentPicture({
  picture,
  image,
  errors,
}: {
  readonly picture: Picture
  /** What is shown now. */
  readonly image: string | null
  readonly errors: readonly string[]
}) {
  const t = useText(listsText)
  const words = useText(contentText)
  const id = useId()
  const shown = picture.preview ?? image
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.picture}
      </label>
      <div className="relative grid aspect-[2/1] max-h-72 place-items-center overflow-hidden rounded-card border border-dashed border-line bg-ground has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {shown && (
          <Uploaded
            image={shown}
            alt=""
            sizes="600px"
            width={600}
            height={300}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span
          aria-hidden="true"
          className="relative flex items-center gap-2 rounded-control bg-card px-4 py-2 text-dense font-bold text-primary shadow-card"
        >
          <ImageUp size={20} />
          {shown ? t.changePicture : t.choosePicture}
        </span>
        <input
          id={id}
          type="file"
          accept={pictureKinds}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.length > 0 || undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) picture.choose(file)
            event.target.value = ''
          }}
        />
      </div>
      <div id={`${id}-note`} aria-live="polite" className="text-meta">
        {errors.map((error) => (
          <p key={error} className="flex items-start gap-2 text-coral">
            <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
            {error}
          </p>
        ))}
        {errors.length === 0 && <p className="text-quiet">{words.pictureHint}</p>}
      </div>
    </div>
  )
}
