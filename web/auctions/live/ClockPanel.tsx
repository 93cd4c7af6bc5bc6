import { Gavel, type LucideIcon, MailOpen, Sunrise, Sunset, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useLotFall } from '../details/FallPrice.tsx'
import { auctionText } from '../details/messages.ts'
import { countdown, riyadhMoment } from '../times.ts'
import { useSpan } from '../useSpan.ts'
import { type Verdict as Result, verdictBody, verdictOf } from './verdict.ts'

type ClockPanelProps = { readonly auction: AuctionDetails }

/** The time left by the server's clock, 80 px high and coral in the last two minutes. After the end, the result. */
export function ClockPanel({ auction }: ClockPanelProps) {
  const { status } = auction
  if (status === 'open') return auction.fall ? <Falling auction={auction} /> : <Running auction={auction} />
  if (status === 'scheduled') return <Waiting auction={auction} />
  return <Verdict auction={auction} />
}

function Running({ auction }: ClockPanelProps) {
  const t = useText(auctionText)
  const { ends_at, first_ends_at, server_time } = auction
  const sealed = auction.way === 'sealed'
  const left = Date.parse(ends_at) - useServerSeconds(server_time)
  const closing = left <= limits.auction.lastMinutesMs
  const over = left <= 0
  const extended = ends_at > first_ends_at
  return (
    <Panel className={closing ? 'bg-coral text-on-coral' : 'bg-ink text-on-ink'}>
      <Side label={over ? t.closedBody : sealed ? t.opensIn : closing ? t.lastMinutes : t.endsIn}>
        {over ? <span className="text-h3">{t.closed}</span> : <TimeLeft left={left} />}
      </Side>
      {closing && !over && !sealed ? (
        <Extension auction={auction} />
      ) : (
        <Side label={sealed ? t.opensAt : extended ? t.extendedFrom(timeIn(first_ends_at)) : t.closingTime}>
          <When at={new Date(ends_at)} now={new Date(server_time)} />
        </Side>
      )}
    </Panel>
  )
}

/** The time until the price of a Dutch lot falls, and its end. */
function Falling({ auction }: ClockPanelProps) {
  const t = useText(auctionText)
  const { left, next } = useLotFall(auction)
  const { ends_at, server_time } = auction
  const last = next === null
  return (
    <Panel className={last ? 'bg-coral text-on-coral' : 'bg-ink text-on-ink'}>
      <Side label={left <= 0 ? t.closedBody : last ? t.endsIn : t.fallsIn}>
        {left <= 0 ? <span className="text-h3">{t.closed}</span> : <TimeLeft left={left} />}
      </Side>
      <Side label={t.closingTime}>
        <When at={new Date(ends_at)} now={new Date(server_time)} />
      </Side>
    </Panel>
  )
}

/** Says how far a bid extends the end, up to the latest end. */
function Extension({ auction: { ends_at, first_ends_at, latest_ends_at, soft_close_s } }: ClockPanelProps) {
  const t = useText(auctionText)
  const span = useSpan()(soft_close_s)
  const extended = ends_at > first_ends_at
  const always = soft_close_s * 1_000 >= limits.auction.lastMinutesMs
  if (ends_at >= latest_ends_at)
    return <p className="max-w-50 min-w-0 text-meta text-pretty">{t.noFurther}</p>
  return (
    <p className="max-w-54 min-w-0 text-meta">
      <span className="block">
        {!always ? t.extendsWithin(span) : extended ? t.extendsAgain(span) : t.extends(span)}
      </span>
      {extended && (
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span className="rounded-badge bg-on-coral px-1.5 leading-5 font-bold text-coral">
            {t.extended}
          </span>
          {t.atMost(timeIn(latest_ends_at))}
        </span>
      )}
    </p>
  )
}

function Waiting({ auction: { starts_at, starts_after, server_time } }: ClockPanelProps) {
  const t = useText(auctionText)
  const left = Date.parse(starts_at) - useServerSeconds(server_time)
  const prayer = starts_after === null ? undefined : prayers[starts_after]
  return (
    <Panel className="bg-tint text-primary">
      <Side label={t.startsIn}>
        <TimeLeft left={left} />
      </Side>
      <Side label={prayer ? t[prayer.words] : t.openingTime} icon={prayer?.icon}>
        <When at={new Date(starts_at)} now={new Date(server_time)} />
      </Side>
    </Panel>
  )
}

const prayers = {
  fajr: { words: 'afterFajr', icon: Sunrise },
  asr: { words: 'afterAsr', icon: Sunset },
} as const

function Panel({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const t = useText(auctionText)
  return (
    <section
      aria-label={t.clock}
      className={classes(
        'flex min-h-20 items-center justify-between gap-4 rounded-t-card px-4 py-2 transition-colors md:px-5',
        className,
      )}
    >
      {children}
    </section>
  )
}

function Side({
  label,
  icon: Icon,
  children,
}: {
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="shrink-0">
      <p className="flex items-center gap-1.5 text-meta">
        {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
        {label}
      </p>
      <p>{children}</p>
    </div>
  )
}

/** The time left is announced only on demand, because a live region would speak every second. */
function TimeLeft({ left }: { readonly left: number }) {
  const t = useText(auctionText)
  const running = countdown(left)
  if (running === undefined) return <span className="text-clock">{t.daysLeft(Math.floor(left / dayMs))}</span>
  return (
    <span role="timer" aria-live="off">
      <Isolate className="text-clock">{running}</Isolate>
    </span>
  )
}

const dayMs = 86_400_000

/** A moment; for a moment of today, only the time of day. */
function When({ at, now }: { readonly at: Date; readonly now: Date }) {
  const today = riyadhDay(at) === riyadhDay(now)
  return <Isolate className="text-dense font-bold">{today ? riyadhTime(at) : riyadhMoment(at)}</Isolate>
}

/** A time of day in a bidi isolate, for sentences. */
const timeIn = (iso: string) => `\u2066${riyadhTime(new Date(iso))}\u2069`

function Verdict({ auction }: ClockPanelProps) {
  const t = useText(auctionText)
  const { look, icon: Icon, title } = verdicts[verdictOf(auction)]
  const text = t[verdictBody(auction)]
  // The isolate keeps the order of date and time inside the sentence.
  const [at, now] = [new Date(auction.ends_at), new Date(auction.server_time)]
  const closed = `\u2066${riyadhDay(at) === riyadhDay(now) ? riyadhTime(at) : riyadhMoment(at)}\u2069`
  return (
    <section
      aria-label={t.clock}
      className={classes('flex items-center gap-4 rounded-t-card px-4 py-4 md:px-5', look)}
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-card/20">
        <Icon aria-hidden size={26} />
      </span>
      <div className="min-w-0">
        <h2 className="text-h3">{t[title]}</h2>
        <p className="text-dense">{typeof text === 'string' ? text : text(closed)}</p>
      </div>
    </section>
  )
}

const verdicts = {
  opening: { look: 'bg-amber-tint text-amber', icon: MailOpen, title: 'opening' },
  pressed: { look: 'bg-local text-on-local', icon: Gavel, title: 'awarded' },
  mine: { look: 'bg-local text-on-local', icon: Gavel, title: 'awardedMine' },
  awarded: { look: 'bg-local text-on-local', icon: Gavel, title: 'awarded' },
  ordered: { look: 'bg-local text-on-local', icon: Gavel, title: 'awarded' },
  ended: { look: 'bg-amber-tint text-amber', icon: Gavel, title: 'waiting' },
  unsold: { look: 'bg-tint text-text', icon: X, title: 'unsold' },
  void: { look: 'bg-tint text-text', icon: X, title: 'voided' },
} as const satisfies Record<
  Result,
  { readonly look: string; readonly icon: LucideIcon; readonly title: string }
>
