import { mix } from '../base/colour.ts'
import { type Box, boxOf, type Command, isInside, type Point, pointsOf } from '../base/geometry.ts'
import { type Random, seededRandom } from '../base/random.ts'
import { Definitions, el, pathData, type Stop } from '../base/svg.ts'
import type { ColourRef, Gradient, PartsSpecies } from './plan.ts'

/** A closed outline that is defined once and painted by reference to its id. */
export interface Shape {
  id: string
  box: Box
  polygon: readonly Point[]
}

/** The direction of the only lamp, at the upper left in every drawing (unit vector towards the lamp, y down). */
export const LAMP: Point = [-0.62, -0.785]
export const WHITE = '#ffffff'
export const INK = '#0b2233'

/** The shared state of one drawing: colours by role, definitions, random numbers and the silhouette. */
export class Easel {
  readonly definitions: Definitions
  readonly random: Random
  readonly axis: number
  readonly #colours: Readonly<Record<string, string>>
  readonly #silhouette: string[] = []

  constructor(speciesId: string, species: PartsSpecies, axis: number) {
    this.definitions = new Definitions(speciesId)
    this.random = seededRandom(species.seed)
    this.axis = axis
    this.#colours = species.colours
  }

  get shade(): string {
    return this.colour('shade')
  }

  /** The hex colour of a role, a hex colour or a mix; throws for an unknown role. */
  colour(reference: ColourRef): string {
    if (typeof reference !== 'string') {
      const [a, b, share] = reference
      return mix(this.colour(a), this.colour(b), share)
    }
    if (reference.startsWith('#')) return reference
    const found = this.#colours[reference]
    if (found === undefined) throw new Error(`the species has no colour for ${reference}`)
    return found
  }

  has(role: string): boolean {
    return this.#colours[role] !== undefined
  }

  stops(gradient: Gradient): Stop[] {
    return gradient.map(([offset, colour]) => [offset, this.colour(colour)])
  }

  /** Defines an outline. With `cast` the outline is part of the contact shadow and gets the pale outline. */
  shape(outline: readonly Command[], polygon: readonly Point[], cast = true): Shape {
    const data = pathData(outline)
    const id = this.definitions.define(`p${data}`, (name) => el('path', { id: name, d: data }))
    if (cast) this.#silhouette.push(id)
    return { id, box: boxOf(pointsOf(outline)), polygon }
  }

  paint(shape: Shape, attributes: Record<string, string | number | undefined>): string {
    return el('use', { href: `#${shape.id}`, ...attributes })
  }

  /** Content that is clipped to the outline. */
  inside(shape: Shape, ...content: readonly string[]): string {
    if (content.join('') === '') return ''
    const clip = this.definitions.define(`k${shape.id}`, (name) =>
      el('clipPath', { id: name }, el('use', { href: `#${shape.id}` })),
    )
    return el('g', { 'clip-path': `url(#${clip})` }, ...content)
  }

  blur(deviation: number | undefined, box: Box): string | undefined {
    return deviation === undefined || deviation === 0 ? undefined : this.definitions.blur(deviation, box)
  }

  /**
   * A blur for a small shape; `box` is the box of the painted shape. Shapes with the same rounded deviation and the same
   * margin share one filter.
   */
  soften(deviation: number, box: Box): string {
    const step = Math.max(0.5, Math.round(deviation * 2) / 2)
    const needed = (step * 3) / Math.max(0.5, Math.min(box.width, box.height))
    const margin = [0.25, 0.5, 1, 2, 4].find((size) => size >= needed) ?? 8
    const id = this.definitions.define(`s${step}/${margin}`, (name) =>
      el(
        'filter',
        { id: name, x: -margin, y: -margin, width: 1 + 2 * margin, height: 1 + 2 * margin },
        el('feGaussianBlur', { stdDeviation: step }),
      ),
    )
    return `url(#${id})`
  }

  /** Positions inside a polygon that are at least `gap` apart; fewer than `count` if there is not enough room. */
  scatter(polygon: readonly Point[], count: number, gap: number): Point[] {
    const box = boxOf(polygon)
    const places: Point[] = []
    for (let attempt = 0; attempt < count * 30 && places.length < count; attempt++) {
      const place: Point = [box.x + this.random.next() * box.width, box.y + this.random.next() * box.height]
      const free = places.every(([x, y]) => (x - place[0]) ** 2 + (y - place[1]) ** 2 >= gap * gap)
      if (free && isInside(place, polygon)) places.push(place)
    }
    return places
  }

  /**
   * The contact shadows of everything that is drawn so far, and a pale outline that separates dark edges from dark
   * grounds.
   */
  ground(view: Box): string {
    const id = this.definitions.define('silhouette', (name) =>
      el('g', { id: name }, ...this.#silhouette.map((shape) => el('use', { href: `#${shape}` }))),
    )
    const shadow = (dx: number, dy: number, deviation: number, opacity: number) =>
      el(
        'g',
        { opacity, filter: this.definitions.blur(deviation, view) },
        el('use', { href: `#${id}`, fill: INK, x: dx, y: dy }),
      )
    return (
      shadow(9, 20, 12, 0.24) +
      shadow(3, 7, 4, 0.26) +
      el('use', {
        href: `#${id}`,
        fill: 'none',
        stroke: '#f4f9fa',
        'stroke-width': 3.6,
        'stroke-linejoin': 'round',
        opacity: 0.75,
      })
    )
  }
}
