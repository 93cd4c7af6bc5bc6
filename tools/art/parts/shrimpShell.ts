import { along, type Command, entry, type Point, spline, tableAt, trace } from '../base/geometry.ts'
import { path, type Stop } from '../base/svg.ts'
import { type Easel, type Shape, WHITE } from './easel.ts'
import type { PartsSpecies, ShrimpPlan } from './plan.ts'

/** Positions along the body; heights are measured at right angles to the axis. */
export class BodyAxis {
  readonly #line: readonly Point[]
  readonly #above: readonly Point[]
  readonly #below: readonly Point[]

  constructor(plan: ShrimpPlan) {
    this.#line = trace(plan.bodyAxis, 12)
    this.#above = plan.above
    this.#below = plan.below
  }

  at(t: number): { point: Point; direction: Point } {
    return along(this.#line, t)
  }

  /** The point at t and a height: 1 is the back edge, 0 the axis, -1 the belly edge. */
  place(t: number, height: number): Point {
    const { point, direction } = this.at(t)
    const reach = height > 0 ? height * tableAt(this.#above, t) : height * tableAt(this.#below, t)
    return [point[0] + direction[1] * reach, point[1] - direction[0] * reach]
  }
}

export function drawRing(
  easel: Easel,
  species: PartsSpecies,
  plan: ShrimpPlan,
  axis: BodyAxis,
  index: number,
): string {
  const from = entry(plan.cuts, index)
  const to = entry(plan.cuts, index + 1)
  const isLast = index === plan.cuts.length - 2
  const span = to - from
  const end = isLast ? to - 0.004 : to + span * 0.1
  const points: Point[] = [
    axis.place(from - span * 0.12, 0.96),
    axis.place(from + span * 0.3, 1.02),
    axis.place(from + span * 0.75, 1.02),
    axis.place(end, 1),
    axis.place(end + (isLast ? 0 : span * 0.06), 0.45),
    axis.place(end, -0.3),
    axis.place(end - span * 0.06, -0.82),
    axis.place(from + span * 0.62, isLast ? -1 : -1.2),
    axis.place(from + span * 0.2, isLast ? -1 : -1.14),
    axis.place(from - span * 0.12, -0.9),
    axis.place(from - span * 0.2, 0),
  ]
  const shape = easel.shape(spline(points, true), trace(points, 4, true))
  const middle = from + span * 0.55
  const lit = [0.1, 0.4, 0.7, 0.94].map((t) => axis.place(from + span * t, 0.58))
  const crisp = [0.18, 0.45, 0.74].map((t) => axis.place(from + span * t, 0.66))
  const rear = [0.98, 0.6, 0, -0.6, -0.84].map((height) => axis.place(end - span * 0.09, height))
  return (
    easel.paint(shape, { fill: bodyFill(easel, axis.place(middle, 1), axis.place(middle, -1.15)) }) +
    easel.inside(
      shape,
      drawBands(easel, species, axis, shape, from, to),
      drawSpeckle(easel, species, shape, 0.2),
      bodyShade(easel, shape, 20),
      seam(easel, shape, from, span, axis),
      path(spline(rear), { fill: 'none', stroke: easel.colour('light'), 'stroke-width': 2.4, opacity: 0.5 }),
      highlight(easel, shape, lit, crisp),
    ) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.4, opacity: 0.66 })
  )
}

/** The soft, dark fold where this ring goes under the ring in front. */
function seam(easel: Easel, shape: Shape, from: number, span: number, axis: BodyAxis): string {
  const line = [1.05, 0.5, 0, -0.5, -1.1].map((height) => axis.place(from + span * 0.14, height))
  return path(spline(line), {
    fill: 'none',
    stroke: easel.shade,
    'stroke-width': 13,
    opacity: 0.42,
    filter: easel.blur(4, shape.box),
  })
}

export function drawCarapace(easel: Easel, species: PartsSpecies, plan: ShrimpPlan, axis: BodyAxis): string {
  const shape = easel.shape(spline(plan.carapace, true), trace(plan.carapace, 4, true))
  const groove = (
    points: readonly Point[],
    width: number,
    opacity: number,
    blur: number,
    colour = easel.shade,
  ) =>
    path(spline(points), {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity,
      filter: easel.blur(blur, shape.box),
    })
  const thirds = [0.06, 0.17, 0.28, 0.39]
  return (
    easel.paint(shape, { fill: bodyFill(easel, [390, 182], [380, 326]) }) +
    easel.inside(
      shape,
      ...thirds
        .slice(1)
        .map((to, index) => drawBands(easel, species, axis, shape, entry(thirds, index), to, 0.62)),
      drawSpeckle(easel, species, shape, 1),
      bodyShade(easel, shape, 30),
      groove(
        [
          [326, 203],
          [338, 226],
          [330, 252],
          [312, 268],
        ],
        5,
        0.42,
        1.8,
      ),
      groove(
        [
          [330, 204],
          [342, 226],
          [334, 252],
          [316, 268],
        ],
        1.8,
        0.5,
        0,
        easel.colour('light'),
      ),
      groove(
        [
          [292, 270],
          [360, 281],
          [440, 274],
          [506, 262],
        ],
        3,
        0.34,
        1,
      ),
      groove(
        [
          [292, 273],
          [360, 284],
          [440, 277],
          [506, 265],
        ],
        1.6,
        0.55,
        0,
        easel.colour('light'),
      ),
      groove(
        [
          [274, 262],
          [300, 296],
          [352, 312],
          [440, 314],
        ],
        10,
        0.22,
        4,
      ),
      groove(
        [
          [505, 190],
          [517, 240],
          [504, 300],
        ],
        3,
        0.5,
        0,
        easel.colour('light'),
      ),
      groove(
        [
          [498, 188],
          [510, 240],
          [497, 302],
        ],
        5,
        0.3,
        2,
      ),
      highlight(
        easel,
        shape,
        [
          [318, 226],
          [380, 208],
          [440, 202],
          [494, 206],
        ],
        [
          [340, 214],
          [400, 202],
          [456, 199],
          [490, 202],
        ],
      ),
    ) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.4, opacity: 0.66 })
  )
}

function bodyFill(easel: Easel, from: Point, to: Point): string {
  const stops: Stop[] = [
    [0, easel.colour(['back', 'shade', 0.2])],
    [0.14, easel.colour('back')],
    [0.34, easel.colour(['back', 'flank', 0.55])],
    [0.52, easel.colour('flank')],
    [0.8, easel.colour('belly')],
    [1, easel.colour(['belly', 'shade', 0.32])],
  ]
  return easel.definitions.linear(from, to, stops)
}

function bodyShade(easel: Easel, shape: Shape, edge: number): string {
  return (
    easel.paint(shape, {
      x: -edge * 0.14,
      y: -edge * 0.22,
      fill: 'none',
      stroke: easel.shade,
      'stroke-width': edge,
      opacity: 0.46,
      filter: easel.blur(edge * 0.26, shape.box),
    }) +
    easel.paint(shape, {
      x: 1.4,
      y: 2,
      fill: 'none',
      stroke: easel.colour('light'),
      'stroke-width': 1.8,
      opacity: 0.5,
    })
  )
}

function highlight(easel: Easel, shape: Shape, broad: readonly Point[], narrow: readonly Point[]): string {
  const common = { fill: 'none', stroke: WHITE, 'stroke-linecap': 'round' }
  return (
    path(spline(broad), { ...common, 'stroke-width': 15, opacity: 0.34, filter: easel.blur(5, shape.box) }) +
    path(spline(narrow), { ...common, 'stroke-width': 4, opacity: 0.85, filter: easel.blur(1, shape.box) })
  )
}

/** Cross bands between two positions of the body; `at` counts from ring to ring. */
function drawBands(
  easel: Easel,
  species: PartsSpecies,
  axis: BodyAxis,
  shape: Shape,
  from: number,
  to: number,
  strength = 1,
): string {
  const across = [1.25, 0.6, 0, -0.6, -1.35]
  return (species.bands ?? [])
    .map(({ at, colour, opacity, blur }) => {
      const start = from + (to - from) * at[0]
      const stop = from + (to - from) * at[1]
      const edge = (t: number) =>
        across.map((height) => axis.place(t + easel.random.bell() * 0.006 + height * 0.006, height))
      return path(spline([...edge(start), ...edge(stop).reverse()], true), {
        fill: colour,
        opacity: opacity * strength,
        filter: easel.blur(blur ?? (strength < 1 ? 7 : 3), shape.box),
      })
    })
    .join('')
}

function drawSpeckle(easel: Easel, { speckle }: PartsSpecies, shape: Shape, share: number): string {
  if (!speckle) return ''
  const places = easel.scatter(shape.polygon, Math.round(speckle.count * 3 * share), speckle.gap)
  const dots = places.flatMap(([x, y]): Command[] => [
    ['M', x, y],
    ['L', x + 0.1 + easel.random.next() * speckle.size * 0.8, y],
  ])
  return path(dots, {
    fill: 'none',
    stroke: speckle.colour,
    'stroke-width': speckle.size,
    'stroke-linecap': 'round',
    opacity: speckle.opacity,
  })
}
