import { num } from '../base/svg.ts'
import { box, type Canvas, disc, group, line, oval, place, polygon, shape } from './canvas.ts'
import { figures, figuresWidth } from './digits.ts'

/** Crushed ice with facets in a band: two layers with randomly shifted corners, of which the upper one is brighter. */
export function ice(canvas: Canvas, x: number, y: number, width: number, height: number, size = 26): string {
  const tones = ['#ffffff', '#f1f9fb', '#dfeff4', '#cbe3ec', '#b9d8e4', '#e9f5f8']
  const { random } = canvas
  const shards: string[] = [box(x, y + size * 0.3, width, height - size * 0.3, '#c3dde7')]
  for (const layer of [0, 1]) {
    const step = size * (layer === 0 ? 0.9 : 0.8)
    for (let row = y; row < y + height; row += step * 0.8)
      for (let column = x; column < x + width; column += step) {
        if (layer === 1 && random.next() < 0.35) continue
        shards.push(
          shard(
            canvas,
            column + random.range(0, step),
            row + random.range(0, step * 0.6),
            size * random.range(0.4, 0.75),
            tones,
          ),
        )
      }
  }
  return shards.join('')
}

function shard(canvas: Canvas, x: number, y: number, r: number, tones: readonly string[]): string {
  const { random } = canvas
  const turn = random.range(0, Math.PI)
  const corners = Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / 5 + random.bell() * 0.35
    const reach = r * random.range(0.7, 1.1)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8] as const
  })
  const [a, b, c, d, e] = corners
  if (!a || !b || !c || !d || !e) return ''
  const heart = [x + random.bell() * r * 0.25, y + random.bell() * r * 0.2] as const
  const tone = () => tones[random.below(tones.length)] ?? '#ffffff'
  return (
    shape(polygon([a, b, c, d, e]), tone(), {
      stroke: '#9fc3d2',
      'stroke-width': 0.6,
      'stroke-opacity': 0.6,
    }) +
    shape(polygon([a, b, heart]), '#ffffff', { opacity: 0.75 }) +
    shape(polygon([c, d, heart]), '#8fb9cb', { opacity: 0.3 })
  )
}

/** A market crate with a heap of ice; x, y is the upper left corner of the rim. The caller adds the fish. */
export function crate(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  stripe = '#0a5c73',
): string {
  const slope = width * 0.05
  return (
    oval(x + width / 2 + 10, y + height + 4, width * 0.54, 12, '#06202b', {
      opacity: 0.28,
      filter: canvas.blur(6),
    }) +
    heap(canvas, x + 6, y - 16, width - 12) +
    shape(
      `M${x} ${y}h${width}l${-slope} ${height}h${-(width - 2 * slope)}z`,
      canvas.across(x, x + width, '#ffffff', '#eef3f5', '#b9c8cf'),
    ) +
    shape(
      `M${num(x + slope * 0.35)} ${num(y + height * 0.36)}h${num(width - slope * 0.7)}l${num(-slope * 0.3)} ${num(height * 0.28)}h${num(-(width - slope * 1.3))}z`,
      stripe,
    ) +
    box(x - 6, y - 6, width + 12, 15, canvas.down(y - 6, y + 9, '#ffffff', '#cfdce2'), { rx: 5 }) +
    box(x - 6, y + 8, width + 12, 5, '#06202b', { opacity: 0.16 })
  )
}

/** A crate with its catch; content below the rim stays inside the crate. */
export function filledCrate(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  stripe: string,
  ...fish: readonly string[]
): string {
  const clip = canvas.definitions.define(
    `above ${y}`,
    (id) => `<clipPath id="${id}">${box(0, 0, 1280, y, '#000')}</clipPath>`,
  )
  return (
    crate(canvas, x, y, width, height, stripe) +
    group({ 'clip-path': `url(#${clip})` }, ...fish) +
    box(x - 6, y - 6, width + 12, 15, canvas.down(y - 6, y + 9, '#ffffff', '#cfdce2'), { rx: 5 })
  )
}

/** A heap of fine ice that rises above the rim. */
function heap(canvas: Canvas, x: number, y: number, width: number): string {
  const lumps: string[] = []
  for (let at = 0; at < width; at += 18)
    lumps.push(
      oval(
        x + at + canvas.random.range(0, 10),
        y + canvas.random.range(4, 14),
        canvas.random.range(12, 22),
        canvas.random.range(9, 15),
        '#f3fafc',
      ) +
        oval(x + at + canvas.random.range(0, 12), y + canvas.random.range(6, 14), 8, 5, '#cfe5ee', {
          opacity: 0.8,
        }),
    )
  return box(x, y + 8, width, 14, '#e4f1f6') + lumps.join('')
}

/** A striped awning with a scalloped edge, over the whole width of the picture or a part of it. */
export function awning(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  one = '#0a5c73',
  two = '#f7efe0',
): string {
  const step = width / count
  const strips = Array.from({ length: count }, (_, index) => {
    const left = x + index * step
    const fill = index % 2 === 0 ? one : two
    const drop = step * 0.36
    return shape(
      `M${num(left)} ${y}h${num(step)}v${height}a${num(step / 2)} ${num(drop)} 0 0 1 ${num(-step)} 0z`,
      fill,
    )
  })
  return (
    group(
      { opacity: 0.28, transform: 'translate(10 26)', filter: canvas.blur(10) },
      box(x, y, width, height + step * 0.25, '#06202b'),
    ) +
    strips.join('') +
    box(
      x,
      y,
      width,
      height + step * 0.36,
      canvas.down(
        y,
        y + height + step * 0.36,
        [0, '#ffffff', 0.22],
        [0.45, '#ffffff', 0],
        [1, '#06202b', 0.22],
      ),
    ) +
    line(
      Array.from({ length: count + 1 }, (_, index) => `M${num(x + index * step)} ${y}v${height}`).join(''),
      '#06202b',
      1.5,
      { opacity: 0.16 },
    )
  )
}

/** A price card on its stick; x, y is the middle of the card. */
export function priceSign(text: string, x: number, y: number, size = 34): string {
  const width = figuresWidth(text, size) + size * 1.1
  const height = size * 1.9
  return (
    box(x - 3, y + height / 2 - 4, 6, size * 1.1, '#8a6240') +
    box(x - width / 2 + 4, y - height / 2 + 6, width, height, '#06202b', { rx: 8, opacity: 0.22 }) +
    box(x - width / 2, y - height / 2, width, height, '#f7efe0', { rx: 8 }) +
    box(x - width / 2, y - height / 2, width, height * 0.5, '#ffffff', { rx: 8, opacity: 0.45 }) +
    box(x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6, 'none', {
      rx: 6,
      stroke: '#d9c49c',
      'stroke-width': 2,
    }) +
    figures(text, x - (width - size * 1.1) / 2, y - size / 2, size, '#5a4420')
  )
}

/** A hanging dial scale with its pan; x, y is the point from which it hangs. */
export function hangingScale(canvas: Canvas, x: number, y: number, scale: number): string {
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${num(c * 39)} ${num(80 + s * 39)}L${num(c * 46)} ${num(80 + s * 46)}`
  })
  return place(
    x,
    y,
    scale,
    line('M0-60V26', '#4a5b66', 5),
    line('M0 136v30M0 166l-64 52M0 166l64 52', '#6b7d87', 3),
    shape('M-78 216h156q-14 40-78 40t-78-40z', canvas.across(-78, 78, '#f1f6f8', '#c2cfd6', '#7f919b')),
    oval(0, 217, 78, 9, '#8fa3ad'),
    oval(0, 215, 72, 6, '#dbe6eb'),
    disc(5, 86, 57, '#06202b', { opacity: 0.2 }),
    disc(0, 80, 57, canvas.glow(-16, 60, 90, [0, '#ffffff'], [1, '#9fb2bc'])),
    disc(0, 80, 50, '#fdfbf5'),
    line(ticks.join(''), '#4a6472', 2.6),
    line('M0 80 26 48', '#c8361f', 5),
    disc(0, 80, 6, '#22303a'),
  )
}

/** A hanging lamp with a cone of light down to `floor`. */
export function lamp(
  canvas: Canvas,
  x: number,
  y: number,
  floor: number,
  spread: number,
  strength = 0.34,
): string {
  const beam = canvas.definitions.linear(
    [x, y + 40],
    [x, floor],
    [
      [0, '#ffe9b0', strength],
      [1, '#ffe9b0', 0.02],
    ],
  )
  return (
    shape(`M${x - 26} ${y + 40}h52L${x + spread} ${floor}H${x - spread}z`, beam) +
    line(`M${x} 0V${y}`, '#3a4c57', 4) +
    shape(
      `M${x - 40} ${y + 38}q4-34 40-38 36 4 40 38z`,
      canvas.across(x - 40, x + 40, '#7f97a3', '#4a6270', '#2b3f4b'),
    ) +
    oval(x, y + 39, 40, 7, '#fff1c4') +
    oval(x, y + 40, 22, 5, '#ffffff')
  )
}
