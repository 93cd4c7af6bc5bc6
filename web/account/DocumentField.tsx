import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { baseText } from '../base/messages.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { type Picture, pictureKinds } from '../base/usePicture.ts'
import { upgradeText } from './upgradeMessages.ts'

/** A picture of the paper, shown before it is sent; only the market's people see it afterwards. */
export function DocumentField({
  picture,
  errors = [],
}: {
  readonly picture: Picture
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(upgradeText)
  const base = useText(baseText)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.document} <span className="font-normal text-quiet">{base.optional}</span>
      </label>
      <div className="relative flex min-h-24 items-center gap-4 rounded-card border border-dashed border-line p-4 has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {picture.preview ? (
          <img
            src={picture.preview}
            alt=""
            width={96}
            height={72}
            className="h-18 w-24 rounded-control object-cover"
          />
        ) : (
          <ImagePlus aria-hidden size={28} className="shrink-0 text-primary" />
        )}
        <span aria-hidden="true" className="grow text-dense font-bold text-primary">
          {picture.file ? <bdi dir="auto">{picture.file.name}</bdi> : t.addDocument}
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
        {picture.file && (
          <Button kind="outlined" icon={Trash2} className="relative" onClick={() => picture.choose(null)}>
            {t.removeDocument}
          </Button>
        )}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="text-meta">
        {errors.map((error) => (
          <p key={error} className="flex items-start gap-2 text-coral">
            <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
            {error}
          </p>
        ))}
        {errors.length === 0 && <p className="text-quiet">{t.documentHint}</p>}
      </div>
    </div>
  )
}
