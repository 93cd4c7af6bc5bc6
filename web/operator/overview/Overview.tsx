import { lazy, Suspense } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { intlLocale } from '#shared/base/locale.ts'
import type { Overview as Facts } from '#shared/operator/overview.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { overviewText } from './messages.ts'
import { OverviewAuditActions } from './OverviewAuditActions.tsx'
import { OverviewDue } from './OverviewDue.tsx'
import { OverviewFirstSteps } from './OverviewFirstSteps.tsx'
import { OverviewLedger } from './OverviewLedger.tsx'
import { OverviewTrade } from './OverviewTrade.tsx'
import { OverviewWaiting } from './OverviewWaiting.tsx'
import { useOverview } from './useOverview.ts'

/** The overview: pending decisions and today's trade (contract, section 8). */
export function Overview() {
  const { data, isPending, error, isFetching, refetch } = useOverview()
  if (data) return <Panels facts={data} />
  if (isPending) return <Waiting />
  return (
    <ErrorState
      refusal={error instanceof Refusal ? error : null}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** One column on a phone; wide screens have a second one for the figures. */
function Panels({ facts }: { readonly facts: Facts }) {
  const t = useText(overviewText)
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <AsOf at={facts.as_of} />
      {facts.first_steps && <OverviewFirstSteps steps={facts.first_steps} />}
      <h2 className="text-h2 lg:visually-hidden">{t.decide}</h2>
      <OverviewWaiting waiting={facts.waiting} />
      <div className="flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-5">
        <div className="flex flex-col gap-5 max-xl:contents">
          {facts.first_steps === null && (
            <Suspense fallback={<Skeleton className="h-70 rounded-card max-xl:order-2" />}>
              <OverviewHours facts={facts} className="max-xl:order-2" />
            </Suspense>
          )}
          <OverviewDue due={facts.due} className="max-xl:order-3" />
          <OverviewAuditActions auditActions={facts.audit_actions} className="max-xl:order-5" />
        </div>
        <div className="flex flex-col gap-5 max-xl:contents">
          <OverviewTrade facts={facts} className="max-xl:order-1" />
          <OverviewLedger ledger={facts.ledger} className="max-xl:order-4" />
        </div>
      </div>
    </div>
  )
}

/** Loaded lazily: the chart has code of its own. */
const OverviewHours = lazy(() =>
  import('./OverviewHours.tsx').then((module) => ({ default: module.OverviewHours })),
)

/** Date and time of the figures. */
function AsOf({ at }: { readonly at: string }) {
  const locale = useLocale()
  const moment = new Date(at)
  const weekday = new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'Asia/Riyadh' })
  return (
    <p className="-mt-4 text-dense text-quiet max-lg:hidden">
      {weekday.format(moment)} <Isolate>{`${riyadhDay(moment)}, ${riyadhTime(moment)}`}</Isolate>
    </p>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <LoadingNote />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-31 rounded-card" />
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  )
}
