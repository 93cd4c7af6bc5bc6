import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { needsRegister } from '#shared/auth/rules.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { type OperatorPlace, operatorLink, useOperatorPath } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { CheckLine, Facts } from '../table/Facts.tsx'
import { Contact } from '../timeline/Contact.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { usersText } from './messages.ts'
import { UpgradeDocument } from './UpgradeDocument.tsx'
import { UserActions } from './UserActions.tsx'
import { UserDecision } from './UserDecision.tsx'
import { UserSubscription } from './UserSubscription.tsx'
import { usePerson } from './usePerson.ts'

type UserDetailsProps = {
  readonly id: number
  /** The id of the table's row that shows the user. */
  readonly queued?: number
}

/** The details of a user: registration, automatic checks, decision. */
export function UserDetails({ id, queued }: UserDetailsProps) {
  const loading = (
    <div className="grid gap-6 lg:grid-cols-3">
      <LoadingNote />
      {[1, 2, 3].map((column) => (
        <Skeleton key={column} className="h-44 rounded-control" />
      ))}
    </div>
  )
  const result = usePerson(id)
  if (result.error instanceof Refusal && result.error.code === 'not_found') return <NoPerson />
  return (
    <Loaded result={result} loading={loading}>
      {(facts) => <Person facts={facts} queued={queued} />}
    </Loaded>
  )
}

function NoPerson() {
  const t = useText(usersText)
  return (
    <Empty
      scene="not-found"
      title={t.noPerson}
      headingLevel={2}
      actions={<ButtonLink {...operatorLink({ to: 'users' })}>{t.table}</ButtonLink>}
    />
  )
}

function Person({ facts, queued }: { readonly facts: PersonFacts; readonly queued: number | undefined }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Registration facts={facts} />
        <Checks facts={facts} />
        <UserDecision facts={facts} queued={queued} />
      </div>
      {facts.type === 'international_seller' && facts.status !== 'removed' && (
        <UserSubscription person={facts} />
      )}
      <UserActions facts={facts} />
      <Elsewhere facts={facts} />
      <Timeline id={facts.id} />
    </div>
  )
}

function Registration({ facts }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const { n_id, cr_number, mobile, upgrades, sessions, bought, sold, held, second_factor, frozen } = facts
  const number = upgrades.find(({ status }) => status === 'pending')?.cr_number ?? cr_number
  return (
    <Facts
      title={t.facts}
      facts={[
        [t.nationalId, n_id ? <Isolate key="id">{n_id}</Isolate> : t.nothing],
        [t.register, number ? <Isolate key="register">{number}</Isolate> : needsNumber(facts) && t.nothing],
        [t.vatNumber, facts.vat_number && <Isolate key="vat">{facts.vat_number}</Isolate>],
        [
          t.contact,
          <Fragment key="mobile">
            {mobile ? <Contact person={facts} /> : t.nothing}
            {mobile && !facts.mobile_verified && (
              <span className="font-normal text-amber">{t.unverifiedMobile}</span>
            )}
          </Fragment>,
        ],
        [
          t.sessions,
          <Fragment key="sessions">
            {t.sessionsCount(sessions.count)}
            {sessions.last_used_at && (
              <span className="block text-meta font-normal text-quiet">
                {t.lastUsed} <Ago at={sessions.last_used_at} />
              </span>
            )}
          </Fragment>,
        ],
        [t.trade, t.tradeCount(bought, sold)],
        [
          t.cancelledSales,
          facts.cancelled_sales > 0 && (
            <Isolate key="cancelled" className="text-amber">
              {facts.cancelled_sales}
            </Isolate>
          ),
        ],
        [
          t.held,
          <Fragment key="held">
            <Amount riyals={held} />
            {frozen > 0 && <span className="block text-meta font-normal text-amber">{t.frozen}</span>}
          </Fragment>,
        ],
        [t.factor, (second_factor || facts.staff_role !== null) && (second_factor ? t.on : t.off)],
      ]}
    />
  )
}

/** Links to the other tables, filtered by this person. */
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

/** Whether the account type, or the requested one, needs a register number. A fisherman needs none. */
const needsNumber = ({ type, upgrades }: PersonFacts) =>
  needsRegister(upgrades.find(({ status }) => status === 'pending')?.type ?? type)

function Checks({ facts }: { readonly facts: PersonFacts }) {
  const { checks, upgrades } = facts
  const numbered = needsNumber(facts) || checks.register !== 'absent'
  const t = useText(usersText)
  const results: Readonly<Record<string, unknown>> = t
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-dense font-bold">{t.checks}</h3>
      <ul className="text-dense">
        {(['n_id', ...(numbered ? (['register'] as const) : []), 'name'] as const).map((name) => (
          <CheckLine key={name} fits={checks[name] === 'right'}>
            {String(results[`${name}.${checks[name]}`])}
          </CheckLine>
        ))}
      </ul>
      {upgrades.map(({ id, document }) => document && <UpgradeDocument key={id} id={id} file={document} />)}
    </section>
  )
}
