import { type Point, polyline, rotate, spline, trace } from '../base/geometry.ts'
import { path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'

interface Blade {
  /** The angle in degrees from straight back, positive towards the belly. */
  angle: number
  length: number
  breadth: number
}
const BLADES: readonly Blade[] = [
  { angle: 40, length: 116, breadth: 46 },
  { angle: -38, length: 112, breadth: 44 },
  { angle: 17, length: 126, breadth: 46 },
  { angle: -15, length: 124, breadth: 44 },
]

/** The tail fan: four blades and the pointed telson above them, spread from the end of the last ring. */
export function drawTailFan(easel: Easel, root: Point, direction: Point): string {
  const blades = BLADES.map((blade) => drawBlade(easel, root, rotate(direction, blade.angle), blade))
  return blades.join('') + drawTelson(easel, root, direction)
}

function drawBlade(easel: Easel, root: Point, direction: Point, { length, breadth }: Blade): string {
  const place = frame([root[0] - direction[0] * 22, root[1] - direction[1] * 22], direction, length, breadth)
  const points = [
    place(0, -0.16),
    place(0.3, -0.3),
    place(0.62, -0.48),
    place(0.88, -0.44),
    place(1, -0.1),
    place(0.99, 0.2),
    place(0.86, 0.46),
    place(0.6, 0.5),
    place(0.3, 0.32),
    place(0, 0.16),
  ]
  const shape = easel.shape(spline(points, true), trace(points, 3, true))
  const fill = easel.definitions.linear(place(0, 0), place(1, 0), [
    [0, easel.colour(['tail', 'shade', 0.35])],
    [0.3, easel.colour('tail')],
    [0.62, easel.colour(['tail', 'tailDark', 0.6])],
    [0.82, easel.colour('tailDark')],
    [0.9, easel.colour('tailTip')],
    [1, easel.colour(['tailTip', WHITE, 0.25])],
  ])
  const fringe = Array.from({ length: 15 }, (_, index) => {
    const across = -0.42 + (0.84 * index) / 14
    return polyline([place(0.55 - Math.abs(across) * 0.2, across * 0.8), place(1, across)])
  }).flat()
  const spine = [place(0.05, 0), place(0.4, 0.02), place(0.84, 0)]
  const lit = [place(0.22, -0.16), place(0.55, -0.28), place(0.8, -0.28)]
  return (
    easel.paint(shape, { fill }) +
    easel.inside(
      shape,
      path(fringe, { fill: 'none', stroke: easel.shade, 'stroke-width': 1, opacity: 0.34 }),
      easel.paint(shape, {
        x: -3,
        y: -4,
        fill: 'none',
        stroke: easel.shade,
        'stroke-width': 10,
        opacity: 0.5,
        filter: easel.blur(3, shape.box),
      }),
      path(spline(spine), { fill: 'none', stroke: easel.shade, 'stroke-width': 3, opacity: 0.5 }),
      path(spline(spine.map(([x, y]): Point => [x - 1.6, y - 1.6])), {
        fill: 'none',
        stroke: WHITE,
        'stroke-width': 1.4,
        opacity: 0.5,
      }),
      path(spline(lit), {
        fill: 'none',
        stroke: WHITE,
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.4,
        filter: easel.blur(1.6, shape.box),
      }),
    ) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.3, opacity: 0.62 })
  )
}

function drawTelson(easel: Easel, root: Point, direction: Point): string {
  const place = frame([root[0] - direction[0] * 20, root[1] - direction[1] * 20], direction, 108, 30)
  const points = [
    place(0, -0.5),
    place(0.4, -0.42),
    place(0.8, -0.2),
    place(1, 0),
    place(0.8, 0.2),
    place(0.4, 0.42),
    place(0, 0.5),
  ]
  const shape = easel.shape(spline(points, true), points)
  const fill = easel.definitions.linear(place(0.3, -0.5), place(0.3, 0.5), [
    [0, easel.colour(['tail', 'shade', 0.2])],
    [0.4, easel.colour(['tail', 'light', 0.35])],
    [1, easel.colour(['tail', 'shade', 0.5])],
  ])
  return (
    easel.paint(shape, { fill }) +
    path(spline([place(0.1, 0.06), place(0.5, 0.04), place(0.92, 0)]), {
      fill: 'none',
      stroke: easel.shade,
      'stroke-width': 2,
      opacity: 0.5,
    }) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.2, opacity: 0.6 })
  )
}

/** Maps (share of the length, share of the width) to the canvas, from a root along a direction. */
function frame(root: Point, direction: Point, length: number, breadth: number) {
  return (t: number, across: number): Point => [
    root[0] + direction[0] * length * t - direction[1] * breadth * across,
    root[1] + direction[1] * length * t + direction[0] * breadth * across,
  ]
}
