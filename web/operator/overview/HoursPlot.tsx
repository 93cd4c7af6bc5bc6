import { area, curveMonotoneX, line } from 'd3-shape'
import type { PointerEvent } from 'react'
import type { Overview } from '#shared/operator/overview.ts'
import { Plot } from '../../ui/values/Plot.tsx'

type HoursPlotProps = Pick<Overview, 'hours'> & {
  readonly shown: { readonly first: number; readonly last: number }
  /** The amount at the upper end of the axis, in SAR. */
  readonly top: number
  /** The number of grid lines, including the zero line. */
  readonly steps: number
  /** The hour under the pointer. */
  readonly active: number | undefined
  readonly onActive: (hour: number | undefined) => void
}

const [height, above] = [168, 10]

/** The name of an hour, such as `09:00`. */
export const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The plot, which fills its container. The x is in percent and the y in px, so that text keeps its size. */
export function HoursPlot({ hours, shown, top, steps, active, onActive }: HoursPlotProps) {
  const { first, last } = shown
  const x = (hour: number) => 2 + ((hour - first) / (last - first)) * 96
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = ((clientX - left) / width) * 100
    const hour = first + Math.round(((share - 2) / 96) * (last - first))
    onActive(Math.min(last, Math.max(first, hour)))
  }
  return (
    <svg
      width="100%"
      className="block h-50 overflow-visible"
      focusable="false"
      aria-hidden="true"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onActive(undefined)}
    >
      {active !== undefined && (
        <line x1={`${x(active)}%`} x2={`${x(active)}%`} y1={above} y2={height} className="stroke-line" />
      )}
      <Lines hours={hours} first={first} last={last} top={top} steps={steps} x={x} />
      {Array.from({ length: last - first + 1 }, (_, index) => first + index)
        .filter((hour) => hour % (last - first > 12 ? 4 : 2) === 0)
        .map((hour, index) => (
          <text
            key={hour}
            x={`${x(hour)}%`}
            y={height + 22}
            textAnchor="middle"
            className={
              last - first > 8 && last - first <= 12 && index % 2 === 1
                ? 'fill-quiet text-meta max-md:hidden'
                : 'fill-quiet text-meta'
            }
          >
            {hourName(hour)}
          </text>
        ))}
    </svg>
  )
}

/** The amounts next to the grid lines. */
export function HoursTicks({ steps }: { readonly steps: readonly number[] }) {
  const top = steps.at(-1) ?? 1
  return (
    <svg width="44" height={height} className="block overflow-visible" focusable="false" aria-hidden="true">
      {steps.map((step) => (
        <text key={step} x="4" y={yOf(step / top) + 5} className="fill-quiet text-meta">
          {step.toLocaleString('en')}
        </text>
      ))}
    </svg>
  )
}

/** The distance from the top, in px, of a share (0 to 1) of the axis. */
function yOf(share: number): number {
  return Math.round((above + (1 - share) * (height - above)) * 10) / 10
}

type LinesProps = Pick<HoursPlotProps, 'hours' | 'top' | 'steps'> & {
  readonly first: number
  readonly last: number
  readonly x: (hour: number) => number
}

/** The lines, drawn in a stretched viewBox that is 100 wide; strokes and points keep their width. */
function Lines({ hours, first, last, top, steps, x }: LinesProps) {
  const y = (value: number) => yOf(value / top)
  const points = (values: readonly number[]) =>
    values.map((value, hour) => [x(hour), y(value)] as [number, number]).slice(first, last + 1)
  const draw = line().curve(curveMonotoneX).digits(2)
  const under = area().curve(curveMonotoneX).y0(height).digits(2)
  const today = points(hours.today)
  // The current hour is incomplete, so its part of the line is dotted.
  const over = today.slice(0, -1)
  const running = today.slice(-2)
  const end = today.at(-1)
  const grid = Array.from({ length: steps }, (_, index) => `M0 ${yOf(index / (steps - 1))}h100`).join('')
  const fixed = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <Plot height={height}>
      <path {...fixed} d={grid} strokeDasharray="2 4" className="fill-none stroke-hairline" />
      <path d={under(over) ?? ''} className="fill-chart-1/8" />
      <path
        {...fixed}
        d={draw(points(hours.last_week)) ?? ''}
        strokeWidth="2"
        strokeDasharray="5 4"
        className="fill-none stroke-quiet"
      />
      <path {...fixed} d={draw(over) ?? ''} strokeWidth="2.5" className="fill-none stroke-chart-1" />
      <path
        {...fixed}
        d={draw(running) ?? ''}
        strokeWidth="2.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        className="fill-none stroke-chart-1"
      />
      {end && (
        <path
          {...fixed}
          d={`M${end[0]} ${end[1]}h0`}
          strokeWidth="10"
          strokeLinecap="round"
          className="fill-none stroke-chart-1"
        />
      )}
    </Plot>
  )
}
