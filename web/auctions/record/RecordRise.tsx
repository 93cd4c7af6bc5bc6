import { useId, useMemo } from 'react'
import type { Frame } from '#shared/auctions/recordCheck.ts'
import { stepPath } from '../priceSteps.ts'

/** The price over the bids; the area of the replayed part is filled. Bids run from left to right in both languages. */
export function RecordRise({
  frames,
  opening,
  place,
}: {
  readonly frames: readonly Frame[]
  readonly opening: number
  readonly place: number
}) {
  const clip = useId()
  const path = useMemo(() => {
    const points = [
      { at: 0, amount: opening },
      ...frames.map(({ bid }, index) => ({ at: index + 1, amount: bid?.amount ?? opening })),
    ]
    // More points than pixels would not be visible.
    const every = Math.ceil(points.length / 400)
    return stepPath(
      points.filter((_, index) => index % every === 0 || index === points.length - 1),
      frames.length,
    )
  }, [frames, opening])
  if (!path) return null
  return (
    <svg
      width="100%"
      height="80"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="mt-2 block"
      focusable="false"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x="0" y="0" width={(place / frames.length) * 100} height="100" />
      </clipPath>
      <path
        d={path.line}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line"
      />
      <g clipPath={`url(#${clip})`}>
        <path d={path.area} className="fill-primary/12" />
        <path
          d={path.line}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-primary"
        />
      </g>
    </svg>
  )
}
