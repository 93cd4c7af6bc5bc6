import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import type { Insight } from '#shared/operator/insight/contract.ts'
import {
  type InsightDimension,
  type InsightSpan,
  insightDays,
  insightDimensions,
  insightSpans,
} from '#shared/operator/insight/periods.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { IndexCards } from '../../prices/list/IndexCards.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { useListing } from '../table/listing.ts'
import { InsightChange } from './InsightChange.tsx'
import { InsightCourse } from './InsightCourse.tsx'
import { InsightDays } from './InsightDays.tsx'
import { InsightTable } from './InsightTable.tsx'
import { insightText } from './messages.ts'

/** The figures of the market for a period, compared with the period before (contract, section 8). */
export function InsightPage() {
  const locale = useLocale()
  const { search, change, ...listing } = useListing()
  const span = insightSpans.find((each) => each === search.span) ?? 'month'
  const by = insightDimensions.find((each) => each === search.by) ?? 'fish'
  // The address may contain any text, so only a valid day is used.
  const until = dayStart(String(search.until ?? '')) && search.until
  const query = { span, by, ...(until && { until }) }
  const result = useQuery({
    queryKey: ['operator', 'insight', locale, query],
    queryFn: ({ signal }) => api('GET operator/insight', { query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SpanChoice
          span={span}
          insight={result.data}
          onChange={(next) => change({ span: next === 'month' ? undefined : next })}
          onMove={(until) => change({ until })}
        />
        <div className="ms-auto">
          <ExportButton path="operator/insight" listing={{ ...listing, search, change, query }} />
        </div>
      </div>
      <Loaded result={result} loading={<Waiting />} carded>
        {(insight) => (
          <Panels
            insight={insight}
            by={by}
            onDivide={(next) => change({ by: next === 'fish' ? undefined : next })}
          />
        )}
      </Loaded>
    </div>
  )
}

type SpanChoiceProps = {
  readonly span: InsightSpan
  readonly insight: Insight | undefined
  readonly onChange: (span: InsightSpan) => void
  /** Moves to the period that ends with this day; undefined means the latest period. */
  readonly onMove: (until: string | undefined) => void
}

function SpanChoice({ span, insight, onChange, onMove }: SpanChoiceProps) {
  const t = useText(insightText)
  const last = insight && lastDay(insight.period)
  const today = insight && riyadhDay(new Date(insight.as_of))
  const move = (periods: number) => {
    if (!last || !today) return
    const until = riyadhDay(addDays(new Date(`${last}T12:00:00Z`), periods * insightDays[span]))
    onMove(until < today ? until : undefined)
  }
  const isLatest = last === today
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="visually-hidden">{t.span}</legend>
        {insightSpans.map((each) => (
          <ChoiceChip key={each} chosen={each === span} onChange={() => onChange(each)}>
            {t[each]}
          </ChoiceChip>
        ))}
      </fieldset>
      <div className="flex gap-2">
        <IconButton
          icon={ChevronRight}
          kind="outlined"
          iconClassName="backwards"
          label={t.previous}
          onClick={() => move(-1)}
        />
        {!isLatest && (
          <IconButton
            icon={ChevronLeft}
            kind="outlined"
            iconClassName="backwards"
            label={t.next}
            onClick={() => move(1)}
          />
        )}
      </div>
    </>
  )
}

/** The last day of a period, whose end is exclusive. */
const lastDay = ({ to }: Insight['period']) => riyadhDay(new Date(Date.parse(to) - 1))
const firstDay = ({ from }: Insight['period']) => riyadhDay(new Date(from))

type PanelsProps = {
  readonly insight: Insight
  readonly by: InsightDimension
  readonly onDivide: (by: InsightDimension) => void
}

function Panels({ insight, by, onDivide }: PanelsProps) {
  const t = useText(insightText)
  const { period, earlier, totals, earlier_totals } = insight
  const isRunning = lastDay(period) === riyadhDay(new Date(insight.as_of))
  return (
    <>
      <p className="text-dense text-quiet">
        <b className="inline-block text-text">{t.dates(firstDay(period), lastDay(period))}</b>{' '}
        <span className="inline-block">{t.compared(firstDay(earlier), lastDay(earlier))}</span>{' '}
        {isRunning && <span className="inline-block">{t.sameTime}</span>}
        <span className="block text-meta">{t.basis}</span>
      </p>
      <dl aria-label={t.trade} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        <Figure label={t.sales} now={totals.sales} before={earlier_totals.sales}>
          <Money riyals={totals.sales} />
        </Figure>
        <Figure label={t.quantity} now={totals.quantity} before={earlier_totals.quantity}>
          <Kilograms
            kilograms={totals.quantity}
            className="text-meta text-quiet"
            numberClassName="text-h3 font-bold text-text"
          />
        </Figure>
        <Figure label={t.average} now={totals.average_price ?? 0} before={earlier_totals.average_price ?? 0}>
          {totals.average_price === null ? '—' : <Money riyals={totals.average_price} />}
        </Figure>
        <Figure label={t.orders} now={totals.orders} before={earlier_totals.orders}>
          <Isolate>{totals.orders.toLocaleString('en')}</Isolate>
        </Figure>
        <Figure label={t.commission} now={totals.commission} before={earlier_totals.commission}>
          <Money riyals={totals.commission} />
        </Figure>
      </dl>
      {insight.days.length > 1 && <InsightDays days={insight.days} earlier={insight.earlier_days} />}
      <InsightTable rows={insight.rows} by={by} onDivide={onDivide} />
      <InsightIndex />
      <InsightCourse totals={totals} earlier={earlier_totals} />
    </>
  )
}

type FigureProps = {
  readonly label: string
  readonly now: number
  readonly before: number
  readonly children: ReactNode
}

function Figure({ label, now, before, children }: FigureProps) {
  return (
    <Card padding="details" className="min-w-0 max-md:last:col-span-2">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-h3 font-bold break-words">{children}</dd>
      <dd className="text-meta text-quiet">
        <InsightChange now={now} before={before} />
      </dd>
    </Card>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <LoadingNote />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {[1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-70 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}

/** The newest weekly index of prices. Renders nothing while it loads or if it fails, because the figures below do not need it. */
function InsightIndex() {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['prices', locale],
    queryFn: ({ signal }) => api('GET prices', {}, { locale, signal }),
    staleTime: 60_000,
  })
  return data ? <IndexCards index={data.index} /> : null
}
