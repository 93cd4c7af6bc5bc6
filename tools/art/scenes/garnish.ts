import { type Canvas, group, line, oval, shape } from './canvas.ts'

/** A halved lemon with the cut side up. */
export function lemon(canvas: Canvas, x: number, y: number, r: number): string {
  const cells = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [c2, s2] = [Math.cos(angle + 0.5), Math.sin(angle + 0.5)]
    const point = (a: number, b: number, k: number) =>
      `${(x + a * r * k).toFixed(1)} ${(y + b * r * k * 0.92).toFixed(1)}`
    return `M${point((c + c2) / 2, (s + s2) / 2, 0.12)}L${point(c, s, 0.78)}Q${point((c + c2) / 2, (s + s2) / 2, 0.94)} ${point(c2, s2, 0.78)}z`
  })
  return (
    oval(x + r * 0.14, y + r * 0.24, r, r * 0.94, '#06202b', { opacity: 0.3, filter: canvas.soften(5) }) +
    oval(
      x,
      y,
      r,
      r * 0.94,
      canvas.glow(x - r * 0.3, y - r * 0.3, r * 1.5, [0, '#ffe873'], [0.7, '#eec22e'], [1, '#b3860f']),
    ) +
    oval(x, y, r * 0.88, r * 0.82, '#fff8dc') +
    shape(cells.join(''), canvas.glow(x - r * 0.2, y - r * 0.2, r, [0, '#fff2a0'], [1, '#f0c93a'])) +
    oval(x - r * 0.32, y - r * 0.36, r * 0.22, r * 0.1, '#ffffff', { opacity: 0.7 })
  )
}

/** A few sprigs with small leaves. */
export function herbs(canvas: Canvas, x: number, y: number): string {
  const sprigs = [-24, 0, 26].map((turn, index) => {
    const leaves = Array.from({ length: 9 }, (_, leaf) => {
      const at = 14 + leaf * 20
      const side = leaf % 2 ? 1 : -1
      return oval(at + 6, side * 13, 14 - leaf * 0.7, 7 - leaf * 0.3, leaf % 3 ? '#5f8f4c' : '#7cab5c', {
        transform: `rotate(${side * 38} ${at} ${side * 10})`,
      })
    })
    return group(
      { transform: `translate(${x + index * 20} ${y + index * 14}) rotate(${turn})` },
      line('M0 0q90-8 196 0', '#3f6a34', 4),
      ...leaves,
    )
  })
  return group(
    {},
    oval(x + 110, y + 20, 120, 26, '#06202b', { opacity: 0.25, filter: canvas.blur(8) }),
    ...sprigs,
  )
}
