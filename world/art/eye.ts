import type { Body } from './body.ts'
import { mix, shift } from './colour.ts'
import { hexOf } from './form.ts'
import type { Command } from './geometry.ts'
import type { FishPlan, Species } from './plan.ts'
import { type Definitions, el, num, path } from './svg.ts'

/** One eye: socket, dark rim, iris, upper lid shade, pupil and two glints. `place` is x, y, radius of the plan. */
export function paintEye(
  body: Body,
  plan: FishPlan,
  species: Species,
  place: readonly [number, number, number],
  definitions: Definitions,
): string {
  const [x, y] = body.at([place[0], place[1]])
  const r = body.size(place[2]) * (species.eye ?? 1)
  const shade = hexOf(species.colours, 'shade', '#333333')
  const rim = hexOf(species.colours, 'eyeRim', mix(shade, '#0c0b0a', 0.55))
  const [inner, outer] = irisOf(species)
  const circle = (radius: number, paint: Record<string, string | number>, dx = 0, dy = 0) =>
    el('circle', { cx: num(x + dx), cy: num(y + dy), r: num(radius), ...paint })
  const socket = definitions.radial([x + r * 0.12, y + r * 0.2], r * 1.75, [
    [0.5, shade, 0.62],
    [0.72, shade, 0.26],
    [1, shade, 0],
  ])
  const iris = definitions.radial([x, y], r, [
    [0.45, shift(inner, 0.06)],
    [0.66, inner],
    [0.86, outer],
    [1, mix(outer, rim, 0.7)],
  ])
  const p = r * (plan.pupil ?? 0.56)
  const lid: Command[] = [
    ['M', x - r, y - r * 0.04],
    ['C', x - r * 0.85, y - r * 1.2, x + r * 0.85, y - r * 1.2, x + r, y - r * 0.04],
    ['Q', x + r * 0.05, y - r * 0.72, x - r, y - r * 0.04],
    ['Z'],
  ]
  return [
    circle(r * 1.75, { fill: socket }),
    circle(r * 1.12, { fill: rim }),
    circle(r * 0.98, { fill: iris }),
    circle(p * 1.13, { fill: 'none', stroke: shift(inner, 0.16), 'stroke-width': r * 0.05, opacity: 0.75 }),
    circle(p, { fill: '#0b0c0e' }),
    el('ellipse', {
      cx: num(x + p * 0.18),
      cy: num(y + p * 0.38),
      rx: num(p * 0.55),
      ry: num(p * 0.42),
      fill: mix('#33465a', outer, 0.3),
      opacity: 0.5,
    }),
    path(lid, { fill: rim, opacity: 0.55 }),
    el('ellipse', {
      cx: num(x - r * 0.3),
      cy: num(y - r * 0.34),
      rx: num(r * 0.23),
      ry: num(r * 0.17),
      fill: '#ffffff',
      opacity: 0.96,
      transform: `rotate(-28 ${num(x - r * 0.3)} ${num(y - r * 0.34)})`,
    }),
    circle(r * 0.075, { fill: '#ffffff', opacity: 0.7 }, r * 0.36, r * 0.36),
    path(
      [
        ['M', x - r * 0.92, y + r * 0.62],
        ['Q', x, y + r * 1.38, x + r * 0.94, y + r * 0.6],
      ],
      { fill: 'none', stroke: '#ffffff', 'stroke-width': r * 0.1, opacity: 0.4, 'stroke-linecap': 'round' },
    ),
  ].join('')
}

function irisOf(species: Species): [string, string] {
  const iris = species.colours.iris
  const [inner, outer] = Array.isArray(iris) ? (iris as string[]) : [undefined, undefined]
  return [inner ?? '#d8c27a', outer ?? '#8a7434']
}
