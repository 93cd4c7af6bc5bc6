import {
  type Box,
  boxOf,
  type Command,
  entry,
  join,
  type Line,
  mapPath,
  type Point,
  spline,
  trace,
} from '../base/geometry.ts'
import type { FishPlan } from '../plan.ts'

/** The trunk of a fish. Converts fractions of standard length, and (u, v) positions, to canvas units. */
export class Body {
  /** Standard length in canvas units. */
  readonly length: number
  readonly outline: Command[]
  /** The outline without the closing line across the tail base. */
  readonly profile: Command[]
  /** The edge from snout to tail base along the back, and along the belly. */
  readonly upperEdge: Command[]
  readonly lowerEdge: Command[]
  /** The outline as a dense polygon in canvas units, to test which points lie inside. */
  readonly polygon: Point[]
  readonly box: Box
  /** The factor by which every y of this species is multiplied. */
  readonly depth: number
  readonly #origin: Point
  readonly #upper: Point[]
  readonly #lower: Point[]

  constructor(plan: FishPlan, depth: number) {
    const [x, y, length] = plan.place
    this.length = length * 1000
    this.#origin = [x * 1000, y * 1000]
    this.depth = depth
    const edge: Point[] = [...plan.upper.toReversed(), plan.snout, ...plan.lower]
    const traced = trace(edge, 10)
    const turn = plan.upper.length * 10
    this.#upper = rising(traced.slice(0, turn + 1).reverse())
    this.#lower = rising(traced.slice(turn))
    const top = entry(plan.upper, -1)
    const bottom = entry(plan.lower, -1)
    const bow: Point = [1 + 2 * (plan.hypural ?? 0.02), (top[1] + bottom[1]) / 2]
    const close: Command[] = [['Q', ...bow, ...top], ['Z']]
    this.outline = mapPath([...spline(edge), ...close], (point) => this.at(point))
    this.profile = mapPath(spline(edge), (point) => this.at(point))
    const half = plan.upper.length
    this.upperEdge = this.profile.slice(0, half + 1)
    this.lowerEdge = [['M', ...this.at(plan.snout)], ...this.profile.slice(half + 1)]
    this.polygon = traced.map((point) => this.at(point))
    this.box = boxOf(this.polygon)
  }

  /** Converts a point from fractions of standard length, with y up, to the canvas. */
  at([x, y]: Point): Point {
    return [this.#origin[0] + x * this.length, this.#origin[1] - y * this.depth * this.length]
  }

  /** Like `at`, but without the factor for the depth of the species; for tail lobes. */
  plain([x, y]: Point): Point {
    return [this.#origin[0] + x * this.length, this.#origin[1] - y * this.length]
  }

  /** The canvas length of a share of standard length. */
  size(share: number): number {
    return share * this.length
  }

  /** The canvas y of the back edge at x. */
  back(x: number): number {
    return this.at([x, valueAt(this.#upper, x)])[1]
  }

  /** The canvas y of the belly edge at x. */
  belly(x: number): number {
    return this.at([x, valueAt(this.#lower, x)])[1]
  }

  /**
   * The canvas point of a position on the body: u runs along the body; v is -1 at the back edge, 0 at mid-side and 1 at
   * the belly edge.
   */
  wrap(u: number, v: number): Point {
    return this.level(u, (1 + Math.sin((v * Math.PI) / 2)) / 2)
  }

  /**
   * The canvas point at u and a `share` of the depth: 0 is the back, 1 is the belly, and values beyond lie outside of the
   * body.
   */
  level(u: number, share: number): Point {
    const top = this.back(u)
    return [this.#origin[0] + u * this.length, top + (this.belly(u) - top) * share]
  }

  /** The factor by which the surface looks shorter at v, because it turns away: 1 at mid-side, at least .45. */
  squeeze(v: number): number {
    return Math.max(0.45, Math.cos((v * Math.PI) / 2))
  }

  /** A closed band between two curves v = v0 and v = v1 from u0 to u1, as a smooth outline. */
  band(v: readonly [number, number], u: readonly [number, number], steps = 14): Command[] {
    const row = (level: number): Line =>
      Array.from({ length: steps + 1 }, (_, i) => this.wrap(u[0] + ((u[1] - u[0]) * i) / steps, level))
    return [...join(spline(row(v[0])), spline(row(v[1]).toReversed())), ['Z']]
  }

  /** An open curve at v from u0 to u1. */
  run(v: number, u: readonly [number, number], steps = 14): Point[] {
    return Array.from({ length: steps + 1 }, (_, i) => this.wrap(u[0] + ((u[1] - u[0]) * i) / steps, v))
  }

  /** The point on the back or belly edge at x, and the unit vector that points away from the body (canvas). */
  edge(side: 'back' | 'belly', x: number): { point: Point; away: Point } {
    const y = (at: number) => (side === 'back' ? this.back(at) : this.belly(at))
    const step = 0.012
    const from = Math.max(0, x - step)
    const to = Math.min(1, x + step)
    const run = this.size(to - from)
    const rise = y(to) - y(from)
    const length = Math.hypot(run, rise)
    const away: Point = side === 'back' ? [rise / length, -run / length] : [-rise / length, run / length]
    return { point: [this.#origin[0] + x * this.length, y(x)], away }
  }
}

function rising(line: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of line) if (kept.length === 0 || point[0] > entry(kept, -1)[0]) kept.push(point)
  return kept
}

function valueAt(line: readonly Point[], x: number): number {
  const first = entry(line, 0)
  const last = entry(line, -1)
  if (x <= first[0]) return first[1]
  if (x >= last[0]) return last[1]
  let [low, high] = [0, line.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (entry(line, middle)[0] <= x) low = middle
    else high = middle
  }
  const [x0, y0] = entry(line, low)
  const [x1, y1] = entry(line, high)
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
