import { type Command, lerp, type Point, spline } from '../base/geometry.ts'
import { el, path } from '../base/svg.ts'
import { type Easel, WHITE } from './easel.ts'
import type { EyePart } from './plan.ts'
import { Tube } from './tube.ts'

/** An eye with a sharp highlight at the upper left and a small one at the lower right. */
export function drawEye(easel: Easel, part: EyePart): string {
  switch (part.look) {
    case 'bead':
      return drawStalk(easel, part) + drawBead(easel, part)
    case 'round':
      return drawBall(easel, part, ironRamp(easel), roundPupil(part))
    case 'slit':
      return drawBall(easel, part, ironRamp(easel), slitPupil(part))
    case 'w':
      return drawBall(easel, part, ironRamp(easel), wPupil(part))
  }
}

function drawStalk(easel: Easel, { stalk, stalkWidth = 10, stalkColour, x, y }: EyePart): string {
  if (!stalk) return ''
  const fill = easel.colour(stalkColour ?? 'base')
  const tube = new Tube(
    [stalk, lerp(stalk, [x, y], 0.5), [x, y]],
    [
      [0, stalkWidth],
      [1, stalkWidth * 1.25],
    ],
    4,
  )
  return tube.draw(easel, { fill, shade: easel.shade })
}

function drawBead(easel: Easel, { x, y, r: [rx, ry] }: EyePart): string {
  const fill = easel.definitions.radial([x - rx * 0.3, y - ry * 0.35], Math.max(rx, ry) * 1.35, [
    [0, '#5b6470'],
    [0.35, '#20252e'],
    [1, '#05070a'],
  ])
  return (
    el('ellipse', { cx: x, cy: y, rx: rx * 1.14, ry: ry * 1.14, fill: easel.shade, opacity: 0.55 }) +
    el('ellipse', { cx: x, cy: y, rx, ry, fill }) +
    glints(x, y, rx, ry)
  )
}

function drawBall(
  easel: Easel,
  part: EyePart,
  ramp: readonly [string, string, string],
  pupil: string,
): string {
  const { x, y, r } = part
  const [rx, ry] = r
  const fill = easel.definitions.radial([x - rx * 0.25, y - ry * 0.3], Math.max(rx, ry) * 1.25, [
    [0, ramp[0]],
    [0.5, ramp[1]],
    [1, ramp[2]],
  ])
  const lid: Point[] = [
    [x - rx, y - ry * 0.1],
    [x - rx * 0.5, y - ry * 0.8],
    [x + rx * 0.3, y - ry * 0.95],
    [x + rx, y - ry * 0.2],
  ]
  return (
    el('ellipse', { cx: x + 1, cy: y + 1.6, rx: rx * 1.16, ry: ry * 1.18, fill: easel.shade, opacity: 0.4 }) +
    el('ellipse', {
      cx: x,
      cy: y,
      rx,
      ry,
      fill,
      stroke: easel.shade,
      'stroke-width': 2,
      'stroke-opacity': 0.85,
    }) +
    pupil +
    path(spline(lid), {
      fill: 'none',
      stroke: easel.shade,
      'stroke-width': ry * 0.24,
      'stroke-linecap': 'round',
      opacity: 0.55,
    }) +
    glints(x - rx * 0.05, y, rx * 0.8, ry * 0.85)
  )
}

function ironRamp(easel: Easel): readonly [string, string, string] {
  const iris = easel.colour('iris')
  return [easel.colour([iris, WHITE, 0.45]), iris, easel.colour([iris, 'shade', 0.55])]
}

function roundPupil({ x, y, r: [rx, ry] }: EyePart): string {
  return el('ellipse', { cx: x, cy: y + ry * 0.03, rx: rx * 0.54, ry: ry * 0.58, fill: '#0a0d12' })
}

function slitPupil({ x, y, r: [rx, ry] }: EyePart): string {
  return el('rect', {
    x: x - rx * 0.62,
    y: y - ry * 0.2,
    width: rx * 1.24,
    height: ry * 0.44,
    rx: ry * 0.2,
    fill: '#140d08',
  })
}

function wPupil({ x, y, r: [rx, ry] }: EyePart): string {
  const commands: Command[] = spline([
    [x - rx * 0.6, y - ry * 0.12],
    [x - rx * 0.34, y + ry * 0.34],
    [x, y + ry * 0.06],
    [x + rx * 0.34, y + ry * 0.34],
    [x + rx * 0.6, y - ry * 0.12],
  ])
  return path(commands, {
    fill: 'none',
    stroke: '#120c08',
    'stroke-width': ry * 0.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

function glints(x: number, y: number, rx: number, ry: number): string {
  return (
    el('ellipse', {
      cx: x - rx * 0.34,
      cy: y - ry * 0.38,
      rx: rx * 0.25,
      ry: ry * 0.22,
      fill: WHITE,
      opacity: 0.95,
    }) +
    el('ellipse', {
      cx: x + rx * 0.36,
      cy: y + ry * 0.42,
      rx: rx * 0.12,
      ry: ry * 0.1,
      fill: WHITE,
      opacity: 0.6,
    })
  )
}
