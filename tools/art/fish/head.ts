import { mix, shift } from '../base/colour.ts'
import { boxOf, type Command, type Line, type Point, pointsOf, spline } from '../base/geometry.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import type { FishPlan, Species } from '../plan.ts'
import type { Body } from './body.ts'
import { hexOf } from './form.ts'

/** Gill cover, cheeks and lips, which are below the marks of the head. */
export function paintGill(body: Body, plan: FishPlan, species: Species, definitions: Definitions): string {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const glow = hexOf(species.colours, 'cheek', '#ffffff')
  const layers: string[] = []
  if (plan.gill.length > 1) layers.push(gillCover(body, plan.gill, shade, definitions))
  for (const [x, y, radius, opacity] of plan.cheeks) {
    const centre = body.at([x, y])
    const r = body.size(radius)
    const fill = definitions.radial(centre, r, [
      [0, glow, opacity],
      [0.55, glow, opacity * 0.5],
      [1, glow, 0],
    ])
    layers.push(el('circle', { cx: num(centre[0]), cy: num(centre[1]), r: num(r), fill }))
  }
  if (plan.preopercle.length > 1) layers.push(fold(body, plan.preopercle, shade, 0.26, definitions))
  for (const slit of plan.slits ?? []) {
    const line = curve(body, slit)
    layers.push(
      path(line, { ...open, stroke: shade, 'stroke-width': 3, opacity: 0.75 }),
      path(line, {
        ...open,
        stroke: '#ffffff',
        'stroke-width': 1.4,
        opacity: 0.45,
        transform: 'translate(2.4 .4)',
      }),
    )
  }
  return layers.join('')
}

/** Lips, beak, mouth line, teeth, nostrils and the highlight on the snout. */
export function paintFace(body: Body, plan: FishPlan, species: Species, definitions: Definitions): string {
  const { colours } = species
  const shade = hexOf(colours, 'shade', '#333333')
  const layers: string[] = []
  if (plan.lips)
    layers.push(
      lips(
        body,
        plan.lips,
        hexOf(colours, 'lip', mix(hexOf(colours, 'flank', '#bbb'), '#ffffff', 0.2)),
        shade,
        definitions,
      ),
    )
  if (plan.beak) {
    const fill = hexOf(colours, 'beak', '#f2efe2')
    layers.push(beak(body, plan.beak, fill, shade, definitions))
  }
  const width = plan.mouthWidth ?? 2.2
  const mouth = curve(body, plan.mouth)
  layers.push(
    path(mouth, {
      ...open,
      stroke: '#ffffff',
      'stroke-width': width * 0.8,
      opacity: 0.35,
      transform: 'translate(-.3 2.2)',
    }),
    path(mouth, { ...open, stroke: shade, 'stroke-width': width * 2.2, opacity: 0.16 }),
    path(mouth, { ...open, stroke: shade, 'stroke-width': width, opacity: 0.85 }),
  )
  for (const [x, y, height] of plan.teeth ?? []) layers.push(tooth(body, [x, y], height))
  for (const nostril of plan.nostrils) {
    const [x, y] = body.at(nostril)
    const size = {
      rx: num(body.size(0.0052)),
      ry: num(body.size(0.0038)),
      transform: `rotate(-20 ${num(x)} ${num(y)})`,
    }
    layers.push(
      el('ellipse', { cx: num(x + 0.8), cy: num(y + 1.2), ...size, fill: '#ffffff', opacity: 0.4 }),
      el('ellipse', { cx: num(x), cy: num(y), ...size, fill: shade, opacity: 0.8 }),
    )
  }
  return layers.join('')
}

/** The broad, soft highlight on forehead and snout. */
export function paintHeadGlint(body: Body, plan: FishPlan, definitions: Definitions): string {
  if (plan.headGlint === false) return ''
  const [eyeX] = plan.eye
  const line = [0.3, 0.55, 0.8, 1.05].map((share) => {
    const u = Math.max(0.02, eyeX * share)
    return body.level(u, 0.1 + 0.07 * (1 - share))
  })
  const box = boxOf(line)
  return path(spline(line), {
    ...open,
    stroke: '#ffffff',
    'stroke-width': body.size(0.012),
    opacity: 0.5,
    filter: definitions.blur(3, box),
  })
}

const open = { fill: 'none', 'stroke-linecap': 'round' }

function gillCover(body: Body, gill: Line, shade: string, definitions: Definitions): string {
  const line = curve(body, gill)
  const box = boxOf(pointsOf(line))
  const light = path(line, {
    ...open,
    stroke: '#ffffff',
    'stroke-width': 3.4,
    opacity: 0.42,
    transform: 'translate(-3.4 -1.2)',
  })
  const shadow = path(line, {
    ...open,
    stroke: shade,
    'stroke-width': 9,
    opacity: 0.42,
    transform: 'translate(5 2)',
  })
  const edge = path(line, { ...open, stroke: shade, 'stroke-width': 1.3, opacity: 0.42 })
  return (
    el('g', { filter: definitions.blur(3.2, box) }, shadow) +
    el('g', { filter: definitions.blur(1.7, box) }, light) +
    edge
  )
}

function fold(body: Body, points: Line, shade: string, opacity: number, definitions: Definitions): string {
  const line = curve(body, points)
  return el(
    'g',
    { filter: definitions.blur(2.2, boxOf(pointsOf(line))) },
    path(line, { ...open, stroke: shade, 'stroke-width': 4, opacity }),
    path(line, {
      ...open,
      stroke: '#ffffff',
      'stroke-width': 2.6,
      opacity: opacity * 1.1,
      transform: 'translate(-3 -.8)',
    }),
  )
}

function lips(body: Body, points: Line, colour: string, shade: string, definitions: Definitions): string {
  const outline = closed(body, points)
  const box = boxOf(pointsOf(outline))
  const fill = definitions.linear(
    [box.x, box.y],
    [box.x, box.y + box.height],
    [
      [0, shift(colour, 0.06), 0.5],
      [0.4, colour, 0.8],
      [1, mix(colour, shade, 0.4), 0.85],
    ],
  )
  return path(outline, {
    fill,
    stroke: mix(colour, shade, 0.5),
    'stroke-width': 0.8,
    'stroke-opacity': 0.3,
  })
}

function beak(body: Body, points: Line, colour: string, shade: string, definitions: Definitions): string {
  const outline = closed(body, points)
  const { x, y, width, height } = boxOf(pointsOf(outline))
  const fill = definitions.radial([x + width * 0.4, y + height * 0.3], height * 0.8, [
    [0, '#ffffff'],
    [0.45, colour],
    [1, mix(colour, shade, 0.45)],
  ])
  return path(outline, { fill, stroke: mix(colour, shade, 0.55), 'stroke-width': 0.8 })
}

function tooth(body: Body, [x, y]: Point, height: number): string {
  const [px, py] = body.at([x, y])
  const h = body.size(height)
  const commands: Command[] = [
    ['M', px - h * 0.3, py],
    ['L', px + h * 0.05, py + h],
    ['L', px + h * 0.35, py],
    ['Z'],
  ]
  return path(commands, { fill: '#fffdf4', stroke: '#8d8672', 'stroke-width': 0.5 })
}

function curve(body: Body, points: Line): Command[] {
  return spline(points.map((point) => body.at(point)))
}

function closed(body: Body, points: Line): Command[] {
  return spline(
    points.map((point) => body.at(point)),
    true,
  )
}
