import { BellRing, EyeOff, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayStart } from '#shared/base/dates.ts'
import { maskedPerson } from '#shared/base/masks.ts'
import { toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { useSession } from '../auth/session.ts'
import { useLocale, useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { Kilograms } from '../base/ui/Kilograms.tsx'
import { Money } from '../base/ui/Money.tsx'
import { priceTyped } from '../products/listingPrice.ts'
import type { ListingPhotos } from '../products/useListingPhotos.ts'
import { worthOf } from './AskSum.tsx'
import { askText } from './askMessages.ts'
import type { CardRequest } from './cardRequest.ts'
import { RequestCard } from './RequestCard.tsx'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type AsideProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** The button, which on a phone stands at the foot of the screen. */
  readonly children: ReactNode
}

/** The request as sellers will see it, what it comes to, and what happens when it is sent. */
export function AskAside({ state, data, photos, children }: AsideProps) {
  const t = useText(askText)
  const request = useCard(state, photos)
  const worth = worthOf(state, data)
  return (
    <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:static">
      <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
      <div className="max-xl:hidden">
        {request ? (
          <div inert>
            <RequestCard request={request} reader="seller" priority headingLevel={3} />
          </div>
        ) : (
          <p className="rounded-card border border-dashed border-line p-6 text-center text-dense text-quiet">
            {t.noPreview}
          </p>
        )}
      </div>
      <Card className="py-2 max-xl:hidden">
        <dl className="divide-y divide-hairline text-dense">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-quiet">{t.quantity}</dt>
            <dd className="font-bold">
              {state.quantity === undefined ? '—' : <Kilograms grams={state.quantity} />}
            </dd>
          </div>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-quiet">{t[worth?.by ?? 'atAverage']}</dt>
            <dd className="font-bold">{worth ? <Money halalas={worth.sum} /> : '—'}</dd>
          </div>
        </dl>
      </Card>
      <Next />
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

/** The board's own card of it; nothing in it can be pressed. */
function useCard(state: RequestState, { photos }: ListingPhotos): CardRequest | null {
  const locale = useLocale()
  const { profile } = useSession()
  const { ask, fish, city, title, quantity, now, options } = state
  if (!fish || !profile) return null
  const photo = photos.find((one) => one.path ?? one.shown)
  const image = photo?.path ?? photo?.shown ?? fish.image
  if (!image) return null
  const price = priceTyped(ask.price)
  const wished = [
    options.sizes.find(({ id }) => id === ask.sizeId),
    options.qualities.find(({ id }) => id === ask.qualityId),
  ]
  return {
    id: 0,
    title,
    what: [fish.name, ...wished.flatMap((one) => one?.name ?? [])],
    image,
    plate: !photo,
    asker: maskedPerson(profile, locale),
    isOwner: false,
    city: city?.name ?? '',
    createdAt: new Date(now).toISOString(),
    quantity: quantity === undefined ? 0 : toKilograms(quantity),
    price: price === undefined ? null : toRiyals(price),
    neededBy: dayStart(ask.neededBy) ? ask.neededBy : null,
    offers: 0,
  }
}
