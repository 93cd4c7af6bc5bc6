import {
  boxOf,
  type Command,
  distance,
  entry,
  lerp,
  type Point,
  spline,
  tableAt,
  trace,
} from '../base/geometry.ts'
import { path } from '../base/svg.ts'
import { type Easel, LAMP, WHITE } from './easel.ts'

interface Station {
  at: Point
  /** The unit vector at right angles to the axis. */
  normal: Point
  width: number
  /** 1 if the normal points towards the lamp, -1 if it points away. */
  facing: number
}
export interface TubeLook {
  fill: string
  shade: string
  /** The depth of the shade, 0..1; default .62. */
  depth?: number
  /** The strength of the highlight, 0..1; default .5. */
  gloss?: number
  cast?: boolean
  rim?: number
}

/** A tapered, round tube along a smooth curve, shaded across by the one lamp. `width` is a table of [0..1, width]. */
export class Tube {
  readonly stations: readonly Station[]
  readonly mean: number

  constructor(points: readonly Point[], width: readonly Point[], pieces = 10) {
    this.stations = stationsOf(points, width, pieces)
    this.mean = this.stations.reduce((sum, station) => sum + station.width, 0) / this.stations.length
  }

  /** The point at `offset` (in half widths, positive along the normal) from station `index`. */
  beside(index: number, offset: number): Point {
    const { at, normal, width } = entry(this.stations, index)
    return [at[0] + normal[0] * offset * (width / 2), at[1] + normal[1] * offset * (width / 2)]
  }

  outline(): Command[] {
    return spline(this.ring(), true)
  }

  /** The points of the outline: along one side, around the end, back along the other side and around the start. */
  ring(): Point[] {
    const last = this.stations.length - 1
    const side = (offset: number) => this.stations.map((_, index) => this.beside(index, offset))
    return [...side(1), this.#cap(last, last - 1), ...side(-1).reverse(), this.#cap(0, 1)]
  }

  draw(easel: Easel, look: TubeLook, onSkin = ''): string {
    const { fill, shade, depth = 0.62, gloss = 0.5, cast = true, rim = 0.5 } = look
    const shape = easel.shape(this.outline(), this.ring(), cast)
    const soft = Math.max(0.6, this.mean * 0.1)
    return (
      easel.paint(shape, { fill }) +
      easel.inside(
        shape,
        this.#ribbon(easel, 0.66, 0.62, { fill: shade, opacity: depth }, soft),
        easel.paint(shape, {
          fill: 'none',
          stroke: shade,
          'stroke-width': Math.max(1.2, this.mean * 0.18),
          opacity: 0.3,
          filter: easel.soften(soft, shape.box),
        }),
        this.#ribbon(easel, -0.42, 0.3, { fill: WHITE, opacity: gloss * 0.55 }, soft * 0.8),
        this.#ribbon(easel, -0.5, 0.1, { fill: WHITE, opacity: gloss }, undefined),
        onSkin,
      ) +
      easel.paint(shape, { fill: 'none', stroke: shade, 'stroke-width': 1.1, opacity: rim })
    )
  }

  /** A strip along the tube, `away` half widths from the axis, on the dark (positive) or the lit side. */
  #ribbon(
    easel: Easel,
    away: number,
    breadth: number,
    attributes: Record<string, string | number | undefined>,
    blur: number | undefined,
  ): string {
    const first = away < 0 && this.stations.length > 6 ? 1 : 0
    const indices = this.stations.map((_, index) => index).slice(first)
    const side = (edge: number) =>
      indices.map((index) => {
        const taper = away < 0 ? Math.sin((Math.PI * (index + 0.35)) / (this.stations.length - 0.3)) : 1
        const centre = -away * entry(this.stations, index).facing
        return this.beside(index, centre + edge * breadth * taper)
      })
    const points = [...side(1), ...side(-1).reverse()]
    return path(spline(points, true), {
      ...attributes,
      filter: blur === undefined ? undefined : easel.soften(blur, boxOf(points)),
    })
  }

  #cap(end: number, before: number): Point {
    const from = entry(this.stations, before)
    const to = entry(this.stations, end)
    const length = distance(from.at, to.at) || 1
    return lerp(from.at, to.at, 1 + (to.width * 0.32) / length)
  }
}

function stationsOf(points: readonly Point[], width: readonly Point[], pieces: number): Station[] {
  const line = trace(points, 10)
  const lengths = [0]
  for (let i = 1; i < line.length; i++)
    lengths.push(entry(lengths, -1) + distance(entry(line, i - 1), entry(line, i)))
  const total = entry(lengths, -1)
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const target = (total * piece) / pieces
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= target - 1e-6),
    )
    const [from, to] = [entry(line, after - 1), entry(line, after)]
    const span = entry(lengths, after) - entry(lengths, after - 1) || 1
    const direction: Point = [(to[0] - from[0]) / span, (to[1] - from[1]) / span]
    const normal: Point = [direction[1], -direction[0]]
    return {
      at: lerp(from, to, (target - entry(lengths, after - 1)) / span),
      normal,
      width: tableAt(width, piece / pieces),
      facing: normal[0] * LAMP[0] + normal[1] * LAMP[1],
    }
  })
}
