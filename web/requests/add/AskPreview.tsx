import type { ReactNode } from 'react'
import { dayStart } from '#shared/base/dates.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { requestCardText } from '../messages.ts'
import { RequestPlate } from '../RequestPlate.tsx'
import { askText } from './messages.ts'
import type { RequestState } from './useRequestForm.ts'

type PreviewProps = { readonly state: RequestState; readonly photos: ListingPhotos }

/** The preview of the request's card: the buyer by initials only. */
export function AskPreview({ state, photos: { photos } }: PreviewProps) {
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
          <p className="text-meta text-quiet">
            {profile && <Name>{maskedPerson(profile, locale)}</Name>}
            {city && ` · ${city.name}`}
          </p>
        </div>
      </div>
      <dl className="divide-y divide-hairline border-t border-hairline text-dense">
        <Row label={card.quantity}>{quantity === undefined ? '—' : <Kilograms grams={quantity} />}</Row>
        <Row label={card.suggested}>{price ? <Money halalas={price} /> : card.noPrice}</Row>
        <Row label={card.neededBy}>
          {dayStart(ask.neededBy) ? <Isolate>{ask.neededBy}</Isolate> : card.noDay}
        </Row>
      </dl>
    </Card>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
