import { box, type Canvas, disc, group, line, oval, shape, WIDE } from './canvas.ts'

/** The sky down to the horizon. */
export function sky(canvas: Canvas, horizon: number, ...colours: readonly string[]): string {
  return box(0, 0, WIDE, horizon + 2, canvas.down(0, horizon, ...colours))
}

/** A sun with a wide, soft halo. */
export function sun(canvas: Canvas, x: number, y: number, r: number, disc_: string, halo: string): string {
  return (
    disc(x, y, r * 4.2, canvas.glow(x, y, r * 4.2, [0, halo, 0.7], [0.3, halo, 0.3], [1, halo, 0])) +
    disc(x, y, r, canvas.glow(x - r * 0.2, y - r * 0.2, r * 1.2, [0, '#fff3dc'], [0.6, disc_], [1, disc_])) +
    disc(x, y, r * 0.98, 'none', { stroke: '#ffffff', 'stroke-width': 1.5, opacity: 0.35 })
  )
}

/** A crescent with a faint halo. */
export function moon(canvas: Canvas, x: number, y: number, r: number): string {
  const d = `M${x + r * 0.55} ${y + r * 0.8}A${r} ${r} 0 1 1 ${x - r * 0.1} ${y - r * 0.95}a${r * 0.84} ${r * 0.84} 0 1 0 ${r * 0.65} ${r * 1.75}z`
  return (
    disc(x, y, r * 5, canvas.glow(x, y, r * 5, [0, '#cfe6f2', 0.28], [1, '#cfe6f2', 0])) +
    shape(d, canvas.glow(x - r * 0.4, y, r * 1.4, [0, '#fffdf4'], [1, '#f1e2bd']))
  )
}

export function stars(canvas: Canvas, bottom: number, count: number): string {
  const dots = Array.from({ length: count }, () => {
    const y = canvas.random.next() ** 1.4 * bottom
    return disc(canvas.random.range(10, WIDE - 10), y, canvas.random.range(0.7, 2), '#eaf4f8', {
      opacity: canvas.random.range(0.35, 0.95).toFixed(2),
    })
  })
  return dots.join('')
}

/** Long flat clouds, lit from above. */
export function clouds(canvas: Canvas, y: number, count: number, colour: string, opacity: number): string {
  const one = () => {
    const x = canvas.random.range(-80, WIDE)
    const top = y + canvas.random.range(-60, 60)
    const long = canvas.random.range(130, 330)
    const high = canvas.random.range(12, 26)
    return (
      oval(x + long * 0.5, top, long * 0.5, high * 0.5, colour) +
      oval(x + long * 0.35, top - high * 0.45, long * 0.24, high * 0.6, colour) +
      oval(x + long * 0.62, top - high * 0.3, long * 0.2, high * 0.45, colour)
    )
  }
  return group({ opacity, filter: canvas.blur(5) }, ...Array.from({ length: count }, one))
}

/** Gulls, each drawn as two strokes: [x, y, size]. */
export function gulls(colour: string, ...birds: readonly (readonly [number, number, number])[]): string {
  return birds
    .map(([x, y, size]) =>
      line(
        `M${x} ${y}q${size * 0.5} ${-size * 0.75} ${size} 0q${size * 0.45} ${-size * 0.7} ${size * 1.05} ${-size * 0.08}`,
        colour,
        Math.max(1.8, size * 0.12),
      ),
    )
    .join('')
}
