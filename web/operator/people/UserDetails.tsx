import { Link } from '@tanstack/react-router'
import { Check, ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PersonFacts } from '#shared/operator/people.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { type OperatorPlace, operatorLink, useOperatorPath } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { usersText } from './messages.ts'
import { PrivateDocument } from './PrivateDocument.tsx'
import { UserActions } from './UserActions.tsx'
import { UserAuditActions } from './UserAuditActions.tsx'
import { UserDecision } from './UserDecision.tsx'
import { UserSubscription } from './UserSubscription.tsx'
import { usePerson } from './usePerson.ts'

/** A user's details: registration, automatic checks, decision. */
export function UserDetails({ id }: { readonly id: number }) {
  const { data, error, isPending, isFetching, refetch } = usePerson(id)
  if (data) return <Facts facts={data} />
  if (isPending) {
    return (
      <div className="grid gap-6 lg:grid-cols-3">
        <LoadingNote />
        {[1, 2, 3].map((column) => (
          <Skeleton key={column} className="h-44 rounded-control" />
        ))}
      </div>
    )
  }
  return (
    <ErrorState
      refusal={error instanceof Refusal ? error : null}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Facts({ facts }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <section>
          <h3 className="mb-2 text-dense font-bold">{t.facts}</h3>
          <Registration facts={facts} />
        </section>
        <section>
          <h3 className="mb-2 text-dense font-bold">{t.checks}</h3>
          <Checks facts={facts} />
        </section>
        <UserDecision facts={facts} />
      </div>
      {facts.type === 'international_seller' && facts.status !== 'removed' && (
        <UserSubscription person={facts} />
      )}
      <UserActions facts={facts} />
      <Elsewhere facts={facts} />
      <UserAuditActions auditActions={facts.audit_actions} />
    </div>
  )
}

function Registration({ facts }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const { n_id, cr_number, mobile, email, upgrades, sessions, bought, sold, held, second_factor, frozen } =
    facts
  const number = upgrades.find(({ status }) => status === 'pending')?.cr_number ?? cr_number
  return (
    <dl className="divide-y divide-hairline">
      <Fact name={t.nationalId}>{n_id ? <Isolate>{n_id}</Isolate> : t.nothing}</Fact>
      <Fact name={t.register}>{number ? <Isolate>{number}</Isolate> : t.nothing}</Fact>
      <Fact name={t.mobile}>
        {mobile ? <Isolate>{mobile}</Isolate> : t.nothing}{' '}
        {mobile && !facts.mobile_verified && (
          <span className="font-normal text-amber">{t.unverifiedMobile}</span>
        )}
      </Fact>
      <Fact name={t.email}>{email ? <Isolate className="break-all">{email}</Isolate> : t.nothing}</Fact>
      <Fact name={t.sessions}>
        {t.sessionsCount(sessions.count)}
        {sessions.last_used_at && (
          <span className="block text-meta font-normal text-quiet">
            {t.lastUsed} <Ago at={sessions.last_used_at} />
          </span>
        )}
      </Fact>
      <Fact name={t.trade}>{t.tradeCount(bought, sold)}</Fact>
      {facts.cancelled_sales > 0 && (
        <Fact name={t.cancelledSales}>
          <Isolate className="text-amber">{facts.cancelled_sales}</Isolate>
        </Fact>
      )}
      <Fact name={t.held}>
        <Amount riyals={held} />
        {frozen > 0 && <span className="block text-meta font-normal text-amber">{t.frozen}</span>}
      </Fact>
      {(second_factor || facts.staff_role) && <Fact name={t.factor}>{second_factor ? t.on : t.off}</Fact>}
    </dl>
  )
}

/** Links to the other tables, narrowed to this person. */
function Elsewhere({ facts: { id, sold, type } }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const sells = sold > 0 || type !== 'local_buyer'
  const own = useOperatorPath() === `users/${id}`
  const links: readonly {
    readonly name: string
    readonly place: OperatorPlace
    readonly absent?: boolean
  }[] = [
    { name: t.itsPage, place: { to: 'users/$id', id }, absent: own },
    { name: t.itsOrders, place: { to: 'orders', search: { person: id } } },
    { name: t.itsProducts, place: { to: 'products', search: { seller: id } }, absent: !sells },
    { name: t.itsEntries, place: { to: 'ledger', search: { user: id } } },
    { name: t.itsAuditActions, place: { to: 'audit', search: { record_type: 'user', record_id: id } } },
  ]
  return (
    <nav aria-label={t.whereElse} className="flex flex-wrap gap-x-6 border-t border-hairline pt-2">
      {links
        .filter(({ absent }) => !absent)
        .map(({ name, place }) => (
          <Link
            key={place.to}
            {...operatorLink(place)}
            className="inline-flex min-h-11 items-center gap-1 text-dense font-bold text-primary hover:underline"
          >
            {name}
            <ChevronRight aria-hidden size={18} className="onwards" />
          </Link>
        ))}
    </nav>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-quiet">{name}</dt>
      <dd className="ms-auto min-w-0 text-end font-bold">{children}</dd>
    </div>
  )
}

function Checks({ facts: { checks, upgrades } }: { readonly facts: PersonFacts }) {
  const t: Readonly<Record<string, unknown>> = useText(usersText)
  return (
    <>
      <ul className="flex flex-col gap-3">
        {(['n_id', 'register', 'name'] as const).map((name) => {
          const good = checks[name] === 'right'
          const Icon = good ? Check : TriangleAlert
          return (
            <li key={name} className="flex items-start gap-2">
              <Icon aria-hidden size={20} className={good ? 'shrink-0 text-palm' : 'shrink-0 text-amber'} />
              {String(t[`${name}.${checks[name]}`])}
            </li>
          )
        })}
      </ul>
      {upgrades.map(({ id, document }) => document && <PrivateDocument key={id} image={document} />)}
    </>
  )
}
