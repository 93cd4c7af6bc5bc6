import { CircleAlert, ImageUp } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../base/text.ts'
import { Picture as Uploaded } from '../base/ui/Picture.tsx'
import { type Picture, pictureKinds } from '../base/usePicture.ts'
import { listsText } from './listsMessages.ts'

/** The picture of a record, as it is and as it was just chosen. */
export function EntryPicture({
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
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.picture}
      </label>
      <div className="relative flex min-h-24 items-center gap-4 rounded-card border border-dashed border-line p-4 has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Chosen preview={picture.preview} image={image} />
        <span aria-hidden="true" className="text-dense font-bold text-primary">
          {picture.file || image ? t.changePicture : t.choosePicture}
        </span>
        <input
          id={id}
          type="file"
          accept={pictureKinds}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.length > 0 || undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
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
        {errors.length === 0 && <p className="text-quiet">{t.pictureHint}</p>}
      </div>
    </div>
  )
}

function Chosen({ preview, image }: { readonly preview: string | null; readonly image: string | null }) {
  const box = 'size-20 rounded-control bg-ground object-contain'
  if (preview) return <img src={preview} alt="" width={80} height={80} className={box} />
  if (image) return <Uploaded image={image} alt="" sizes="80px" width={80} height={80} className={box} />
  return <ImageUp aria-hidden size={28} className="shrink-0 text-primary" />
}
