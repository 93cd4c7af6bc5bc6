import { mix } from '../base/colour.ts'
import {
  type Command,
  entry,
  type Line,
  type Point,
  polyline,
  rotate,
  spline,
  tableAt,
} from '../base/geometry.ts'
import { type Random, seededRandom } from '../base/random.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import type { Flesh } from './flesh.ts'

/** Half of the fillet's height from the head end (0) to the tail end (1), as a share of the largest value. */
const heights: readonly Point[] = [
  [0, 0.6],
  [0.06, 0.86],
  [0.22, 1],
  [0.45, 0.93],
  [0.68, 0.68],
  [0.86, 0.44],
  [1, 0.3],
]
/**
 * The distance by which a flake reaches towards the tail, from the back (-1) to the belly (1). It gives the W shape of fish
 * muscle.
 */
const flake: readonly Point[] = [
  [-1, 0.075],
  [-0.52, 0.005],
  [-0.06, 0.06],
  [0.06, 0.06],
  [0.5, 0.005],
  [1, 0.085],
]

/** Two fillets, skin side down; the back one is partly covered. */
export function drawFillets(definitions: Definitions, flesh: Flesh): string {
  return (
    fillet(definitions, flesh, { at: [545, 212], turn: -9, length: 770, half: 122, seed: flesh.seed }) +
    fillet(definitions, flesh, { at: [470, 380], turn: -3, length: 830, half: 135, seed: flesh.seed + 1 })
  )
}

interface Lie {
  /** The middle of the fillet in the canvas. */
  readonly at: Point
  readonly turn: number
  readonly length: number
  readonly half: number
  readonly seed: number
}

function fillet(definitions: Definitions, flesh: Flesh, lie: Lie): string {
  const random = seededRandom(lie.seed)
  const place = placer(lie)
  const edge = edgeOf(place, random)
  const outline = spline(edge, true)
  const thick: Point = [3, 20]
  const under = spline(
    edge.map(([x, y]): Point => [x + thick[0], y + thick[1]]),
    true,
  )
  const clip = definitions.clip(outline)
  const [top, bottom] = [place(0.3, -1), place(0.3, 1)]
  const body = definitions.linear(top, bottom, [
    [0, flesh.light],
    [0.45, flesh.base],
    [1, mix(flesh.base, flesh.shade, 0.55)],
  ])
  return [
    shadow(definitions, edge),
    path(under, {
      fill: definitions.linear(
        place(0.3, 0.6),
        [bottom[0] + thick[0], bottom[1] + thick[1]],
        [
          [0, flesh.skinLight],
          [1, flesh.skin],
        ],
      ),
    }),
    path(outline, { fill: body }),
    el(
      'g',
      { 'clip-path': clip },
      flakes(place, flesh, random),
      sideMuscle(definitions, place, flesh),
      light(definitions, place, flesh),
      glints(place, random),
    ),
    path(outline, { fill: 'none', stroke: flesh.light, 'stroke-width': 2.2, opacity: 0.75 }),
  ].join('')
}

/** Maps (u, v) to the canvas: u from the head end to the tail end, v from the back (-1) to the belly (1). */
function placer({ at, turn, length, half }: Lie): (u: number, v: number) => Point {
  return (u, v) => {
    const bend = 26 * Math.sin(u * Math.PI) - 13
    const [x, y] = rotate([(u - 0.5) * length, v * half * tableAt(heights, u) - bend], turn)
    return [at[0] + x, at[1] + y]
  }
}

function edgeOf(place: (u: number, v: number) => Point, random: Random): Line {
  const steps = Array.from({ length: 11 }, (_, i) => i / 10)
  const wobble = () => 1 + random.bell() * 0.018
  return [
    ...steps.map((u) => place(u, -wobble())),
    place(1.012, -0.4),
    place(1.015, 0.4),
    ...steps.toReversed().map((u) => place(u, wobble())),
    place(-0.02, 0.45),
    place(-0.025, -0.4),
  ]
}

const count = 23

/** The flakes between the lines of fat, each a little lighter or darker, and the lines themselves. */
function flakes(place: (u: number, v: number) => Point, flesh: Flesh, random: Random): string {
  const across = Array.from({ length: 25 }, (_, i) => -1.08 + (i * 2.16) / 24)
  const lineAt = (k: number): Line => {
    const u0 = -0.1 + (k / count) * 1.12
    return across.map((v) => place(u0 + tableAt(flake, v), v))
  }
  const lines = Array.from({ length: count + 1 }, (_, k) => lineAt(k))
  const bands = lines.slice(1).map((line, k) => {
    const tone = random.bell()
    return path(polyline([...entry(lines, k), ...line.toReversed()], true), {
      fill: tone > 0 ? flesh.light : flesh.shade,
      opacity: Math.abs(tone) * 0.26,
    })
  })
  const seams = lines.map((line) =>
    path(spline(line.map(([x, y]): Point => [x + 3.4, y])), {
      fill: 'none',
      stroke: flesh.seam,
      'stroke-width': 4.5,
      opacity: 0.3,
    }),
  )
  const fat = lines.map((line) =>
    path(spline(line), {
      fill: 'none',
      stroke: flesh.fat,
      'stroke-width': 2 + 3 * flesh.marbling * random.range(0.7, 1.2),
      'stroke-linecap': 'round',
      opacity: 0.35 + 0.45 * flesh.marbling,
    }),
  )
  return [...bands, ...seams, ...fat].join('')
}

/** The darker muscle and the groove of the bones along the middle. */
function sideMuscle(definitions: Definitions, place: (u: number, v: number) => Point, flesh: Flesh): string {
  const us = Array.from({ length: 9 }, (_, i) => i / 8)
  const band: Command[] = spline(
    [...us.map((u) => place(u, -0.035 - 0.05 * u)), ...us.toReversed().map((u) => place(u, 0.05 + 0.06 * u))],
    true,
  )
  const groove = spline(us.map((u) => place(u, 0)))
  const box = { x: 0, y: 0, width: 1000, height: 600 }
  return (
    path(band, { fill: flesh.blood, opacity: 0.4, filter: definitions.blur(5, box) }) +
    path(groove, { fill: 'none', stroke: flesh.shade, 'stroke-width': 2.4, opacity: 0.55 }) +
    path(spline(us.map((u) => place(u, 0.035))), {
      fill: 'none',
      stroke: flesh.light,
      'stroke-width': 2.4,
      opacity: 0.6,
    })
  )
}

/** The highlight of the lamp on the upper half, and the shade towards the belly. */
function light(definitions: Definitions, place: (u: number, v: number) => Point, flesh: Flesh): string {
  const us = Array.from({ length: 9 }, (_, i) => 0.03 + (i / 8) * 0.9)
  const box = { x: 0, y: 0, width: 1000, height: 600 }
  const along = (v: number) => spline(us.map((u) => place(u, v)))
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  return (
    path(along(0.93), {
      ...stroke,
      stroke: flesh.shade,
      'stroke-width': 46,
      opacity: 0.5,
      filter: definitions.blur(16, box),
    }) +
    path(along(-0.58), {
      ...stroke,
      stroke: '#ffffff',
      'stroke-width': 26,
      opacity: 0.42,
      filter: definitions.blur(13, box),
    })
  )
}

function glints(place: (u: number, v: number) => Point, random: Random): string {
  return Array.from({ length: 9 }, () => {
    const [x, y] = place(random.range(0.08, 0.85), random.range(-0.75, -0.1))
    return el('ellipse', {
      cx: num(x),
      cy: num(y),
      rx: num(random.range(5, 13)),
      ry: num(random.range(1.6, 3.2)),
      fill: '#ffffff',
      opacity: 0.7,
    })
  }).join('')
}

/** The soft shadow on the ground. */
export function shadow(definitions: Definitions, edge: Line): string {
  const box = { x: 0, y: 0, width: 1000, height: 600 }
  return path(
    spline(
      edge.map(([x, y]): Point => [x + 8, y + 30]),
      true,
    ),
    { fill: '#1c2f3a', opacity: 0.26, filter: definitions.blur(12, box) },
  )
}
