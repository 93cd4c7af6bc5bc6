import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#shared/auth/secondFactor.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Devices } from '../../account/overview/Devices.tsx'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { FactorOff } from './FactorOff.tsx'
import { FactorOn } from './FactorOn.tsx'
import { securityText } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The operator's own second factor and sessions (contract, section 8). */
export function SecurityPage() {
  const t = useText(securityText)
  const locale = useLocale()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['operator', 'security'],
    queryFn: ({ signal }) => api('GET profile/second-factor', {}, { locale, signal }),
  })
  if (isPending) {
    return (
      <>
        <LoadingNote />
        <Skeleton className="h-60 rounded-card" />
      </>
    )
  }
  if (!data) {
    return (
      <ErrorState
        refusal={error instanceof Refusal ? error : null}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Factor state={data} />
      <Card as="section" padding="none">
        <h2 className="px-4 pt-4 text-h3 font-bold">{t.sessions}</h2>
        <Devices />
      </Card>
    </div>
  )
}

function Factor({ state }: { readonly state: SecondFactor }) {
  const t = useText(securityText)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.factor}</h2>
        <Badge tone={state.on ? 'palm' : 'plain'} icon={state.on ? ShieldCheck : ShieldOff}>
          {state.on ? t.on : t.off}
        </Badge>
      </div>
      <p className="text-dense text-quiet">{t.body}</p>
      {state.required && !state.on && (
        <p className="flex items-start gap-2 rounded-control bg-amber-tint p-3 text-dense text-amber">
          <ShieldAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {t.required}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && state.on && <On state={state} />}
      {!codes && !state.on && <FactorOn onCodes={setCodes} />}
    </Card>
  )
}

function On({ state: { since, recovery_left } }: { readonly state: SecondFactor }) {
  const t = useText(securityText)
  return (
    <>
      <p className="text-dense">
        {since && (
          <>
            {t.since} <Isolate>{riyadhDay(new Date(since))}</Isolate>
            {' · '}
          </>
        )}
        {t.left(recovery_left)}
      </p>
      <FactorOff />
    </>
  )
}
