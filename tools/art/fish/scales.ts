import { mix } from '../base/colour.ts'
import { type Command, entry, type Point, polyline, spline } from '../base/geometry.ts'
import { type Definitions, el, fixed, num, path, pathData } from '../base/svg.ts'
import type { FishPlan, Light, Scales, Species } from '../plan.ts'
import type { Body } from './body.ts'
import { hexOf } from './form.ts'

/** One scale with its position on the body, for dots that are on scales. */
export interface Scale {
  u: number
  v: number
  at: Point
}

/** All scales of a body: their rear edges as columns of arcs, and the middle of each scale. */
export function scaleGrid(
  body: Body,
  scales: Scales,
  until: (v: number) => number = () => 1,
): { rims: Command[]; middles: Scale[] } {
  const gap = (scales.to - scales.from) / scales.cols
  const bulge = body.size(gap) * (scales.bulge ?? 0.9)
  const rims: Command[] = []
  const middles: Scale[] = []
  for (let column = 0; column <= scales.cols; column++) {
    const u = scales.from + gap * column
    let drawing = false
    for (let row = 0; row < scales.rows; row++) {
      const v0 = -1 + (2 * (row + (column % 2) / 2)) / scales.rows
      const v1 = Math.min(1, v0 + 2 / scales.rows)
      const middle = (v0 + v1) / 2
      if (u < scaleStart(scales, middle) || u > until(middle)) {
        drawing = false
        continue
      }
      const [x, top] = body.wrap(u, v0).map(halves) as [number, number]
      const [, bottom] = body.wrap(u, v1).map(halves) as [number, number]
      if (!drawing) rims.push(['M', x, top])
      drawing = true
      rims.push(['Q', x + halves(bulge * 2), halves((top + bottom) / 2), x, bottom])
      middles.push({ u, v: middle, at: [x + bulge * 0.3, (top + bottom) / 2] })
    }
  }
  return { rims, middles }
}

/** Draws the scales three times: dark, then white and shifted towards the light, then in the highlight. */
export function paintScales(
  body: Body,
  scales: Scales,
  rims: Command[],
  species: Species,
  light: Light,
  definitions: Definitions,
): string {
  const factor = (species as { scales?: number }).scales ?? 1
  const dark = species.scaleColour ?? hexOf(species.colours, 'shade', '#333333')
  const pale = species.scaleLight ?? '#ffffff'
  const id = definitions.define(`rims${body.length}`, (name) =>
    el('path', { id: name, d: pathData(rims), fill: 'none' }),
  )
  const { y, height } = body.box
  const fade = (colour: string, top: number, middle: number, low: number) =>
    definitions.linear(
      [0, y],
      [0, y + height],
      [
        [0, colour, Math.min(1, top)],
        [0.45, colour, Math.min(1, middle)],
        [0.8, colour, Math.min(1, low)],
        [1, colour, Math.min(1, low * 0.6)],
      ],
    )
  const d = scales.dark * factor
  const l = scales.light * factor
  const use = (attributes: Record<string, string | number>) =>
    el('use', { href: `#${id}`, 'stroke-width': scales.width, ...attributes })
  // On very fine scales, a third line takes many bytes and is not visible.
  const glint = rims.length < 2600 ? scales.glint * factor : 0
  return [
    use({ stroke: fade(dark, d * 1.15, d * 1.1, d * 0.6), 'stroke-width': scales.width * 1.1 }),
    use({ stroke: fade(pale, l * 0.5, l * 0.85, l * 0.8), transform: 'translate(-1.6 -.8)' }),
    glint > 0
      ? use({
          stroke: '#ffffff',
          opacity: glint,
          transform: 'translate(-1 -.4)',
          'clip-path': definitions.clip(body.band(light.top, [0.2, 0.95])),
        })
      : '',
  ].join('')
}

/** Finer arcs on the cheek, which fade out at the snout. */
export function paintCheekScales(
  body: Body,
  plan: FishPlan,
  species: Species,
  definitions: Definitions,
): string {
  if (!plan.cheekScales) return ''
  const [from, to, columns, rows, opacity] = plan.cheekScales
  const { scales } = plan
  const grid = scaleGrid(
    body,
    {
      cols: columns,
      rows,
      from,
      to,
      edge: [from, 0],
      dark: 0,
      light: 0,
      glint: 0,
      width: 1,
      nape: 0,
    },
    (v) => (scales ? scaleStart(scales, v) + 0.004 : 1),
  )
  const shade = hexOf(species.colours, 'shade', '#333333')
  const [x0] = body.at([from, 0])
  const [x1] = body.at([to, 0])
  const stroke = definitions.linear(
    [x0, 0],
    [x1, 0],
    [
      [0, shade, 0],
      [0.6, shade, opacity],
      [1, shade, opacity * 1.2],
    ],
  )
  return path(grid.rims, { fill: 'none', stroke, 'stroke-width': 0.9 })
}

/** The lateral line, bony scutes, tail keel and belly notches. */
export function paintLines(body: Body, plan: FishPlan, species: Species): string {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const { o = 0.42, w = 1.5, c = shade, dash } = species.lateral ?? {}
  const layers = plan.lateralLine.map((line) => {
    const commands = spline(lineThrough(line).map(([u, v]) => body.wrap(u, v)))
    const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': w, 'stroke-dasharray': dash }
    return (
      path(commands, { ...stroke, stroke: '#ffffff', opacity: o * 0.32, transform: 'translate(-.4 1.7)' }) +
      path(commands, { ...stroke, 'stroke-dasharray': dash ?? '6 1.2', stroke: c, opacity: o })
    )
  })
  if (plan.scutes) layers.push(scutes(body, plan.scutes, shade))
  if (plan.keel) layers.push(keel(body, plan.keel, shade))
  if (plan.bellyScutes) layers.push(bellyNotches(body, shade))
  return layers.join('')
}

/** Rounds to half units, which are fine enough for a scale and make equal arcs compress well. */
function halves(value: number): number {
  return Math.round(value * 2) / 2
}

function scaleStart(scales: Scales, v: number): number {
  const [start, bow] = scales.edge
  return start - bow * v * v - (scales.nape ?? 0.05) * Math.max(0, -v) ** 1.6
}

/** A lateral line through a few given points, with a smooth curve between them in (u, v). */
function lineThrough(points: readonly Point[]): Point[] {
  const dense: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [entry(points, i), entry(points, i + 1)]
    for (let step = 0; step < 6; step++) {
      const t = step / 6
      const ease = points.length > 2 ? t * t * (3 - 2 * t) : Math.sin((t * Math.PI) / 2) * 0.4 + t * 0.6
      dense.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * ease])
    }
  }
  return [...dense, entry(points, -1)]
}

function scutes(body: Body, plan: NonNullable<FishPlan['scutes']>, shade: string): string {
  const commands: Command[] = []
  for (let i = 0; i < plan.count; i++) {
    const t = (i + 0.5) / plan.count
    const [x, y] = body.wrap(plan.from + (plan.to - plan.from) * t, plan.v)
    const size = body.size(plan.size) * (0.55 + 0.45 * Math.sin(t * Math.PI))
    const step = body.size((plan.to - plan.from) / plan.count)
    commands.push(
      ['M', x - step / 2, y - size / 2],
      ['L', x + step * 0.62, y],
      ['L', x - step / 2, y + size / 2],
      ['Q', x - step * 0.2, y, x - step / 2, y - size / 2],
      ['Z'],
    )
  }
  return path(commands, {
    fill: '#ffffff',
    'fill-opacity': 0.4,
    stroke: shade,
    'stroke-width': 0.9,
    'stroke-opacity': 0.5,
  })
}

function keel(body: Body, [from, to]: readonly [number, number], shade: string): string {
  const [x0, y] = body.wrap(from, 0)
  const [x1] = body.wrap(to, 0)
  const half = body.size(0.008)
  const ridge: Command[] = [
    ['M', x0, y],
    ['Q', (x0 + x1) / 2, y - half * 2, x1 + half, y],
    ['Q', (x0 + x1) / 2, y + half * 2, x0, y],
    ['Z'],
  ]
  return (
    path(ridge, { fill: mix(shade, '#ffffff', 0.25), opacity: 0.7 }) +
    path(
      polyline([
        [x0 + 4, y - half * 0.5],
        [x1 - 2, y - half * 0.5],
      ]),
      { stroke: '#ffffff', 'stroke-width': 1.4, opacity: 0.6, 'stroke-linecap': 'round' },
    )
  )
}

function bellyNotches(body: Body, shade: string): string {
  const marks: string[] = []
  for (let u = 0.3; u < 0.76; u += 0.0175) {
    const [x, y] = body.wrap(u, 1)
    marks.push(`M${num(x)} ${num(y + 1)}l${fixed(body.size(-0.007), 1)} ${fixed(body.size(-0.01), 1)}`)
  }
  return el('path', { d: marks.join(''), stroke: shade, 'stroke-width': 1, opacity: 0.4, fill: 'none' })
}
