import { type Box, type Command, entry, lerp, type Point, polyline, spline, trace } from '../base/geometry.ts'
import { el, path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { Mark, PatchMark, RaysMark, RingsMark, SpotsMark, StrokeMark, ZebraMark } from './plan.ts'

/** The surface of marks: the outline over which they are spread, and the box of their blurs. */
export interface Skin {
  polygon: readonly Point[]
  /** A few points of the outline, for lines that repeat the outline. */
  outline: readonly Point[]
  straight: boolean
  box: Box
}

export function drawMark(easel: Easel, mark: Mark, skin: Skin): string {
  switch (mark.type) {
    case 'spots':
      return drawSpots(easel, mark, skin)
    case 'stroke':
      return drawStroke(easel, mark, skin)
    case 'patch':
      return drawPatch(easel, mark, skin)
    case 'rings':
      return drawRings(easel, mark, skin)
    case 'rays':
      return drawRays(easel, mark, skin)
    case 'zebra':
      return drawZebra(easel, mark)
  }
}

/**
 * Draws spots as short strokes with round caps in three width classes, of which no two are identical. They
 * take a tenth of the bytes of outlines.
 */
function drawSpots(easel: Easel, mark: SpotsMark, { polygon }: Skin): string {
  const places = easel.scatter(polygon, mark.count, mark.gap)
  const classes: Command[][] = [[], [], []]
  const all: Command[] = []
  for (const [x, y] of places) {
    const stretch = mark.size * easel.random.range(0.02, mark.size > 8 ? 0.55 : 0.25)
    const angle = easel.random.range(0, Math.PI)
    const dot: Command[] = [
      ['M', x, y],
      ['L', x + Math.max(0.1, Math.cos(angle) * stretch), y + Math.sin(angle) * stretch],
    ]
    entry(classes, easel.random.below(3)).push(...dot)
    all.push(...dot)
  }
  const common = { fill: 'none', 'stroke-linecap': 'round' }
  const halo = mark.halo
    ? path(all, {
        ...common,
        stroke: easel.colour(mark.halo),
        'stroke-width': mark.size * 1.9,
        opacity: mark.haloOpacity ?? 0.3,
      })
    : ''
  const dots = classes.map((dots, index) =>
    path(dots, { ...common, 'stroke-width': mark.size * entry([0.66, 0.9, 1.16], index) }),
  )
  return halo + el('g', { stroke: easel.colour(mark.colour), opacity: mark.opacity ?? 0.8 }, ...dots)
}

function drawStroke(easel: Easel, mark: StrokeMark, { box }: Skin): string {
  return path(
    mark.paths.flatMap((points) => spline(points)),
    {
      fill: 'none',
      stroke: easel.colour(mark.colour),
      'stroke-width': mark.width,
      'stroke-linecap': mark.dash ? undefined : 'round',
      'stroke-linejoin': 'round',
      'stroke-dasharray': mark.dash,
      opacity: mark.opacity ?? 0.8,
      filter: easel.blur(mark.blur, box),
    },
  )
}

function drawPatch(easel: Easel, mark: PatchMark, { box }: Skin): string {
  return path(spline(mark.points, true), {
    fill: easel.colour(mark.colour),
    opacity: mark.opacity ?? 0.8,
    filter: easel.blur(mark.blur, box),
  })
}

/** Growth lines: the outline, reduced towards the hinge, in dark, with a pale line on the lit side. */
function drawRings(easel: Easel, mark: RingsMark, skin: Skin): string {
  const byColour = new Map<string, Command[]>()
  const pale: Command[] = []
  for (let index = 1; index <= mark.count; index++) {
    const scale = 1 - index / (mark.count + 1)
    const ring = skin.outline.map((point): Point => {
      const wobble = scale * (1 + easel.random.bell() * (mark.jitter ?? 0))
      return lerp(mark.centre, point, wobble)
    })
    const lines = skin.straight ? polyline(ring, true) : spline(ring, true)
    const colour = easel.colour(entry(mark.colours, index % mark.colours.length))
    byColour.set(colour, [...(byColour.get(colour) ?? []), ...lines])
    const lit = ring.map(([x, y]): Point => [x - mark.width * 0.35, y - mark.width * 0.5])
    pale.push(...(skin.straight ? polyline(lit, true) : spline(lit, true)))
  }
  const filter = easel.blur(mark.blur, skin.box)
  const common = { fill: 'none', filter }
  const lines = [...byColour].map(([stroke, ring]) =>
    path(ring, { ...common, stroke, 'stroke-width': mark.width, opacity: mark.opacity ?? 0.5 }),
  )
  const light =
    mark.light === 0
      ? ''
      : path(pale, { ...common, stroke: WHITE, 'stroke-width': mark.width * 0.3, opacity: mark.light ?? 0.3 })
  return lines.join('') + light
}

function drawRays(easel: Easel, mark: RaysMark, skin: Skin): string {
  const edge = trace(skin.outline, 8, true)
  const inset = mark.inset ?? 0
  const rays = edge
    .filter((_, index) => index % mark.every === 0)
    .flatMap((point) => {
      const reach = inset + mark.length * easel.random.range(0.82, 1)
      return polyline([lerp(point, mark.from, inset), lerp(point, mark.from, reach)])
    })
  return path(rays, {
    fill: 'none',
    stroke: easel.colour(mark.colour),
    'stroke-width': mark.width ?? 1.6,
    'stroke-linecap': 'round',
    opacity: mark.opacity ?? 0.4,
  })
}

/** The cuttlefish's pale bars: two rows of wavy lines that are thick in the middle; the midline stays free. */
function drawZebra(easel: Easel, mark: ZebraMark): string {
  const thick: Command[] = []
  const thin: Command[] = []
  for (const side of [-1, 1]) {
    for (let index = 0; index < mark.count; index++) {
      const share = (index + 0.5) / mark.count
      const x = mark.from + (mark.to - mark.from) * share + easel.random.bell() * 7
      const height = mark.half * Math.sqrt(Math.max(0.08, 1 - ((share - 0.46) / 0.6) ** 2))
      const inner = easel.random.range(0.2, 0.34) * height
      const outer = easel.random.range(0.74, 0.9) * height
      const line = waver(easel, x, easel.axis, side, inner, outer)
      thin.push(...spline(line))
      thick.push(...spline(trace(line, 4).slice(3, -3)))
    }
  }
  const common = { fill: 'none', stroke: easel.colour(mark.colour), 'stroke-linecap': 'round' }
  return el(
    'g',
    { opacity: mark.opacity ?? 0.8 },
    path(thin, { ...common, 'stroke-width': mark.width * 0.7 }),
    path(thick, { ...common, 'stroke-width': mark.width * 1.35 }),
  )
}

function waver(easel: Easel, x: number, axis: number, side: number, inner: number, outer: number): Point[] {
  const swing = easel.random.range(3, 5.5) * (easel.random.next() < 0.5 ? -1 : 1)
  return [0, 0.34, 0.68, 1].map((t, index): Point => {
    const sway = index % 2 === 0 ? -swing : swing
    return [x + sway + easel.random.bell() * 2.5, axis + side * (inner + (outer - inner) * t)]
  })
}
