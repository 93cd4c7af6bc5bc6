import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { type Picture, pictureKinds } from '../base/usePicture.ts'
import { formText } from './formMessages.ts'

/** The bank's receipt as a picture, looked at before it is sent; a phone offers its camera too. */
export function ReceiptField({
  picture,
  onChoose,
  errors = [],
}: {
  readonly picture: Picture
  readonly onChoose: (file: File | null) => void
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(formText)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.receipt}
      </label>
      <div className="relative flex min-h-24 flex-wrap items-center gap-4 rounded-card border border-dashed border-line p-4 has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {picture.preview ? (
          <img
            src={picture.preview}
            alt={t.receiptPreview}
            width={96}
            height={128}
            className="h-32 w-24 rounded-control bg-ground object-contain"
          />
        ) : (
          <ImageUp aria-hidden size={28} className="shrink-0 text-primary" />
        )}
        <span aria-hidden="true" className="min-w-32 grow basis-32">
          <span className="block text-dense font-bold text-primary">
            {picture.file ? t.changeReceipt : t.addReceipt}
          </span>
          {picture.file && (
            <span className="block text-meta break-all text-quiet">
              <Name>{picture.file.name}</Name>
            </span>
          )}
        </span>
        <input
          id={id}
          name="receipt"
          type="file"
          accept={pictureKinds}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.length > 0 || undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onChoose(file)
            event.target.value = ''
          }}
        />
        {picture.file && (
          <Button kind="outlined" icon={Trash2} className="relative" onClick={() => onChoose(null)}>
            {t.removeReceipt}
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
        {errors.length === 0 && <p className="text-quiet">{t.receiptHint}</p>}
      </div>
    </div>
  )
}
