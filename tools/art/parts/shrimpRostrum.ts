import { type Point, polyline, spline } from '../base/geometry.ts'
import { path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { ShrimpPlan } from './plan.ts'

/** The toothed rostrum above the eyes; its teeth lean forward and become smaller towards the tip. */
export function drawRostrum(easel: Easel, { rostrum }: ShrimpPlan): string {
  const { base, tip, lowerBase, bow, crest, upperTeeth, lowerTeeth, size } = rostrum
  const upper = (t: number): Point => [
    base[0] + (tip[0] - base[0]) * t,
    base[1] +
      (tip[1] - base[1]) * t -
      Math.sin(Math.PI * t) * bow -
      crest * Math.sin(Math.PI * Math.min(1, t * 1.7)),
  ]
  const lower = (t: number): Point => {
    const [, y] = upper(t)
    const thick = (lowerBase[1] - base[1]) * (1 - t) ** 1.25 * 0.72 + 2.4 * (1 - t)
    return [lowerBase[0] + (tip[0] - lowerBase[0]) * t, y + thick + crest * 0.5 * (1 - t)]
  }
  const points: Point[] = [upper(0)]
  for (let index = 0; index < upperTeeth; index++) {
    const t = 0.12 + (0.66 * index) / Math.max(1, upperTeeth - 1)
    const reach = size * (1 - 0.45 * t)
    const [x, y] = upper(t)
    points.push(
      [x + reach * 0.7, upper(t - 0.03)[1]],
      [x - reach * 0.75, y - reach * 0.95],
      [x - reach * 0.2, y],
    )
  }
  points.push(upper(0.97), tip)
  for (let index = 0; index < lowerTeeth; index++) {
    const t = 0.82 - (0.34 * index) / Math.max(1, lowerTeeth - 1)
    const [x, y] = lower(t)
    points.push([x - size * 0.25, y], [x - size * 0.5, y + size * 0.62], [x + size * 0.45, y])
  }
  for (const t of [0.4, 0.2, 0]) points.push(lower(t))
  const shape = easel.shape(polyline(points, true), points)
  const fill = easel.definitions.linear(
    [200, 176],
    [204, 222],
    [
      [0, easel.colour('back')],
      [0.45, easel.colour(['flank', 'light', 0.2])],
      [1, easel.colour(['flank', 'shade', 0.28])],
    ],
  )
  const ridge = [0.02, 0.3, 0.6, 0.92].map((t): Point => [upper(t)[0], (upper(t)[1] + lower(t)[1]) / 2])
  return (
    easel.paint(shape, { fill }) +
    path(spline(ridge), { fill: 'none', stroke: easel.shade, 'stroke-width': 1.6, opacity: 0.5 }) +
    path(spline(ridge.map(([x, y]): Point => [x, y - 2.6])), {
      fill: 'none',
      stroke: WHITE,
      'stroke-width': 1.8,
      opacity: 0.55,
    }) +
    easel.paint(shape, {
      fill: 'none',
      stroke: easel.shade,
      'stroke-width': 1.2,
      opacity: 0.62,
      'stroke-linejoin': 'round',
    })
  )
}
