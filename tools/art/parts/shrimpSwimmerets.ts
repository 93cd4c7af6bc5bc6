import { entry, type Point, polyline, rotate, spline } from '../base/geometry.ts'
import { path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { ShrimpPlan } from './plan.ts'
import type { BodyAxis } from './shrimpShell.ts'

/** Five swimmerets under the first five rings, each pointing towards the head. */
export function drawSwimmerets(easel: Easel, plan: ShrimpPlan, axis: BodyAxis): string {
  return [4, 3, 2, 1, 0]
    .map((index) => {
      const from = entry(plan.cuts, index)
      const t = from + (entry(plan.cuts, index + 1) - from) * 0.45
      const root = axis.place(t, -0.75)
      const { direction } = axis.at(t)
      const length = 92 - index * 6
      const down: Point = rotate([-direction[1], direction[0]], 22)
      const side: Point = [-down[1], down[0]]
      const along = (share: number, across: number): Point => [
        root[0] + down[0] * length * share + side[0] * across,
        root[1] + down[1] * length * share + side[1] * across,
      ]
      const points = [
        along(0, -9),
        along(0.35, -13),
        along(0.75, -12),
        along(1, -1),
        along(0.78, 11),
        along(0.4, 13),
        along(0, 10),
      ]
      const shape = easel.shape(spline(points, true), points)
      const fill = easel.definitions.linear(along(0, 0), along(1, 0), [
        [0, easel.colour(['swimmeret', 'shade', 0.4])],
        [0.5, easel.colour('swimmeret')],
        [1, easel.colour(['swimmeret', WHITE, 0.22])],
      ])
      const rays = [-7, -2, 3, 8].flatMap((across) =>
        polyline([along(0.3, across * 0.7), along(0.94, across)]),
      )
      return (
        easel.paint(shape, { fill }) +
        easel.inside(
          shape,
          path(rays, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.1, opacity: 0.35 }),
          path(spline([along(0.2, -6), along(0.6, -8), along(0.9, -4)]), {
            fill: 'none',
            stroke: WHITE,
            'stroke-width': 3,
            opacity: 0.4,
            filter: easel.blur(1, shape.box),
          }),
        ) +
        easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.1, opacity: 0.5 })
      )
    })
    .join('')
}
