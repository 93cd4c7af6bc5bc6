import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Overview } from '#shared/operator/overview.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { duePlace, operatorLink } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { overviewText } from './messages.ts'
import { kindIcons, useUrgent } from './OverviewWaiting.tsx'

type Due = Overview['due'][number]
type OverviewDueProps = { readonly due: readonly Due[]; readonly className: string }

/** The oldest pending decisions, each with a link to its page. */
export function OverviewDue({ due, className }: OverviewDueProps) {
  const t = useText(overviewText)
  return (
    <Card as="section" padding="none" className={classes('overflow-hidden', className)}>
      <div className="flex items-baseline justify-between gap-3 px-5 py-4">
        <h2 className="text-h3 font-bold">{t.due}</h2>
        {due.length > 0 && <span className="text-meta text-quiet">{t.oldestFirst}</span>}
      </div>
      {due.length === 0 ? (
        <Empty title={t.nothingDue} body={t.nothingDueBody} headingLevel={3} />
      ) : (
        <Rows due={due} />
      )}
    </Card>
  )
}

function Rows({ due }: Pick<OverviewDueProps, 'due'>) {
  const t = useText(overviewText)
  return (
    <table className="w-full border-collapse text-dense max-md:block">
      <caption className="visually-hidden">{t.due}</caption>
      <thead className="bg-ground max-md:visually-hidden">
        <tr className="h-11 text-meta text-quiet">
          <th scope="col" className="ps-5 pe-3 text-start font-normal">
            {t.decision}
          </th>
          <th scope="col" className="px-3 text-start font-normal">
            {t.whose}
          </th>
          <th scope="col" className="px-3 font-normal whitespace-nowrap ltr:text-end rtl:text-start">
            {t.amount}
          </th>
          <th scope="col" className="px-3 text-start font-normal">
            {t.since}
          </th>
          <th scope="col" className="pe-5">
            <VisuallyHidden>{t.open}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {due.map((one) => (
          <Row key={`${one.kind} ${one.id}`} one={one} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ one }: { readonly one: Due }) {
  const { kind, person, amount } = one
  const Icon = kindIcons[kind]
  const name = useNameOf(one)
  return (
    <tr className="h-13 border-t border-hairline max-md:relative max-md:grid max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-5 max-md:py-3">
      <th scope="row" className="text-start font-bold max-md:col-start-1 md:ps-5 md:pe-3">
        <span className="flex items-center gap-2 md:whitespace-nowrap">
          <Icon aria-hidden size={20} className="shrink-0 text-primary" />
          {name}
        </span>
      </th>
      <td className="truncate md:w-full md:max-w-0 max-md:col-start-1 max-md:row-start-2 max-md:ps-7 md:px-3">
        <Name>{person}</Name>
      </td>
      <td className="font-bold max-md:col-start-2 max-md:row-start-1 max-md:text-end md:px-3 md:ltr:text-end md:rtl:text-start">
        {amount !== null && <Amount riyals={amount} />}
      </td>
      <td className="text-meta whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:text-end md:px-3">
        <Since one={one} />
      </td>
      <td className="text-end whitespace-nowrap max-md:contents md:pe-5">
        <Opening one={one} name={name} />
      </td>
    </tr>
  )
}

function useNameOf({ kind, id, number }: Due): string {
  const t = useText(overviewText)
  const names = {
    disputes: t.dueDisputes(number ?? ''),
    payouts: t.duePayouts,
    batches: t.dueBatches(id),
    upgrades: t.dueUpgrades,
    sellers: t.dueSellers,
    confirmations: t.dueConfirmations,
    contacts: t.dueContacts,
  }
  return names[kind]
}

/** The waiting time; if there is a deadline, the time left. */
function Since({ one: { kind, at, until } }: { readonly one: Due }) {
  const t = useText(overviewText)
  const now = useNow()
  const urgent = useUrgent(kind, at)
  if (until === null) return <Ago at={at} className={urgent ? 'text-coral' : 'text-quiet'} />
  const left = Date.parse(until) - now
  return (
    <time dateTime={until} className="text-coral">
      {left <= 0 ? t.late : t.left(Math.floor(left / 3_600_000))}
    </time>
  )
}

/** On a phone the link covers the whole row. */
function Opening({ one, name }: { readonly one: Due; readonly name: string }) {
  const t = useText(overviewText)
  return (
    <Link
      {...operatorLink(duePlace(one))}
      className="touch inline-flex items-center gap-1 font-bold text-primary hover:text-primary-hover hover:underline max-md:absolute max-md:inset-0"
    >
      <span className="max-md:visually-hidden">
        {t.open} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
      <ChevronRight aria-hidden size={18} className="onwards max-md:hidden" />
    </Link>
  )
}
