import { TriangleAlert } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { seasonsText } from './messages.ts'
import { closedSpans, effectOf, placeOf, sharedSpans, spansOf, type YearSpan } from './seasonYear.ts'

type SeasonsYearProps = {
  readonly seasons: readonly ListedSeason[]
  readonly onOpen: (season: ListedSeason) => void
}

/**
 * A year chart with a line for each season: its days, its overlaps, and today. The table contains the same information.
 */
export function SeasonsYear({ seasons, onOpen }: SeasonsYearProps) {
  const t = useText(seasonsText)
  const shown = seasons.filter(({ hidden, from, to }) => !hidden && from !== null && to !== null)
  const today = placeOf(riyadhDay(new Date(serverNow())).slice(5), 0)
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby="seasons-year" className="mb-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="seasons-year" className="text-h3 font-bold">
          {t.year12}
        </h2>
        <Legend />
      </div>
      <div className="quiet-scroll max-h-[28rem] overflow-y-auto">
        <Months />
        <ul className="divide-y divide-hairline">
          {shown.map((season) => (
            <Line key={season.id} season={season} today={today} onOpen={onOpen} others={shown} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

const columns = 'grid gap-x-4 lg:grid-cols-[16rem_minmax(0,1fr)]'

function Legend() {
  const t = useText(seasonsText)
  const kinds = [
    ['fill-coral', t.closed],
    ['fill-coral opacity-60', t.gearOnly],
    ['fill-palm', t.open],
    ['fill-amber-dot', t.overlap],
    ['fill-text', t.today],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 text-meta text-quiet">
      {kinds.map(([fill, words]) => (
        <li key={fill} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 1 1" className="size-3 rounded-badge">
            <rect width="1" height="1" className={fill} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}

/** The months: numbers on a phone, names on wider screens. */
function Months() {
  const locale = useLocale()
  const names = Array.from({ length: 12 }, (_, month) => monthName(month, locale))
  return (
    <div aria-hidden="true" className={classes(columns, 'sticky top-0 z-10 bg-card')}>
      <span className="max-lg:hidden" />
      <span className="grid grid-cols-12 text-center text-meta text-quiet">
        {names.map((name, month) => (
          <span key={name} className="min-w-0 overflow-hidden border-s border-hairline first:border-s-0">
            <span className="xl:hidden">{month + 1}</span>
            <span className="max-xl:hidden">{name}</span>
          </span>
        ))}
      </span>
    </div>
  )
}

type LineProps = Pick<SeasonsYearProps, 'onOpen'> & {
  readonly season: ListedSeason
  readonly others: readonly ListedSeason[]
  readonly today: number
}

function Line({ season, others, today, onOpen }: LineProps) {
  const t = useText(seasonsText)
  const locale = useLocale()
  const { rule, from, to, kind, gear, overlaps } = season
  const closed = closedSpans(season)
  const clashes = others
    .filter(({ id }) => overlaps.some((one) => one.id === id))
    .flatMap((other) => sharedSpans(closed, closedSpans(other)))
  return (
    <li className={classes(columns, 'items-center py-1')}>
      <button
        type="button"
        onClick={() => onOpen(season)}
        className="flex min-h-11 min-w-0 flex-col justify-center rounded-control text-start hover:bg-tint"
      >
        <span className="flex max-w-full min-w-0 items-center gap-2">
          <Name className="line-clamp-1 text-dense font-bold wrap-anywhere">{rule}</Name>
          {overlaps.length > 0 && (
            <TriangleAlert aria-label={t.overlap} size={16} className="shrink-0 text-amber" />
          )}
        </span>
        <span className="text-meta text-quiet">
          {t[effectOf(season)]}: {t.span(dayName(from, locale), dayName(to, locale))}
        </span>
      </button>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 4"
        preserveAspectRatio="none"
        className="h-7 w-full rounded-badge bg-ground rtl:-scale-x-100"
      >
        {months.map((month) => (
          <rect key={month} x={month} y="0" width="0.02" height="4" className="fill-hairline" />
        ))}
        <Bars
          spans={spansOf(season)}
          className={classes(kind === 'closed' ? 'fill-coral' : 'fill-palm', gear !== null && 'opacity-60')}
        />
        <Bars spans={clashes} low className="fill-amber-dot" />
        <rect x={today} y="0" width="0.04" height="4" className="fill-text" />
      </svg>
    </li>
  )
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

function Bars({
  spans,
  low,
  className,
}: {
  readonly spans: readonly YearSpan[]
  /** True for low bars at the bottom of the line, which mark overlaps. */
  readonly low?: true
  readonly className: string
}) {
  return spans.map(({ start, end }) => (
    <rect
      key={`${start} ${end}`}
      x={start}
      y={low ? 2.75 : 0.75}
      width={end - start}
      height={low ? 0.75 : 2.5}
      className={className}
    />
  ))
}

/** The name of a day: `1 أبريل` or `1 April` for `04-01`. */
export function dayName(day: string | null, locale: Locale): string {
  if (day === null) return '…'
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`2024-${day}T00:00:00Z`))
}

function monthName(month: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], { month: 'short', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2024, month, 1)))
}
