import { type Box, gliding, type Point, rounded } from '../base/geometry.ts'
import { cover, lampFall } from '../base/lamp.ts'
import type { Random } from '../base/random.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import { paintIce, shard } from './ice.ts'

export type Ground = 'plain' | 'ice' | 'slate' | 'sand'

/** The ground under the animal, which fills `frame`; lit by the same lamp at the upper left. */
export function paintGround(ground: Ground, frame: Box, random: Random, definitions: Definitions): string {
  switch (ground) {
    case 'plain':
      return plain(frame, definitions)
    case 'ice':
      return paintIce(frame, random, definitions)
    case 'slate':
      return slate(frame, random, definitions)
    case 'sand':
      return sand(frame, random, definitions)
  }
}

/** The ground of the market's own pictures: a gradient of ice colours from centre to edge. */
function plain(frame: Box, definitions: Definitions): string {
  return cover(
    frame,
    definitions.radial(centreOf(frame), frame.width * 0.62, [
      [0, '#f7fbfc'],
      [1, '#e6f1f4'],
    ]),
  )
}

/** A wet slate with drops. */
function slate(frame: Box, random: Random, definitions: Definitions): string {
  const seams = Array.from({ length: 7 }, () => {
    const y = frame.y + frame.height * random.next()
    return gliding(
      Array.from(
        { length: 7 },
        (_, i): Point => [
          frame.x + (frame.width * i) / 6,
          y + random.range(-16, 16) + (i - 3) * random.range(0, 14),
        ],
      ),
    )
  }).flat()
  const stroke = { fill: 'none', 'stroke-width': 1.6 }
  return [
    grain(frame, random, definitions, '.006 .02', 4, 5, '#4a5b69'),
    path(seams, { ...stroke, stroke: '#0f1820', opacity: 0.35 }),
    path(seams, { ...stroke, stroke: '#8ea3b2', opacity: 0.22, transform: 'translate(0 2)' }),
    drops(frame, random, definitions),
    lampFall(frame, definitions, '#060d14', 0.55),
  ].join('')
}

/** Raked sand with a few broken shells. */
function sand(frame: Box, random: Random, definitions: Definitions): string {
  const ripples = Array.from({ length: 15 }, (_, row) => {
    const y = frame.y + (frame.height * (row + random.range(0.2, 0.8))) / 15
    const phase = random.range(0, 6.3)
    return gliding(
      Array.from(
        { length: 9 },
        (_, i): Point => [
          frame.x - 20 + ((frame.width + 40) * i) / 8,
          y + Math.sin(phase + i * 0.9) * 13 + random.range(-5, 5),
        ],
      ),
    )
  }).flat()
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  const bits = Array.from({ length: 26 }, () => shard(frame, random, 0.35))
  return [
    grain(frame, random, definitions, '.35 .35', 2, 0.8, '#ecd9b8'),
    el(
      'g',
      { filter: definitions.blur(6, frame) },
      path(ripples, {
        ...stroke,
        stroke: '#a9854f',
        'stroke-width': 15,
        opacity: 0.2,
        transform: 'translate(0 11)',
      }),
      path(ripples, { ...stroke, stroke: '#fff6e2', 'stroke-width': 13, opacity: 0.5 }),
    ),
    path(
      bits.flatMap(({ whole }) => whole),
      { fill: '#8a6c45', opacity: 0.3, transform: 'translate(2 3)' },
    ),
    path(
      bits.flatMap(({ whole }) => whole),
      { fill: '#fbf1de', opacity: 0.9 },
    ),
    lampFall(frame, definitions, '#6a4a20', 0.26),
  ].join('')
}

/** Turbulence that is lit; no other technique gives a grain of stone or sand without thousands of shapes. */
function grain(
  frame: Box,
  random: Random,
  definitions: Definitions,
  frequency: string,
  octaves: number,
  height: number,
  colour: string,
): string {
  const place = { x: num(frame.x), y: num(frame.y), width: num(frame.width), height: num(frame.height) }
  const seed = random.below(90)
  const id = definitions.define(`grain${frequency}${seed}`, (name) =>
    el(
      'filter',
      { id: name, filterUnits: 'userSpaceOnUse', ...place, 'color-interpolation-filters': 'sRGB' },
      el('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed }),
      el(
        'feDiffuseLighting',
        { surfaceScale: height, diffuseConstant: 1.15, 'lighting-color': colour },
        el('feDistantLight', { azimuth: 225, elevation: 58 }),
      ),
    ),
  )
  return el('rect', { ...place, filter: `url(#${id})` })
}

/** Water drops: a dark edge, a clear middle and the lamp's highlight. */
function drops(frame: Box, random: Random, definitions: Definitions): string {
  return Array.from({ length: 34 }, () => {
    const [x, y] = [frame.x + frame.width * random.next(), frame.y + frame.height * random.next()]
    const r = random.range(3, 11) * random.range(0.6, 1.2)
    const corners = Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i / 7) * 2 * Math.PI
      const reach = r * random.range(0.95, 1.3)
      return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach]
    })
    const fill = definitions.linear(
      [Math.round(x - r), Math.round(y - r)],
      [Math.round(x + r), Math.round(y + r)],
      [
        [0, '#0b141b', 0.55],
        [1, '#9fb6c6', 0.5],
      ],
    )
    return (
      path(rounded(corners), { fill, stroke: '#0b141b', 'stroke-width': 0.8, 'stroke-opacity': 0.4 }) +
      el('ellipse', {
        cx: num(x - r * 0.34),
        cy: num(y - r * 0.36),
        rx: num(r * 0.24),
        ry: num(r * 0.16),
        fill: '#ffffff',
        opacity: 0.85,
      })
    )
  }).join('')
}

function centreOf(frame: Box): Point {
  return [frame.x + frame.width / 2, frame.y + frame.height / 2]
}
