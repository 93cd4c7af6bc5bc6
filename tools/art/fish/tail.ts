import { type Command, entry, join, type Point, spline } from '../base/geometry.ts'
import type { FishPlan, Tail } from '../plan.ts'
import type { Body } from './body.ts'
import type { Fin } from './fins.ts'

/** The tail fin; undefined if the body ends in a point or has its own tail shape. */
export function tailFin(body: Body, plan: FishPlan): Fin | undefined {
  const { tail } = plan
  if (tail.shape === 'none' || tail.tip === undefined) return undefined
  const shape = new TailShape(body, plan, tail)
  const place = (t: number, k: number) => shape.place(1 - 2 * t, k)
  const steps = 20
  const ks = Array.from({ length: steps + 1 }, (_, i) => 1 - (2 * i) / steps)
  const hind = ks.map((k) => shape.place(k, 1))
  const lead = (k: number) => Array.from({ length: 7 }, (_, i) => shape.place(k, i / 6))
  const margin = spline(hind)
  const count = tail.rays ?? 20
  const rayAt = Array.from({ length: count }, (_, i) => 0.97 - (1.94 * i) / (count - 1))
  const back = body.at([0.965, 0])
  return {
    name: 'tail',
    outline: [
      ...join(spline(lead(1)), margin, spline(lead(-1).toReversed()), [
        ['M', back[0], entry(lead(-1), 0)[1]],
        ['L', back[0], entry(lead(1), 0)[1]],
      ]),
      ['Z'],
    ],
    polygon: [...lead(1), ...hind, ...lead(-1).toReversed()],
    spines: [0.985, 0.93, -0.93, -0.985].flatMap((k) => shape.ray(k, 0)),
    rays: rayAt.flatMap((k) => shape.ray(k, tail.branch === false ? 0 : 0.26 / count)),
    from: body.plain([1 + (plan.hypural ?? 0.02), 0]),
    to: body.plain([1 + tail.tip, 0]),
    unit: body.length,
    gap: body.size((tail.half ?? 0.15) * 1.2) / count,
    margin,
    place,
  }
}

class TailShape {
  readonly #body: Body
  readonly #tail: Tail
  readonly #top: number
  readonly #bottom: number

  constructor(body: Body, plan: FishPlan, tail: Tail) {
    this.#body = body
    this.#tail = tail
    this.#top = entry(plan.upper, -1)[1] * body.depth
    this.#bottom = entry(plan.lower, -1)[1] * body.depth
  }

  /** Returns a point of the tail fin: k is from 1 (upper lobe) to -1 (lower lobe); s is from 0 (base) to 1 (hind edge). */
  place(k: number, s: number): Point {
    const { half = 0.15 } = this.#tail
    const lobe = (k >= 0 ? this.#tail.upper : this.#tail.lower) ?? 1
    const root = k >= 0 ? this.#top : this.#bottom
    const span = k >= 0 ? half * lobe : -half * lobe
    const [a, b] = this.#tail.lead ?? [0, 0.72]
    const reach = this.#reach(k)
    const flare = bezier(s, 0, 0.22 - a * 0.35, this.#round ? 0.97 : 0.74, 1)
    const x = bezier(s, 0, 0.2 + a * 0.25, 0.5 + (b - 0.62) * 0.2, 1)
    const spread = root + (span - root) * flare
    const wide = Math.abs(k)
    return this.#body.plain([1 + reach * x * (1 + (lobe - 1) * wide), spread * wide])
  }

  ray(k: number, fork: number): Command[] {
    const at = (s: number, side = 0) => this.place(Math.max(-1, Math.min(1, k + side * 2 * s)), s)
    if (fork === 0) return spline([at(0), at(0.35), at(0.7), at(0.985)])
    const split = at(0.5)
    return [
      ...spline([at(0), at(0.25), split]),
      ['Q', ...at(0.75, fork * 0.3), ...at(0.98, fork)],
      ['M', ...split],
      ['Q', ...at(0.75, -fork * 0.3), ...at(0.98, -fork)],
    ]
  }

  get #round(): boolean {
    return this.#tail.shape === 'round'
  }

  #reach(k: number): number {
    const { tip = 0.2, centre = 0.1, power = 2 } = this.#tail
    if (this.#round) return tip + (centre - tip) * (1 - k * k) ** 0.62
    // The lobes of a lunate tail stay thick, because they contain flesh.
    const bend = this.#tail.shape === 'lunate' ? Math.min(power, 1.06) : power
    return centre + (tip - centre) * Math.abs(k) ** bend
  }
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t
  return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
}
