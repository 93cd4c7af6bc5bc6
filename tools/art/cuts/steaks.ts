import { mix } from '../base/colour.ts'
import { type Command, type Line, type Point, polyline, rotate, spline } from '../base/geometry.ts'
import { seededRandom } from '../base/random.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import { shadow } from './fillets.ts'
import type { Flesh } from './flesh.ts'

const box = { x: 0, y: 0, width: 1000, height: 600 }

/** Two steaks cut across the fish; the back one is partly covered. */
export function drawSteaks(definitions: Definitions, flesh: Flesh): string {
  return (
    steak(definitions, flesh, { at: [655, 255], turn: 8, size: 205, seed: flesh.seed + 2 }) +
    steak(definitions, flesh, { at: [360, 300], turn: -6, size: 232, seed: flesh.seed + 3 })
  )
}

interface Lie {
  readonly at: Point
  readonly turn: number
  /** Half of the height of the cut face. */
  readonly size: number
  readonly seed: number
}

/**
 * The outline of the right half of the cut face: from the back to the tip of the belly and up the inner side, in units of half
 * its height.
 */
const rightHalf: Line = [
  [0.06, -0.98],
  [0.34, -0.9],
  [0.62, -0.66],
  [0.78, -0.3],
  [0.8, 0.08],
  [0.7, 0.45],
  [0.52, 0.78],
  [0.3, 0.97],
  [0.17, 0.95],
  [0.2, 0.78],
  [0.28, 0.55],
  [0.24, 0.36],
  [0.09, 0.28],
]

function steak(definitions: Definitions, flesh: Flesh, lie: Lie): string {
  const random = seededRandom(lie.seed)
  const place = (x: number, y: number): Point => {
    const [px, py] = rotate([x * lie.size * 1.02, y * lie.size], lie.turn)
    return [lie.at[0] + px, lie.at[1] + py]
  }
  const edge = [...rightHalf, ...rightHalf.toReversed().map(([x, y]): Point => [-x, y])].map(([x, y]) =>
    place(x * (1 + random.bell() * 0.012), y),
  )
  const outline = spline(edge, true)
  const thick: Point = [14, 34]
  const walls = Array.from({ length: 9 }, (_, i) => {
    const t = (8 - i) / 8
    return path(
      spline(
        edge.map(([x, y]): Point => [x + thick[0] * t, y + thick[1] * t]),
        true,
      ),
      { fill: mix(flesh.skinLight, flesh.skin, 0.35 + 0.65 * t) },
    )
  })
  return [
    shadow(
      definitions,
      edge.map(([x, y]): Point => [x + thick[0], y + thick[1] * 0.7]),
    ),
    ...walls,
    path(outline, {
      fill: definitions.linear(place(-0.5, -0.9), place(0.5, 0.9), [
        [0, flesh.light],
        [0.5, flesh.base],
        [1, mix(flesh.base, flesh.shade, 0.5)],
      ]),
    }),
    el(
      'g',
      { 'clip-path': definitions.clip(outline) },
      ...rings(definitions, flesh, place, random),
      septa(flesh, place),
      sideMuscle(definitions, flesh, place),
      bone(definitions, flesh, place),
      path(outline, {
        fill: 'none',
        stroke: flesh.shade,
        'stroke-width': 30,
        opacity: 0.3,
        filter: definitions.blur(9, box),
      }),
      path(arc(place, [-0.4, -0.45], 0.3, 0.34, Math.PI * 0.95, Math.PI * 1.6), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 20,
        'stroke-linecap': 'round',
        opacity: 0.4,
        filter: definitions.blur(10, box),
      }),
      ...Array.from({ length: 6 }, () => {
        const [x, y] = place(random.range(-0.6, 0.4), random.range(-0.75, 0.1))
        return el('ellipse', {
          cx: num(x),
          cy: num(y),
          rx: num(random.range(4, 10)),
          ry: num(random.range(1.6, 3)),
          fill: '#ffffff',
          opacity: 0.65,
        })
      }),
    ),
    path(outline, { fill: 'none', stroke: flesh.skin, 'stroke-width': 7 }),
    path(outline, { fill: 'none', stroke: flesh.skinLight, 'stroke-width': 2, opacity: 0.8 }),
  ].join('')
}

/** The rings of muscle: around the middle of each half of the back, and along the belly. */
function rings(
  definitions: Definitions,
  flesh: Flesh,
  place: (x: number, y: number) => Point,
  random: ReturnType<typeof seededRandom>,
): string[] {
  return [-1, 1].flatMap((side) => {
    const back = Array.from({ length: 7 }, (_, i) =>
      ring(
        flesh,
        arc(place, [0.35 * side, -0.4], 0.06 + i * 0.075, 0.08 + i * 0.085, 0, Math.PI * 2),
        random.next(),
      ),
    )
    const belly = Array.from({ length: 6 }, (_, i) =>
      ring(
        flesh,
        arc(place, [0.3 * side, 0.3], 0.12 + i * 0.085, 0.1 + i * 0.12, -0.15, Math.PI * 1.1, side),
        random.next(),
      ),
    )
    // The rings of muscle end at the walls between the muscles.
    const part = (from: number, to: number, all: readonly string[]) =>
      el(
        'g',
        {
          'clip-path': definitions.clip(
            polyline(
              [place(0.01 * side, from), place(side, from), place(side, to), place(0.01 * side, to)],
              true,
            ),
          ),
        },
        ...all,
      )
    return [part(-1, 0.02, back), part(0.03, 1, belly)]
  })
}

function ring(flesh: Flesh, line: Command[], width: number): string {
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  return (
    path(line, {
      ...stroke,
      stroke: flesh.seam,
      'stroke-width': 5.5,
      opacity: 0.3,
      transform: 'translate(2 3)',
    }) +
    path(line, {
      ...stroke,
      stroke: flesh.fat,
      'stroke-width': 2 + 2.6 * flesh.marbling * (0.7 + 0.6 * width),
      opacity: 0.3 + 0.45 * flesh.marbling,
    })
  )
}

/** A part of an ellipse around `centre`; angles in radians, mirrored for the left side. */
function arc(
  place: (x: number, y: number) => Point,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  from: number,
  to: number,
  side = 1,
): Command[] {
  const closed = to - from >= Math.PI * 2 - 1e-6
  const steps = 14
  const points = Array.from({ length: closed ? steps : steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps
    return place(cx + side * Math.cos(angle) * rx, cy + Math.sin(angle) * ry)
  })
  return spline(points, closed)
}

/** The walls between the four muscles. */
function septa(flesh: Flesh, place: (x: number, y: number) => Point): string {
  const lines: Line[] = [
    [place(0, -1), place(0.008, -0.5), place(0, 0)],
    [place(-0.85, -0.05), place(-0.4, 0.03), place(0, 0.02), place(0.4, 0.03), place(0.85, -0.05)],
  ]
  return lines
    .map(
      (line) =>
        path(spline(line), { fill: 'none', stroke: flesh.seam, 'stroke-width': 9, opacity: 0.35 }) +
        path(spline(line), { fill: 'none', stroke: flesh.fat, 'stroke-width': 4.5, opacity: 0.75 }),
    )
    .join('')
}

/** The dark muscle under the skin of both sides. */
function sideMuscle(definitions: Definitions, flesh: Flesh, place: (x: number, y: number) => Point): string {
  return [-1, 1]
    .map((side) =>
      path(
        spline(
          [
            place(0.84 * side, -0.24),
            place(0.56 * side, -0.03),
            place(0.42 * side, 0.03),
            place(0.58 * side, 0.09),
            place(0.84 * side, 0.24),
          ],
          true,
        ),
        { fill: flesh.blood, opacity: 0.7, filter: definitions.blur(4, box) },
      ),
    )
    .join('')
}

/** The backbone: a ring with a dark middle, and the spine above it. */
function bone(definitions: Definitions, flesh: Flesh, place: (x: number, y: number) => Point): string {
  const [x, y] = place(0, 0.1)
  const [r, bony] = [26, '#f3ead9']
  const disc = (radius: number, fill: string, opacity = 1) =>
    el('circle', { cx: num(x), cy: num(y), r: num(radius), fill, opacity })
  return (
    path(spline([place(0, -0.2), place(0.004, 0.02)]), {
      fill: 'none',
      stroke: bony,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }) +
    disc(r + 5, flesh.seam, 0.5) +
    el('circle', {
      cx: num(x),
      cy: num(y),
      r: num(r),
      fill: definitions.radial([Math.round(x - 8), Math.round(y - 8)], r * 1.3, [
        [0, '#fffdf6'],
        [0.7, bony],
        [1, '#cdbb9f'],
      ]),
    }) +
    disc(r * 0.42, '#b99a84', 0.9) +
    disc(r * 0.2, '#7c4a3e', 0.9)
  )
}
