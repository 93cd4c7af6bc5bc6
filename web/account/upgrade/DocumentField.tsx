import { ImagePlus, Trash2 } from 'lucide-react'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { upgradeText } from './messages.ts'

/** File input with a preview for the picture of the document; only staff see it once sent. */
export function DocumentField({
  picture,
  errors = [],
}: {
  readonly picture: Picture
  readonly errors?: readonly string[] | undefined
}) {
  const t = useText(upgradeText)
  const remove = (
    <Button kind="outlined" icon={Trash2} className="relative" onClick={() => picture.choose(null)}>
      {t.removeDocument}
    </Button>
  )
  return (
    <Field label={t.document} optional hint={t.documentHint} errors={errors}>
      {(control) => (
        <PictureBox {...control} onChoose={picture.choose} action={picture.file && remove}>
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
          <span
            aria-hidden="true"
            className="min-w-32 grow basis-32 text-dense font-bold wrap-anywhere text-primary"
          >
            {picture.file ? <bdi dir="auto">{picture.file.name}</bdi> : t.addDocument}
          </span>
        </PictureBox>
      )}
    </Field>
  )
}
