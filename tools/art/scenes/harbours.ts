import { BLUE, dhow, fishingBoat, NIGHT_WOOD, skiff, WHITE_HULL, WOODEN } from './boats.ts'
import { box, Canvas, disc, group, HIGH, line, oval, WIDE } from './canvas.ts'
import { DAWN_SEA, DAY_SEA, glitter, NIGHT_SEA, roller, sea } from './sea.ts'
import { bollard, dunes, palm, pier, quay, town } from './shore.ts'
import { clouds, gulls, moon, sky, stars, sun } from './sky.ts'

/** Boats that leave the harbour, with the sun just above the hills. */
export function drawHarbourDawn(width = WIDE): string {
  const canvas = new Canvas('harbour-dawn', 11)
  const horizon = 392
  return canvas.finish(
    width,
    sky(canvas, horizon, '#7fa0b4', '#f3c9a2', '#fde4bf'),
    sun(canvas, 842, 330, 74, '#f3a463', '#ffcf96'),
    clouds(canvas, 130, 7, '#fff1dc', 0.55),
    dunes(canvas, horizon + 4, 92, '#d9a77f', '#a5765c'),
    town(canvas, 70, horizon + 2, 0.62, '#e2b48c', '#a97a5f', '#fff0b8'),
    palm(660, horizon + 4, 0.52, '#6e4c38', '#6a7450', '#8b8a5c'),
    palm(704, horizon + 4, 0.42, '#6e4c38', '#6a7450', '#8b8a5c'),
    sea(canvas, horizon, DAWN_SEA),
    glitter(canvas, 842, horizon, HIGH, 120, '#fff0d2', 0.8),
    dhow(canvas, 1040, 424, 0.5, '#fbe9cc'),
    dhow(canvas, 740, 416, 0.3, '#f8dfbe'),
    fishingBoat(canvas, 140, 588, 1.95, WOODEN),
    skiff(canvas, 880, 560, 1.5, '#c8361f'),
    skiff(canvas, 700, 500, 0.9),
    roller(canvas, 660, 10, canvas.down(640, HIGH, '#155a6e', '#0a3f54'), '#ffe6cf'),
    gulls('#6d5a52', [330, 180, 34], [420, 130, 26], [560, 210, 22], [980, 140, 30]),
  )
}

/** A busy harbour in bright light: white skiffs at a pier, and houses behind. */
export function drawHarbourDay(width = WIDE): string {
  const canvas = new Canvas('harbour-day', 12)
  const horizon = 330
  return canvas.finish(
    width,
    sky(canvas, horizon, '#8fc6d8', '#cbe6ea', '#eef6f2'),
    clouds(canvas, 120, 8, '#ffffff', 0.85),
    dunes(canvas, horizon + 4, 34, '#ead9b4', '#d3bd92'),
    town(canvas, 60, horizon + 2, 1, '#efe2c8', '#c9b48f'),
    town(canvas, 760, horizon + 2, 0.8, '#eadbbf', '#c3ad88'),
    palm(700, horizon + 6, 0.9),
    palm(748, horizon + 6, 0.7),
    palm(1190, horizon + 6, 0.95),
    box(0, horizon - 9, WIDE, 13, canvas.down(horizon - 9, horizon + 4, '#f1e6cc', '#b8a57f')),
    sea(canvas, horizon + 3, DAY_SEA),
    fishingBoat(canvas, 90, 470, 1.2, BLUE),
    skiff(canvas, 560, 430, 1, '#c8361f'),
    skiff(canvas, 420, 520, 1.35),
    pier(canvas, 760, WIDE, 470, 26),
    skiff(canvas, 600, 608, 1.7, '#e0a23c'),
    skiff(canvas, 120, 640, 1.9, '#0a5c73'),
    bollard(900, 474, 0.8),
    bollard(1130, 474, 0.8),
    line('M905 440Q780 520 690 560', '#d8b98a', 4),
    gulls('#5d7380', [120, 110, 34], [200, 160, 24], [880, 90, 30], [1010, 150, 22], [560, 70, 20]),
  )
}

/** The harbour at night: the moon, lit windows and their long reflections. */
export function drawHarbourNight(width = WIDE): string {
  const canvas = new Canvas('harbour-night', 13)
  const horizon = 372
  const lamps = [150, 400, 660, 930, 1180]
  return canvas.finish(
    width,
    sky(canvas, horizon, '#06131f', '#0f2a3e', '#27475a'),
    stars(canvas, 300, 110),
    moon(canvas, 1010, 130, 54),
    dunes(canvas, horizon + 4, 70, '#1b3648', '#122636'),
    town(canvas, 90, horizon + 2, 0.85, '#2c4a5c', '#172d3c', '#f6c565'),
    town(canvas, 640, horizon + 2, 0.7, '#2a4658', '#172d3c', '#f6c565'),
    sea(canvas, horizon, NIGHT_SEA),
    glitter(canvas, 1010, horizon, HIGH, 80, '#f4ecd0', 0.6),
    ...lamps.map((x) => lampPost(canvas, x, horizon + 2)),
    ...lamps.map((x) => glitter(canvas, x, horizon + 6, 560, 26, '#f6c565', 0.55)),
    fishingBoat(canvas, 760, 590, 1.7, NIGHT_WOOD),
    fishingBoat(canvas, 210, 520, 1.15, NIGHT_WOOD),
    skiff(canvas, 520, 640, 1.6, '#0f5468'),
    roller(canvas, 690, 8, '#06202b', '#3f7486'),
  )
}

/** The stone quay with nets, floats and two boats, at noon. */
export function drawQuay(width = WIDE): string {
  const canvas = new Canvas('quay', 14)
  const horizon = 300
  return canvas.finish(
    width,
    sky(canvas, horizon, '#9bcbd8', '#d9ecec', '#f6efdf'),
    clouds(canvas, 110, 6, '#ffffff', 0.8),
    dunes(canvas, horizon + 4, 60, '#ead4ab', '#cfb27f'),
    sea(canvas, horizon, DAY_SEA, 580),
    dhow(canvas, 590, 334, 0.42),
    dhow(canvas, 1200, 330, 0.34),
    fishingBoat(canvas, 60, 524, 2, WHITE_HULL),
    fishingBoat(canvas, 700, 516, 1.85, WOODEN),
    quay(canvas, 560, HIGH - 560),
    netPile(canvas, 210, 600),
    netPile(canvas, 920, 620),
    bollard(520, 640, 1.3),
    bollard(1180, 640, 1.3),
    line('M520 594Q470 560 430 520M1180 594q-90-60-160-70', '#d8b98a', 6),
    gulls('#5d7380', [560, 150, 34], [650, 110, 26], [1080, 170, 28], [180, 120, 24]),
  )
}

function lampPost(canvas: Canvas, x: number, y: number): string {
  return (
    disc(
      x,
      y - 62,
      60,
      canvas.glow(x, y - 62, 60, [0, '#ffe2a0', 0.75], [0.35, '#f6c565', 0.25], [1, '#f6c565', 0]),
    ) +
    box(x - 2, y - 60, 4, 60, '#2b3f4b') +
    disc(x, y - 62, 6, '#fff4cf')
  )
}

/** A heap of folded net with its floats and a coil of rope. */
export function netPile(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas
  let mesh = ''
  for (let index = 0; index < 46; index++) {
    const at = random.range(-110, 110)
    const top = -72 * Math.sqrt(Math.max(0, 1 - (at / 130) ** 2))
    mesh += `M${(x + at).toFixed(1)} ${(y + top * random.range(0.5, 1)).toFixed(1)}q${random.range(-16, 16).toFixed(1)} ${random.range(12, 30).toFixed(1)} ${random.range(-22, 22).toFixed(1)} ${random.range(26, 52).toFixed(1)}`
  }
  const floats = Array.from({ length: 11 }, (_, index) => {
    const at = -104 + index * 21
    const fy = y - 58 * Math.sqrt(Math.max(0, 1 - (at / 128) ** 2)) + random.range(-6, 16)
    const colour = index % 3 === 0 ? '#c8361f' : index % 3 === 1 ? '#e79a1c' : '#f4e6c8'
    return oval(x + at, fy, 12, 9, canvas.down(fy - 9, fy + 9, '#fff1d4', colour, colour))
  })
  return group(
    {},
    oval(x + 8, y + 8, 140, 16, '#06202b', { opacity: 0.25 }),
    `<path d="M${x - 132} ${y + 6}q10-58 70-72 60-24 110 0 60 14 76 72-120 20-256 0z" fill="${canvas.down(y - 84, y + 10, '#4d949a', '#2f7079', '#184b54')}"/>`,
    line(mesh, '#a9d6d4', 1.6, { opacity: 0.6 }),
    ...floats,
    oval(x + 150, y, 44, 14, 'none', { stroke: '#d8b98a', 'stroke-width': 8 }),
    oval(x + 150, y - 8, 38, 12, 'none', { stroke: '#c9a672', 'stroke-width': 7 }),
    oval(x + 150, y - 15, 30, 9, 'none', { stroke: '#e2c79b', 'stroke-width': 6 }),
  )
}
