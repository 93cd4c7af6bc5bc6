import { type Command, entry, type Point, rounded } from '../base/geometry.ts'
import { el, fixed, pathData } from '../base/svg.ts'

/** A spot with its position and diameter in canvas units. `squeeze` reduces its height where the body turns away. */
export interface Dot {
  at: Point
  size: number
  squeeze: number
  /**
   * For an irregular spot: the share of its size by which it is longer than wide, and its direction in
   * radians.
   */
  stretch?: { share: number; angle: number }
}

/**
 * Draws spots as short strokes with round caps in three width classes. They take a tenth of the bytes of
 * outlines.
 */
export function dotPaths(dots: readonly Dot[], paint: Record<string, string | number>, grow = 0): string {
  if (dots.length === 0) return ''
  if (dots.length <= 70 && entry(dots, 0).size > 7) {
    const { stroke, ...rest } = paint
    return el('path', { d: pathData(dots.flatMap((dot) => blob(dot, grow))), fill: stroke, ...rest })
  }
  const widths = dots.map((dot) => dot.size * dot.squeeze)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  const classes: Dot[][] = [[], [], []]
  dots.forEach((dot, i) => {
    const share = most > least ? ((widths[i] ?? least) - least) / (most - least) : 1
    classes[Math.min(2, Math.floor(share * 3))]?.push(dot)
  })
  return classes
    .map((members) => {
      if (members.length === 0) return ''
      const width = members.reduce((sum, dot) => sum + dot.size * dot.squeeze, 0) / members.length
      return el('path', {
        d: members.map((dot) => dash(dot)).join(''),
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-width': fixed(width + grow, 1),
        ...paint,
      })
    })
    .join('')
}

function dash({ at: [x, y], size, squeeze, stretch }: Dot): string {
  const flat = size * (1 - squeeze)
  const [dx, dy] = stretch
    ? [
        flat + Math.cos(stretch.angle) * size * stretch.share,
        Math.sin(stretch.angle) * size * stretch.share * squeeze,
      ]
    : [flat, 0]
  const start = `M${fixed(x - dx / 2, 1)} ${fixed(y - dy / 2, 1)}`
  return Math.abs(dy) < 0.05
    ? `${start}h${fixed(Math.max(0.1, dx), 1)}`
    : `${start}l${fixed(dx, 1)} ${fixed(dy, 1)}`
}

/** A large spot with a soft, irregular outline through corners that are shifted at random. */
function blob({ at: [x, y], size, squeeze, stretch }: Dot, grow: number): Command[] {
  const reach = (size + grow) / 2
  const turn = stretch?.angle ?? 0
  const corners = [0, 1, 2, 3, 4].map((i): Point => {
    const angle = turn + (i * 2 * Math.PI) / 5
    const radius = reach * (1.2 + 0.2 * Math.sin(x * 3.7 + y * 5.3 + i * 2.4))
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * squeeze]
  })
  return rounded(corners)
}
