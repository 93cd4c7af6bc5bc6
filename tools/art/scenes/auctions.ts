import { fishingBoat, NIGHT_WOOD } from './boats.ts'
import { box, Canvas, group, HIGH, line, oval, shape, WIDE } from './canvas.ts'
import { figures } from './digits.ts'
import { CHECKED, SAND_ROBE, standing, WHITE_ROBE } from './people.ts'
import { NIGHT_SEA, sea } from './sea.ts'
import { moon, sky, stars, sun } from './sky.ts'
import { filledCrate, lamp } from './stall.ts'

/** The auction hall at dawn: lots in crates, buyers seen from behind, and the price on the board. */
export function drawAuctionDawn(width = WIDE): string {
  const canvas = new Canvas('auction-dawn', 22)
  const floor = 420
  return canvas.finish(
    width,
    sky(canvas, 400, '#86a9ba', '#f4cfa8', '#fde6c4'),
    sun(canvas, 640, 372, 70, '#f6ad6a', '#ffd6a1'),
    box(0, 388, WIDE, 40, canvas.down(388, 428, '#c99a7c', '#4b8492')),
    box(0, floor, WIDE, HIGH - floor, canvas.down(floor, HIGH, '#c9b293', '#b09878', '#8c7658')),
    wetShine(canvas, floor),
    columns(canvas, floor, '#8aa0aa', '#51666f'),
    roof(canvas, '#4e626c', '#2e3f48'),
    board(canvas, 640, 196, '27.50', '#5fd09a'),
    standing(canvas, 318, 520, 1.06, WHITE_ROBE),
    standing(canvas, 400, 512, 1, CHECKED),
    standing(canvas, 476, 524, 1.04, SAND_ROBE),
    standing(canvas, 800, 520, 1.04, CHECKED),
    standing(canvas, 880, 510, 1, WHITE_ROBE),
    standing(canvas, 968, 524, 1.06, WHITE_ROBE),
    lot(canvas, 40, 560, 300, 'hamour'),
    lot(canvas, 372, 590, 280, 'sheri'),
    lot(canvas, 690, 586, 280, 'hamra'),
    lot(canvas, 1000, 566, 270, 'kanad'),
  )
}

/** The auction after the evening prayer: lamps above the lots and a crescent above the boats. */
export function drawAuctionNight(width = WIDE): string {
  const canvas = new Canvas('auction-night', 23)
  const floor = 430
  return canvas.finish(
    width,
    sky(canvas, 360, '#050f18', '#0c2536', '#1c4155'),
    stars(canvas, 240, 60),
    moon(canvas, 936, 168, 40),
    sea(canvas, 350, NIGHT_SEA, floor + 10),
    fishingBoat(canvas, 120, 424, 1.1, NIGHT_WOOD),
    box(0, floor, WIDE, HIGH - floor, canvas.down(floor, HIGH, '#a48a69', '#8c7353', '#5f4c34')),
    wetShine(canvas, floor),
    columns(canvas, floor, '#2c4a5c', '#16303f'),
    roof(canvas, '#142c3b', '#081722'),
    ...[220, 640, 1060].map((x) => lamp(canvas, x, 108, 600, 210, 0.4)),
    board(canvas, 640, 268, '32.00', '#5fd09a'),
    standing(canvas, 300, 524, 1.05, WHITE_ROBE),
    standing(canvas, 386, 516, 1.02, WHITE_ROBE),
    standing(canvas, 470, 526, 1.02, SAND_ROBE),
    standing(canvas, 812, 520, 1.05, CHECKED),
    standing(canvas, 896, 526, 1, WHITE_ROBE),
    standing(canvas, 976, 516, 1.04, WHITE_ROBE),
    lot(canvas, 60, 574, 290, 'sardine'),
    lot(canvas, 384, 600, 250, 'hamour'),
    lot(canvas, 668, 600, 250, 'shrimp-tiger'),
    lot(canvas, 952, 576, 290, 'najil'),
  )
}

/** One lot: a crate with three animals of one kind on the ice. */
function lot(canvas: Canvas, x: number, y: number, width: number, species: string): string {
  const size = width * 0.74
  const fish = [0, 1, 2].map((index) =>
    canvas.fish(
      species,
      [x + width * (0.33 + index * 0.17), y - width * 0.045 - (index === 1 ? width * 0.05 : 0)],
      size,
      canvas.random.range(-7, 7),
    ),
  )
  return filledCrate(canvas, x, y, width, width * 0.3, '#0a5c73', ...fish)
}

function board(canvas: Canvas, x: number, y: number, price: string, colour: string): string {
  return (
    box(x - 8, y + 60, 16, 250, canvas.across(x - 8, x + 8, '#8fa3ad', '#5b6f7a', '#3a4c57')) +
    box(x - 122, y - 58, 244, 122, '#06202b', { rx: 12, opacity: 0.3 }) +
    box(x - 126, y - 64, 252, 124, canvas.down(y - 64, y + 60, '#33495a', '#0b2233'), { rx: 12 }) +
    box(x - 114, y - 52, 228, 100, '#06141e', { rx: 7 }) +
    figures(price, x - 84, y - 26, 48, colour, 2.6) +
    box(x - 114, y - 52, 228, 44, '#ffffff', { rx: 7, opacity: 0.06 })
  )
}

function columns(canvas: Canvas, floor: number, light: string, dark: string): string {
  return [70, 410, 846, 1190]
    .map(
      (x) =>
        box(x, 90, 34, floor - 84, canvas.across(x, x + 34, light, light, dark)) +
        box(x - 8, floor - 12, 50, 16, dark) +
        box(x - 8, 92, 50, 14, dark, { opacity: 0.7 }),
    )
    .join('')
}

function roof(canvas: Canvas, light: string, dark: string): string {
  const trusses = [0, 320, 640, 960].map((x) => `M${x} 96l160-60 160 60M${x + 160} 36v60`).join('')
  return (
    shape('M0 0h1280v98H0z', canvas.down(0, 98, dark, light)) +
    line(trusses, light, 6, { opacity: 0.8 }) +
    box(0, 92, WIDE, 12, dark)
  )
}

function wetShine(canvas: Canvas, floor: number): string {
  const patches = Array.from({ length: 26 }, () =>
    oval(
      canvas.random.range(0, WIDE),
      floor + 20 + canvas.random.next() ** 0.8 * (HIGH - floor - 30),
      canvas.random.range(40, 150),
      canvas.random.range(3, 9),
      '#fff3dc',
      { opacity: canvas.random.range(0.06, 0.2).toFixed(2) },
    ),
  )
  const joints = Array.from(
    { length: 9 },
    (_, index) => `M${640 + (index - 4) * 90} ${floor}L${640 + (index - 4) * 330} ${HIGH}`,
  )
  return (
    line(joints.join(''), '#4e3f2a', 1.6, { opacity: 0.25 }) + group({ filter: canvas.blur(3) }, ...patches)
  )
}
