import { mix } from '../base/colour.ts'
import { boxOf, type Command, distance, entry, type Point, pointsOf, spline } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { type Definitions, el, num, path, pathData } from '../base/svg.ts'
import type { Colours, Hex } from '../plan.ts'
import { type Dot, dotPaths } from './dots.ts'
import type { Fin } from './fins.ts'
import { hexOf } from './form.ts'
import type { Mark } from './marks.ts'

/** A fin with its membrane, folds, rays, spines, marks and lit edge. */
export function paintFin(
  fin: Fin,
  colours: Colours,
  marks: readonly Mark[],
  random: Random,
  definitions: Definitions,
): string {
  const shade = hexOf(colours, 'shade', '#333333')
  const [base, middle, edge] = finColours(colours, fin.name)
  const clear =
    fin.opacity ?? (['tail', 'pectoral'].includes(fin.name) ? [1, 0.98, 0.93] : [0.98, 0.94, 0.84])
  const fill = definitions.linear(fin.from, fin.to, [
    [0, mix(base, shade, rootShade(fin.name)), fin.name === 'pectoral' ? 0.35 : clear[0]],
    [0.2, base, clear[0]],
    [0.6, middle, clear[1]],
    [1, edge, clear[2]],
  ])
  const rayColour = mix(shade, middle, 0.25)
  const rays = definitions.define(`rays-${fin.name}`, (id) =>
    el('path', { id, d: pathData(fin.rays), fill: 'none', 'stroke-linecap': 'round' }),
  )
  const use = (attributes: Record<string, string | number>) =>
    fin.rays.length ? el('use', { href: `#${rays}`, ...attributes }) : ''
  const spines = (attributes: Record<string, string | number>) =>
    path(fin.spines, { fill: 'none', 'stroke-linecap': 'round', ...attributes })
  const fold = Math.min(9, fin.gap * 0.5)
  const clip = { 'clip-path': definitions.clip(fin.outline) }
  const rayPaint = fadingIn(fin, rayColour, definitions)
  const glintPaint = fadingIn(fin, '#ffffff', definitions)
  return [
    path(fin.outline, { fill }),
    el(
      'g',
      clip,
      el(
        'g',
        { transform: `translate(${num(fold * 0.35)} 0)`, opacity: 0.09 },
        use({ stroke: fadingIn(fin, shade, definitions), 'stroke-width': fold }),
        spines({ stroke: shade, 'stroke-width': fold * 1.4 }),
      ),
      finMarks(fin, marks, random, definitions),
    ),
    use({ stroke: rayPaint, 'stroke-width': 1, opacity: fin.gap < 8 ? 0.32 : 0.48 }),
    use({ stroke: glintPaint, 'stroke-width': 0.8, opacity: 0.3, transform: 'translate(-1.1 -.6)' }),
    spines({ stroke: rayColour, 'stroke-width': 2, opacity: 0.55 }),
    spines({
      stroke: mix(middle, '#ffffff', 0.55),
      'stroke-width': 1,
      opacity: 0.7,
      transform: 'translate(-.9 -.4)',
    }),
    path(fin.margin, {
      fill: 'none',
      stroke: mix(edge, shade, 0.55),
      'stroke-width': 0.9,
      opacity: 0.5,
      'stroke-linejoin': 'round',
    }),
  ].join('')
}

/** The colours [base, middle, edge] of a fin: those of its own role, else of its group, else of every fin. */
export function finColours(colours: Colours, name: string): readonly [Hex, Hex, Hex] {
  const group = name.replace(/\d$/, '')
  const colour = colours[name] ?? colours[group] ?? colours.fin ?? '#999999'
  if (typeof colour === 'string')
    return [mix(colour, hexOf(colours, 'shade', '#333333'), 0.12), colour, mix(colour, '#ffffff', 0.12)]
  const [base, middle, edge] = colour as readonly Hex[]
  return [base ?? '#999999', middle ?? base ?? '#999999', edge ?? middle ?? '#999999']
}

/**
 * The shade at the root of a fin: fins in the shadow of the body are darker there; the tail continues the body's light.
 */
export function rootShade(name: string): number {
  return name === 'tail' ? 0.05 : 0.2
}

/** Rays that fade in from the body, so that they have no hard start. */
function fadingIn(fin: Fin, colour: Hex, definitions: Definitions): string {
  if (fin.name.startsWith('dorsal') || fin.name.startsWith('anal')) return colour
  return definitions.linear(fin.from, fin.to, [
    [0, colour, 0],
    [0.3, colour, 1],
  ])
}

function finMarks(fin: Fin, marks: readonly Mark[], random: Random, definitions: Definitions): string {
  return marks
    .map((mark) => {
      const painted = finMark(fin, mark, random)
      const blur = mark.blur ?? 0
      const box = boxOf(pointsOf(fin.outline))
      return painted && blur >= 0.6 ? el('g', { filter: definitions.blur(blur, box) }, painted) : painted
    })
    .join('')
}

function finMark(fin: Fin, mark: Mark, random: Random): string {
  const opacity = mark.opacity ?? 0.8
  const named =
    'fins' in mark && mark.fins.some((name) => name === fin.name || name === fin.name.replace(/\d$/, ''))
  const length = fin.unit
  if (mark.type === 'finSpots' && named)
    return dotPaths(spread(fin, Math.round(mark.count * 0.62), mark.size * length, random), {
      stroke: mark.colour,
      opacity,
    })
  if (mark.type === 'finEdge' && named)
    return path(fin.margin, strokeOf(mark.colour, mark.width * length * 2, opacity))
  if (mark.type === 'finBand' && named)
    return path(bandOf(fin, mark.t, mark.k), { fill: mark.colour, opacity })
  if (fin.name !== 'tail') return ''
  if (mark.type === 'tailEdge')
    return path(tailMargin(fin, mark.where), strokeOf(mark.colour, mark.width * length * 2, opacity))
  return tailMark(fin, mark, opacity)
}

function tailMark(fin: Fin, mark: Mark, opacity: number): string {
  const length = fin.unit
  const axis = fin.place(0.5, 0)
  const box = boxOf(fin.polygon)
  if (mark.type === 'tailBars') {
    const lines = mark.at.flatMap((x): Command[] => {
      const at = axis[0] + (x - 1) * length
      return [
        ['M', at, box.y],
        ['Q', at + length * 0.035, axis[1], at, box.y + box.height],
      ]
    })
    return path(lines, strokeOf(mark.colour, mark.width * length, opacity))
  }
  if (mark.type === 'tailStripes') {
    const lines = mark.y.flatMap((y) => {
      const t = 0.5 - (y * length) / box.height
      return spline([0.04, 0.35, 0.7, 1].map((k) => fin.place(t, k)))
    })
    return path(lines, strokeOf(mark.colour, mark.width * length, opacity))
  }
  if (mark.type === 'tailBlotch') {
    const at = { cx: axis[0] + (mark.x - 1) * length, cy: axis[1] - mark.y * length }
    return el('ellipse', {
      ...at,
      rx: mark.r[0] * length,
      ry: mark.r[1] * length,
      fill: mark.colour,
      opacity,
    })
  }
  return ''
}

function tailMargin(fin: Fin, where: string): Command[] {
  const lead = (t: number) => spline(Array.from({ length: 6 }, (_, i) => fin.place(t, i / 5)))
  if (where === 'upper') return lead(0)
  if (where === 'lower') return lead(1)
  if (where === 'lobes') return [...lead(0), ...lead(1)]
  if (where === 'tips') return [...cornerOf(fin, 0), ...cornerOf(fin, 1)]
  return where === 'all' ? [...lead(0), ...fin.margin, ...lead(1)] : fin.margin
}

function cornerOf(fin: Fin, end: 0 | 1): Command[] {
  const at = (share: number) => (end === 0 ? share : 1 - share)
  return spline([fin.place(at(0), 0.86), fin.place(at(0), 1), fin.place(at(0.1), 1)])
}

/** Random positions on the membrane with a minimum distance between them. */
function spread(fin: Fin, count: number, size: number, random: Random): Dot[] {
  const dots: Dot[] = []
  const gap = Math.max(size * 1.5, Math.sqrt(areaOf(fin.polygon) / Math.max(1, count)) * 0.5)
  for (let tries = 0; tries < count * 12 && dots.length < count; tries++) {
    const at = fin.place(random.range(0.03, 0.97), Math.sqrt(random.range(0.02, 0.92)))
    if (dots.every((dot) => distance(dot.at, at) > gap))
      dots.push({ at, size: size * random.range(0.75, 1.2), squeeze: 1 })
  }
  return dots
}

function bandOf(fin: Fin, t: readonly [number, number], k: readonly [number, number]): Command[] {
  const steps = 10
  const side = (height: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => fin.place(t[0] + ((t[1] - t[0]) * i) / steps, height))
  const line = [...side(k[0]), ...side(k[1]).toReversed()]
  return [...line.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}

function areaOf(polygon: readonly Point[]): number {
  let doubled = 0
  polygon.forEach(([x, y], i) => {
    const [px, py] = entry(polygon, i - 1)
    doubled += px * y - x * py
  })
  return Math.abs(doubled) / 2
}

function strokeOf(colour: string, width: number, opacity: number): Record<string, string | number> {
  return { fill: 'none', stroke: colour, 'stroke-width': width, opacity, 'stroke-linejoin': 'round' }
}
