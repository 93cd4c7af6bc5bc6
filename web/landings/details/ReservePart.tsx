import { useState } from 'react'
import { halalasOf, priceOf } from '#shared/base/money.ts'
import { type Grams, gramsOf, toKilograms } from '#shared/base/quantity.ts'
import type { Landing, OwnReservation } from '#shared/landings/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { boundsOf, within } from '../../products/details/calculation.ts'
import { OrderHeld } from '../../products/details/held/OrderHeld.tsx'
import { QuantityStepper } from '../../products/QuantityStepper.tsx'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { gotNothing, isOrdered, weightOf } from '../landed.ts'
import { landingText, reservationStateText } from '../messages.ts'
import { detailsText } from './messages.ts'

type ReserveProps = {
  readonly landing: Landing
  /** The newest reservation of the reader; undefined if the reader has none. */
  readonly reservation: OwnReservation | undefined
  readonly onChanged: () => Promise<void>
}

/** The reservation of the reader, or the form that reserves. */
export function ReservePart({ landing, reservation, onChanged }: ReserveProps) {
  const isOpen = reservation?.status === 'waiting' || reservation?.status === 'held'
  if (reservation && (isOpen || landing.status !== 'arriving'))
    return <Reserved landing={landing} reservation={reservation} onChanged={onChanged} />
  if (landing.status !== 'arriving') return null
  return <ReserveForm landing={landing} onChanged={onChanged} />
}

function ReserveForm({ landing, onChanged }: Omit<ReserveProps, 'reservation'>) {
  const t = useText(detailsText)
  const text = useText(landingText)
  const [chosen, setChosen] = useState<Grams>(gramsOf(5))
  const held = useQuantityHeld()
  const reserve = useCall('POST landings/{id}/reserve', {
    done: t.reserved,
    onDone: onChanged,
    onRefused: onChanged,
  })
  const bounds = boundsOf(landing.free)
  const weight = bounds ? within(chosen, bounds) : chosen
  const wrong = Object.values(reserve.errors).flat()[0]
  return (
    <Card as="section" aria-label={text.reserve} padding="details" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-dense font-bold">{t.howMuch}</h2>
        {bounds && (
          <QuantityStepper
            weight={weight}
            bounds={bounds}
            onChange={setChosen}
            labels={{ less: t.less, more: t.more, quantity: t.howMuch }}
          />
        )}
      </div>
      <p className="flex items-baseline justify-between gap-3 text-dense">
        <span className="text-quiet">{t.worth}</span>
        {held ? '—' : <Money halalas={priceOf(halalasOf(landing.price), weight)} />}
      </p>
      <p className="text-meta text-quiet">{t.noMoney}</p>
      <Button
        size="main"
        wide
        busy={reserve.busy}
        refusedBecause={bounds ? (held ? t.quantityFirst : null) : text.all}
        onClick={() =>
          void reserve.send({ params: { id: landing.id }, body: { quantity: toKilograms(weight) } })
        }
      >
        {text.reserve} {!held && <Kilograms grams={weight} />}
      </Button>
      {(wrong ?? reserve.reason) && (
        <p role="alert" className="text-dense text-coral">
          {wrong ?? reserve.reason}
        </p>
      )}
    </Card>
  )
}

function Reserved({
  landing,
  reservation,
  onChanged,
}: ReserveProps & { readonly reservation: OwnReservation }) {
  const t = useText(detailsText)
  const states = useText(reservationStateText)
  const cancel = useCall('POST reservations/{id}/cancel', {
    done: t.cancelled,
    onDone: onChanged,
    toastRefusals: true,
  })
  const now = useNow()
  const { id, status, quantity, kept } = reservation
  const nothing = gotNothing(reservation, landing)
  const isCut = nothing || (weightOf(reservation) === kept && kept < quantity)
  const giveUp = async () => {
    const sure = await ask({
      title: t.cancelAsk,
      body: t.cancelBody,
      accept: t.cancelReservation,
      refuse: t.keep,
      grave: true,
    })
    if (sure) await cancel.send({ params: { id } })
  }
  return (
    <Card as="section" aria-label={t.yours} padding="details" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-dense font-bold">
          {t.yours}: <Kilograms kilograms={weightOf(reservation)} />
        </h2>
        <Badge tone={status === 'held' ? 'palm' : status === 'waiting' ? 'amber' : 'plain'}>
          {isOrdered(reservation, new Date(now)) ? t.ordered : nothing ? t.notEnough : states[status]}
        </Badge>
      </div>
      {isCut && <p className="text-dense text-amber">{t.cutTo(isolated(kept), isolated(quantity))}</p>}
      {status === 'held' && <OrderHeld reservation={reservation} />}
      {(status === 'held' || status === 'waiting') && (
        <Button kind="text" busy={cancel.busy} onClick={() => void giveUp()}>
          {t.cancelReservation}
        </Button>
      )}
    </Card>
  )
}
