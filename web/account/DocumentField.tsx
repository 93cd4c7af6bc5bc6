import { ImagePlus, Trash2 } from 'lucide-react'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { PictureBox } from '../base/ui/PictureBox.tsx'
import type { Picture } from '../base/usePicture.ts'
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
