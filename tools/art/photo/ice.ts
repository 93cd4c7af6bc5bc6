import { type Box, type Command, entry, type Point, polyline } from '../base/geometry.ts'
import { cover, lampFall } from '../base/lamp.ts'
import type { Random } from '../base/random.ts'
import { type Definitions, el, fixed, num, path } from '../base/svg.ts'

/** Crushed ice: a soft, deep bed with pieces on it that are lit from the upper left, and wet highlights on top. */
export function paintIce(frame: Box, random: Random, definitions: Definitions): string {
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

/** Pieces of ice: a shadow to the lower right, a clear body, and the facets that face the lamp or face away. */
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

/** A grid of lit triangles with randomly shifted corners, drawn by colour class. */
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

/** One loose piece: its outline, the facet that faces the lamp and the facet that does not. */
export function shard(frame: Box, random: Random, size = 1) {
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
