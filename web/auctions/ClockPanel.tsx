import { Gavel, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { useServerSeconds } from '../base/serverClock.ts'
import { useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Isolate } from '../base/ui/Isolate.tsx'
import { auctionText } from './detailsMessages.ts'
import { countdown, riyadhMoment } from './times.ts'

type ClockPanelProps = { readonly auction: AuctionDetails }

/** The time left by the server's clock, 80 high; coral in the last two minutes; what came of it after the end. */
export function ClockPanel({ auction }: ClockPanelProps) {
  const { status } = auction
  if (status === 'open') return <Running auction={auction} />
  if (status === 'scheduled') return <Waiting auction={auction} />
  return <Verdict auction={auction} />
}

function Running({ auction: { ends_at, server_time } }: ClockPanelProps) {
  const t = useText(auctionText)
  const left = Date.parse(ends_at) - useServerSeconds(server_time)
  const closing = left <= limits.auction.lastMinutesMs
  const over = left <= 0
  return (
    <Panel className={closing ? 'bg-coral text-on-coral' : 'bg-ink text-on-ink'}>
      <Side label={over ? t.closedBody : closing ? t.lastMinutes : t.endsIn}>
        {over ? <span className="text-h3">{t.closed}</span> : <TimeLeft left={left} />}
      </Side>
      <Side label={t.closingTime}>
        <When at={new Date(ends_at)} now={new Date(server_time)} />
      </Side>
    </Panel>
  )
}

function Waiting({ auction: { starts_at, server_time } }: ClockPanelProps) {
  const t = useText(auctionText)
  const left = Date.parse(starts_at) - useServerSeconds(server_time)
  return (
    <Panel className="bg-tint text-primary">
      <Side label={t.startsIn}>
        <TimeLeft left={left} />
      </Side>
      <Side label={t.openingTime}>
        <When at={new Date(starts_at)} now={new Date(server_time)} />
      </Side>
    </Panel>
  )
}

function Panel({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const t = useText(auctionText)
  return (
    <section
      aria-label={t.clock}
      className={classes(
        'flex min-h-20 items-center justify-between gap-4 rounded-t-card px-4 py-2 md:px-5',
        className,
      )}
    >
      {children}
    </section>
  )
}

function Side({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-meta">{label}</p>
      <p>{children}</p>
    </div>
  )
}

/** Said aloud on demand only: a timer that speaks every second is no help. */
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

/** The time of day alone where it is today. */
function When({ at, now }: { readonly at: Date; readonly now: Date }) {
  const today = riyadhDay(at) === riyadhDay(now)
  return <Isolate className="text-dense font-bold">{today ? riyadhTime(at) : riyadhMoment(at)}</Isolate>
}

type Over = Exclude<AuctionDetails['status'], 'open' | 'scheduled'>

function Verdict({ auction }: ClockPanelProps) {
  const t = useText(auctionText)
  const { look, icon: Icon, title, body } = verdicts[auction.status as Over]
  const told = t[body]
  // The isolate keeps date and time in their order inside the sentence.
  const closed = `\u2066${riyadhMoment(new Date(auction.ends_at))}\u2069`
  return (
    <section
      aria-label={t.clock}
      className={classes('flex items-center gap-4 rounded-t-card px-4 py-4', look)}
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-card/20">
        <Icon aria-hidden size={26} />
      </span>
      <div className="min-w-0">
        <h2 className="text-h3">{t[title]}</h2>
        <p className="text-dense">{typeof told === 'string' ? told : told(closed)}</p>
      </div>
    </section>
  )
}

const verdicts = {
  awarded: { look: 'bg-local text-on-local', icon: Gavel, title: 'awarded', body: 'awardedBody' },
  ordered: { look: 'bg-local text-on-local', icon: Gavel, title: 'awarded', body: 'awardedBody' },
  ended: { look: 'bg-amber-tint text-amber', icon: Gavel, title: 'waiting', body: 'waitingBody' },
  unsold: { look: 'bg-tint text-text', icon: X, title: 'unsold', body: 'unsoldBody' },
  void: { look: 'bg-tint text-text', icon: X, title: 'voided', body: 'voidedBody' },
} as const satisfies Record<
  Over,
  { readonly look: string; readonly icon: LucideIcon; readonly title: string; readonly body: string }
>
