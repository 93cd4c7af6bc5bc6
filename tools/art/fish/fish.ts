import { boxOf, type Command, pointsOf } from '../base/geometry.ts'
import { type Random, seededRandom } from '../base/random.ts'
import { Definitions, el, path, svgDocument } from '../base/svg.ts'
import type { FishPlan, Hex, Species } from '../plan.ts'
import { Body } from './body.ts'
import { paintBodyMarks } from './bodyMarks.ts'
import { groundShadow, paintBarbels, paintShape, smallFins, tailFade } from './extras.ts'
import { paintEye, paintSocket } from './eye.ts'
import { paintFin } from './finPaint.ts'
import type { Fin } from './fins.ts'
import { hexOf, lightOf, paintForm, paintShine, paintSkin } from './form.ts'
import { paintFace, paintGill, paintHeadGlint } from './head.ts'
import type { Mark } from './marks.ts'
import { paintCheekScales, paintLines, paintScales, scaleGrid } from './scales.ts'
import { finsOf, shapeOutline } from './silhouette.ts'

/** A fish in side view as a complete SVG with a transparent ground. Every id begins with `prefix`. */
export function drawFish(prefix: string, species: Species, plan: FishPlan): string {
  const [width, height] = plan.canvas ?? [1000, 600]
  const definitions = new Definitions(prefix)
  const body = new Body(plan, species.depth ?? 1)
  const layers = new Painter(body, plan, species, definitions).layers()
  return svgDocument({ x: 0, y: 0, width, height }, prefix, definitions, ...layers)
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
      ...paintBarbels(this.#body, this.#plan, this.#species),
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
