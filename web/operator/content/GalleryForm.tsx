import { limits } from '#shared/base/limits.ts'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { type Pair, PairField } from '../lists/PairField.tsx'
import { PictureField } from '../lists/PictureField.tsx'
import { RecordSheet } from '../lists/RecordSheet.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { contentText } from './messages.ts'

type Typed = { readonly title: Pair; readonly hidden: boolean }

type GalleryFormProps = { readonly picture: ListedPicture | null; readonly onDone: () => void }

/** A picture of the gallery with its title in both languages. */
export function GalleryForm({ picture, onDone }: GalleryFormProps) {
  const t = useText(contentText)
  const { editorsOnly } = useText(listsText)
  const locale = useLocale()
  const params = { id: picture?.id ?? 0 }
  const titleIn = (language: keyof Pair) =>
    picture?.translations.find((one) => one.locale === language)?.title ?? ''
  const form = useEntryForm<Typed>({
    refusedBecause: useStaffMay('editor') ? null : editorsOnly,
    start: { title: { ar: titleIn('ar'), en: titleIn('en') }, hidden: picture?.hidden ?? false },
    onDone,
    send: (typed, image) =>
      picture
        ? api(
            'POST operator/gallery/{id}',
            { params, body: { ...typed, ...(image && { image }) } },
            { locale },
          )
        : // If there is no picture, the server reports the field in which it is missing.
          api(
            'POST operator/gallery',
            { body: { ...typed, image: (image ?? undefined) as File } },
            { locale },
          ),
  })
  const removal = picture && {
    name: picture.title,
    body: t.removePictureBody,
    work: () => api('DELETE operator/gallery/{id}', { params }, { locale }),
  }
  return (
    <RecordSheet title={picture ? t.changePicture : t.addPicture} form={form} removal={removal ?? undefined}>
      <PictureField
        wide
        hint={t.pictureHint}
        picture={form.picture}
        image={picture?.image ?? null}
        errors={form.errorsIn('image')}
      />
      <PairField
        label={t.title}
        longest={limits.text.line}
        value={form.typed.title}
        onChange={(title) => form.type({ title })}
        errors={(language) => form.errorsIn(`title.${language}`)}
      />
      <Checkbox
        label={t.hidePicture}
        checked={form.typed.hidden}
        onChange={(hidden) => form.type({ hidden })}
      />
    </RecordSheet>
  )
}
