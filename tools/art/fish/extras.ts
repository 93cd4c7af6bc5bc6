import { mix } from '../base/colour.ts'
import { boxOf, type Command, type Point, pointsOf, spline, trace } from '../base/geometry.ts'
import { type Definitions, el, num, path, pathData } from '../base/svg.ts'
import type { Colours, ExtraShape, FishPlan, Species } from '../plan.ts'
import type { Body } from './body.ts'
import { finColours, rootShade } from './finPaint.ts'
import { hexOf } from './form.ts'

/**
 * The contact shadow of the whole silhouette, a narrower shadow of the body, and a pale line that separates dark tails
 * from a dark ground.
 */
export function groundShadow(silhouette: Command[], body: Body, definitions: Definitions): string {
  const box = boxOf(pointsOf(silhouette))
  const id = definitions.define('silhouette', (name) => el('path', { id: name, d: pathData(silhouette) }))
  const ink = '#0f2a38'
  const use = (attributes: Record<string, string | number>) => el('use', { href: `#${id}`, ...attributes })
  return [
    el(
      'g',
      { transform: 'translate(9 20)', opacity: 0.27 },
      use({ fill: ink, filter: definitions.blur(12, box) }),
    ),
    el(
      'g',
      { transform: 'translate(3 7)', opacity: 0.3 },
      path(body.outline, { fill: ink, filter: definitions.blur(4, body.box) }),
    ),
    use({
      fill: '#ffffff',
      stroke: '#ffffff',
      'stroke-width': 3.2,
      'stroke-linejoin': 'round',
      opacity: 0.6,
    }),
  ].join('')
}

/** Finlets and the adipose fin, which have no rays. */
export function smallFins(small: Command[], colours: Colours): string {
  const shade = hexOf(colours, 'shade', '#333333')
  const [base] = finColours(colours, 'finlet')
  const box = boxOf(pointsOf(small))
  if (small.length === 0) return ''
  return (
    path(small, {
      fill: base,
      stroke: mix(base, shade, 0.6),
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    (box.width < 1
      ? ''
      : path(small, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 0.7,
          opacity: 0.35,
          transform: 'translate(-.8 -.5)',
        }))
  )
}

/** The tail's colour, which fades into the stalk so that no seam is visible at the tail base. */
export function tailFade(body: Body, plan: FishPlan, species: Species, definitions: Definitions): string {
  if (plan.tail.shape === 'none' && !plan.shapes?.some((shape) => shape.colour === 'tailFin')) return ''
  const role = plan.tail.shape === 'none' ? 'tailFin' : 'tail'
  const [base] = finColours(species.colours, role)
  const share = plan.fade ?? 0.13
  const [x0] = body.at([1 - share, 0])
  const [x1] = body.at([1, 0])
  const shade = hexOf(species.colours, 'shade', '#333333')
  const colour = mix(base, shade, rootShade('tail'))
  const fill = definitions.linear(
    [x0, 0],
    [x1, 0],
    [
      [0, colour, 0],
      [0.55, colour, 0.4],
      [1, colour, 1],
    ],
  )
  const { y, height } = body.box
  return el('rect', { x: num(x0), y: num(y), width: num(x1 - x0 + 40), height: num(height), fill })
}

/** A horn, a shark's fin or a similar shape, coloured along its points, with its own highlight. */
export function paintShape(
  body: Body,
  shape: ExtraShape & { outline: Command[] },
  species: Species,
  definitions: Definitions,
): string {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const [base, middle, edge] = finColours(species.colours, shape.colour)
  const points = shape.points.map((point) => body.at(point))
  const from = points[0] ?? [0, 0]
  const to = points[Math.round((points.length - 1) * (shape.toward ?? 0.5))] ?? [0, 0]
  const fill = definitions.linear(from, to, [
    [0, base],
    [0.55, middle],
    [1, edge],
  ])
  const shine = shape.shine
    ? path(spline(shape.shine.map((point) => body.at(point))), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': body.size(0.009),
        'stroke-linecap': 'round',
        opacity: 0.4,
        filter: definitions.blur(2.5, boxOf(shape.shine.map((point) => body.at(point)))),
      })
    : ''
  return path(shape.outline, { fill, stroke: shade, 'stroke-width': 1, 'stroke-opacity': 0.4 }) + shine
}

/** Barbels that taper from the root to the tip, lit on the upper side. */
export function paintBarbels(body: Body, plan: FishPlan, species: Species): string[] {
  const shade = hexOf(species.colours, 'shade', '#333333')
  const colour = hexOf(species.colours, 'barbel', hexOf(species.colours, 'back', '#777777'))
  return (plan.barbels ?? []).map(({ points, width = 0.008 }) => {
    const line = trace(
      points.map((point) => body.at(point)),
      5,
    )
    const side = (sign: number): Point[] =>
      line.map(([x, y], i) => {
        const [px, py] = line[Math.max(0, i - 1)] ?? [x, y]
        const [nx, ny] = line[Math.min(line.length - 1, i + 1)] ?? [x, y]
        const length = Math.hypot(nx - px, ny - py) || 1
        const half = (sign * body.size(width) * (1 - (0.85 * i) / (line.length - 1))) / 2
        return [x - ((ny - py) / length) * half, y + ((nx - px) / length) * half]
      })
    const outline = spline([...side(1), ...side(-1).reverse()], true)
    return (
      path(outline, { fill: colour, stroke: mix(colour, shade, 0.6), 'stroke-width': 0.8 }) +
      path(spline(side(-0.3)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 0.9, opacity: 0.5 })
    )
  })
}
