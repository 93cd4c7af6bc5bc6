import { ImageUp } from 'lucide-react'
import type { Picture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Picture as Uploaded } from '../../ui/Picture.tsx'
import { PictureBox } from '../../ui/PictureBox.tsx'
import { listsText } from './messages.ts'

type PictureFieldProps = {
  readonly hint: string
  readonly picture: Picture
  /** The stored picture. */
  readonly image: string | null
  readonly errors: readonly string[]
  /** True if the picture fills the box, for pictures of content pages; otherwise the picture is 80 px wide. */
  readonly wide?: true
}

/** The picture field of a record. It shows the stored picture, or the picture that was just chosen. */
export function PictureField({ hint, picture, image, errors, wide }: PictureFieldProps) {
  const t = useText(listsText)
  const shown = picture.preview ?? image
  const words = shown || picture.file ? t.changePicture : t.choosePicture
  return (
    <Field label={t.picture} hint={hint} errors={errors}>
      {(control) =>
        wide ? (
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
              className="relative flex in-disabled:hidden items-center gap-2 rounded-control bg-card px-4 py-2 text-dense font-bold text-primary shadow-card"
            >
              <ImageUp size={20} />
              {words}
            </span>
          </PictureBox>
        ) : (
          <PictureBox {...control} onChoose={picture.choose}>
            {shown ? (
              <Uploaded
                image={shown}
                alt=""
                sizes="80px"
                small
                width={80}
                height={80}
                className="size-20 rounded-control bg-ground object-contain"
              />
            ) : (
              <ImageUp aria-hidden size={28} className="shrink-0 text-primary" />
            )}
            <span aria-hidden="true" className="text-dense font-bold text-primary in-disabled:hidden">
              {words}
            </span>
          </PictureBox>
        )
      }
    </Field>
  )
}
