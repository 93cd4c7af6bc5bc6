import { ImageUp } from 'lucide-react'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Picture as Uploaded } from '../../ui/Picture.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { listsText } from '../lists/messages.ts'
import { contentText } from './messages.ts'

/** The field for a wide picture: shows the stored picture or the one just chosen. */
export function ContentPicture({
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
  const { pictureHint } = useText(contentText)
  const shown = picture.preview ?? image
  return (
    <Field label={t.picture} hint={pictureHint} errors={errors}>
      {(control) => (
        <PictureBox
          {...control}
          onChoose={picture.choose}
          className="aspect-[2/1] max-h-72 justify-center overflow-hidden bg-ground"
        >
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
        </PictureBox>
      )}
    </Field>
  )
}
