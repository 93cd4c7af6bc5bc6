import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  Banknote,
  FileOutput,
  Landmark,
  type LucideIcon,
  Mail,
  Scale,
  Smartphone,
  UserCheck,
} from 'lucide-react'
import type { Overview, WaitingKind } from '#shared/operator/overview.ts'
import { useNow } from '../../app/live/now.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { type OperatorPlace, operatorLink, waitPlaces } from '../frame/places.ts'
import { overviewText } from './messages.ts'

/**
 * A card for each kind of decision: the pending count, the amount, and the oldest pending decision. A market without SMS has one
 * more card, for the mobiles that staff verify.
 */
export function OverviewWaiting({ waiting, mobiles }: Pick<Overview, 'waiting' | 'mobiles'>) {
  const t = useText(overviewText)
  return (
    <ul
      className={classes(
        'grid grid-cols-2 gap-3 md:grid-cols-3',
        mobiles ? 'xl:grid-cols-4' : 'xl:grid-cols-6',
      )}
    >
      {kinds.map((kind) => (
        <li key={kind} className="min-w-0">
          <Waiting
            {...waiting[kind]}
            place={waitPlaces[kind]}
            name={t[kind]}
            icon={kindIcons[kind]}
            hoursToWait={hoursToWait[kind]}
          />
        </li>
      ))}
      {mobiles && (
        <li className="min-w-0">
          <Waiting
            {...mobiles}
            place={{ to: 'users', search: { mobile_verified: 'false' } }}
            name={t.mobiles}
            icon={Smartphone}
            hoursToWait={24}
          />
        </li>
      )}
    </ul>
  )
}

/** The kinds in the order in which staff work on them during a day. Open bank files are rare, so only the menu counts them. */
const kinds = ['confirmations', 'upgrades', 'sellers', 'payouts', 'disputes', 'contacts'] as const

type WaitingProps = Overview['waiting'][WaitingKind] & {
  readonly place: OperatorPlace
  readonly name: string
  readonly icon: LucideIcon
  readonly hoursToWait: number
}

function Waiting({ place, name, icon: Icon, hoursToWait: hours, count, amount, oldest_at }: WaitingProps) {
  const t = useText(overviewText)
  const urgent = useWaited(hours, oldest_at)
  return (
    <Link
      {...operatorLink(place)}
      className="flex h-full min-h-31 flex-col gap-1 rounded-card bg-card p-4 shadow-card transition-colors hover:bg-tint"
    >
      <span className="flex items-center gap-2 text-dense xl:min-h-12">
        <Icon aria-hidden size={20} className="shrink-0 text-primary" />
        <span className="line-clamp-2">{name}</span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Isolate className="text-price font-bold">{count.toLocaleString('en')}</Isolate>
        {count > 0 && amount !== null && (
          <span className="text-dense [&_bdi]:font-normal">
            <Money riyals={amount} />
          </span>
        )}
      </span>
      {oldest_at === null ? (
        <span className="text-meta text-quiet">{t.none}</span>
      ) : (
        <span className={classes('text-meta', urgent ? 'text-coral' : 'text-quiet')}>
          {t.oldest} <Ago at={oldest_at} />
        </span>
      )}
    </Link>
  )
}

/** The icons of the kinds of decisions, for the cards and for the list of pending decisions. */
export const kindIcons: Record<WaitingKind, LucideIcon> = {
  confirmations: Landmark,
  upgrades: BadgeCheck,
  sellers: UserCheck,
  payouts: Banknote,
  batches: FileOutput,
  disputes: Scale,
  contacts: Mail,
}

/** Hours after which a pending decision counts as urgent. */
const hoursToWait: Record<WaitingKind, number> = {
  confirmations: 1,
  upgrades: 24,
  sellers: 24,
  payouts: 24,
  batches: 24,
  disputes: 24,
  contacts: 48,
}

export function useUrgent(kind: WaitingKind, since: string | null): boolean {
  return useWaited(hoursToWait[kind], since)
}

function useWaited(hours: number, since: string | null): boolean {
  const now = useNow()
  return since !== null && now - Date.parse(since) > hours * 3_600_000
}
