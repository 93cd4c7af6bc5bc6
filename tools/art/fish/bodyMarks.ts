import { type Command, entry, gliding, join, type Point, spline } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { type Definitions, el, fixed, num, path } from '../base/svg.ts'
import type { FishPlan } from '../plan.ts'
import type { Body } from './body.ts'
import { type Dot, dotPaths } from './dots.ts'
import type { Mark } from './marks.ts'
import type { Scale } from './scales.ts'
import { paintMottle, paintSpots, paintWorms } from './spots.ts'

type Of<T extends Mark['type']> = Extract<Mark, { type: T }>
interface Ground {
  body: Body
  plan: FishPlan
  random: Random
  scales: { rims: Command[]; middles: Scale[] } | undefined
}

/** All marks of one layer of the body; marks with an equal blur share one filter. */
export function paintBodyMarks(
  ground: Ground,
  marks: readonly Mark[],
  layer: 'under' | 'body' | 'over' | 'head',
  definitions: Definitions,
): string {
  return marks
    .filter((mark) => (mark.on ?? 'body') === layer)
    .map((mark) => {
      const drawn = paintMark(ground, mark)
      const blur = mark.blur ?? 0
      return drawn !== '' && blur >= 0.6
        ? el('g', { filter: definitions.blur(blur, ground.body.box) }, drawn)
        : drawn
    })
    .join('')
}

function paintMark(ground: Ground, mark: Mark): string {
  const { body, plan, random, scales } = ground
  switch (mark.type) {
    case 'spots':
      return paintSpots(body, plan, mark, random)
    case 'mottle':
      return paintMottle(body, plan, mark, random)
    case 'vermiculation':
      return paintWorms(body, plan, mark, random)
    case 'bars':
      return bars(body, mark, random)
    case 'thinBars':
      return thinBars(body, mark, random)
    case 'stripes':
      return stripes(body, mark)
    case 'dashes':
      return dashes(body, mark)
    case 'row':
      return row(body, mark)
    case 'blotch':
      return blotch(body, mark)
    case 'patch':
      return path(
        spline(
          mark.points.map((point) => body.at(point)),
          true,
        ),
        fillOf(mark),
      )
    case 'lines':
      return path(
        mark.paths.flatMap((line) => spline(line.map((point) => body.at(point)))),
        strokeOf(mark, body.size(mark.width)),
      )
    case 'scaleSpots':
      return scales ? scaleSpots(body, mark, scales.middles, random) : ''
    case 'scaleRims':
      return scales ? path(scales.rims, strokeOf(mark, body.size(mark.width))) : ''
    default:
      return ''
  }
}

function bars(body: Body, mark: Of<'bars'>, random: Random): string {
  const [v0, v1] = mark.v
  const steps = 6
  const commands = mark.at.flatMap((u) => {
    const wide = mark.width * (mark.vary ? random.range(0.7, 1.25) : 1)
    const phase = random.range(0, 6.3)
    const side = (sign: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps
        const v = v0 + (v1 - v0) * t
        const narrow = 1 - (mark.taper ?? 0.25) * t * t
        const wave = Math.sin(phase + t * 7 + sign) * (mark.wave ?? 0.006)
        const bow = (mark.bow ?? 0.02) * (1 - v * v)
        return body.wrap(u + (mark.lean ?? 0) * (v - v0) + wave + bow + (sign * wide * narrow) / 2, v)
      })
    return [...join(gliding(side(-1)), gliding(side(1).toReversed())), ['Z']] as Command[]
  })
  return path(commands, { ...fillOf(mark), opacity: Math.min(1, (mark.opacity ?? 0.8) * 1.25) })
}

function thinBars(body: Body, mark: Of<'thinBars'>, random: Random): string {
  const [v0, v1] = mark.v
  const bodies = Array.from({ length: mark.count }, (_, i) => {
    const spread = mark.even ? 0 : (mark.jitter ?? (0.3 * (mark.to - mark.from)) / mark.count)
    const u = mark.from + ((mark.to - mark.from) * (i + 0.5)) / mark.count + spread * random.bell()
    const ragged = mark.ragged ?? 0.12
    let start = v0 + random.bell() * ragged
    let end = v1 + random.bell() * ragged
    if (mark.shortEvery && random.next() < mark.shortEvery) {
      if (random.next() < 0.5) end -= (v1 - v0) * random.range(0.3, 0.6)
      else start += (v1 - v0) * random.range(0.3, 0.6)
    }
    const phase = random.range(0, 6.3)
    const steps = 4
    const place = (t: number, sign: number): Point => {
      const v = Math.max(-0.99, Math.min(0.99, start + (end - start) * t))
      const wave = mark.wave
        ? Math.sin(phase * 0.2 + v * (mark.waves ?? 5)) * mark.wave
        : Math.sin(phase + t * 5) * 0.0022
      const half = mark.width * 0.8 * Math.max(0.12, Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.5)
      return body.wrap(u + (mark.lean ?? 0) * t + wave + sign * half, v)
    }
    const side = (sign: number) => Array.from({ length: steps + 1 }, (_, k) => place(k / steps, sign))
    return [...join(gliding(side(-1)), gliding(side(1).toReversed())), ['Z']] as Command[]
  })
  return path(bodies.flat(), fillOf(mark))
}

function stripes(body: Body, mark: Of<'stripes'>): string {
  const commands = mark.at.flatMap((at, index) => {
    const span = (
      Array.isArray(mark.u[0])
        ? entry(mark.u as readonly (readonly [number, number])[], Math.min(index, mark.u.length - 1))
        : mark.u
    ) as readonly [number, number]
    const line = typeof at === 'number' ? undefined : at
    const from = line ? entry(line, 0)[0] : span[0]
    const to = line ? entry(line, -1)[0] : span[1]
    const steps = 9
    const level = (u: number) =>
      (line ? between(line, u) : (at as number)) + Math.sin(u * 22 + index * 2) * (mark.wave ?? 0)
    const side = (sign: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps
        const u = from + (to - from) * t
        const ends = Math.min(1, Math.min(t, 1 - t) * 12 + 0.25)
        const half = (mark.width / 2) * (mark.taper ? 1 - t * 0.85 : ends)
        return body.wrap(u, Math.max(-1.05, Math.min(1.05, level(u) + sign * half)))
      })
    return [...join(gliding(side(-1)), gliding(side(1).toReversed())), ['Z']] as Command[]
  })
  return path(commands, fillOf(mark))
}

function dashes(body: Body, mark: Of<'dashes'>): string {
  const commands = mark.at.flatMap((v) => spline(body.run(v, mark.u)))
  const dash = mark.dash.map((share) => fixed(body.size(share), 1)).join(' ')
  return path(commands, { ...strokeOf(mark, body.size(mark.width)), 'stroke-dasharray': dash })
}

function row(body: Body, mark: Of<'row'>): string {
  const dots = Array.from({ length: mark.count }, (_, i): Dot => {
    const t = mark.count > 1 ? i / (mark.count - 1) : 0
    const u = mark.u[0] + (mark.u[1] - mark.u[0]) * t
    const size = body.size(mark.size) * (1 - (mark.shrink ?? 0) * t)
    return {
      at: body.wrap(u, mark.v),
      size,
      squeeze: body.squeeze(mark.v),
      stretch: { share: (mark.stretch ?? 1) - 1, angle: 0 },
    }
  })
  return dotPaths(dots, { stroke: mark.colour, opacity: mark.opacity ?? 0.8 })
}

function blotch(body: Body, mark: Of<'blotch'>): string {
  const [x, y] = mark.xy ? body.at(mark.xy) : body.wrap(mark.u ?? 0.5, mark.v ?? 0)
  const size = (grow: number) => ({
    cx: num(x),
    cy: num(y),
    rx: num(body.size(mark.r[0]) + grow),
    ry: num(body.size(mark.r[1]) + grow),
  })
  const ring = mark.ring
    ? el('ellipse', { ...size(body.size(0.009)), fill: mark.ring, opacity: mark.ringOpacity ?? 0.7 })
    : ''
  return ring + el('ellipse', { ...size(0), ...fillOf(mark) })
}

function scaleSpots(body: Body, mark: Of<'scaleSpots'>, middles: readonly Scale[], random: Random): string {
  const [u0, u1, v0, v1] = mark.zone ?? [0, 1, -0.97, 0.97]
  const dots = middles
    .filter(({ u, v }) => u >= u0 && u <= u1 && v >= v0 && v <= v1 && random.next() >= (mark.skip ?? 0))
    .map(({ u, v, at }): Dot => {
      const shrink = 1 - 0.35 * Math.max(0, (u - 0.6) / 0.4)
      return {
        at,
        size: body.size(random.range(mark.size[0], mark.size[1])) * shrink,
        squeeze: body.squeeze(v),
      }
    })
  return dotPaths(dots, { stroke: mark.colour, opacity: mark.opacity ?? 0.8 })
}

function between(line: readonly Point[], u: number): number {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [entry(line, i - 1), entry(line, i)]
    if (u <= b[0]) return a[1] + ((b[1] - a[1]) * (u - a[0])) / (b[0] - a[0] || 1)
  }
  return entry(line, -1)[1]
}

function fillOf(mark: Mark): Record<string, string | number> {
  return { fill: mark.colour, opacity: mark.opacity ?? 0.8 }
}

function strokeOf(mark: Mark, width: number): Record<string, string | number> {
  return {
    fill: 'none',
    stroke: mark.colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity: mark.opacity ?? 0.8,
  }
}
