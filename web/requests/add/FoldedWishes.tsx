import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { PhotosStep } from '../../products/listing/photos/PhotosStep.tsx'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { Card } from '../../ui/Card.tsx'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import type { Ask } from './ask.ts'
import { askText } from './messages.ts'
import { OwnPrice } from './OwnPrice.tsx'
import { foldedFields } from './problems.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type FoldedProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  readonly sent: number | null
}

/** Optional details, collapsed: open from the start when one is filled in, and whenever one is wrong. */
export function FoldedWishes({ state, data, photos, sent }: FoldedProps) {
  const t = useText(askText)
  const base = useText(baseText)
  const id = useId()
  const [opened, setOpened] = useState(() => saysMore(state.ask) || photos.photos.length > 0)
  const wrong = foldedFields.some((field) => field in state.errors)
  // Stay open after the errors are fixed.
  if (wrong && !opened) setOpened(true)
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <h2 id={id} className="text-h3">
        <button
          type="button"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
          className="touch flex w-full items-center gap-3 text-start"
        >
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-dense text-primary"
          >
            <SlidersHorizontal size={18} />
          </span>
          <span className="min-w-0 grow">
            {t.more} <span className="text-meta font-normal text-quiet">{base.optional}</span>
            {!opened && <span className="block text-meta font-normal text-quiet">{t.moreBody}</span>}
          </span>
          <ChevronDown aria-hidden size={20} className={opened ? 'shrink-0 rotate-180' : 'shrink-0'} />
        </button>
      </h2>
      {opened && <WishesStep state={state} data={data} photos={photos} sent={sent} />}
    </Card>
  )
}

function saysMore({ sizeId, qualityId, weight, price, body, title }: Ask): boolean {
  return (
    sizeId !== null || qualityId !== null || [weight, price, body, title].some((one) => one.trim() !== '')
  )
}

type WishesProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** The share of the form uploaded so far, from 0 to 1; null while it is not being sent. */
  readonly sent: number | null
}

/** The optional details: price, size, quality, description, picture and title. */
function WishesStep({ state, data, photos, sent }: WishesProps) {
  const t = useText(askText)
  const base = useText(baseText)
  const pictureId = useId()
  const { ask, change, errorsOf, options } = state
  return (
    <>
      <OwnPrice state={state} data={data} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Option
          label={t.size}
          options={options.sizes}
          value={ask.sizeId}
          onChange={(sizeId) => change({ sizeId })}
          errors={errorsOf('size')}
        />
        <Option
          label={t.quality}
          options={options.qualities}
          value={ask.qualityId}
          onChange={(qualityId) => change({ qualityId })}
          errors={errorsOf('quality')}
        />
      </div>
      <FishWeight {...state} />
      <Field label={t.body} optional errors={errorsOf('body')}>
        {(control) => (
          <TextArea
            {...control}
            dir={ask.body === '' ? undefined : 'auto'}
            maxLength={limits.text.note}
            placeholder={t.bodyLike}
            value={ask.body}
            onChange={(event) => change({ body: event.target.value })}
            className="min-h-24"
          />
        )}
      </Field>
      <section aria-labelledby={pictureId}>
        <h3 id={pictureId} className="mb-1 text-dense font-bold">
          {t.picture} <span className="font-normal text-quiet">{base.optional}</span>
        </h3>
        <PhotosStep photos={photos} errors={errorsOf('image') ?? []} sent={sent} note={t.pictureNote} />
      </section>
      <Title state={state} />
    </>
  )
}

function FishWeight({ ask, change, errorsOf }: RequestState) {
  const t = useText(askText)
  return (
    <QuantityField
      label={t.weight}
      optional
      hint={t.weightHint}
      errors={errorsOf('weight')}
      value={ask.weight}
      onChange={(weight) => change({ weight })}
    />
  )
}

function Option({
  label,
  options,
  value,
  errors,
  onChange,
}: {
  readonly label: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | null
  readonly errors: readonly string[] | undefined
  readonly onChange: (id: number | null) => void
}) {
  const t = useText(askText)
  return (
    <Field label={label} optional errors={errors}>
      {(control) => (
        <SelectBox
          {...control}
          value={String(value ?? '')}
          blank={t.any}
          options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onChange(Number(id) || null)}
        />
      )}
    </Field>
  )
}

/** The title follows species and quantity until the buyer edits it; an emptied field follows again. */
function Title({ state: { ask, change, errorsOf, proposed } }: Pick<WishesProps, 'state'>) {
  const t = useText(askText)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field
      label={t.title}
      hint={ask.title === '' && proposed ? t.titleHint : undefined}
      errors={errorsOf('title')}
    >
      {(control) => (
        <TextBox
          {...control}
          dir="auto"
          maxLength={limits.text.name}
          value={typed ?? (ask.title || proposed)}
          onChange={({ target: { value } }) => {
            setTyped(value)
            change({ title: value.trim() === proposed ? '' : value })
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
