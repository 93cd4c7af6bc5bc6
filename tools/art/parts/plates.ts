import { type Command, entry, type Point, polyline, spline, trace } from '../base/geometry.ts'
import { type Easel, type Shape, WHITE } from './easel.ts'
import { drawMark, type Skin } from './marks.ts'
import type { FillPart, Mark, PlatePart } from './plan.ts'

/**
 * A rounded shell: its colour gradient, its marks, a dark edge away from the lamp and a thin lit edge towards the lamp.
 */
export function drawPlate(easel: Easel, part: PlatePart): string {
  const { shape, skin, fill } = prepare(easel, part)
  const marks = part.inner ?? []
  const edge = part.edge ?? 16
  return (
    easel.paint(shape, { fill }) +
    easel.inside(
      shape,
      ...marks.filter((mark) => !isHighlight(mark)).map((mark) => drawMark(easel, mark, skin)),
      edgeShade(easel, shape, edge, part.edgeOpacity ?? 0.5),
      ...marks.filter(isHighlight).map((mark) => drawMark(easel, mark, skin)),
    ) +
    easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.3, opacity: 0.62 })
  )
}

/** A flat shape with a gradient, for fins, membranes and inner faces. */
export function drawFill(easel: Easel, part: FillPart): string {
  const { shape, skin, fill } = prepare(easel, part)
  return (
    easel.paint(shape, { fill }) +
    easel.inside(shape, ...(part.inner ?? []).map((mark) => drawMark(easel, mark, skin))) +
    (part.outline === undefined
      ? ''
      : easel.paint(shape, { fill: 'none', stroke: easel.shade, 'stroke-width': 1.2, opacity: part.outline }))
  )
}

interface Prepared {
  shape: Shape
  skin: Skin
  fill: string
}

function prepare(easel: Easel, part: PlatePart | FillPart): Prepared {
  const points = part.points ?? wholeOf(easel, part.half ?? [], part.halfMirror ?? 'x')
  const straight = part.straight ?? false
  const outline: Command[] = straight ? polyline(points, true) : spline(points, true)
  const polygon = straight ? points : trace(points, 5, true)
  const shape = easel.shape(outline, polygon, part.silhouette ?? true)
  const skin = { polygon, outline: points, straight, box: shape.box }
  return { shape, skin, fill: fillOf(easel, part, shape) }
}

function wholeOf(easel: Easel, half: readonly Point[], mirror: 'x' | 'y'): Point[] {
  const { axis } = easel
  const other = half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => (mirror === 'x' ? [2 * axis - x, y] : [x, 2 * axis - y]))
  return [...half, ...other]
}

function fillOf(easel: Easel, part: PlatePart | FillPart, { box }: Shape): string {
  const gradient = part.gradient ?? defaultGradient(part.colour ?? 'base')
  const stops = easel.stops(gradient)
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height]
  if (stops.length > 0 && new Set(stops.map((stop) => stop[1])).size === 1) return entry(stops, 0)[1]
  if (part.direction === 'x') return easel.definitions.linear([left, top], [right, top], stops)
  if (part.direction === 'radial') {
    const squeeze = box.height / (box.width || 1)
    const centre: Point = [left + box.width * 0.43, (top + box.height * 0.36) / squeeze]
    return easel.definitions.radial(centre, box.width * 0.66, stops, {
      transform: `scale(1 ${squeeze.toFixed(4)})`,
    })
  }
  return easel.definitions.linear([left + box.width * 0.02, top], [left - box.width * 0.02, bottom], stops)
}

function defaultGradient(colour: NonNullable<PlatePart['colour']>): NonNullable<PlatePart['gradient']> {
  return [
    [0, [colour, WHITE, 0.34]],
    [0.4, [colour, WHITE, 0.06]],
    [1, [colour, 'shade', 0.5]],
  ]
}

/**
 * A blurred stroke that is shifted towards the lamp darkens the far edge of an outline; a thin, pale stroke lights the
 * near edge.
 */
function edgeShade(easel: Easel, shape: Shape, edge: number, opacity: number): string {
  const push = (share: number) => ({ x: -edge * share * 0.75, y: -edge * share })
  return (
    easel.paint(shape, {
      ...push(0.24),
      fill: 'none',
      stroke: easel.shade,
      'stroke-width': edge,
      opacity,
      filter: easel.definitions.blur(Math.round(edge * 2.6) / 10, shape.box),
    }) +
    easel.paint(shape, {
      ...push(-0.09),
      fill: 'none',
      stroke: WHITE,
      'stroke-width': Math.max(1, edge * 0.09),
      opacity: 0.34,
      filter: easel.definitions.blur(Math.max(0.5, Math.round(edge * 0.4) / 10), shape.box),
    })
  )
}

function isHighlight(mark: Mark): boolean {
  return mark.type === 'stroke' && mark.colour === WHITE && mark.dash === undefined
}
