import { type Command, type Point, polyline } from '../base/geometry.ts'
import { el, path } from '../base/svg.ts'
import type { Easel } from './easel.ts'
import type { SpikesPart, SuckersPart } from './plan.ts'

type Spike = SpikesPart['points'][number]

/** Thorns with a lit side and a dark side. */
export function drawSpikes(easel: Easel, part: SpikesPart): string {
  return spikePaths(easel, part.points, easel.colour(part.colour))
}

export function spikePaths(easel: Easel, spikes: readonly Spike[], colour: string): string {
  const whole: Command[] = []
  const dark: Command[] = []
  for (const [x, y, dx, dy, half] of spikes) {
    const length = Math.hypot(dx, dy) || 1
    const across: Point = [(-dy / length) * half, (dx / length) * half]
    const lit = across[0] + across[1] < 0 ? 1 : -1
    const tip: Point = [x + dx, y + dy]
    whole.push(...polyline([[x + across[0], y + across[1]], tip, [x - across[0], y - across[1]]], true))
    dark.push(
      ...polyline([[x + dx * 0.1, y + dy * 0.1], tip, [x - across[0] * lit, y - across[1] * lit]], true),
    )
  }
  return (
    path(whole, { fill: colour, stroke: easel.shade, 'stroke-width': 1.1, 'stroke-opacity': 0.55 }) +
    path(dark, { fill: easel.shade, opacity: 0.45 })
  )
}

/** Small pale cups with a shaded lower edge. */
export function drawSuckers(easel: Easel, part: SuckersPart): string {
  const discs = part.points.map(([cx, cy]) => el('circle', { cx, cy, r: part.size }))
  const cups = part.points.map(([cx, cy]) =>
    el('circle', { cx: cx + part.size * 0.1, cy: cy + part.size * 0.12, r: part.size * 0.42 }),
  )
  return (
    el(
      'g',
      { fill: easel.colour('sucker'), stroke: easel.shade, 'stroke-width': 1, 'stroke-opacity': 0.45 },
      ...discs,
    ) + el('g', { fill: easel.shade, opacity: 0.35 }, ...cups)
  )
}
