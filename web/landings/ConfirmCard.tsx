import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { gramsOf, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { OwnLanding } from '#shared/landings/contract.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useForm } from '../app/calls/useForm.ts'
import { useNow } from '../app/live/now.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { QuantityField } from '../ui/form/QuantityField.tsx'
import { ask } from '../ui/overlay/questions.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { Name } from '../ui/values/Isolate.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { detailsText } from './details/messages.ts'
import { dayAndTime, LandingTime } from './LandingTime.tsx'
import {
  gotNothing,
  isFarFrom,
  isOrdered,
  landedBody,
  landedProblems,
  shortBy,
  type TypedLanded,
  weightOf,
} from './landed.ts'
import { landingStateText, landingText, reservationStateText } from './messages.ts'

/** A catch of the reader with its reservations. While it is arriving, it also has the form that confirms the landing. */
export function ConfirmCard({ landing }: { readonly landing: OwnLanding }) {
  const t = useText(detailsText)
  const states = useText(landingStateText)
  const { id, name, status, expected, landed, lands_at, late } = landing
  return (
    <Card as="section" aria-label={name} padding="details" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">
          <Link
            to="/landings/$landingId"
            params={{ landingId: String(id) }}
            className="quay-link hover:text-primary"
          >
            {name}
          </Link>{' '}
          <Kilograms kilograms={landed ?? expected} />
        </h2>
        <Badge tone={status === 'landed' ? 'palm' : status === 'arriving' ? 'amber' : 'plain'}>
          {states[status]}
        </Badge>
      </div>
      {status === 'arriving' && <LandingTime at={lands_at} className="text-dense text-quiet" />}
      {status === 'arriving' && late && <p className="text-dense font-bold text-coral">{t.late}</p>}
      {status === 'arriving' && <ConfirmForm landing={landing} />}
      <Reservations landing={landing} />
    </Card>
  )
}

/** The form that sends the weight of a landed catch. */
function ConfirmForm({ landing }: { readonly landing: OwnLanding }) {
  const t = useText(detailsText)
  const text = useText(landingText)
  const locale = useLocale()
  const now = useNow()
  const onChanged = useRefresh()
  const confirm = useCall('POST landings/{id}/confirm', { done: t.confirmed, onDone: onChanged })
  const cancel = useCall('POST landings/{id}/cancel', {
    done: t.notComingDone,
    onDone: onChanged,
    toastRefusals: true,
  })
  const { id, confirm_by, expected, reservations } = landing
  const form = useForm(confirm, {
    start: { quantity: '' } satisfies TypedLanded,
    labels: { quantity: t.trueWeight },
    problems: (typed) => landedProblems(typed, locale),
    before: async (typed) => {
      const landed = gramsOf(landedBody(typed).quantity)
      if (!isFarFrom(landed, gramsOf(expected))) return true
      return ask({
        title: t.farTitle(String(toKilograms(landed))),
        body: t.farBody(String(expected)),
        accept: t.confirm,
        refuse: t.farChange,
      })
    },
    sent: (typed) => ({ params: { id }, body: landedBody(typed) }),
  })
  const { value } = form.field('quantity')
  const read = readKilograms(value)
  const short = problemIn(read) ? null : shortBy(sureValueIn(read), reservations)
  const giveUp = async () => {
    const sure = await ask({
      title: t.notComingAsk,
      body: t.notComingBody,
      accept: t.notComing,
      refuse: t.keep,
      grave: true,
    })
    if (sure) await cancel.send({ params: { id } })
  }
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-3"
    >
      <FormTrouble reason={form.reason} />
      <QuantityField size="large" label={t.trueWeight} {...form.field('quantity')} />
      <div role="status">
        {short !== null && short > 0 && (
          <p className="text-dense text-amber">
            {t.short} <Kilograms grams={short} />
          </p>
        )}
      </div>
      <Button type="submit" size="main" wide icon={Check} busy={form.busy} className="min-h-14">
        {t.confirm}
      </Button>
      <p className="text-meta text-quiet">
        {t.confirmBy(dayAndTime(new Date(confirm_by), new Date(now), text))}
      </p>
      <Button kind="text" busy={cancel.busy} onClick={() => void giveUp()}>
        {t.notComing}
      </Button>
    </form>
  )
}

/** Refetches the catches of the reader, and the page of the catch. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['myLandings'] }), router.invalidate()])
  }
}

function Reservations({ landing }: { readonly landing: OwnLanding }) {
  const { reservations, status } = landing
  const t = useText(detailsText)
  const states = useText(reservationStateText)
  const now = useNow()
  if (reservations.length === 0)
    return status === 'arriving' ? <p className="text-dense text-quiet">{t.noReservations}</p> : null
  return (
    <ul aria-label={t.reservations} className="divide-y divide-hairline border-t border-hairline text-dense">
      {reservations.map((reservation) => {
        const { id, buyer, status: state } = reservation
        return (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            <Name>{buyer}</Name>
            <span className="flex items-center gap-3">
              <Kilograms kilograms={weightOf(reservation)} />
              <span className="text-meta text-quiet">
                {isOrdered(reservation, new Date(now))
                  ? t.ordered
                  : gotNothing(reservation, landing)
                    ? t.notEnough
                    : states[state]}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
