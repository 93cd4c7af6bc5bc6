import { ImageUp } from 'lucide-react'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Picture as Uploaded } from '../../ui/Picture.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { listsText } from './messages.ts'

/** The picture field of a record: shows the stored picture or the one just chosen. */
export function EntryPicture({
  picture,
  image,
  errors,
}: {
  readonly picture: Picture
  /** The stored picture. */
  readonly image: string | null
  readonly errors: readonly string[]
}) {
  const t = useText(listsText)
  return (
    <Field label={t.picture} hint={t.pictureHint} errors={errors}>
      {(control) => (
        <PictureBox {...control} onChoose={picture.choose}>
          <Chosen preview={picture.preview} image={image} />
          <span aria-hidden="true" className="text-dense font-bold text-primary">
            {picture.file || image ? t.changePicture : t.choosePicture}
          </span>
        </PictureBox>
      )}
    </Field>
  )
}

function Chosen({ preview, image }: { readonly preview: string | null; readonly image: string | null }) {
  const box = 'size-20 rounded-control bg-ground object-contain'
  if (preview) return <img src={preview} alt="" width={80} height={80} className={box} />
  if (image) return <Uploaded image={image} alt="" sizes="80px" width={80} height={80} className={box} />
  return <ImageUp aria-hidden size={28} className="shrink-0 text-primary" />
}
