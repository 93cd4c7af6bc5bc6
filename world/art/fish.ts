import { Body } from './body.ts'
import { paintBodyMarks } from './bodyMarks.ts'
import { mix } from './colour.ts'
import { paintEye, paintSocket } from './eye.ts'
import { finColours, paintFin, rootShade } from './finPaint.ts'
import { adiposeFin, edgeFin, type Fin, fanFin, finletRow, pelvicFin } from './fins.ts'
import { hexOf, lightOf, paintForm, paintShine, paintSkin } from './form.ts'
import { type Box, boxOf, type Command, type Point, pointsOf, spline, trace } from './geometry.ts'
import { paintFace, paintGill, paintHeadGlint } from './head.ts'
import type { Mark } from './marks.ts'
import type { Colours, ExtraShape, FishPlan, Hex, Species } from './plan.ts'
import { type Random, seededRandom } from './random.ts'
import { paintCheekScales, paintLines, paintScales, scaleGrid } from './scales.ts'
import { Definitions, el, num, path, pathData, svgDocument } from './svg.ts'
import { tailFin } from './tail.ts'

/** A fish in side view as a standalone SVG with transparent ground, every id led by `prefix`. */
export function drawFish(prefix: string, species: Species, plan: FishPlan): string {
  const [width, height] = plan.canvas ?? [1000, 600]
  const definitions = new Definitions(prefix)
  const body = new Body(plan, species.depth ?? 1)
  const layers = new Painter(body, plan, species, definitions).layers()
  return svgDocument({ x: 0, y: 0, width, height }, prefix, definitions, ...layers)
}

/** The box of the whole silhouette in canvas units, without its shadow. */
export function fishBox(species: Species, plan: FishPlan): Box {
  const body = new Body(plan, species.depth ?? 1)
  const fins = finsOf(body, plan)
  const shapes = (plan.shapes ?? []).flatMap((shape) => shapeOutline(body, shape))
  const outlines = [...fins.behind, ...(fins.pectoral ? [fins.pectoral] : [])].flatMap((fin) => fin.outline)
  return boxOf(pointsOf([...body.outline, ...outlines, ...shapes, ...fins.small]))
}

/** The head with a hand's breadth of shoulder, for a close-up. */
export function headBox(species: Species, plan: FishPlan): Box {
  const body = new Body(plan, species.depth ?? 1)
  const end = plan.gill.length ? Math.max(...plan.gill.map(([x]) => x)) : 0.3
  const [x] = body.at([-0.04, 0])
  const width = body.size(end * 1.5)
  const u = end * 0.6
  const middle = (body.back(u) + body.belly(u)) / 2
  return { x, y: middle - width * 0.35, width, height: width * 0.7 }
}

class Painter {
  readonly #body: Body
  readonly #plan: FishPlan
  readonly #species: Species
  readonly #definitions: Definitions
  readonly #shade: Hex
  readonly #random: Random
  readonly #marks: readonly Mark[]

  constructor(body: Body, plan: FishPlan, species: Species, definitions: Definitions) {
    this.#body = body
    this.#plan = plan
    this.#species = species
    this.#definitions = definitions
    this.#shade = hexOf(species.colours, 'shade', '#333333')
    this.#random = seededRandom(species.seed)
    this.#marks = species.marks ?? []
  }

  /** Everything from the ground shadow to the near pectoral fin, back to front. */
  layers(): string[] {
    const fins = finsOf(this.#body, this.#plan)
    const shapes = (this.#plan.shapes ?? []).map((shape) => ({
      ...shape,
      outline: shapeOutline(this.#body, shape),
    }))
    const behind = shapes.filter((shape) => shape.layer !== 'front')
    const front = shapes.filter((shape) => shape.layer === 'front')
    const outlines = [
      this.#body.outline,
      ...[...fins.behind, ...shapes].map((part) => part.outline),
      fins.small,
    ]
    const clip = this.#definitions.clip(this.#body.outline)
    return [
      groundShadow(outlines.flat(), this.#body, this.#definitions),
      ...fins.behind.map((fin) => this.#fin(fin)),
      smallFins(fins.small, this.#species.colours),
      ...behind.map((shape) => paintShape(this.#body, shape, this.#species, this.#definitions)),
      el('g', { 'clip-path': clip }, this.#skin(), this.#head()),
      path(this.#body.profile, { fill: 'none', stroke: this.#shade, 'stroke-width': 1.1, opacity: 0.4 }),
      this.#face(),
      ...barbels(this.#body, this.#plan, this.#species),
      ...(fins.pectoral
        ? [el('g', { 'clip-path': clip }, this.#shadow(fins.pectoral.outline)), this.#fin(fins.pectoral)]
        : []),
      ...front.map(
        (shape) =>
          el('g', { 'clip-path': clip }, this.#shadow(shape.outline)) +
          paintShape(this.#body, shape, this.#species, this.#definitions),
      ),
    ]
  }

  #fin(fin: Fin): string {
    return paintFin(fin, this.#species.colours, this.#marks, this.#random, this.#definitions)
  }

  #skin(): string {
    const scales = this.#plan.scales
    const grid = scales ? scaleGrid(this.#body, scales) : undefined
    const ground = { body: this.#body, plan: this.#plan, random: this.#random, scales: grid }
    const mark = (layer: 'under' | 'body' | 'over') =>
      paintBodyMarks(ground, this.#marks, layer, this.#definitions)
    const light = lightOf(this.#plan, this.#species)
    return [
      paintSkin(this.#body, this.#species, mark('under'), this.#definitions),
      mark('body'),
      scales && grid
        ? paintScales(this.#body, scales, grid.rims, this.#species, light, this.#definitions)
        : '',
      paintCheekScales(this.#body, this.#plan, this.#species, this.#definitions),
      tailFade(this.#body, this.#plan, this.#species, this.#definitions),
      paintLines(this.#body, this.#plan, this.#species),
      paintForm(this.#body, light, this.#species, this.#definitions),
      paintShine(this.#body, light, this.#definitions),
      mark('over'),
    ].join('')
  }

  #head(): string {
    const ground = { body: this.#body, plan: this.#plan, random: this.#random, scales: undefined }
    return [
      paintGill(this.#body, this.#plan, this.#species, this.#definitions),
      paintHeadGlint(this.#body, this.#plan, this.#definitions),
      ...this.#eyes.map((eye) => paintSocket(this.#body, this.#species, eye, this.#definitions)),
      paintBodyMarks(ground, this.#marks, 'head', this.#definitions),
    ].join('')
  }

  #face(): string {
    return (
      paintFace(this.#body, this.#plan, this.#species, this.#definitions) +
      this.#eyes
        .map((eye) => paintEye(this.#body, this.#plan, this.#species, eye, this.#definitions))
        .join('')
    )
  }

  get #eyes() {
    return [this.#plan.eye2, this.#plan.eye].filter((eye) => eye !== undefined)
  }

  #shadow(outline: Command[]): string {
    const box = boxOf(pointsOf(outline))
    const filter = this.#definitions.blur(5, box)
    return el(
      'g',
      { transform: 'translate(5 9)' },
      path(outline, { fill: this.#shade, opacity: 0.4, filter }),
    )
  }
}

function finsOf(body: Body, plan: FishPlan): { behind: Fin[]; small: Command[]; pectoral: Fin | undefined } {
  const tail = tailFin(body, plan)
  const behind = [
    ...(tail ? [tail] : []),
    ...(plan.dorsal ?? []).map((fin, i) => edgeFin(body, fin, `dorsal${i}`, 'back')).reverse(),
    ...(plan.anal ?? []).map((fin, i) => edgeFin(body, fin, `anal${i}`, 'belly')).reverse(),
    ...(plan.pelvic ? [pelvicFin(body, plan.pelvic)] : []),
  ]
  const small = [
    ...(plan.finlets ? finletRow(body, plan.finlets.upper, 'back') : []),
    ...(plan.finlets ? finletRow(body, plan.finlets.lower, 'belly') : []),
    ...(plan.adipose ? adiposeFin(body, plan.adipose) : []),
  ]
  return { behind, small, pectoral: plan.pectoral ? fanFin(body, plan.pectoral, 'pectoral') : undefined }
}

/** Contact shadow of the whole silhouette, a tighter one of the body, and the pale line that saves dark tails on dark. */
function groundShadow(silhouette: Command[], body: Body, definitions: Definitions): string {
  const box = boxOf(pointsOf(silhouette))
  const id = definitions.define('silhouette', (name) => el('path', { id: name, d: pathData(silhouette) }))
  const ink = '#0f2a38'
  const use = (attributes: Record<string, string | number>) => el('use', { href: `#${id}`, ...attributes })
  return [
    el(
      'g',
      { transform: 'translate(9 20)', opacity: 0.27 },
      use({ fill: ink, filter: definitions.blur(12, box) }),
    ),
    el(
      'g',
      { transform: 'translate(3 7)', opacity: 0.3 },
      path(body.outline, { fill: ink, filter: definitions.blur(4, body.box) }),
    ),
    use({
      fill: '#ffffff',
      stroke: '#ffffff',
      'stroke-width': 3.2,
      'stroke-linejoin': 'round',
      opacity: 0.6,
    }),
  ].join('')
}

function smallFins(small: Command[], colours: Colours): string {
  const shade = hexOf(colours, 'shade', '#333333')
  const [base] = finColours(colours, 'finlet')
  const box = boxOf(pointsOf(small))
  if (small.length === 0) return ''
  return (
    path(small, {
      fill: base,
      stroke: mix(base, shade, 0.6),
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    (box.width < 1
      ? ''
      : path(small, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 0.7,
          opacity: 0.35,
          transform: 'translate(-.8 -.5)',
        }))
  )
}

/** The tail's colour dissolving into the stalk, so that no seam shows at the tail base. */
function tailFade(body: Body, plan: FishPlan, species: Species, definitions: Definitions): string {
  if (plan.tail.shape === 'none' && !plan.shapes?.some((shape) => shape.colour === 'tailFin')) return ''
  const role = plan.tail.shape === 'none' ? 'tailFin' : 'tail'
  const [base] = finColours(species.colours, role)
  const share = plan.fade ?? 0.13
  const [x0] = body.at([1 - share, 0])
  const [x1] = body.at([1, 0])
  const shade = hexOf(species.colours, 'shade', '#333333')
  const colour = mix(base, shade, rootShade('tail'))
  const fill = definitions.linear(
    [x0, 0],
    [x1, 0],
    [
      [0, colour, 0],
      [0.55, colour, 0.4],
      [1, colour, 1],
    ],
  )
  const { y, height } = body.box
  return el('rect', { x: num(x0), y: num(y), width: num(x1 - x0 + 40), height: num(height), fill })
}

function shapeOutline(body: Body, shape: ExtraShape): Command[] {
  return spline(
    shape.points.map((point) => body.at(point)),
    true,
  )
}

function paintShape(
  body: Body,
  shape: ExtraShape & { outline: Command[] },
  species: Species,
  definitions: Definitions,
): string {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const [base, middle, edge] = finColours(species.colours, shape.colour)
  const points = shape.points.map((point) => body.at(point))
  const from = points[0] ?? [0, 0]
  const to = points[Math.round((points.length - 1) * (shape.toward ?? 0.5))] ?? [0, 0]
  const fill = definitions.linear(from, to, [
    [0, base],
    [0.55, middle],
    [1, edge],
  ])
  const shine = shape.shine
    ? path(spline(shape.shine.map((point) => body.at(point))), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': body.size(0.009),
        'stroke-linecap': 'round',
        opacity: 0.4,
        filter: definitions.blur(2.5, boxOf(shape.shine.map((point) => body.at(point)))),
      })
    : ''
  return path(shape.outline, { fill, stroke: shade, 'stroke-width': 1, 'stroke-opacity': 0.4 }) + shine
}

/** Barbels taper from their root to nothing, lit on the upper side. */
function barbels(body: Body, plan: FishPlan, species: Species): string[] {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const colour = hexOf(species.colours, 'barbel', hexOf(species.colours, 'back', '#777777'))
  return (plan.barbels ?? []).map(({ points, width = 0.008 }) => {
    const line = trace(
      points.map((point) => body.at(point)),
      5,
    )
    const side = (sign: number): Point[] =>
      line.map(([x, y], i) => {
        const [px, py] = line[Math.max(0, i - 1)] ?? [x, y]
        const [nx, ny] = line[Math.min(line.length - 1, i + 1)] ?? [x, y]
        const length = Math.hypot(nx - px, ny - py) || 1
        const half = (sign * body.size(width) * (1 - (0.85 * i) / (line.length - 1))) / 2
        return [x - ((ny - py) / length) * half, y + ((nx - px) / length) * half]
      })
    const outline = spline([...side(1), ...side(-1).reverse()], true)
    return (
      path(outline, { fill: colour, stroke: mix(colour, shade, 0.6), 'stroke-width': 0.8 }) +
      path(spline(side(-0.3)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 0.9, opacity: 0.5 })
    )
  })
}
