import { ImageUp, Trash2 } from 'lucide-react'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { formText } from './messages.ts'

/** File input with a preview for the picture of the bank's receipt. */
export function ReceiptField({
  picture,
  errors = [],
}: {
  readonly picture: Picture
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(formText)
  const remove = (
    <Button kind="outlined" icon={Trash2} className="relative" onClick={() => picture.choose(null)}>
      {t.removeReceipt}
    </Button>
  )
  return (
    <Field label={t.receipt} hint={t.receiptHint} errors={errors}>
      {(control) => (
        <PictureBox {...control} name="receipt" onChoose={picture.choose} action={picture.file && remove}>
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
