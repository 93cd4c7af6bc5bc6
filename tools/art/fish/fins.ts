import {
  type Command,
  distance,
  entry,
  join,
  lerp,
  type Point,
  polyline,
  rotate,
  spline,
  tableAt,
} from '../base/geometry.ts'
import type { EdgeFin, FanFin, Finlets, Table } from '../plan.ts'
import type { Body } from './body.ts'

/** A fin ready to be painted, in canvas units. */
export interface Fin {
  /** One of dorsal0, dorsal1, anal0, pelvic, pectoral, tail, finlets, adipose. */
  name: string
  outline: Command[]
  /** Rough polygon of the membrane, for marks. */
  polygon: Point[]
  /** Spines, which are not branched and are drawn with strong lines. */
  spines: Command[]
  /** Soft rays, which are forked towards the edge. */
  rays: Command[]
  /** The start of the colour gradient, which runs from the middle of the base to the middle of the edge. */
  from: Point
  to: Point
  /** Standard length of the fish in canvas units, which is the unit for widths of marks. */
  unit: number
  /** The mean distance between rays in canvas units. */
  gap: number
  /** The outer edge alone, for marks along the margin. */
  margin: Command[]
  /** The point at t along the base (0..1) and k of the height (0..1; above 1 is outside). */
  place(t: number, k: number): Point
  opacity?: readonly number[]
}

/** A dorsal or anal fin on the edge of the body. */
export function edgeFin(body: Body, plan: EdgeFin, name: string, side: 'back' | 'belly'): Fin {
  const inset = body.size(plan.inset ?? 0.012)
  const root = (t: number, extra = inset): { root: Point; way: Point } => {
    const { point, away } = body.edge(side, plan.from + (plan.to - plan.from) * t)
    const even = plan.lean[0] + (plan.lean[1] - plan.lean[0]) * t
    // A fin that runs to the end of the body lies flat there and narrows the tail to a point.
    const lean = plan.to > 0.97 ? even + (84 - even) * Math.max(0, t * 8 - 7) : even
    const outward: Point = [away[0] * 0.2, away[1] * 0.2 + (side === 'back' ? -0.8 : 0.8)]
    const way = rotate(outward, side === 'back' ? lean : -lean)
    return { root: [point[0] - way[0] * extra, point[1] - way[1] * extra], way }
  }
  const place = (t: number, k: number): Point => {
    const { root: base, way } = root(t)
    const height = (body.size(tableAt(plan.height, t)) + inset) * k
    return [base[0] + way[0] * height, base[1] + way[1] * height]
  }
  const total = plan.rays
  const spineCount = plan.kind === 'soft' ? 0 : (plan.spines ?? (plan.kind === 'spiny' ? total : 0))
  const spineEnd = spineCount === 0 ? 0 : spineCount >= total ? 1 : (plan.spineEnd ?? 1)
  const spineAt = Array.from(
    { length: spineCount },
    (_, i) => (spineEnd * i) / Math.max(1, spineCount - (spineEnd === 1 ? 1 : 0)),
  )
  const softCount = Math.max(0, total - spineCount)
  const softAt = Array.from(
    { length: softCount },
    (_, i) => spineEnd + ((1 - spineEnd) * (i + (spineCount ? 0.15 : 0))) / Math.max(1, softCount - 0.6),
  )
  const margin = edgeMargin(place, spineAt, spineEnd, plan.notch ?? 0.15, softCount > 0, plan.height)
  const base = Array.from({ length: 9 }, (_, i) => root(1 - i / 8, inset + body.size(0.006)).root)
  const polygon = [...Array.from({ length: 25 }, (_, i) => place(i / 24, 0.97)), ...base]
  return {
    name,
    outline: [...join(margin, polyline(base)), ['Z']],
    polygon,
    spines: spineAt.flatMap((t) => bentRay(place, t, 0.99)),
    rays: softAt.flatMap((t) => {
      const spread = (1 - spineEnd) / Math.max(1, softCount) / 4.2
      return plan.branch === false
        ? bentRay(place, Math.min(1, t), 0.97)
        : forkedRay(place, Math.min(1, t), spread)
    }),
    ...upright(place, body.size(Math.max(...plan.height.map((row) => row[1]))), side),
    unit: body.length,
    gap: distance(place(0, 0), place(1, 0)) / total,
    margin,
    place,
    opacity: plan.opacity,
  }
}

/** A paired fin that opens like a fan from a short base. */
export function fanFin(body: Body, plan: FanFin, name: string): Fin {
  const lift = name === 'pelvic' ? 0.014 : 0
  const centre = body.at([plan.x, plan.y + lift])
  const half = body.size(plan.base) / 2
  const ends: [Point, Point] = [offset(centre, plan.baseAngle, -half), offset(centre, plan.baseAngle, half)]
  const bend = plan.curve ?? 0
  const place = (t: number, k: number): Point => {
    const angle = plan.angles[0] + (plan.angles[1] - plan.angles[0]) * t
    const length = body.size(tableAt(plan.length, t)) * k
    const root = bulge(ends, t, half)
    const tip = offset(root, angle, length)
    const droop = bend * length * k
    return offset(tip, angle - 90, droop * (1 - t) * 0.8)
  }
  const tips = Array.from({ length: 13 }, (_, i) => place(i / 12, 1))
  const base = Array.from({ length: 5 }, (_, i) => bulge(ends, 1 - i / 4, half))
  const side = (t: number) => Array.from({ length: 4 }, (_, i) => place(t, i / 3))
  const upper = spline(side(0))
  const margin = spline(tips)
  const lower = spline(side(1).toReversed())
  const count = plan.rays
  const at = Array.from({ length: count }, (_, i) => (i + 0.35) / (count - 0.3))
  return {
    name,
    outline: [...join(upper, margin, lower, spline(base)), ['Z']],
    polygon: [...side(0), ...tips, ...side(1).toReversed(), ...base],
    spines: bentRay(place, 0.015, 0.98),
    rays: at.flatMap((t) =>
      plan.branch === false ? bentRay(place, t, 0.97) : forkedRay(place, t, 0.3 / count),
    ),
    from: centre,
    to: place(0.4, 1),
    unit: body.length,
    gap: distance(place(0, 0.6), place(1, 0.6)) / count,
    margin,
    place,
    opacity: plan.opacity,
  }
}

/**
 * The pelvic fin, folded back under the belly: a short spine comes first, the first soft rays are longest, and the last
 * rays lie along the belly.
 */
export function pelvicFin(body: Body, plan: FanFin): Fin {
  const longest = Math.max(...plan.length.map((row) => row[1])) * 0.8
  const shares: Point[] = [
    [0, 0.66],
    [0.12, 0.88],
    [0.28, 1],
    [0.6, 0.84],
    [1, 0.52],
  ]
  const length = shares.map(([t, share]): Point => [t, share * longest])
  return fanFin(
    body,
    { ...plan, angles: [plan.angles[1] + 4, plan.angles[0]], length, curve: 0.06 },
    'pelvic',
  )
}

/** The row of small separate fins behind the second dorsal and the anal fin of mackerels and tunas. */
export function finletRow(body: Body, plan: Finlets, side: 'back' | 'belly'): Command[] {
  const size = body.size(0.034) * (plan.size ?? 1)
  return Array.from({ length: plan.count }, (_, i) => {
    const { point, away } = body.edge(side, plan.from + plan.step * i)
    const [ax, ay] = away
    const along: Point = side === 'back' ? [-ay, ax] : [ay, -ax]
    const shrink = 1 - 0.45 * (i / Math.max(1, plan.count))
    const move = (forward: number, out: number): Point => [
      point[0] + along[0] * forward * size * shrink + ax * out * size * shrink,
      point[1] + along[1] * forward * size * shrink + ay * out * size * shrink,
    ]
    const tip = move(0.95, 1)
    return [
      ['M', ...move(-0.25, -0.3)],
      ['Q', ...move(0.2, 0.5), ...tip],
      ['Q', ...move(0.62, 0.38), ...move(0.72, -0.3)],
      ['Z'],
    ] as Command[]
  }).flat()
}

/** The small fleshy fin of salmons and lizardfishes. */
export function adiposeFin(body: Body, plan: { x: number; height: number }): Command[] {
  const h = plan.height
  const point = (forward: number, out: number): Point => {
    const { point: root, away } = body.edge('back', plan.x + forward * h * 0.4)
    return [root[0] + away[0] * body.size(h * out), root[1] + away[1] * body.size(h * out)]
  }
  const line: Point[] = [
    point(-1, -0.15),
    point(0.2, 0.35),
    point(1.4, 0.85),
    point(2.3, 1),
    point(2.5, 0.75),
    point(1.9, 0.3),
    point(1.6, -0.15),
  ]
  return [...spline(line), ['Z']]
}

/** The direction of the colours, straight up from the chord of the base, so that the colours follow a sloping back. */
function upright(place: (t: number, k: number) => Point, height: number, side: 'back' | 'belly') {
  const [start, middle, end] = [place(0, 0), place(0.5, 0), place(1, 0)]
  const length = distance(start, end) || 1
  const sign = side === 'back' ? 1 : -1
  const [dx, dy] = [((end[1] - start[1]) / length) * sign, (-(end[0] - start[0]) / length) * sign]
  const from: Point = lerp(lerp(start, end, 0.5), middle, 0.5)
  return { from, to: [from[0] + dx * height, from[1] + dy * height] as Point }
}

function edgeMargin(
  place: (t: number, k: number) => Point,
  spines: readonly number[],
  spineEnd: number,
  notch: number,
  soft: boolean,
  height: Table,
): Command[] {
  const root = place(0, 0)
  const commands: Command[] = [['M', ...root]]
  spines.forEach((t, i) => {
    const next = spines[i + 1] ?? (soft ? spineEnd : undefined)
    commands.push(['L', ...place(t, 1)])
    if (next === undefined) return
    commands.push([
      'Q',
      ...place(t + (next - t) * 0.3, 1 - notch * 1.35),
      ...place(t + (next - t) * 0.72, 1 - notch * 0.62),
    ])
  })
  if (!soft) return [...commands, ['L', ...place(1, 0)]]
  const start = spines.length ? spineEnd : 0
  const edge = stations(height, start).map((t) => place(t, 1))
  const first: Command[] = spines.length
    ? commands
    : [
        ['M', ...root],
        ['Q', ...place(0, 0.55), ...entry(edge, 0)],
      ]
  return join(first, spline([...edge, place(1, 0.45), place(0.995, 0)]))
}

/** The positions of a height table, and one position between each two, so that the tip of a lobe stays sharp. */
function stations(height: Table, start: number): number[] {
  const listed = [start, ...height.map((row) => row[0]).filter((t) => t > start + 0.01)]
  return listed.flatMap((t, i) => {
    const next = listed[i + 1]
    return next === undefined || next - t < 0.06 ? [t] : [t, (t + next) / 2]
  })
}

function bentRay(place: (t: number, k: number) => Point, t: number, to: number): Command[] {
  return [
    ['M', ...place(t, 0)],
    ['Q', ...place(t, to * 0.55), ...place(t, to)],
  ]
}

function forkedRay(place: (t: number, k: number) => Point, t: number, spread: number): Command[] {
  const fork = place(t, 0.55)
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return [
    ['M', ...place(t, 0)],
    ['Q', ...place(t, 0.3), ...fork],
    ['L', ...place(within(t - spread), 0.97)],
    ['M', ...fork],
    ['L', ...place(within(t + spread), 0.97)],
  ]
}

/** The base of a fan is curved a little towards the head, because a straight base looks cut out. */
function bulge([a, b]: readonly [Point, Point], t: number, half: number): Point {
  const [x, y] = lerp(a, b, t)
  return [x - Math.sin(t * Math.PI) * half * 0.3, y]
}

/** The point at a distance and an angle; `degrees` are as in the plans: 0 is towards the tail, positive is up. */
function offset([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * length, y - Math.sin(angle) * length]
}
