import { Check, Clock, Gavel, Hourglass, type LucideIcon, Moon, Sun, Sunrise, X } from 'lucide-react'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { useServerSeconds } from '../app/live/serverClock.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { classes } from '../ui/classes.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import type { CardAuction } from './card.ts'
import { auctionsText } from './messages.ts'
import { countdown, type DayPart, dayDistance, dayPart, riyadhMoment, weekday } from './times.ts'

type TimeStripProps = Pick<CardAuction, 'status' | 'startsAt' | 'startsAfter' | 'endsAt'> & {
  /** The time of the server's answer with the list, ISO 8601. */
  readonly asOf: string
}

/**
 * The time strip of an auction card, 48 px high. Its colour is ink while the auction is open, coral near the end, tinted
 * before the start, and gray after the end.
 */
export function TimeStrip(props: TimeStripProps) {
  if (props.status === 'open') return <OpenStrip {...props} />
  if (props.status === 'scheduled') return <ScheduledStrip {...props} />
  return <EndedStrip {...props} />
}

const strip = 'flex min-h-12 items-center justify-between gap-2 rounded-t-card px-4'

function OpenStrip({ endsAt, asOf }: TimeStripProps) {
  const t = useText(auctionsText)
  const left = Date.parse(endsAt) - useServerSeconds(asOf)
  const running = countdown(left)
  const closing = left <= limits.auction.lastMinutesMs
  return (
    <p className={classes(strip, closing ? 'bg-coral text-on-coral' : 'bg-ink text-on-ink')}>
      <span className="flex items-center gap-2 text-dense">
        <Clock aria-hidden size={18} className="shrink-0" />
        {left <= 0 ? t.closing : closing ? t.lastMinutes : running ? t.endsIn : t.endsAt}
      </span>
      <Isolate className="text-h3">{running ?? riyadhMoment(new Date(endsAt))}</Isolate>
    </p>
  )
}

function ScheduledStrip({ startsAt, startsAfter, asOf }: TimeStripProps) {
  return (
    <p className={classes(strip, 'bg-tint text-primary')}>
      <StartsOn startsAt={startsAt} startsAfter={startsAfter} asOf={asOf} />
      <Isolate className="text-h3">{riyadhTime(new Date(startsAt))}</Isolate>
    </p>
  )
}

/**
 * The start in words: `غدًا السبت، بعد الفجر` with the icon of the prayer, or `مساءً` with the icon of the part of the
 * day.
 */
export function StartsOn({
  startsAt,
  startsAfter,
  asOf,
}: Pick<TimeStripProps, 'startsAt' | 'startsAfter' | 'asOf'>) {
  const t = useText(auctionsText)
  const locale = useLocale()
  const at = new Date(startsAt)
  const part = startsAfter ?? dayPart(at)
  const distance = dayDistance(at, new Date(useServerSeconds(asOf)))
  const Icon = signs[part]
  return (
    <span className="flex min-w-0 items-center gap-2 text-dense">
      <Icon aria-hidden size={18} className="shrink-0" />
      <span>
        {distance === 'today' ? t.today(t[part]) : t[distance](weekday(at, locale), t[part])}
        {distance === 'later' && (
          <>
            {' '}
            <Isolate>{riyadhDay(at)}</Isolate>
          </>
        )}
      </span>
    </span>
  )
}

const signs: Record<DayPart | NonNullable<CardAuction['startsAfter']>, LucideIcon> = {
  fajr: Sunrise,
  asr: Sun,
  night: Moon,
  dawn: Sunrise,
  morning: Sun,
  noon: Sun,
  afternoon: Sun,
  evening: Moon,
}

function EndedStrip({ status, endsAt }: TimeStripProps) {
  const t = useText(auctionsText)
  return (
    <p className={classes(strip, 'flex-wrap bg-ground text-quiet')}>
      <span className="flex items-center gap-2 text-dense whitespace-nowrap">
        <Gavel aria-hidden size={18} className="shrink-0" />
        <span>
          {status === 'void' ? t.voidOn : t.endedOn} <Isolate>{riyadhDay(new Date(endsAt))}</Isolate>
        </span>
      </span>
      <ResultBadge status={status} />
    </p>
  )
}

/** The result of an auction as a badge with an icon. */
export function ResultBadge({ status }: { readonly status: AuctionStatus }) {
  const t = useText(auctionsText)
  if (status === 'open' || status === 'scheduled') return null
  const { tone, icon, word } = results[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t[word]}
    </Badge>
  )
}

const results = {
  awarded: { tone: 'palm', icon: Check, word: 'awarded' },
  ordered: { tone: 'palm', icon: Check, word: 'awarded' },
  ended: { tone: 'amber', icon: Hourglass, word: 'waiting' },
  unsold: { tone: 'plain', icon: X, word: 'unsold' },
  void: { tone: 'plain', icon: X, word: 'voided' },
} as const satisfies Record<Exclude<AuctionStatus, 'open' | 'scheduled'>, unknown>
