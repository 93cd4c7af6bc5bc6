import { type Box, type Command, entry } from './geometry.ts'

type Attributes = Record<string, string | number | undefined>
/** A stop of a gradient: [offset 0..1, hex colour, opacity 0..1]. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A number with one decimal, without a trailing zero and without a minus zero. */
export function num(value: number): string {
  return fixed(value, 1)
}

/** A number with at most `digits` decimals, without the zero before the point. */
export function fixed(value: number, digits: number): string {
  const text = String(Number(value.toFixed(digits)) + 0)
  return text.replace(/^(-?)0\./, '$1.')
}

/** Relative path data with one decimal. Rounding errors do not add up along the path. */
export function pathData(commands: readonly Command[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let last = ''
  let data = ''
  for (const command of commands) {
    if (command[0] === 'Z') {
      data += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const numbers = (command.slice(1) as number[]).map((value, i) => tenths(value) - (i % 2 === 0 ? x : y))
    const letter = command[0].toLowerCase()
    const text = numbers.map((value) => fixed(value / 10, 1))
    data += (letter === last && letter !== 'm' ? '' : letter) + glue(text, letter === last && letter !== 'm')
    x += entry(numbers, -2)
    y += entry(numbers, -1)
    if (letter === 'm') [startX, startY] = [x, y]
    last = letter
  }
  return data
}

/** An element. Undefined attributes are left out; numbers are written with at most three decimals. */
export function el(tag: string, attributes: Attributes, ...children: readonly string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? fixed(value, 3) : value}"`)
    .join('')
  const inner = children.join('')
  return inner === '' ? `<${tag}${text}/>` : `<${tag}${text}>${inner}</${tag}>`
}

export function path(commands: readonly Command[], attributes: Attributes): string {
  return commands.length === 0 ? '' : el('path', { d: pathData(commands), ...attributes })
}

/** Shared definitions of a drawing. Every id begins with the species' prefix, and equal definitions are written once. */
export class Definitions {
  readonly #prefix: string
  readonly #known = new Map<string, string>()
  readonly #texts: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Adds the definition that `write` returns for a new id, unless `key` is already defined; returns the id. */
  define(key: string, write: (id: string) => string): string {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const id = `${this.#prefix}-${this.#known.size.toString(36)}`
    this.#known.set(key, id)
    this.#texts.push(write(id))
    return id
  }

  /** Defines a gradient between two canvas points; returns url(#id). */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const place = { x1: num(from[0]), y1: num(from[1]), x2: num(to[0]), y2: num(to[1]) }
    const inner = stopElements(stops)
    const key = `l${JSON.stringify(place)}${inner}`
    const id = this.define(key, (name) =>
      el('linearGradient', { id: name, gradientUnits: 'userSpaceOnUse', ...place }, inner),
    )
    return `url(#${id})`
  }

  /**
   * Defines a round gradient; returns url(#id). `transform` squeezes or turns the gradient, and `focus` moves its
   * brightest point.
   */
  radial(
    centre: readonly [number, number],
    radius: number,
    stops: readonly Stop[],
    extra: { transform?: string; focus?: readonly [number, number] } = {},
  ): string {
    const place = {
      cx: num(centre[0]),
      cy: num(centre[1]),
      r: num(radius),
      fx: extra.focus && num(extra.focus[0]),
      fy: extra.focus && num(extra.focus[1]),
      gradientTransform: extra.transform,
    }
    const inner = stopElements(stops)
    const id = this.define(`r${JSON.stringify(place)}${inner}`, (name) =>
      el('radialGradient', { id: name, gradientUnits: 'userSpaceOnUse', ...place }, inner),
    )
    return `url(#${id})`
  }

  /**
   * Defines a blur of `deviation` canvas units inside `box`. Pass the box of the painted shape, because the rendering
   * time depends on the area.
   */
  blur(deviation: number, box: Box): string {
    const room = deviation * 3
    const place = {
      x: num(box.x - room),
      y: num(box.y - room),
      width: num(box.width + 2 * room),
      height: num(box.height + 2 * room),
    }
    const id = this.define(`b${deviation}${JSON.stringify(place)}`, (name) =>
      el(
        'filter',
        { id: name, filterUnits: 'userSpaceOnUse', ...place, 'color-interpolation-filters': 'sRGB' },
        el('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )
    return `url(#${id})`
  }

  /** Defines a clip to a path; returns url(#id). */
  clip(commands: readonly Command[]): string {
    const data = pathData(commands)
    const id = this.define(`c${data}`, (name) => el('clipPath', { id: name }, el('path', { d: data })))
    return `url(#${id})`
  }

  toString(): string {
    return el('defs', {}, ...this.#texts)
  }
}

/** A complete SVG document; `viewBox` is in canvas units. */
export function svgDocument(
  viewBox: Box,
  title: string,
  definitions: Definitions,
  ...body: readonly string[]
): string {
  const view = [viewBox.x, viewBox.y, viewBox.width, viewBox.height].map(num).join(' ')
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: view, role: 'img', 'aria-label': title },
    definitions.toString(),
    ...body,
  )
}

function tenths(value: number): number {
  return Math.round(value * 10)
}

function glue(numbers: readonly string[], continues: boolean): string {
  return numbers
    .map((text, i) => (text.startsWith('-') || (i === 0 && !continues) ? text : ` ${text}`))
    .join('')
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      el('stop', { offset: fixed(offset, 3), 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')
}
