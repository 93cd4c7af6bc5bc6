import { Check, type LucideIcon } from 'lucide-react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { ordersText } from '../messages.ts'
import { stateIcons } from '../OrderState.tsx'
import { turnFor } from '../turn.ts'
import { timelineText } from './messages.ts'
import { type Stage, stagesOf } from './stages.ts'

/** The past and future stages of an order, each with time, icon, title and the person who acted. */
export function Timeline({ order }: { readonly order: Order }) {
  const t = useText(timelineText)
  const locale = useLocale()
  const now = useNow()
  const stages = stagesOf(order, now, locale)
  return (
    <Card as="section" padding="details" aria-labelledby="course">
      <h2 id="course" className="mb-4 text-h3">
        {t.title}
      </h2>
      <ol>
        {stages.map((stage, index) => (
          <StageRow
            key={stage.key}
            order={order}
            stage={stage}
            day={dayOf(stage, stages[index - 1], now)}
            next={stages[index + 1]}
          />
        ))}
      </ol>
    </Card>
  )
}

/** The day of a stage if it differs from the day of the stage before; for the first stage, if it differs from today. */
function dayOf({ at }: Stage, before: Stage | undefined, now: number): string | null {
  if (!at) return null
  const day = riyadhDay(new Date(at))
  const dayBefore = riyadhDay(before?.at ? new Date(before.at) : new Date(now))
  return day === dayBefore ? null : day
}

function StageRow({
  order,
  stage,
  day,
  next,
}: {
  readonly order: Order
  readonly stage: Stage
  readonly day: string | null
  readonly next: Stage | undefined
}) {
  const t = useText(timelineText)
  const past = stage.by !== null
  return (
    <li className="grid grid-cols-[4.75rem_1.75rem_minmax(0,1fr)] gap-x-3 md:gap-x-4">
      <p className="pt-0.5 text-end text-meta text-quiet">
        {day && <Isolate className="block whitespace-nowrap">{day}</Isolate>}
        {stage.at && <Isolate>{riyadhTime(new Date(stage.at))}</Isolate>}
      </p>
      <div className="flex flex-col items-center">
        <StageIcon phase={stage.phase} icon={stateIcons[stage.status]} />
        {next && (
          <span
            aria-hidden="true"
            className={classes(
              'min-h-6 w-0 grow border-s-2',
              next.by ? 'border-palm' : 'border-dashed border-line',
            )}
          />
        )}
      </div>
      <div
        className={classes(
          'flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1',
          next && 'pb-5',
        )}
      >
        <div className="min-w-0">
          <p className={past ? 'font-bold' : 'text-quiet'}>
            <VisuallyHidden>{past ? t.done : t.ahead}: </VisuallyHidden>
            {stage.title}
          </p>
          {stage.by && <Actor order={order} by={stage.by} />}
          {stage.by?.refusal && (
            <div className="text-dense">
              <p>{stage.by.refusal.name}</p>
              {stage.by.refusal.note && <Written text={stage.by.refusal.note} className="block text-quiet" />}
            </div>
          )}
          {stage.note && <p className="text-meta text-quiet">{stage.note}</p>}
        </div>
        {stage.phase === 'now' && <Badge tone="amber">{t.now}</Badge>}
        {stage.phase === 'next' && (
          // The badge wraps where its column is narrower than its text.
          <span className="[&>span]:h-auto [&>span]:min-h-6.5 [&>span]:whitespace-normal">
            <NextBadge order={order} />
          </span>
        )}
      </div>
    </li>
  )
}

function StageIcon({ phase, icon: Icon }: { readonly phase: Stage['phase']; readonly icon: LucideIcon }) {
  const Shown = phase === 'done' ? Check : Icon
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-7 shrink-0 items-center justify-center rounded-full border-2',
        phaseClasses[phase],
      )}
    >
      <Shown size={16} />
    </span>
  )
}

const phaseClasses: Readonly<Record<Stage['phase'], string>> = {
  done: 'border-local bg-local text-on-local',
  now: 'border-amber-dot bg-amber-tint text-amber',
  next: 'border-line bg-card text-quiet',
  later: 'border-line bg-card text-quiet',
  stopped: 'border-line bg-ice-edge text-text',
}

function Actor({ order, by }: { readonly order: Order; readonly by: NonNullable<Stage['by']> }) {
  const t = useText(ordersText)
  return (
    <p className="text-meta text-quiet">
      {by.by === order.side ? (
        t.you
      ) : by.by === 'clock' ? (
        t.clock
      ) : by.by === 'operator' ? (
        t.market
      ) : (
        <Name>{by.name ?? t[by.by]}</Name>
      )}
    </p>
  )
}

function NextBadge({ order }: { readonly order: Order }) {
  const t = useText(timelineText)
  const common = useText(ordersText)
  const locale = useLocale()
  const now = useNow()
  const { who } = turnFor(order, now, locale)
  if (who === 'nobody' || order.status === 'completed') return null
  if (who === 'me') return <Badge tone="tint">{t.yours}</Badge>
  const other = order.side === 'seller' ? common.buyer : common.seller
  return <Badge tone="plain">{t.theirs(who === 'market' ? common.market : other)}</Badge>
}
