import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { addMonths, riyadhDay } from '#shared/base/dates.ts'
import type { Subscription } from '#shared/behar/contract.ts'
import { prolongedFrom } from '#shared/behar/rules.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { addMonthsTo, readSubscription } from '../../behar/integration/staffSubscription.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { subscriptionText } from './messages.ts'

type Person = Pick<PersonFacts, 'id' | 'name'>

/** An importer's subscription to the behar market: its end, and a form that extends it (contract, section 6). */
export function UserSubscription({ person }: { readonly person: Person }) {
  const t = useText(subscriptionText)
  const may = useStaffMay('finance')
  return (
    <section className="border-t border-hairline pt-4">
      <h3 className="mb-2 text-dense font-bold">{t.title}</h3>
      {may ? <Known person={person} /> : <p className="text-meta text-quiet">{t.financeOnly}</p>}
    </section>
  )
}

function Known({ person }: { readonly person: Person }) {
  const t = useText(subscriptionText)
  const locale = useLocale()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: keyOf(person, locale),
    queryFn: ({ signal }) => readSubscription({ userId: person.id, locale, signal }),
  })
  if (data) return <Prolonging person={person} subscription={data} />
  if (isPending) return <Skeleton className="h-11 max-w-md" />
  if (error instanceof Refusal && error.code === 'not_found')
    return <p className="text-dense text-quiet">{t.unknown}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="text-dense text-coral">
        {error instanceof Refusal ? error.message : t.failed}
      </p>
      <Button kind="outlined" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
        {t.again}
      </Button>
    </div>
  )
}

const choices = [1, 3, 6, 12, 24] as const

function Prolonging({
  person,
  subscription,
}: {
  readonly person: Person
  readonly subscription: Subscription
}) {
  const t = useText(subscriptionText)
  const locale = useLocale()
  const now = useNow()
  const client = useQueryClient()
  const [months, setMonths] = useState(1)
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const { expires_at } = subscription
  const until = addMonths(prolongedFrom(expires_at ? new Date(expires_at) : null, new Date(now)), months)
  const prolong = async () => {
    setBusy(true)
    setReason(undefined)
    try {
      const { expires_at: end } = await addMonthsTo({ userId: person.id, locale }, months)
      showToast('success', t.done(person.name, end ? riyadhDay(new Date(end)) : ''))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The change may have been made although the answer was lost, so the subscription is refetched before another
      // attempt.
      setReason([0, 502, 504].includes(error.status) ? t.unsure : error.message)
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: keyOf(person, locale) })
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <State subscription={subscription} />
      <FormTrouble reason={reason} />
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label={t.months}
          value={String(months)}
          options={choices.map((count) => ({ value: String(count), label: t.count(count) }))}
          onChange={(chosen) => setMonths(Number(chosen))}
        />
        <Button kind="outlined" icon={CalendarPlus} busy={busy} onClick={() => void prolong()}>
          {t.prolong(riyadhDay(until))}
        </Button>
      </div>
    </div>
  )
}

function State({ subscription: { active, plan, expires_at } }: { readonly subscription: Subscription }) {
  const t = useText(subscriptionText)
  if (plan === null || expires_at === null) return <p className="text-dense text-quiet">{t.none}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
      <Badge tone={active ? 'palm' : 'amber'}>{active ? t[plan] : t.over}</Badge>
      <span>
        {active ? t.until : t.since} <Isolate>{riyadhDay(new Date(expires_at))}</Isolate>
      </span>
    </p>
  )
}

const keyOf = ({ id }: Person, locale: string) => ['operator', 'behar subscription', id, locale]
