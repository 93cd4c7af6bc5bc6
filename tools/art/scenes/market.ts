import { box, Canvas, disc, HIGH, line, oval, place, WIDE } from './canvas.ts'
import { awning, hangingScale, ice, priceSign } from './stall.ts'

/** A fishmonger's stall: awning, scale, and the catch on ice with its prices. */
export function drawMarketStall(width = WIDE): string {
  const canvas = new Canvas('market-stall', 21)
  const counter = 520
  return canvas.finish(
    width,
    box(0, 0, WIDE, HIGH, canvas.down(0, counter, '#cfe3e8', '#eaf3f4')),
    tiles(canvas, 0, counter),
    shelf(canvas, 250),
    hangingScale(canvas, 640, 176, 0.78),
    ice(canvas, 0, 396, WIDE, 132, 30),
    canvas.fish('kanad', [214, 440], 420, -3),
    canvas.fish('sultan-ibrahim', [480, 452], 210, 4),
    canvas.fish('sultan-ibrahim', [520, 486], 200, -6),
    canvas.fish('hamour', [760, 438], 330, 2),
    canvas.fish('zubaidi', [1000, 436], 190, -4),
    canvas.fish('zubaidi', [1070, 470], 180, 6),
    canvas.fish('shrimp-tiger', [1200, 448], 190, 8),
    canvas.fish('sardine', [340, 496], 170, 2),
    canvas.fish('sardine', [230, 502], 170, -5),
    canvas.fish('safi', [620, 496], 170, 5),
    canvas.fish('najil', [880, 500], 240, -4),
    box(0, counter, WIDE, 26, canvas.down(counter, counter + 26, '#c99d69', '#a4764a')),
    box(0, counter + 26, WIDE, HIGH, canvas.down(counter, HIGH, '#a07547', '#7a5531', '#5b3d22')),
    boards(counter + 26),
    priceSign('54.00', 214, 622, 40),
    priceSign('38.50', 498, 622, 40),
    priceSign('62.00', 770, 622, 40),
    priceSign('84.00', 1056, 622, 40),
    awning(canvas, 0, 0, WIDE, 92, 12),
  )
}

function tiles(canvas: Canvas, from: number, to: number): string {
  let d = ''
  for (let y = from; y < to; y += 46) d += `M0 ${y}h${WIDE}`
  for (let y = from, row = 0; y < to; y += 46, row++)
    for (let x = row % 2 ? 0 : 46; x < WIDE; x += 92) d += `M${x} ${y}v46`
  return (
    line(d, '#9fbcc6', 1.4, { opacity: 0.35 }) +
    box(0, 0, WIDE, to, canvas.glow(300, 260, 700, [0, '#ffffff', 0.4], [1, '#ffffff', 0]))
  )
}

function shelf(canvas: Canvas, y: number): string {
  const bottles = [120, 190, 250, 940, 1010, 1090, 1160].map((x, index) => {
    const tone = ['#d9a94a', '#5f8a4c', '#c8553a', '#7fa9b8'][index % 4] ?? '#d9a94a'
    return place(
      x,
      y,
      1,
      oval(16, 0, 26, 4, '#06202b', { opacity: 0.18 }),
      box(0, -58, 32, 58, canvas.across(0, 32, '#ffffff', tone, tone), { rx: 6, opacity: 0.9 }),
      box(8, -72, 16, 16, '#8a6240', { rx: 3 }),
      box(4, -40, 24, 20, '#f7efe0', { rx: 2 }),
    )
  })
  const lemons = [330, 356, 382, 345, 370].map((x, index) => {
    const ly = index > 2 ? y - 26 : y - 10
    return disc(x, ly, 14, canvas.glow(x - 5, ly - 5, 20, [0, '#fff3a8'], [0.6, '#f0cb3c'], [1, '#b98c16']))
  })
  return (
    [60, 860]
      .map(
        (x) =>
          box(x, y, 380, 12, canvas.down(y, y + 12, '#c99d69', '#8a6240')) +
          box(x, y + 12, 380, 8, '#06202b', { opacity: 0.12 }),
      )
      .join('') +
    bottles.join('') +
    lemons.join('')
  )
}

function boards(top: number): string {
  let d = ''
  for (let y = top + 44; y < HIGH; y += 46) d += `M0 ${y}h${WIDE}`
  for (let x = 130; x < WIDE; x += 260)
    d += `M${x} ${top}v46M${x + 110} ${top + 46}v44M${x - 40} ${top + 92}v60`
  return line(d, '#3f2814', 2, { opacity: 0.4 })
}
