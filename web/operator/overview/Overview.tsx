import { Check, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { AuditAction, Overview as Facts } from '#shared/operator/overview.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { MoreLink } from '../../ui/SectionHeading.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ActorName, AuditActionWords } from '../audit/AuditActionWords.tsx'
import { systemText } from '../audit/messages.ts'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { Amount } from '../table/Amount.tsx'
import { overviewText } from './messages.ts'
import { OverviewDue } from './OverviewDue.tsx'
import { OverviewFirstSteps } from './OverviewFirstSteps.tsx'
import { OverviewTrade } from './OverviewTrade.tsx'
import { OverviewWaiting } from './OverviewWaiting.tsx'
import { useOverview } from './useOverview.ts'
import { useWeekday } from './useWeekday.ts'

/** The overview: pending decisions and today's trade (contract, section 8). */
export function Overview() {
  return (
    <Loaded result={useOverview()} loading={<Waiting />}>
      {(facts) => <Panels facts={facts} />}
    </Loaded>
  )
}

/** One column on a phone; wide screens have a second one for the figures. */
function Panels({ facts }: { readonly facts: Facts }) {
  const t = useText(overviewText)
  // Only administrators can take the first two steps and most of the others.
  const opensMarket = useStaffMay('administrator')
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <AsOf at={facts.as_of} />
      {opensMarket && facts.first_steps && <OverviewFirstSteps steps={facts.first_steps} />}
      <h2 className="text-h2 lg:visually-hidden">{t.decide}</h2>
      <OverviewWaiting waiting={facts.waiting} mobiles={facts.mobiles} />
      <div className="flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-5">
        <div className="flex flex-col gap-5 max-xl:contents">
          {(facts.first_steps === null || facts.today.orders > 0) && (
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

/** Loaded lazily, so that the figures do not wait for the code of the chart. */
const OverviewHours = lazy(() =>
  import('./OverviewHours.tsx').then((module) => ({ default: module.OverviewHours })),
)

/** The date and the time to which the figures refer. */
function AsOf({ at }: { readonly at: string }) {
  const locale = useLocale()
  const moment = new Date(at)
  const weekday = useWeekday(at)
  return (
    <p className="-mt-4 text-dense text-quiet max-lg:hidden">
      {weekday} <Isolate>{riyadhDay(moment)}</Isolate>
      {locale === 'ar' ? '، ' : ', '}
      <Isolate>{riyadhTime(moment)}</Isolate>
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

type OverviewLedgerProps = { readonly ledger: Facts['ledger']; readonly className: string }

const rows = ['available', 'escrow', 'held', 'commission', 'outside'] as const

/** Balances by kind of account, and their sum, which is 0. */
function OverviewLedger({ ledger, className }: OverviewLedgerProps) {
  const t = useText(overviewText)
  const balanced = ledger.total === 0
  return (
    <Card as="section" padding="details" className={className}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.ledger}</h2>
        <Badge tone={balanced ? 'palm' : 'coral'} icon={balanced ? Check : TriangleAlert}>
          {balanced ? t.balanced : t.unbalanced}
        </Badge>
      </div>
      <dl className="divide-y divide-hairline text-dense">
        {rows.map((row) => (
          <div key={row} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-quiet">{t[row]}</dt>
            <dd className="font-bold">
              <Amount riyals={ledger[row]} />
            </dd>
          </div>
        ))}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <dt>{t.total}</dt>
          <dd className={balanced ? 'text-palm [&_*]:text-palm' : 'text-coral [&_*]:text-coral'}>
            <Money riyals={ledger.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-end">
        <MoreLink {...operatorLink({ to: 'ledger' })}>{t.toLedger}</MoreLink>
      </p>
    </Card>
  )
}

type OverviewAuditActionsProps = { readonly auditActions: readonly AuditAction[]; readonly className: string }

/** The latest audit actions. */
function OverviewAuditActions({ auditActions, className }: OverviewAuditActionsProps) {
  const t = useText(overviewText)
  const { separator } = useText(systemText)
  const today = riyadhDay(new Date(useNow()))
  return (
    <Card as="section" padding="details" className={className}>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.auditActions}</h2>
        <MoreLink {...operatorLink({ to: 'audit' })}>{t.toAudit}</MoreLink>
      </div>
      {auditActions.length === 0 && <p className="py-2 text-dense text-quiet">{t.noAuditActions}</p>}
      <ol className="divide-y divide-hairline text-dense">
        {auditActions.map((auditAction) => (
          <li key={auditAction.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-2.5">
            <time dateTime={auditAction.at} className="text-quiet">
              <Isolate>{momentOf(auditAction.at, today)}</Isolate>
            </time>
            <p className="min-w-0 break-words">
              <ActorName actor={auditAction.actor} className="font-bold" />
              {separator} <AuditActionWords auditAction={auditAction} />
              {auditAction.note && (
                <span className="block text-meta text-quiet">
                  <Name>{auditAction.note}</Name>
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The time for actions of today, the day for earlier actions. */
function momentOf(at: string, today: string): string {
  const moment = new Date(at)
  const day = riyadhDay(moment)
  return day === today ? riyadhTime(moment) : day
}
