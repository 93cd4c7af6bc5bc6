import { distance, entry, gliding, type Point, rounded } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { el, fixed, path } from '../base/svg.ts'
import type { FishPlan } from '../plan.ts'
import type { Body } from './body.ts'
import { type Dot, dotPaths } from './dots.ts'
import type { Mark } from './marks.ts'

type Spots = Extract<Mark, { type: 'spots' }>
type Mottle = Extract<Mark, { type: 'mottle' }>
type Worms = Extract<Mark, { type: 'vermiculation' }>
interface Scatter {
  zone: readonly [number, number, number, number]
  count: number
  gap: number
  even?: boolean
}
interface Place {
  u: number
  v: number
  at: Point
}

/** Spots with a minimum distance, flattened towards the edges; none is on the eye. */
export function paintSpots(body: Body, plan: FishPlan, mark: Spots, random: Random): string {
  const keepClear = mark.skipMouth ? plan.mouth.map((point) => body.at(point)) : []
  const places = scatter(
    body,
    mark,
    random,
    (at) => isClear(body, plan, at) && keepClear.every((point) => distance(point, at) > 16),
  )
  const dots = places.map(({ u, v, at }): Dot => {
    const near = mark.head !== undefined && u < 0.3 ? mark.head : 1
    const size = body.size(random.range(mark.size[0], mark.size[1])) * near
    const share = size > 6 ? random.range(0.05, 0.3) : 0
    return {
      at,
      size: size * (1 - share * 0.4),
      squeeze: body.squeeze(v),
      stretch: { share, angle: random.range(-1.2, 1.2) },
    }
  })
  const opacity = mark.opacity ?? 0.8
  if (mark.style === 'x') return flecks(dots, mark.colour, opacity, random)
  const rings = [
    mark.halo
      ? dotPaths(dots, { stroke: mark.halo, opacity: mark.haloOpacity ?? 0.22 }, body.size(0.0042))
      : '',
    mark.rim
      ? dotPaths(
          dots,
          { stroke: mark.rim, opacity: mark.rimOpacity ?? 0.4 },
          body.size(mark.rimWidth ?? 0.003) * 2,
        )
      : '',
  ]
  return rings.join('') + dotPaths(dots, { stroke: mark.colour, opacity })
}

/** Irregular patches that overlap. */
export function paintMottle(body: Body, plan: FishPlan, mark: Mottle, random: Random): string {
  const blobs = scatter(body, mark, random, (at) => isClear(body, plan, at)).flatMap(({ v, at: [x, y] }) => {
    const radius = body.size(random.range(mark.size[0], mark.size[1]) / 2)
    const count = radius < 12 ? 5 : 7
    const corners = Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * 2 * Math.PI
      const reach = radius * random.range(0.65, 1.45)
      return [
        x + Math.cos(angle) * reach * (mark.stretch ?? 1.15),
        y + Math.sin(angle) * reach * body.squeeze(v),
      ]
    })
    return rounded(corners)
  })
  return path(blobs, { fill: mark.colour, opacity: mark.opacity ?? 0.8 })
}

/** Short, curved lines. */
export function paintWorms(body: Body, plan: FishPlan, mark: Worms, random: Random): string {
  const lines = scatter(body, mark, random, (at) => isClear(body, plan, at)).map(({ u, v }) => {
    const length = mark.length * random.range(0.5, 1.1)
    const phase = random.range(0, 6.3)
    const tilt = mark.tilt * random.range(-1, 1)
    const line = Array.from({ length: 5 }, (_, i): Point => {
      const t = i / 4 - 0.5
      return body.wrap(u + t * length, v + tilt * t + Math.sin(phase + t * 5.5) * mark.wave * 0.8)
    })
    return gliding(line)
  })
  return path(lines.flat(), {
    fill: 'none',
    stroke: mark.colour,
    'stroke-width': body.size(mark.width),
    'stroke-linecap': 'round',
    opacity: mark.opacity ?? 0.8,
  })
}

/**
 * Random positions in a (u, v) zone with a minimum distance; `even` takes the position that is farthest from the others
 * among several tries.
 */
function scatter(body: Body, plan: Scatter, random: Random, accept: (at: Point) => boolean): Place[] {
  const [u0, u1, v0, v1] = plan.zone
  const gap = body.size(plan.gap)
  const placed: Place[] = []
  const cell = new Map<string, Point[]>()
  const nearest = ([x, y]: Point) => {
    let best = Number.POSITIVE_INFINITY
    const [cx, cy] = [Math.floor(x / gap), Math.floor(y / gap)]
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of cell.get(`${cx + dx} ${cy + dy}`) ?? [])
          best = Math.min(best, distance(other, [x, y]))
    return best
  }
  for (let tries = 0; tries < plan.count * 14 && placed.length < plan.count; tries++) {
    const u = random.range(u0, u1)
    const v = random.range(v0, v1)
    const at = body.wrap(u, v)
    const reach = nearest(at)
    if (reach < gap * (0.55 + 0.45 * body.squeeze(v)) || !accept(at)) continue
    if (plan.even && tries < plan.count * 7 && placed.length > 0 && reach > gap * 1.35) continue
    placed.push({ u, v, at })
    const key = `${Math.floor(at[0] / gap)} ${Math.floor(at[1] / gap)}`
    cell.set(key, [...(cell.get(key) ?? []), at])
  }
  return placed
}

function isClear(body: Body, plan: FishPlan, at: Point): boolean {
  return [plan.eye, plan.eye2].every(
    (eye) => !eye || distance(body.at([eye[0], eye[1]]), at) > body.size(eye[2]) * 1.55,
  )
}

/** Small flecks, each of two short strokes that cross at a random angle. */
function flecks(dots: readonly Dot[], colour: string, opacity: number, random: Random): string {
  const marks = dots.map(({ at: [x, y], size, squeeze }) => {
    const stroke = (angle: number, length: number) => {
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length * squeeze]
      return `M${fixed(x - dx / 2, 1)} ${fixed(y - dy / 2, 1)}l${fixed(dx, 1)} ${fixed(dy, 1)}`
    }
    const angle = random.range(0, Math.PI)
    return (
      stroke(angle, size * random.range(0.6, 1.25)) +
      stroke(angle + random.range(1, 2), size * random.range(0.3, 1))
    )
  })
  const width = dots.length ? entry(dots, 0).size * 0.5 : 1
  return el('path', {
    d: marks.join(''),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity,
  })
}
