import { mix } from './colour.ts'
import { type Box, type Command, entry, gliding, type Point, polyline, rounded } from './geometry.ts'
import type { Random } from './random.ts'
import { type Definitions, el, fixed, num, path } from './svg.ts'

export type Ground = 'plain' | 'ice' | 'slate' | 'sand'

/** What the animal lies on, lit by the same lamp from the upper left; fills `frame`. */
export function paintGround(ground: Ground, frame: Box, random: Random, definitions: Definitions): string {
  switch (ground) {
    case 'plain':
      return plain(frame, definitions)
    case 'ice':
      return ice(frame, random, definitions)
    case 'slate':
      return slate(frame, random, definitions)
    case 'sand':
      return sand(frame, random, definitions)
  }
}

/** The picture ground of the market: ice, centre to edge (looks.md). */
function plain(frame: Box, definitions: Definitions): string {
  return cover(
    frame,
    definitions.radial(centreOf(frame), frame.width * 0.62, [
      [0, '#f7fbfc'],
      [1, '#e6f1f4'],
    ]),
  )
}

/** Crushed ice: a soft deep bed, pieces lit from the upper left over it, wet glints on top. */
function ice(frame: Box, random: Random, definitions: Definitions): string {
  const deep = facets(frame, random, 22, 17, ['#f4fafc', '#e0eef5', '#cbe1ec', '#b7d3e1', '#a2c4d6'])
  const pieces = Array.from({ length: 620 }, () => shard(frame, random, 0.72))
  const large = Array.from({ length: 46 }, () => shard(frame, random, 1.25))
  return [
    cover(frame, '#cfe2ec'),
    el('g', { filter: definitions.blur(5, frame) }, deep),
    heap(pieces, 0.5),
    heap(large, 0.42),
    glints(frame, random, '#ffffff', 90, 0.95),
    lampFall(frame, definitions, '#1d5a78', 0.24),
  ].join('')
}

/** Pieces of ice: shadow to the lower right, clear body, the facets away from and towards the lamp. */
function heap(pieces: readonly ReturnType<typeof shard>[], clear: number): string {
  const whole = pieces.flatMap((piece) => piece.whole)
  return [
    path(whole, { fill: '#4d86a3', opacity: 0.16, transform: 'translate(3 4)' }),
    path(whole, {
      fill: '#f4fafc',
      opacity: clear,
      stroke: '#ffffff',
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
    path(
      pieces.flatMap(({ dark }) => dark),
      { fill: '#7fb0c8', opacity: 0.34 },
    ),
    path(
      pieces.flatMap(({ lit }) => lit),
      { fill: '#ffffff', opacity: 0.72 },
    ),
  ].join('')
}

/** A wet slab of slate with drops. */
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

/** Combed sand with a few broken shells. */
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

/** Lit turbulence: the only way to a stone or sand grain without thousands of shapes. */
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

/** A jittered grid of lit triangles, drawn by colour class. */
function facets(
  frame: Box,
  random: Random,
  columns: number,
  rows: number,
  palette: readonly string[],
): string {
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Point => [
        frame.x +
          (frame.width * (column + random.range(-0.42, 0.42))) / columns -
          10 +
          (20 * column) / columns,
        frame.y + (frame.height * (row + random.range(-0.42, 0.42))) / rows - 10 + (20 * row) / rows,
      ],
    ),
  )
  const classes = palette.map((): Command[] => [])
  const add = (...corners: Point[]) => {
    const kind = Math.min(palette.length - 1, Math.floor(random.next() ** 1.3 * palette.length))
    classes[kind]?.push(...polyline(corners, true))
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = (dx: number, dy: number) => entry(entry(grid, row + dy), column + dx)
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      if (random.next() < 0.5) {
        add(a, b, c)
        add(a, c, d)
      } else {
        add(a, b, d)
        add(b, c, d)
      }
    }
  }
  return classes.map((commands, i) => path(commands, { fill: entry(palette, i) })).join('')
}

/** One loose piece: its outline, the facet that faces the lamp and the one that does not. */
function shard(frame: Box, random: Random, size = 1) {
  const centre: Point = [frame.x + frame.width * random.next(), frame.y + frame.height * random.next()]
  const radius = random.range(12, 46) * size
  const turn = random.range(0, 6.3)
  const corners = Array.from({ length: 4 + random.below(3) }, (_, i, list = 6): Point => {
    const angle = turn + (i / list) * 2 * Math.PI + random.range(-0.3, 0.3)
    return [
      centre[0] + Math.cos(angle) * radius * random.range(0.6, 1.1),
      centre[1] + Math.sin(angle) * radius * 0.8,
    ]
  })
  const ridge: Point = [
    centre[0] + radius * random.range(-0.3, 0.3),
    centre[1] + radius * random.range(-0.3, 0.2),
  ]
  const facet = (towards: number) =>
    corners.flatMap((corner, i) => {
      const next = entry(corners, (i + 1) % corners.length)
      const facing = (corner[0] + next[0]) / 2 - centre[0] + ((corner[1] + next[1]) / 2 - centre[1])
      return facing * towards > radius * 0.55 ? polyline([corner, next, ridge], true) : []
    })
  return { whole: polyline(corners, true), lit: facet(-1), dark: facet(1) }
}

function glints(frame: Box, random: Random, colour: string, count: number, opacity: number): string {
  const d = Array.from({ length: count }, () => {
    const [x, y] = [frame.x + frame.width * random.next(), frame.y + frame.height * random.next()]
    return `M${num(x)} ${num(y)}l${fixed(random.range(3, 12), 1)} ${fixed(random.range(-5, 5), 1)}`
  }).join('')
  return el('path', {
    d,
    stroke: colour,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    fill: 'none',
    opacity,
  })
}

/** Water drops: a dark edge, a clear middle and the lamp's glint. */
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

/** The lamp's light falling off towards the lower right corner. */
function lampFall(frame: Box, definitions: Definitions, shade: string, depth: number): string {
  const lamp: Point = [frame.x + frame.width * 0.34, frame.y + frame.height * 0.28]
  return cover(
    frame,
    definitions.radial(lamp, frame.width * 0.85, [
      [0, '#ffffff', depth * 0.3],
      [0.4, mix('#ffffff', shade, 0.5), 0],
      [1, shade, depth],
    ]),
  )
}

function cover(frame: Box, fill: string): string {
  return el('rect', {
    x: num(frame.x),
    y: num(frame.y),
    width: num(frame.width),
    height: num(frame.height),
    fill,
  })
}

function centreOf(frame: Box): Point {
  return [frame.x + frame.width / 2, frame.y + frame.height / 2]
}
