import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ListedPicture } from '#shared/operator/gallery.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import type { Pair } from '../lists/PairField.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { CountedPair } from '../table/CountedPair.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { contentText } from './messages.ts'

type Typed = { readonly title: Pair; readonly hidden: boolean }

/** A picture of the gallery with its title in both languages. */
export function GalleryForm({
  picture,
  onDone,
}: {
  readonly picture: ListedPicture | null
  readonly onDone: () => void
}) {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const id = useId()
  const refusedBecause = useStaffMay('editor') ? null : words.editorsOnly
  const params = { id: picture?.id ?? 0 }
  const of = (language: keyof Pair) =>
    picture?.translations.find((one) => one.locale === language)?.title ?? ''
  const form = useEntryForm<Typed>({
    refusedBecause,
    start: { title: { ar: of('ar'), en: of('en') }, hidden: picture?.hidden ?? false },
    onDone,
    send: (typed, image) =>
      picture
        ? api(
            'POST operator/gallery/{id}',
            { params, body: { ...typed, ...(image && { image }) } },
            { locale },
          )
        : // Without a picture the server says at which field it is missing.
          api(
            'POST operator/gallery',
            { body: { ...typed, image: (image ?? undefined) as File } },
            { locale },
          ),
  })
  const remove = async () => {
    const title = words.removeQuestion(picture?.title ?? '')
    const question = { title, body: t.removePictureBody, accept: words.remove, refuse: words.keep }
    if (await ask({ ...question, grave: true }))
      await form.act(() => api('DELETE operator/gallery/{id}', { params }, { locale }), words.removed)
  }
  return (
    <Sheet
      open
      side="end"
      title={picture ? t.changePicture : t.addPicture}
      onClose={() => void form.leave()}
      footer={
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" form={id} busy={form.busy} refusedBecause={refusedBecause} className="grow">
            {words.save}
          </Button>
          {picture && !refusedBecause && (
            <Button kind="refusal" icon={Trash2} busy={form.busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      }
    >
      <form ref={form.ref} id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <ContentPicture
          picture={form.picture}
          image={picture?.image ?? null}
          errors={form.errorsIn('image')}
        />
        <CountedPair
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
        <FormTrouble reason={form.reason} />
      </form>
    </Sheet>
  )
}
