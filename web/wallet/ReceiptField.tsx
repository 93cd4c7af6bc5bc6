import { ImageUp, Trash2 } from 'lucide-react'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { PictureBox } from '../base/ui/PictureBox.tsx'
import type { Picture } from '../base/usePicture.ts'
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
  const remove = (
    <Button kind="outlined" icon={Trash2} className="relative" onClick={() => onChoose(null)}>
      {t.removeReceipt}
    </Button>
  )
  return (
    <Field label={t.receipt} hint={t.receiptHint} errors={errors}>
      {(control) => (
        <PictureBox {...control} name="receipt" onChoose={onChoose} action={picture.file && remove}>
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
        </PictureBox>
      )}
    </Field>
  )
}
