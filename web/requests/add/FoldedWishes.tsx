import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { limits, statisticsDays } from '#shared/base/limits.ts'
import { halalas, priceOf } from '#shared/base/money.ts'
import { printKilograms } from '#shared/base/quantity.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { listingText } from '../../products/listing/messages.ts'
import { PhotosStep } from '../../products/listing/photos/PhotosStep.tsx'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { Card } from '../../ui/Card.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Ask } from './ask.ts'
import { askText } from './messages.ts'
import { foldedFields } from './problems.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type FoldedProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** The share of the form that is uploaded so far, from 0 to 1; null while the form is not being sent. */
  readonly sent: number | null
}

/**
 * Optional details, which are collapsed. They are open from the start if one of them is filled in, and open whenever one
 * is wrong.
 */
export function FoldedWishes({ state, data, photos, sent }: FoldedProps) {
  const t = useText(askText)
  const base = useText(baseText)
  const id = useId()
  const [opened, setOpened] = useState(() => saysMore(state.ask) || photos.photos.length > 0)
  const wrong = foldedFields.some((field) => field in state.errors)
  // The details stay open after the errors are fixed.
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

/** The optional details: price, size, quality, description, picture and title. */
function WishesStep({ state, data, photos, sent }: FoldedProps) {
  const t = useText(askText)
  const base = useText(baseText)
  const pictureId = useId()
  const { ask, change, errorsOf, options } = state
  return (
    <>
      <OwnPrice state={state} data={data} />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          label={t.size}
          optional
          blank={t.any}
          options={options.sizes}
          value={ask.sizeId}
          onChange={(sizeId) => change({ sizeId })}
          errors={errorsOf('size')}
        />
        <SelectField
          label={t.quality}
          optional
          blank={t.any}
          options={options.qualities}
          value={ask.qualityId}
          onChange={(qualityId) => change({ qualityId })}
          errors={errorsOf('quality')}
        />
      </div>
      <QuantityField
        label={t.weight}
        optional
        hint={t.weightHint}
        errors={errorsOf('weight')}
        value={ask.weight}
        onChange={(weight) => change({ weight })}
      />
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

/**
 * The title. It follows species and quantity until the buyer edits it; if the field is emptied, it follows them again.
 */
function Title({ state: { ask, change, errorsOf, proposed } }: Pick<FoldedProps, 'state'>) {
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

type OwnPriceProps = { readonly state: RequestState; readonly data: AskData }

/** The buyer's own price next to the market price, and the total. */
function OwnPrice({ state: { ask, change, errorsOf, fish, quantity }, data }: OwnPriceProps) {
  const t = useText(askText)
  const words = useText(listingText)
  const locale = useLocale()
  const price = priceTyped(ask.price)
  const average = fish && data.averageOf(fish.id)
  const by = average && price ? halalas(Math.abs(price - average)) : undefined
  const verdict =
    !average || !price || by === undefined
      ? ''
      : by === 0
        ? words.yoursSame
        : (price < average ? words.yoursBelow : words.yoursAbove)(moneyText(by, locale))
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t.price}
        optional
        errors={errorsOf('price')}
        hint={average ? `${t.average(moneyText(average, locale), statisticsDays)} ${verdict}` : undefined}
        value={ask.price}
        onChange={(typed) => change({ price: typed })}
      />
      {price && quantity !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ground px-4 py-3 text-dense">
          <span className="text-quiet">
            {t.sum(isolated(printKilograms(quantity)), moneyText(price, locale))}
          </span>
          <output className="text-h3 font-bold">
            <Money halalas={priceOf(price, quantity)} />
          </output>
        </p>
      )}
    </div>
  )
}
