import { CalendarClock, EyeOff, Send, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#shared/base/limits.ts'
import type { ListedNews } from '#shared/operator/news.ts'
import { api } from '../../../app/calls/api.ts'
import { serverNow } from '../../../app/live/serverClock.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { FormTrouble } from '../../../ui/form/FormTrouble.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStaffMay } from '../../frame/staffMay.ts'
import { listsText } from '../../lists/messages.ts'
import { type Pair, PairField } from '../../lists/PairField.tsx'
import { PictureField } from '../../lists/PictureField.tsx'
import { useEntryForm } from '../../lists/useEntryForm.ts'
import { contentText } from '../messages.ts'
import { NewsPreview } from './NewsPreview.tsx'
import { sentTime, typedTimeOf } from './newsTime.ts'

type Typed = {
  readonly title: Pair
  readonly body: Pair
  /** Riyadh time as a datetime-local value (`2026-11-22T09:30`); empty means that the item is published now. */
  readonly at: string
  readonly hidden: boolean
}

/** The fields in both languages, with a preview next to them. */
export function NewsForm({
  item,
  onDone,
  onDraft,
}: {
  readonly item: ListedNews | null
  readonly onDone: () => void
  /** Called with the id of a new draft; the editor of the draft stays open. */
  readonly onDraft: (id: number) => void
}) {
  const t = useText(contentText)
  const words = useText(listsText)
  const locale = useLocale()
  const refusedBecause = useStaffMay('editor') ? null : words.editorsOnly
  const params = { id: item?.id ?? 0 }
  const [start, setStart] = useState(() => typedOf(item))
  const draft = useRef<ListedNews | null>(null)
  const isLater = (at: string) => at !== '' && Date.parse(`${at}:00+03:00`) > serverNow()
  const form = useEntryForm<Typed>({
    refusedBecause,
    start,
    onDone: () => {
      if (draft.current === null) return onDone()
      if (!item) return onDraft(draft.current.id)
      // The picture is stored, so the next change does not send it again.
      setStart(form.typed)
      form.begin({ ...form.typed, image: null })
    },
    problems: ({ hidden, title, body }) =>
      hidden && isBlank(title) && isBlank(body) ? { 'title.ar': t.draftNeedsWords } : {},
    saved: ({ hidden, at }) => (hidden ? t.draftSaved : isLater(at) ? t.wasScheduled : words.saved),
    send: async ({ title, body, at, hidden }, image) => {
      const fields = { title, body, hidden, ...sentTime(at, start.at) }
      const sent = { body: { ...fields, ...(image && { image }) } }
      const answer = item
        ? await api('POST operator/blogs/{id}', { params, ...sent }, { locale })
        : await api('POST operator/blogs', sent, { locale })
      draft.current = hidden ? answer : null
      return answer
    },
  })
  const { typed, type, field, errorsIn } = form
  // The button that submits the form decides between draft and publication, so Enter in a field does not submit it.
  const choose = (hidden: boolean) => flushSync(() => type({ hidden }))
  const later = isLater(typed.at)
  // Clearing the time removes the clicked button before it could submit the form, so this function submits
  // the form.
  const publishNow = () => {
    flushSync(() => type({ hidden: false, at: '' }))
    form.ref.current?.requestSubmit()
  }
  const remove = () =>
    form.remove({
      name: item?.title || t.untitled,
      body: t.removeNewsBody,
      work: () => {
        draft.current = null
        return api('DELETE operator/blogs/{id}', { params }, { locale })
      },
    })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <form
        ref={form.ref}
        noValidate
        onSubmit={form.submit}
        onKeyDown={(event) => {
          const { key, target } = event
          if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file')
            event.preventDefault()
        }}
        className="min-w-0"
      >
        <Card className="flex min-w-0 flex-col gap-5">
          <fieldset disabled={refusedBecause !== null} className="flex min-w-0 flex-col gap-5">
            <PairField
              label={t.title}
              longest={limits.text.line}
              value={typed.title}
              onChange={(title) => type({ title })}
              errors={(language) => errorsIn(`title.${language}`)}
            />
            <PairField
              formatted
              label={t.body}
              longest={limits.text.body}
              value={typed.body}
              onChange={(body) => type({ body })}
              errors={(language) => errorsIn(`body.${language}`)}
            />
            <PictureField
              wide
              hint={t.pictureNeeded}
              picture={form.picture}
              image={item?.image ?? null}
              errors={errorsIn('image')}
            />
            <TextField
              label={t.publishedAt}
              hint={t.publishHint}
              type="datetime-local"
              dir="ltr"
              className="max-w-72"
              {...field('at')}
              errors={errorsIn('published_at')}
            />
          </fieldset>
          <FormTrouble reason={form.reason} />
          <div className="flex flex-wrap items-start gap-3">
            <Button
              type="submit"
              icon={later ? CalendarClock : Send}
              busy={form.busy}
              refusedBecause={refusedBecause}
              onClick={() => choose(false)}
              className="grow sm:grow-0"
            >
              {item?.state === 'published' ? words.save : later ? t.schedule : t.publishNow}
            </Button>
            {!refusedBecause && later && (
              <Button kind="outlined" icon={Send} busy={form.busy} onClick={publishNow}>
                {t.publishNow}
              </Button>
            )}
            {!refusedBecause && (
              <Button
                type="submit"
                kind="outlined"
                icon={EyeOff}
                busy={form.busy}
                onClick={() => choose(true)}
              >
                {item && !item.hidden ? t.toDraft : t.saveDraft}
              </Button>
            )}
            {item && !refusedBecause && (
              <Button kind="refusal" icon={Trash2} busy={form.busy} onClick={() => void remove()}>
                {words.remove}
              </Button>
            )}
          </div>
        </Card>
      </form>
      <NewsPreview typed={typed} image={form.picture.preview ?? item?.image ?? null} />
    </div>
  )
}

const isBlank = ({ ar, en }: Pair) => `${ar}${en}`.trim() === ''

function typedOf(item: ListedNews | null): Typed {
  const of = (locale: keyof Pair) => item?.translations.find((one) => one.locale === locale)
  return {
    title: { ar: of('ar')?.title ?? '', en: of('en')?.title ?? '' },
    body: { ar: of('ar')?.body ?? '', en: of('en')?.body ?? '' },
    at: typedTimeOf(item),
    hidden: item?.hidden ?? false,
  }
}
