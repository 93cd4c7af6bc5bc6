import { Anchor } from 'lucide-react'
import { addDays, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useNow } from '../app/live/now.ts'
import { isolated } from '../app/texts/isolate.ts'
import { useText } from '../app/texts/text.ts'
import { Badge } from '../ui/values/Badge.tsx'
import { landingText } from './messages.ts'

/** The badge of goods that have not landed. */
export function ArrivingBadge() {
  const t = useText(landingText)
  return (
    <Badge tone="amber" icon={Anchor}>
      {t.arriving}
    </Badge>
  )
}

/**
 * The expected landing in Riyadh time, such as "Lands today 05:30". Days after tomorrow are shown as a
 * date.
 */
export function LandingTime({
  at,
  verb = true,
  className,
}: {
  readonly at: string
  /** False shows the time alone, where a label already names it. */
  readonly verb?: boolean
  readonly className?: string
}) {
  const t = useText(landingText)
  const text = useNow((now) => {
    const time = dayAndTime(new Date(at), new Date(now), t)
    return verb ? t.landsAt(time) : time
  })
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  )
}

interface DayWords {
  readonly today: (time: string) => string
  readonly tomorrow: (time: string) => string
}

/** Returns "today 05:30", "tomorrow 05:30", or the date and the time. */
export function dayAndTime(at: Date, now: Date, { today, tomorrow }: DayWords): string {
  const time = isolated(riyadhTime(at))
  const day = riyadhDay(at)
  if (day === riyadhDay(now)) return today(time)
  return day === riyadhDay(addDays(now, 1)) ? tomorrow(time) : isolated(`${day} ${riyadhTime(at)}`)
}
