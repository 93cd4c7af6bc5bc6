import { mix } from '../base/colour.ts'
import { type Command, entry, gliding, join, type Point } from '../base/geometry.ts'
import { type Definitions, el, fixed, path } from '../base/svg.ts'
import type { Colours, FishPlan, Hex, Iridescence, Light, Species } from '../plan.ts'
import type { Body } from './body.ts'

type Ramp = readonly (readonly [number, Hex])[]

/** One colour of a role: its hex, the first colour of its list, or the fallback. */
export function hexOf(colours: Colours, role: string, fallback: Hex): Hex {
  const colour = colours[role]
  if (typeof colour === 'string') return colour
  const first = colour?.[0]
  return typeof first === 'string' ? first : fallback
}

/** The light of a drawing: defaults, overridden by the plan's values, overridden by the species' values. */
export function lightOf(plan: FishPlan, species: Species): Light {
  const usual: Light = {
    top: [-0.62, -0.3],
    broad: 0.34,
    narrow: 0.36,
    edge: 0.44,
    core: 0.14,
    bounce: 0.5,
    edgeWidth: 0.06,
    wet: 0,
  }
  return { ...usual, ...plan.light, ...species.light }
}

/**
 * One blurred group with the skin: bands of colour from back to belly that follow the outline, the pattern `under`, and
 * the mirror bands of silver fish.
 */
export function paintSkin(body: Body, species: Species, under: string, definitions: Definitions): string {
  const ramp = rampOf(species.colours)
  const steps = 13
  const bands: string[] = [el('path', { d: rectangle(body), fill: colourAt(ramp, 0.5) })]
  for (let i = 0; i < steps; i++) {
    const level = (share: number): Point[] =>
      [-0.06, 0.02, 0.09, 0.2, 0.36, 0.54, 0.72, 0.88, 1.06].map((u) => body.level(u, share))
    const top = i === 0 ? -0.5 : i / steps
    const bottom = i === steps - 1 ? 1.5 : (i + 1.25) / steps
    const line = [...level(top), ...level(bottom).toReversed()]
    bands.push(path(polygon(line), { fill: colourAt(ramp, (i + 0.5) / steps) }))
  }
  const blur = definitions.blur(5, body.box)
  return el('g', { filter: blur }, ...bands, under, ...iridescent(body, species.iridescence, species.colours))
}

/** Shade along the edges, core shadow, highlights and belly light, which make the outline look three-dimensional. */
export function paintForm(body: Body, light: Light, species: Species, definitions: Definitions): string {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const width = body.size(light.edgeWidth)
  const shift = width * 0.24
  const [snout] = body.at([0, 0])
  const [tailBase] = body.at([1, 0])
  const stroke = definitions.linear(
    [snout, 0],
    [tailBase, 0],
    [
      [0, shade, 0.4],
      [0.2, shade],
      [0.84, shade],
      [1, shade, 0.2],
    ],
  )
  // The belly turns away from the lamp but is above a bright ground, so its edge is shaded less than that of the back.
  const edge = el(
    'g',
    {
      fill: 'none',
      stroke,
      'stroke-width': width * 1.55,
      transform: `translate(${fixed(-shift * 0.6, 1)} ${fixed(-shift, 1)})`,
      filter: definitions.blur(Math.round(width * 4.4) / 10, body.box),
    },
    path(body.upperEdge, { opacity: light.edge }),
    path(body.lowerEdge, { opacity: light.edge * 0.72 }),
  )
  const soft = el(
    'g',
    { filter: definitions.blur(9, body.box) },
    path(body.band([0.42, 0.8], [0.12, 0.93]), { fill: shade, opacity: light.core * 0.8 }),
    path(body.band([0.86, 0.99], [0.14, 0.94]), {
      fill: species.bounce ?? mix(hexOf(species.colours, 'belly', '#ffffff'), '#ffffff', 0.45),
      opacity: light.bounce * 0.75,
    }),
    path(body.band(light.top, [0.07, 0.93]), { fill: '#ffffff', opacity: light.broad * 0.86 }),
  )
  return edge + soft
}

/** The wet shine: a few long highlights on the upper back, and a fainter one below. */
export function paintShine(body: Body, light: Light, definitions: Definitions): string {
  const v = light.top[0] * 0.86 + light.top[1] * 0.14
  const glint = (level: number, from: number, to: number, width: number) => {
    const steps = 6
    const side = (sign: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps
        const [x, y] = body.wrap(from + (to - from) * t, level)
        return [x, y + (sign * body.size(width) * Math.sin(Math.PI * t ** 0.8)) / 2]
      })
    return [...join(gliding(side(-1)), gliding(side(1).toReversed())), ['Z']] as Command[]
  }
  const above = [
    ...glint(v, 0.16, 0.47, 0.012),
    ...glint(v - 0.01, 0.5, 0.57, 0.008),
    ...glint(v, 0.6, 0.88, 0.01),
  ]
  return el(
    'g',
    { filter: definitions.blur(2.2, body.box), opacity: light.narrow, fill: '#ffffff' },
    path(above, {}),
    path(glint(v + 0.1, 0.28, 0.72, 0.006), { opacity: 0.5 }),
  )
}

/** The stops of the skin's gradient from back (0) to belly (1). */
function rampOf(colours: Colours): Ramp {
  if (Array.isArray(colours.ramp)) return colours.ramp as Ramp
  const back = hexOf(colours, 'back', '#777777')
  const flank = hexOf(colours, 'flank', '#bbbbbb')
  const belly = hexOf(colours, 'belly', '#eeeeee')
  const zones = (colours.zones ?? [0.16, 0.48, 0.86]) as unknown as readonly [number, number, number]
  const shade = hexOf(colours, 'shade', '#333333')
  return [
    [0, mix(back, shade, 0.22)],
    [zones[0], back],
    [(zones[0] + zones[1]) / 2, mix(back, flank, 0.58)],
    [zones[1], flank],
    [(zones[1] + zones[2]) / 2, mix(flank, belly, 0.55)],
    [zones[2], belly],
    [1, mix(belly, flank, 0.12)],
  ]
}

function colourAt(ramp: Ramp, share: number): Hex {
  const next = ramp.findIndex((stop) => stop[0] >= share)
  if (next === 0) return entry(ramp, 0)[1]
  if (next < 0) return entry(ramp, -1)[1]
  const [from, a] = entry(ramp, next - 1)
  const [to, b] = entry(ramp, next)
  return mix(a, b, (share - from) / (to - from || 1))
}

function iridescent(body: Body, shine: Iridescence | undefined, colours: Colours): string[] {
  if (!shine) return []
  const from = shine.from ?? 0.2
  const band = (v0: number, v1: number, fill: Hex, opacity: number) =>
    path(body.band([v0, v1], [from, 0.985]), { fill, opacity: Math.min(1, opacity) })
  const painted: string[] = []
  if (shine.back) painted.push(band(-0.92, -0.56, shine.back, (shine.backOpacity ?? 0.4) * 0.8))
  const { warm = '#f6e4cf', cool = '#cfe4e0', rose = '#efdce0' } = shine
  if (shine.silver) {
    const dark = shine.dark ?? mix(hexOf(colours, 'shade', '#444444'), '#ffffff', 0.5)
    const s = shine.silver
    painted.push(
      band(-0.46, -0.28, '#ffffff', s * 0.95),
      band(-0.2, -0.06, dark, s * 0.42),
      band(0, 0.14, warm, s * 0.75),
      band(0.18, 0.36, '#ffffff', s * 0.8),
      band(0.42, 0.55, cool, s * 0.75),
      band(0.6, 0.74, dark, s * 0.34),
      band(0.78, 0.9, '#ffffff', s * 0.8),
    )
  }
  if (shine.strength) {
    const s = shine.strength
    painted.push(
      band(-0.42, -0.2, warm, s * 0.5),
      band(-0.08, 0.14, rose, s * 0.5),
      band(0.26, 0.46, cool, s * 0.5),
    )
  }
  return painted
}

function polygon(points: readonly Point[]) {
  return [...points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const), ['Z'] as const]
}

function rectangle({ box }: Body): string {
  return `M${fixed(box.x - 30, 0)} ${fixed(box.y - 30, 0)}h${fixed(box.width + 60, 0)}v${fixed(box.height + 60, 0)}h${fixed(-box.width - 60, 0)}z`
}
