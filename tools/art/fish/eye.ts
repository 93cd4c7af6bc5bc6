import { mix, shift } from '../base/colour.ts'
import type { Command } from '../base/geometry.ts'
import { type Definitions, el, num, path } from '../base/svg.ts'
import type { FishPlan, Species } from '../plan.ts'
import type { Body } from './body.ts'
import { hexOf } from './form.ts'

/** The centre and the radius of an eye on a body, and the colour of its shade. */
function eyeOf(body: Body, species: Species, place: readonly [number, number, number]) {
  const [x, y] = body.at([place[0], place[1]])
  const r = body.size(place[2]) * (species.eye ?? 1)
  return { x, y, r, shade: hexOf(species.colours, 'shade', '#333333') }
}

/** One eye: socket, dark rim, iris, upper lid shade, pupil and two highlights. `place` is x, y and radius of the plan. */
export function paintEye(
  body: Body,
  plan: FishPlan,
  species: Species,
  place: readonly [number, number, number],
  definitions: Definitions,
): string {
  const { x, y, r, shade } = eyeOf(body, species, place)
  const dark = mix(shade, '#0c0b0a', 0.55)
  const [inner, outer] = irisOf(species)
  const circle = (radius: number, paint: Record<string, string | number>, dx = 0, dy = 0) =>
    el('circle', { cx: num(x + dx), cy: num(y + dy), r: num(radius), ...paint })
  const iris = definitions.radial([x, y], r, [
    [0.5, shift(inner, 0.03)],
    [0.68, mix(inner, outer, 0.35)],
    [0.84, outer],
    [1, mix(outer, dark, 0.6)],
  ])
  const p = r * (plan.pupil ?? 0.56)
  const lid: Command[] = [
    ['M', x - r, y - r * 0.04],
    ['C', x - r * 0.85, y - r * 1.2, x + r * 0.85, y - r * 1.2, x + r, y - r * 0.04],
    ['Q', x + r * 0.05, y - r * 0.72, x - r, y - r * 0.04],
    ['Z'],
  ]
  return [
    circle(r * 1.05, { fill: dark }),
    circle(r * 0.94, { fill: iris }),
    species.colours.eyeRim
      ? circle(r * 0.98, {
          fill: 'none',
          stroke: hexOf(species.colours, 'eyeRim', dark),
          'stroke-width': r * 0.12,
          opacity: 0.8,
        })
      : '',
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
    path(lid, { fill: dark, opacity: 0.5 }),
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

/** The shade around an eye, painted inside the outline of the body. */
export function paintSocket(
  body: Body,
  species: Species,
  place: readonly [number, number, number],
  definitions: Definitions,
): string {
  const { x, y, r, shade } = eyeOf(body, species, place)
  const fill = definitions.radial([x + r * 0.12, y + r * 0.2], r * 1.75, [
    [0.5, shade, 0.62],
    [0.72, shade, 0.26],
    [1, shade, 0],
  ])
  return el('circle', { cx: num(x), cy: num(y), r: num(r * 1.9), fill })
}

function irisOf(species: Species): [string, string] {
  const iris = species.colours.iris
  const [inner, outer] = Array.isArray(iris) ? (iris as string[]) : [undefined, undefined]
  return [inner ?? '#d8c27a', outer ?? '#8a7434']
}
