import { box, Canvas, disc, HIGH, line, oval, place, shape, WIDE } from './canvas.ts'
import { DAY_SEA, glitter, sea } from './sea.ts'
import { dunes, palm } from './shore.ts'
import { clouds, sky, sun } from './sky.ts'
import { filledCrate } from './stall.ts'

/** A refrigerated lorry on the coast road in the late afternoon. */
export function drawColdTruck(width = WIDE): string {
  const canvas = new Canvas('cold-truck', 41)
  const road = 560
  return canvas.finish(
    width,
    sky(canvas, 380, '#7fb0c6', '#f6dcb6', '#fdeacb'),
    sun(canvas, 1060, 300, 62, '#f5b066', '#ffd9a2'),
    clouds(canvas, 120, 6, '#fff6e6', 0.7),
    sea(canvas, 378, { ...DAY_SEA, top: '#7fb8b8' }, 470),
    glitter(canvas, 1060, 380, 470, 90, '#fff0d2', 0.8),
    dunes(canvas, 500, 70, '#efd9ae', '#cfae78'),
    box(0, 468, WIDE, HIGH - 468, canvas.down(468, HIGH, '#e3c793', '#c7a468')),
    palm(120, 520, 1.5),
    palm(1130, 516, 1.35),
    palm(1210, 520, 1.1),
    box(0, road, WIDE, 120, canvas.down(road, road + 120, '#5c6a72', '#3d4a52')),
    box(0, road, WIDE, 5, '#f4efe2', { opacity: 0.8 }),
    box(0, road + 115, WIDE, 5, '#f4efe2', { opacity: 0.7 }),
    line('M-40 620h1400', '#f4efe2', 6, { 'stroke-dasharray': '90 60', 'stroke-linecap': 'butt' }),
    lorry(canvas, 210, 652),
  )
}

/** Fish that leave the cold store on pallets: doors, boxes and a hand truck. */
export function drawColdStore(width = WIDE): string {
  const canvas = new Canvas('cold-store', 44)
  const floor = 500
  const boxes = [
    [560, 0],
    [700, 0],
    [840, 0],
    [560, 1],
    [700, 1],
    [840, 1],
    [630, 2],
    [770, 2],
  ] as const
  return canvas.finish(
    width,
    box(0, 0, WIDE, floor, canvas.down(0, floor, '#d5e4ea', '#eef5f7')),
    line(Array.from({ length: 17 }, (_, index) => `M${index * 80} 0v${floor}`).join(''), '#b3cad3', 3, {
      opacity: 0.6,
    }),
    box(90, 70, 380, floor - 70, '#9db4bf'),
    box(104, 84, 352, floor - 84, canvas.across(104, 456, '#0d2f42', '#14506a', '#0d2f42')),
    oval(280, floor - 20, 190, 60, '#dff2f8', { opacity: 0.5, filter: canvas.blur(16) }),
    oval(230, floor - 60, 120, 46, '#eefafd', { opacity: 0.45, filter: canvas.blur(18) }),
    line(
      Array.from(
        { length: 10 },
        (_, index) => `M${118 + index * 36} 84v${floor - 110 + (index % 3) * 12}`,
      ).join(''),
      '#bfe0ea',
      26,
      { opacity: 0.24, 'stroke-linecap': 'butt' },
    ),
    snowflake(1100, 180, 84),
    box(0, floor, WIDE, HIGH - floor, canvas.down(floor, HIGH, '#b5c3c9', '#8b9ca4')),
    box(0, floor, WIDE, 5, '#ffffff', { opacity: 0.7 }),
    pallet(canvas, 540, 610, 450),
    ...boxes.map(([x, row]) => foamBox(canvas, x, 610 - 96 * (row + 1))),
    filledCrate(
      canvas,
      100,
      600,
      330,
      92,
      '#0a5c73',
      canvas.fish('hamour', [220, 570], 270, -4),
      canvas.fish('hamour', [310, 580], 250, 5),
    ),
    filledCrate(
      canvas,
      1040,
      590,
      220,
      76,
      '#c8361f',
      canvas.fish('salmon', [1140, 572], 220, -3),
      canvas.fish('salmon', [1160, 584], 200, 4),
    ),
  )
}

function lorry(canvas: Canvas, x: number, y: number): string {
  const wheel = (wx: number) =>
    disc(wx, -6, 44, '#1d272d') +
    disc(wx, -6, 38, '#2f3b42') +
    disc(wx, -6, 20, canvas.glow(wx - 6, -12, 26, [0, '#f4f8fa'], [1, '#8295a0'])) +
    disc(wx, -6, 6, '#4a5b66')
  return place(
    x,
    y,
    1,
    oval(420, 38, 480, 20, '#06202b', { opacity: 0.35, filter: canvas.soften(6) }),
    box(20, -56, 820, 30, '#2b363d'),
    box(0, -330, 600, 280, canvas.down(-330, -50, '#ffffff', '#f4f7f8', '#c5d2d8'), { rx: 10 }),
    line('M100-326v272M200-326v272M300-326v272M400-326v272M500-326v272', '#b9c8cf', 2),
    box(0, -120, 600, 26, '#0a5c73'),
    box(0, -94, 600, 10, '#5cc3d3'),
    canvas.fish('kanad', [300, -210], 430, 0),
    box(600, -300, 26, 190, '#dfe7eb', { rx: 4 }),
    box(592, -334, 70, 90, canvas.across(592, 662, '#eef3f5', '#a9bac2'), { rx: 8 }),
    line('M602-318h50M602-304h50M602-290h50M602-276h50', '#6b7d87', 4),
    shape(
      'M630-230h110q24 0 34 24l44 92q10 20 10 40v22H630z',
      canvas.down(-230, -52, '#178199', '#0a5c73', '#06404f'),
    ),
    shape('M656-208h78q14 0 20 14l36 76H656z', '#bfe3ee'),
    shape('M656-208h40l-22 90h-18z', '#ffffff', { opacity: 0.4 }),
    line('M648-100v44M742-208v152', '#06404f', 3, { opacity: 0.6 }),
    box(690, -96, 26, 8, '#dfe7eb', { rx: 3 }),
    box(800, -92, 28, 24, '#ffe9b0', { rx: 5 }),
    box(770, -40, 70, 18, '#22303a', { rx: 4 }),
    wheel(120),
    wheel(222),
    wheel(720),
  )
}

function foamBox(canvas: Canvas, x: number, y: number): string {
  return (
    box(x, y + 20, 132, 76, canvas.across(x, x + 132, '#ffffff', '#eef4f6', '#bccbd2'), { rx: 5 }) +
    box(x - 3, y, 138, 24, canvas.across(x, x + 138, '#ffffff', '#f2f6f8', '#c6d3d9'), { rx: 5 }) +
    box(x, y + 24, 132, 4, '#06202b', { opacity: 0.12 }) +
    box(x + 34, y + 44, 64, 32, '#0a5c73', { rx: 4 }) +
    shape(`M${x + 46} ${y + 60}q12-11 24-4l10-6-3 10 3 10-10-6q-12 7-24-4z`, '#ffffff')
  )
}

function pallet(canvas: Canvas, x: number, y: number, width: number): string {
  return (
    oval(x + width / 2, y + 44, width * 0.56, 16, '#06202b', { opacity: 0.28, filter: canvas.blur(6) }) +
    box(x, y, width, 14, '#c99d69') +
    [0, 0.46, 0.92].map((share) => box(x + width * share, y + 14, width * 0.08, 22, '#8a6240')).join('') +
    box(x, y + 34, width, 10, '#a4764a')
  )
}

function snowflake(x: number, y: number, r: number): string {
  let d = ''
  for (let index = 0; index < 6; index++) {
    const angle = (index * Math.PI) / 3
    const at = (k: number, turn = 0) =>
      `${(x + Math.cos(angle + turn) * r * k).toFixed(1)} ${(y + Math.sin(angle + turn) * r * k).toFixed(1)}`
    d += `M${x} ${y}L${at(1)}M${at(0.55)}L${at(0.82, 0.26)}M${at(0.55)}L${at(0.82, -0.26)}`
  }
  return line(d, '#5cc3d3', 9) + line(d, '#ffffff', 3)
}
