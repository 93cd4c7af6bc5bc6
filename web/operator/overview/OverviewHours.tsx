import { useState } from 'react'
import type { Overview } from '#shared/operator/overview.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { HoursPlot, HoursTicks, hourName } from './HoursPlot.tsx'
import { hoursShown, stepsTo } from './hoursScale.ts'
import { overviewText } from './messages.ts'
import { useWeekday } from './useWeekday.ts'

type OverviewHoursProps = {
  readonly facts: Pick<Overview, 'hours' | 'as_of'>
  readonly className: string
}

/**
 * Sales by hour: today so far, and the same weekday of last week as a dashed line. Charts are not mirrored; texts and
 * legend follow the language.
 */
export function OverviewHours({ facts: { hours, as_of }, className }: OverviewHoursProps) {
  const t = useText(overviewText)
  const day = useWeekday(as_of)
  const [active, setActive] = useState<number>()
  const shown = hoursShown(hours)
  const largest = Math.max(...hours.today, ...hours.last_week)
  const unit = largest >= 10_000 ? 1_000 : 1
  const steps = stepsTo(largest / unit)
  const legend = [
    { name: t.today, value: hours.today[active ?? -1], dash: undefined, stroke: 'stroke-chart-1' },
    { name: t.lastWeek(day), value: hours.last_week[active ?? -1], dash: '5 4', stroke: 'stroke-quiet' },
  ]
  return (
    <Card as="section" padding="details" className={className}>
      <figure className="min-w-0">
        <figcaption className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 className="text-h3 font-bold">{t.hours}</h2>
            <p className="text-meta text-quiet">
              {active === undefined ? unit === 1 ? t.inRiyals : t.inThousands : <Span hour={active} />}{' '}
              {active === hours.today.length - 1 && t.soFar}
            </p>
          </div>
          <span aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
            {legend.map(({ name, value, dash, stroke }) => (
              <span key={name} className="flex items-center gap-2">
                <svg width="22" height="8" focusable="false" aria-hidden="true">
                  <line
                    x1="1"
                    x2="21"
                    y1="4"
                    y2="4"
                    strokeWidth="3"
                    strokeDasharray={dash}
                    className={stroke}
                  />
                </svg>
                <span>
                  {name} {value !== undefined && <Money riyals={value} className="text-text" />}
                </span>
              </span>
            ))}
          </span>
        </figcaption>
        <div dir="ltr" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <HoursPlot
            hours={hours}
            shown={shown}
            active={active}
            top={(steps.at(-1) ?? 1) * unit}
            steps={steps.length}
            onActive={setActive}
          />
          <HoursTicks steps={steps} />
        </div>
        <HoursTable hours={hours} shown={shown} day={day} />
      </figure>
    </Card>
  )
}

function Span({ hour }: { readonly hour: number }) {
  return <Isolate>{`${hourName(hour)}–${hourName(hour + 1)}`}</Isolate>
}

/** The figures of the chart as a table for screen readers. */
function HoursTable({
  hours,
  shown: { first, last },
  day,
}: Pick<Overview, 'hours'> & {
  readonly shown: { readonly first: number; readonly last: number }
  readonly day: string
}) {
  const t = useText(overviewText)
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t.hours}</caption>
        <thead>
          <tr>
            <th scope="col">{t.hour}</th>
            <th scope="col">{t.today}</th>
            <th scope="col">{t.lastWeek(day)}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourName(hour)}</th>
              <td>{hours.today[hour] !== undefined && <Money riyals={hours.today[hour]} />}</td>
              <td>
                <Money riyals={hours.last_week[hour] ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
