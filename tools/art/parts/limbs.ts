import { distance, entry, lerp, type Point } from '../base/geometry.ts'
import { el } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { LegPart, LimbPart } from './plan.ts'
import { spikePaths } from './spikes.ts'
import { Tube } from './tube.ts'

/** A smooth, tapered tube for an arm, an antenna or the finger of a claw. */
export function drawLimb(easel: Easel, part: LimbPart): string {
  const length = polylineLength(part.points)
  const pieces = part.k ?? Math.max(9, Math.min(20, Math.round(length / 42)))
  const tube = new Tube(part.points, widthTable(part.width), pieces)
  const start = entry(part.points, 0)
  const end = entry(part.points, -1)
  const fill = part.along
    ? easel.definitions.linear(start, end, easel.stops(part.along))
    : easel.colour(part.colour)
  const skin = part.suckers ? suckerRow(easel, tube, part.suckers) : ''
  return tube.draw(easel, { fill, shade: easel.shade, depth: 0.46, gloss: tube.mean > 8 ? 0.5 : 0.3 }, skin)
}

/** A jointed leg. The far segments are drawn first, so that each joint is below the segment before it. */
export function drawLeg(easel: Easel, part: LegPart): string {
  const count = part.points.length - 1
  let drawn = ''
  for (let index = count - 1; index >= 0; index--) drawn += drawSegment(easel, part, index, count)
  return drawn
}

function drawSegment(easel: Easel, part: LegPart, index: number, count: number): string {
  const from = entry(part.points, index)
  const to = entry(part.points, index + 1)
  const width = entry(part.widths, Math.min(index, part.widths.length - 1))
  const next = part.widths[index + 1] ?? width * 0.86
  const isTip = index === count - 1 && part.pointed !== false
  const length = distance(from, to) || 1
  const bow = length * (isTip ? 0.09 : 0.035) * (to[0] > from[0] ? 1 : -1)
  const middle = lerp(from, to, 0.5)
  const bent: Point = [
    middle[0] + ((to[1] - from[1]) / length) * bow,
    middle[1] - ((to[0] - from[0]) / length) * bow,
  ]
  const reach = lerp(from, to, isTip ? 1 : 1 + (next * 0.22) / length)
  const colour = easel.colour(entry(part.colours, Math.min(index, part.colours.length - 1)))
  const fill = easel.definitions.linear(from, reach, [
    [0, easel.colour([colour, 'shade', 0.3])],
    [0.16, colour],
    [0.62, easel.colour([colour, WHITE, 0.1])],
    [1, easel.colour([colour, 'shade', isTip ? 0.5 : 0.22])],
  ])
  const spines = part.spines ? legSpines(easel, from, to, width, isTip ? 0.3 : 1, colour) : ''
  const tube = new Tube([from, bent, reach], segmentWidths(width, next, isTip), isTip ? 6 : 5)
  return spines + tube.draw(easel, { fill, shade: easel.shade, depth: 0.52, gloss: 0.46 })
}

/** The widths of a segment: narrow at the joint, widest before the middle, and a little wider at the next joint. */
function segmentWidths(width: number, next: number, isTip: boolean): Point[] {
  if (isTip)
    return [
      [0, width * 0.82],
      [0.12, width],
      [0.45, width * 0.74],
      [0.8, width * 0.34],
      [1, 1.2],
    ]
  return [
    [0, width * 0.8],
    [0.14, width],
    [0.5, width * 0.98],
    [0.84, next * 0.98],
    [1, next * 1.06],
  ]
}

function legSpines(
  easel: Easel,
  from: Point,
  to: Point,
  width: number,
  taper: number,
  colour: string,
): string {
  const length = distance(from, to) || 1
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const count = Math.max(2, Math.round(length / 24))
  const spikes = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const t = 0.1 + (0.78 * (index + 0.5)) / count
    const here = width * (1 - (1 - taper) * t)
    const at = lerp(from, to, t)
    const tall = here * 0.3 + width * easel.random.range(0.12, 0.26)
    const out: Point = [dy * side, -dx * side]
    const base: Point = [at[0] + out[0] * here * 0.36, at[1] + out[1] * here * 0.36]
    return [base[0], base[1], out[0] * tall + dx * 4, out[1] * tall + dy * 4, 4.6] as const
  })
  return spikePaths(easel, spikes, easel.colour([colour, 'light', 0.45]))
}

/** Pale discs that become smaller along the arm, each with a dark cup, on the visible side of the arm. */
function suckerRow(easel: Easel, tube: Tube, side: 1 | -1): string {
  const last = tube.stations.length - 1
  let [discs, cups, glints] = ['', '', '']
  for (let t = 0.16; t < 0.97; ) {
    const place = t * last
    const index = Math.floor(place)
    const at = lerp(tube.beside(index, side * 0.5), tube.beside(index + 1, side * 0.5), place - index)
    const width = entry(tube.stations, index).width
    const r = Math.max(1.2, width * 0.165)
    const spot = (x: number, y: number, radius: number) =>
      el('circle', { cx: at[0] + x, cy: at[1] + y, r: radius })
    discs += spot(0, 0, r)
    cups += spot(0, 0, r * 0.46)
    if (r > 3) glints += spot(-r * 0.45, -r * 0.5, r * 0.22)
    t += Math.max(0.012, (r * 2.15) / (polylineLength(tube.stations.map((station) => station.at)) || 1))
  }
  return (
    el(
      'g',
      { fill: easel.colour('sucker'), stroke: easel.shade, 'stroke-width': 1.4, 'stroke-opacity': 0.5 },
      discs,
    ) +
    el('g', { fill: easel.colour(['base', 'shade', 0.5]), opacity: 0.75 }, cups) +
    (glints && el('g', { fill: WHITE, opacity: 0.8 }, glints))
  )
}

function polylineLength(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(entry(points, index), point), 0)
}

function widthTable(width: LimbPart['width']): readonly Point[] {
  const [first] = width
  if (typeof first === 'number') {
    const [start, end] = width as readonly [number, number]
    return [
      [0, start],
      [1, end],
    ]
  }
  return width as readonly Point[]
}
