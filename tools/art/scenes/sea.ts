import { num } from '../base/svg.ts'
import { box, type Canvas, group, HIGH, line, oval, shape, WIDE } from './canvas.ts'

export interface SeaColours {
  top: string
  middle: string
  deep: string
  crest: string
}
export const DAY_SEA: SeaColours = { top: '#2596a6', middle: '#0f6f85', deep: '#0a4a60', crest: '#d8eff0' }
export const DAWN_SEA: SeaColours = { top: '#d79a7a', middle: '#3f7f8d', deep: '#0d4a60', crest: '#ffe6cf' }
export const NIGHT_SEA: SeaColours = { top: '#1c5266', middle: '#0f3a4e', deep: '#071c2a', crest: '#9fc6d2' }

/** Water from the horizon to `bottom`. The ripples become longer and farther apart towards the viewer. */
export function sea(canvas: Canvas, horizon: number, colours: SeaColours, bottom = HIGH): string {
  const { top, middle, deep, crest } = colours
  return (
    box(
      0,
      horizon,
      WIDE,
      bottom - horizon,
      canvas.down(horizon, bottom, [0, top], [0.3, middle], [1, deep]),
    ) +
    box(0, horizon, WIDE, 3, crest, { opacity: 0.4 }) +
    ripples(canvas, horizon, bottom, crest, 0.2) +
    ripples(canvas, horizon + 6, bottom, deep, 0.3)
  )
}

function ripples(canvas: Canvas, horizon: number, bottom: number, colour: string, opacity: number): string {
  const { random } = canvas
  let d = ''
  for (let index = 0; index < 90; index++) {
    const depth = random.next() ** 1.6
    const y = horizon + 8 + depth * (bottom - horizon - 10)
    const long = 14 + depth * 90 * random.range(0.5, 1)
    const x = random.range(-60, WIDE)
    const rise = 1 + depth * 5
    d += `M${num(x)} ${num(y)}q${num(long * 0.25)} ${num(-rise)} ${num(long * 0.5)} 0t${num(long * 0.5)} 0`
  }
  return line(d, colour, 2.2, { opacity })
}

/** The broken band of light on the water below a sun, a moon or a lamp. */
export function glitter(
  canvas: Canvas,
  x: number,
  from: number,
  to: number,
  spread: number,
  colour: string,
  opacity = 0.6,
): string {
  const bars: string[] = []
  for (let y = from + 4; y < to; y += 5 + (y - from) * 0.035) {
    const depth = (y - from) / (to - from)
    const half = spread * (0.35 + depth * 0.9) * canvas.random.range(0.35, 1)
    const shift = canvas.random.bell() * spread * (0.2 + depth * 0.5)
    const fade = opacity * (1 - depth) * canvas.random.range(0.5, 1)
    bars.push(oval(x + shift, y, half, 1.3 + depth * 2.2, colour, { opacity: fade.toFixed(2) }))
  }
  return bars.join('')
}

/** Waves in front of a hull or over a whole foreground: one curved edge with a pale crest. */
export function roller(
  canvas: Canvas,
  y: number,
  height: number,
  fill: string,
  crest: string,
  bottom = HIGH,
): string {
  let d = `M0 ${num(y)}`
  for (let x = 0; x < WIDE; ) {
    const long = canvas.random.range(90, 170)
    const rise = height * canvas.random.range(0.6, 1.1)
    d += `q${num(long / 4)} ${num(-rise)} ${num(long / 2)} 0t${num(long / 2)} 0`
    x += long
  }
  return shape(`${d}V${bottom}H0z`, fill) + line(d, crest, 2.4, { opacity: 0.5 })
}

/** The picture of a hull, upside down in the water below it; `id` names the reflected content. */
export function reflection(content: string, waterline: number, opacity: number): string {
  return group({ opacity, transform: `translate(0 ${num(waterline * 1.55)}) scale(1 -.55)` }, content)
}
