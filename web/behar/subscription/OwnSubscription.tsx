import { BadgeCheck, CalendarClock, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { beharTitles } from '../../app/titles.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { subscriptionText } from '../frame/messages.ts'
import { planText } from './messages.ts'
import { RenewalHistory } from './RenewalHistory.tsx'
import { RenewalResult } from './RenewalResult.tsx'
import { RenewForm } from './RenewForm.tsx'
import { type OwnSubscription as Own, useOwnSubscription } from './useOwnSubscription.ts'

type OwnSubscriptionProps = {
  /** The renewal whose result is shown. */
  readonly renewal?: number | undefined
}

/** The page of the subscription to the behar market: its state, renewal by a plan, and the payments. */
export function OwnSubscription({ renewal }: OwnSubscriptionProps) {
  const t = useText(planText)
  const titles = useText(beharTitles)
  const result = useOwnSubscription()
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <h1 className="text-h1 max-md:visually-hidden">{titles.subscription}</h1>
      <Loaded result={result} loading={<Waiting />} title={t.failed} carded>
        {(own) => (
          <>
            <Result id={renewal ?? own.renewals.find(isPending)?.id} own={own} />
            <Current subscription={own.subscription} />
            <Renew
              key={renewal}
              own={own}
              renewed={
                own.subscription.active && own.renewals.some((each) => each.id === renewal && isPaid(each))
              }
            />
            <RenewalHistory renewals={own.renewals} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The form of a renewal. After a paid renewal it opens by a button, so that a second click does not pay again. */
function Renew({ own, renewed }: { readonly own: Own; readonly renewed: boolean }) {
  const t = useText(planText)
  const [again, setAgain] = useState(false)
  if (!renewed || again) return <RenewForm own={own} />
  return (
    <Button
      kind="outlined"
      icon={CalendarClock}
      onClick={() => setAgain(true)}
      className="self-start max-sm:w-full"
    >
      {t.renewAgain}
    </Button>
  )
}

const isPaid = ({ status }: Own['renewals'][number]) => status === 'paid'
const isPending = ({ status }: Own['renewals'][number]) => status === 'pending'

/** The result of a renewal: the one whose payment page the user comes from, or one whose payment is pending. */
function Result({ id, own }: { readonly id: number | undefined; readonly own: Own }) {
  return id === undefined ? null : <RenewalResult key={id} id={id} own={own} />
}

function Current({ subscription: { active, plan, expires_at } }: Pick<Own, 'subscription'>) {
  const t = useText(planText)
  const states = useText(subscriptionText)
  const day = expires_at === null ? '' : riyadhDay(new Date(expires_at))
  const Icon = active ? BadgeCheck : Hourglass
  const title =
    plan === null ? t.notYet : active ? states.active : plan === 'trial' ? states.trialOver : states.over
  return (
    <Card as="section" padding="details" className="flex flex-wrap items-center gap-4">
      <span
        className={classes(
          'flex size-11 shrink-0 items-center justify-center rounded-full',
          active ? 'bg-palm-tint text-palm' : 'bg-amber-tint text-amber',
        )}
      >
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {title}
          {plan !== null && active && (
            <Badge tone={plan === 'trial' ? 'plain' : 'palm'}>{states[plan]}</Badge>
          )}
        </p>
        <p className="text-dense text-quiet">
          {plan === null ? t.notYetBody : active ? t.ends(day) : t.ended(day)}
        </p>
        {plan !== null && !active && (
          <>
            <p className="text-dense text-quiet">{states.closed}</p>
            <p className="text-dense text-quiet">{states.stillOpen}</p>
          </>
        )}
      </div>
      <ButtonLink to="/international-market/behar-market/main" kind="outlined" className="max-sm:w-full">
        {t.toMarket}
      </ButtonLink>
    </Card>
  )
}

function Waiting() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </>
  )
}
