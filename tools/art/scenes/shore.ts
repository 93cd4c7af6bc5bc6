import { box, type Canvas, disc, group, line, oval, place, shape, WIDE } from './canvas.ts'

/** Low houses, a minaret and wind towers that stand on `y`; `colour` is the lit left side, `dark` the right side. */
export function town(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: string,
  dark: string,
  lamp?: string,
): string {
  const houses: readonly (readonly [number, number, number])[] = [
    [0, 56, 60],
    [52, 74, 84],
    [120, 60, 52],
    [172, 84, 100],
    [262, 64, 66],
    [322, 90, 92],
    [408, 60, 56],
    [462, 80, 76],
    [540, 54, 48],
  ]
  const blocks = houses.map(([hx, width, high]) => {
    const wall = canvas.across(hx, hx + width, colour, colour, dark)
    const panes = Array.from({ length: Math.floor(high / 26) }, (_, row) =>
      Array.from({ length: Math.floor(width / 22) }, (_, column) => {
        const lit = lamp !== undefined && canvas.random.next() < 0.55
        return box(hx + 8 + column * 20, -high + 10 + row * 24, 8, 12, lit ? lamp : dark, {
          opacity: lit ? 1 : 0.55,
          rx: 4,
        })
      }).join(''),
    ).join('')
    return (
      box(hx, -high, width, high, wall) +
      box(hx - 2, -high - 4, width + 4, 6, dark, { opacity: 0.55 }) +
      panes
    )
  })
  const minaret =
    box(228, -190, 20, 190, canvas.across(228, 248, colour, colour, dark)) +
    shape('M226-190h24v-6h-24zM224-128h28v-7h-28z', dark, { opacity: 0.7 }) +
    box(231, -218, 14, 24, colour) +
    shape('M229-218q9-26 18 0z', dark) +
    line('M238-236v-12', dark, 2) +
    (lamp ? box(235, -212, 6, 10, lamp) : '')
  const dome =
    shape('M338-92q30-54 60 0z', canvas.across(338, 398, colour, dark)) + line('M368-120v-12', dark, 2)
  return place(x, y, scale, minaret, dome, ...blocks)
}

/** A date palm with its foot at x, y. */
export function palm(
  x: number,
  y: number,
  scale: number,
  trunk = '#7a5a3a',
  leaf = '#4e7a4c',
  leafLight = '#78a05f',
): string {
  const fronds = [-160, -128, -98, -70, -40, -12, 18]
  const crown = fronds
    .map((angle, index) => {
      const radians = (angle * Math.PI) / 180
      const [tx, ty] = [Math.cos(radians) * 62, Math.sin(radians) * 46 + 20]
      const bend = `${(tx * 0.5).toFixed(1)} ${(ty * 0.55 - 26).toFixed(1)}`
      return shape(
        `M0-128Q${bendTo(bend, -128)} ${tx.toFixed(1)} ${(ty - 128).toFixed(1)}Q${bendTo(bend, -114)} 0-122z`,
        index % 2 ? leaf : leafLight,
      )
    })
    .join('')
  return place(
    x,
    y,
    scale,
    oval(14, 2, 34, 5, '#000000', { opacity: 0.14 }),
    shape('M-7 0q8-64 3-128h8q6 64 5 128z', trunk),
    line('M-4-16h11M-3-36h10M-2-56h9M-2-76h8M-2-96h7', '#000000', 1.6, { opacity: 0.22 }),
    crown,
    disc(-5, -120, 5, '#b9722c'),
    disc(5, -118, 5, '#a35f22'),
    disc(0, -113, 5, '#c9843a'),
  )
}

function bendTo(pair: string, lift: number): string {
  const [x = 0, y = 0] = pair.split(' ').map(Number)
  return `${x.toFixed(1)} ${(y + lift).toFixed(1)}`
}

/** Rounded sand hills along the horizon. */
export function dunes(canvas: Canvas, y: number, height: number, light: string, dark: string): string {
  return (
    shape(
      `M0 ${y}V${y - height * 0.5}q160-${height * 0.6} 330-${height * 0.2} 150 ${height * 0.5} 330 ${height * 0.35} 200-${height * 0.6} 380-${height * 0.3} 130 ${height * 0.2} 240 ${height * 0.1}V${y}z`,
      canvas.down(y - height, y, light, dark),
    ) +
    shape(
      `M0 ${y}v-${height * 0.2}q140-${height * 0.25} 300 ${height * 0.02} 200 ${height * 0.16} 420-${height * 0.02} 260-${height * 0.3} 560 ${height * 0.05}V${y}z`,
      dark,
      { opacity: 0.6 },
    )
  )
}

/**
 * A wooden pier from one side of the picture: the top of the deck is at y, from `from` to `to`, and the piles stand in
 * the water.
 */
export function pier(canvas: Canvas, from: number, to: number, y: number, deck = 22): string {
  const piles: string[] = []
  for (let x = from + 26; x < to - 10; x += 92)
    piles.push(
      box(x, y + deck - 4, 17, 92, canvas.across(x, x + 17, '#8a6240', '#5b3c24', '#3c2615')) +
        box(x - 2, y + deck + 58, 21, 6, '#e9f5f4', { opacity: 0.35, rx: 3 }),
    )
  const planks: string[] = []
  for (let x = from + 14; x < to; x += 26) planks.push(`M${x} ${y + 1}v${deck * 0.5}`)
  return (
    box(from, y + deck + 46, to - from, 30, '#04222f', { opacity: 0.22, filter: canvas.blur(8) }) +
    piles.join('') +
    box(from, y, to - from, deck, canvas.down(y, y + deck, '#b98a5b', '#8a6240', '#56381f')) +
    box(from, y, to - from, 4, '#e2bd8f', { opacity: 0.8 }) +
    line(planks.join(''), '#4e331d', 1.6, { opacity: 0.5 })
  )
}

/** A stone quay in the foreground: its top and its front. */
export function quay(canvas: Canvas, y: number, front: number, light = '#d9cbb2', dark = '#8d7f68'): string {
  const joints: string[] = []
  for (let x = -30; x < WIDE; x += 118) joints.push(`M${x + 60} ${y}l-34 ${front}`)
  return (
    box(0, y, WIDE, front, canvas.down(y, y + front, light, dark)) +
    box(0, y, WIDE, 4, '#fff4de', { opacity: 0.7 }) +
    line(`${joints.join('')}M0 ${y + front * 0.38}h${WIDE}M0 ${y + front * 0.72}h${WIDE}`, dark, 2, {
      opacity: 0.4,
    })
  )
}

/** An iron bollard with a turn of rope; its foot is at x, y. */
export function bollard(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    oval(6, 2, 34, 7, '#000000', { opacity: 0.2 }),
    shape('M-18 0q4-26 0-40h36q-4 14 0 40z', '#2b3a43'),
    shape('M-26-40q0-14 26-14t26 14q0 6-26 6t-26-6z', '#3d4f59'),
    line('M-17-14q17 8 34 0M-17-20q17 8 34 0', '#d8b98a', 5),
  )
}

export function hills(canvas: Canvas, y: number, colour: string, high: number, seedShift = 0): string {
  let d = `M0 ${y}`
  for (let x = 0; x <= WIDE; x += 80)
    d += `L${x} ${(y - high * (0.35 + 0.65 * Math.abs(Math.sin(x * 0.0041 + seedShift) * Math.cos(x * 0.0093 + seedShift)))).toFixed(1)}`
  return group({}, shape(`${d}V${y}z`, canvas.down(y - high, y, colour, colour)))
}
