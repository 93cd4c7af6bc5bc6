import { BellRing, EyeOff, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayStart } from '#shared/base/dates.ts'
import { priceOf } from '#shared/base/money.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { Card } from '../../ui/Card.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { requestCardText } from '../messages.ts'
import { RequestPlate } from '../RequestParts.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type AsideProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** True before the request is sent; explains what happens after sending. */
  readonly fresh: boolean
  /** The submit button, docked at the bottom on a phone. */
  readonly children: ReactNode
}

/** The preview for sellers, the total, and what happens after sending. */
export function AskAside({ state, data, photos, fresh, children }: AsideProps) {
  const t = useText(askText)
  const worth = worthOf(state, data)
  return (
    <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:static">
      <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
      <div className="max-xl:hidden">
        <AskPreview state={state} photos={photos} />
      </div>
      {worth && (
        <Card className="flex items-center justify-between gap-3 text-dense max-xl:hidden">
          <span className="text-quiet">{t[worth.by]}</span>
          <output className="font-bold">
            <Money halalas={worth.sum} />
          </output>
        </Card>
      )}
      {fresh && <Next />}
      {children}
    </aside>
  )
}

function Next() {
  const t = useText(askText)
  return (
    <section aria-label={t.next} className="rounded-card bg-sand p-4 text-dense text-on-sand">
      <h2 className="text-dense font-bold">{t.next}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {steps.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden size={18} className="mt-1 shrink-0" />
            {t[text]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps = [
  { icon: BellRing, text: 'told' },
  { icon: Scale, text: 'free' },
  { icon: EyeOff, text: 'masked' },
] as const

type PreviewProps = { readonly state: RequestState; readonly photos: ListingPhotos }

/** The preview of the request's card, with only the initials of the buyer. */
function AskPreview({ state, photos: { photos } }: PreviewProps) {
  const t = useText(askText)
  const card = useText(requestCardText)
  const locale = useLocale()
  const { profile } = useSession()
  const { ask, fish, city, title, quantity, options } = state
  const photo = photos.find((one) => one.path ?? one.shown)
  const image = photo?.path ?? photo?.shown ?? fish?.image
  if (!fish || !image)
    return (
      <p className="rounded-card border border-dashed border-line p-6 text-center text-dense text-quiet">
        {t.noPreview}
      </p>
    )
  const price = priceTyped(ask.price)
  const size = options.sizes.find(({ id }) => id === ask.sizeId)
  const quality = options.qualities.find(({ id }) => id === ask.qualityId)
  const what = [fish, size, quality].flatMap((one) => one?.name ?? [])
  return (
    <Card>
      <div className="flex items-start gap-3 pb-3">
        <RequestPlate image={image} plate={!photo} />
        <div className="min-w-0 grow">
          <p className="text-h3 break-words">
            <Name>{title}</Name>
          </p>
          <p className="text-meta text-quiet">{what.join(card.between)}</p>
          <Dotted className="text-meta text-quiet">
            {profile && <Name>{maskedPerson(profile, locale)}</Name>}
            {city?.name}
          </Dotted>
        </div>
      </div>
      <dl className="divide-y divide-hairline border-t border-hairline text-dense">
        <Fact name={card.quantity}>{quantity === undefined ? '—' : <Kilograms grams={quantity} />}</Fact>
        <Fact name={card.suggested}>{price ? <Money halalas={price} /> : card.noPrice}</Fact>
        <Fact name={card.neededBy}>
          {dayStart(ask.neededBy) ? <Isolate>{ask.neededBy}</Isolate> : card.noDay}
        </Fact>
      </dl>
    </Card>
  )
}

/**
 * The total next to the submit button on a phone: at the buyer's price, or else at the market average. If there is no
 * price, the quantity.
 */
export function AskSum({ state, data }: { readonly state: RequestState; readonly data: AskData }) {
  const t = useText(askText)
  const { quantity } = state
  const worth = worthOf(state, data)
  if (quantity === undefined) return null
  return (
    <p className="shrink-0 text-meta xl:hidden">
      <span className="block text-quiet">{worth ? t[worth.by] : t.wanted}</span>
      <span className="block text-h3 font-bold">
        {worth ? <Money halalas={worth.sum} /> : <Kilograms grams={quantity} />}
      </span>
    </p>
  )
}

/** The total of the quantity, and the price from which it is computed. */
function worthOf({ ask, fish, quantity }: RequestState, data: AskData) {
  if (quantity === undefined) return undefined
  const own = priceTyped(ask.price)
  const price = own ?? (fish && data.averageOf(fish.id))
  if (!price) return undefined
  return { by: own ? 'atYours' : 'atAverage', price, sum: priceOf(price, quantity) } as const
}
