import type { Point } from '../base/geometry.ts'
import { type Random, seededRandom } from '../base/random.ts'
import { Definitions, el, num, type Stop } from '../base/svg.ts'
import { drawPlate } from '../plate.ts'

/** Canvas of every scene: 16:9, wide enough to crop. */
export const WIDE = 1280
export const HIGH = 720

type Attributes = Record<string, string | number | undefined>

/** The state of one scene: its definitions, its random numbers and the drawings of its species. */
export class Canvas {
  readonly definitions: Definitions
  readonly random: Random
  readonly #name: string
  readonly #plates = new Map<string, string>()

  constructor(name: string, seed: number) {
    this.#name = name
    this.definitions = new Definitions(name)
    this.random = seededRandom(seed)
  }

  /** A gradient from the top to the bottom of a range of heights; colours are spread evenly or given as stops. */
  down(from: number, to: number, ...colours: readonly (string | Stop)[]): string {
    return this.definitions.linear([0, from], [0, to], spread(colours))
  }

  across(from: number, to: number, ...colours: readonly (string | Stop)[]): string {
    return this.definitions.linear([from, 0], [to, 0], spread(colours))
  }

  glow(x: number, y: number, radius: number, ...stops: readonly Stop[]): string {
    return this.definitions.radial([x, y], radius, stops)
  }

  blur(deviation: number): string {
    return this.definitions.blur(deviation, { x: -40, y: -40, width: WIDE + 80, height: HIGH + 80 })
  }

  /** A blur for content in local units, as a share of the content's own box. */
  soften(deviation: number): string {
    const id = this.definitions.define(`soft${deviation}`, (name) =>
      el(
        'filter',
        { id: name, x: -0.5, y: -0.5, width: 2, height: 2 },
        el('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )
    return `url(#${id})`
  }

  /** The drawing of a species, centred at a point; `width` is the width of its whole drawing, `angle` is in degrees. */
  fish(species: string, [x, y]: Point, width: number, angle = 0): string {
    let id = this.#plates.get(species)
    if (id === undefined) {
      id = `${this.#name}-plate-${species}`
      this.#plates.set(species, id)
      const plate = drawPlate(species)
      this.definitions.define(`plate ${species}`, () => el('g', { id: id }, centred(plate)))
    }
    const turn = angle === 0 ? '' : ` rotate(${num(angle)})`
    return el('use', {
      href: `#${id}`,
      transform: `translate(${num(x)} ${num(y)})${turn} scale(${(width / 1000).toFixed(4)})`,
    })
  }

  /** The whole canvas in a gradient from the upper left to the lower right. */
  ground(...stops: readonly Stop[]): string {
    return box(0, 0, WIDE, HIGH, this.definitions.linear([0, 0], [WIDE, HIGH], stops))
  }

  /** The finished picture, `width` pixels wide, with one light from the upper left over everything. */
  finish(width: number, ...body: readonly string[]): string {
    const light = this.glow(250, 60, 1150, [0, '#fff6df', 0.16], [0.55, '#fff6df', 0], [1, '#06202b', 0.2])
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${WIDE} ${HIGH}`,
        width,
        height: Math.round((width * HIGH) / WIDE),
      },
      this.definitions.toString(),
      ...body,
      box(0, 0, WIDE, HIGH, light),
    )
  }
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more })
}

export function disc(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill, ...more })
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more })
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

/** Content that is moved to a point and scaled; the content uses local units. */
export function place(x: number, y: number, scale: number, ...content: readonly string[]): string {
  return el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${scale})` }, ...content)
}

export function group(attributes: Attributes, ...content: readonly string[]): string {
  return el('g', attributes, ...content)
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`
}

/** The content of a drawing, moved so that its middle is the origin and its width is 1000. */
function centred(plate: string): string {
  const [, x = '0', y = '0', width = '1000', height = '600'] =
    /viewBox="([-.\d]+) ([-.\d]+) ([-.\d]+) ([-.\d]+)"/.exec(plate) ?? []
  const inner = plate.slice(plate.indexOf('>') + 1, plate.lastIndexOf('</svg>'))
  const scale = 1000 / Number(width)
  const dx = -(Number(x) + Number(width) / 2)
  const dy = -(Number(y) + Number(height) / 2)
  return el('g', { transform: `scale(${scale.toFixed(4)}) translate(${num(dx)} ${num(dy)})` }, inner)
}

function spread(colours: readonly (string | Stop)[]): Stop[] {
  return colours.map((colour, index) =>
    typeof colour === 'string' ? [index / Math.max(1, colours.length - 1), colour] : colour,
  )
}
