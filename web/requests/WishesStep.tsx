import { useState } from 'react'
import { limits, statisticsDays } from '#shared/base/limits.ts'
import { halalas, priceOf, printMoney } from '#shared/base/money.ts'
import { printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../base/text.ts'
import { Field, TextArea, TextBox } from '../base/ui/Field.tsx'
import { BoxChoice } from '../products/BoxChoice.tsx'
import { listingText } from '../products/listingMessages.ts'
import { pricePrinted, priceTyped } from '../products/listingPrice.ts'
import { PhotosStep } from '../products/PhotosStep.tsx'
import { UnitBox } from '../products/UnitBox.tsx'
import type { ListingPhotos } from '../products/useListingPhotos.ts'
import { askText } from './askMessages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type WishesProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** While the form is sent, how much of it has left, from 0 to 1. */
  readonly sent: number | null
}

/** What nobody has to say: a price of one's own, size, quality, words, a picture, another title. */
export function WishesStep({ state, data, photos, sent }: WishesProps) {
  const t = useText(askText)
  const { ask, change, errorsOf, options } = state
  const choices = (list: readonly { readonly id: number; readonly name: string }[]) => [
    { value: 0, label: t.any },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <OwnPrice {...{ state, data }} />
      <BoxChoice
        label={t.size}
        choices={choices(options.sizes)}
        value={ask.sizeId ?? 0}
        onChange={(id) => change({ sizeId: id || null })}
        errors={errorsOf('size')}
      />
      <BoxChoice
        label={t.quality}
        choices={choices(options.qualities)}
        value={ask.qualityId ?? 0}
        onChange={(id) => change({ qualityId: id || null })}
        errors={errorsOf('quality')}
      />
      <FishWeight {...state} />
      <Field label={t.body} optional errors={errorsOf('body')}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            maxLength={limits.text.note}
            placeholder={t.bodyLike}
            value={ask.body}
            onChange={(event) => change({ body: event.target.value })}
            className="min-h-24"
          />
        )}
      </Field>
      <PhotosStep photos={photos} errors={errorsOf('image') ?? []} sent={sent} note={t.pictureNote} />
      <Title {...{ state }} />
    </>
  )
}

/** A price of one's own beside what the market brought, and what all of it comes to. */
function OwnPrice({
  state: { ask, change, errorsOf, fish, quantity },
  data,
}: Pick<WishesProps, 'state' | 'data'>) {
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
        : (price < average ? words.yoursBelow : words.yoursAbove)(isolated(printMoney(by, locale)))
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t.price}
        optional
        errors={errorsOf('price')}
        hint={average && `${t.average(isolated(printMoney(average, locale)), statisticsDays)} ${verdict}`}
      >
        {(control) => (
          <UnitBox
            control={control}
            unit={words.riyal}
            value={ask.price}
            onChange={(typed) => change({ price: typed })}
            onBlur={() => price && change({ price: pricePrinted(price) })}
          />
        )}
      </Field>
      {price && quantity !== undefined && (
        <p className="flex items-center justify-between gap-3 rounded-control bg-ground px-4 py-3 text-dense">
          <span className="text-quiet">
            {t.sum(isolated(printKilograms(quantity)), isolated(printMoney(price, locale)))}
          </span>
          <output className="text-h3 font-bold">{printMoney(priceOf(price, quantity), locale)}</output>
        </p>
      )}
    </div>
  )
}

function FishWeight({ ask, change, errorsOf }: RequestState) {
  const t = useText(askText)
  const locale = useLocale()
  return (
    <Field label={t.weight} optional hint={t.weightHint} errors={errorsOf('weight')}>
      {(control) => (
        <UnitBox
          control={control}
          unit={weightLabel[locale]}
          value={ask.weight}
          onChange={(weight) => change({ weight })}
        />
      )}
    </Field>
  )
}

/** Follows fish and quantity until something else is written; emptied, it follows again. */
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

/** A number inside a sentence keeps its own direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
