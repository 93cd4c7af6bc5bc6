import { mix } from '../base/colour.ts'
import { along, entry, type Line, type Point, rotate, spline, tableAt, trace } from '../base/geometry.ts'
import { seededRandom } from '../base/random.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import { shadow } from './fillets.ts'

const box = { x: 0, y: 0, width: 1000, height: 600 }
const colours = { light: '#fff0e4', base: '#fbcdb2', shade: '#e0906c', stripe: '#ef7d52', tail: '#e0572f' }

/** Three peeled shrimps with their tails. */
export function drawPeeled(definitions: Definitions): string {
  return (
    shrimp(definitions, { at: [690, 215], turn: 14, scale: 0.92, seed: 3 }) +
    shrimp(definitions, { at: [285, 235], turn: -24, scale: 0.98, seed: 4 }) +
    shrimp(definitions, { at: [500, 380], turn: 4, scale: 1.08, seed: 5 })
  )
}

interface Lie {
  readonly at: Point
  readonly turn: number
  readonly scale: number
  readonly seed: number
}

/** The middle line of the body from the head end to the tail, a C that opens downwards. */
const spine: Line = [
  [-190, 96],
  [-196, 10],
  [-140, -78],
  [-30, -112],
  [86, -82],
  [152, 0],
  [146, 84],
]
/** Half of the thickness along the middle line. */
const thickness: readonly Point[] = [
  [0, 46],
  [0.12, 60],
  [0.4, 58],
  [0.7, 44],
  [1, 21],
]

function shrimp(definitions: Definitions, { at, turn, scale, seed }: Lie): string {
  const random = seededRandom(seed)
  const place = ([x, y]: Point): Point => {
    const [px, py] = rotate([x * scale, y * scale], turn)
    return [at[0] + px, at[1] + py]
  }
  const middle = trace(spine, 10)
  const side = (t: number, v: number): Point => {
    const { point, direction } = along(middle, t)
    const half = tableAt(thickness, t) * v
    // Seen from the head towards the tail, the outer side is on the left.
    return place([point[0] + direction[1] * half, point[1] - direction[0] * half])
  }
  const ts = Array.from({ length: 19 }, (_, i) => i / 18)
  const edge = [
    ...ts.map((t) => side(t, 1 + 0.03 * Math.sin(t * 37))),
    ...ts.toReversed().map((t) => side(t, -1)),
  ]
  const outline = spline(edge, true)
  const rings = [0.13, 0.29, 0.45, 0.6, 0.74, 0.87].map((t) => {
    const line = spline([1.05, 0.5, 0, -0.5, -1.05].map((v) => side(t + 0.035 * (1 - v * v), v)))
    return (
      path(line, { fill: 'none', stroke: colours.shade, 'stroke-width': 8, opacity: 0.45 }) +
      path(line, {
        fill: 'none',
        stroke: colours.stripe,
        'stroke-width': 11,
        opacity: 0.42,
        transform: 'translate(-7 -3)',
        filter: definitions.blur(3, box),
      }) +
      path(line, {
        fill: 'none',
        stroke: '#fff8f1',
        'stroke-width': 3,
        opacity: 0.85,
        transform: 'translate(4 1)',
      })
    )
  })
  const highlight = spline(ts.slice(2, 15).map((t) => side(t, 0.45)))
  return [
    shadow(definitions, edge),
    tail(definitions, place),
    path(outline, {
      fill: definitions.linear(place([-60, -150]), place([40, 110]), [
        [0, colours.light],
        [0.5, colours.base],
        [1, colours.shade],
      ]),
    }),
    el(
      'g',
      { 'clip-path': definitions.clip(outline) },
      ...rings,
      path(spline(ts.map((t) => side(t, -0.95))), {
        fill: 'none',
        stroke: colours.shade,
        'stroke-width': 34,
        opacity: 0.5,
        filter: definitions.blur(10, box),
      }),
      path(highlight, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 15,
        'stroke-linecap': 'round',
        opacity: 0.7,
        filter: definitions.blur(6, box),
      }),
      ...Array.from({ length: 4 }, () => {
        const [x, y] = side(random.range(0.1, 0.8), random.range(0.3, 0.65))
        return el('ellipse', { cx: num(x), cy: num(y), rx: 8, ry: 2.6, fill: '#ffffff', opacity: 0.85 })
      }),
    ),
    path(outline, {
      fill: 'none',
      stroke: mix(colours.shade, '#ffffff', 0.25),
      'stroke-width': 2,
      opacity: 0.8,
    }),
  ].join('')
}

/** The fan of the tail, which stays on the peeled shrimp. */
function tail(definitions: Definitions, place: (point: Point) => Point): string {
  const root: Point = [146, 92]
  return [-34, -12, 12, 34]
    .map((angle) => {
      const leaf: Line = [
        [-9, 0],
        [-20, 46],
        [-12, 92],
        [4, 104],
        [18, 88],
        [19, 44],
        [9, 0],
      ]
      const points = leaf.map((point): Point => {
        const [x, y] = rotate(point, angle)
        return place([root[0] + x, root[1] + y])
      })
      const [from, to] = [entry(points, 0), entry(points, 3)]
      return path(spline(points, true), {
        fill: definitions.linear(
          [Math.round(from[0]), Math.round(from[1])],
          [Math.round(to[0]), Math.round(to[1])],
          [
            [0, colours.stripe],
            [0.6, colours.tail],
            [1, mix(colours.tail, '#5e1f12', 0.45)],
          ],
        ),
        stroke: '#fbc3a5',
        'stroke-width': 1.6,
      })
    })
    .join('')
}
