import { dhow, fishingBoat, shrimper, skiff, WOODEN } from './boats.ts'
import { box, Canvas, group, HIGH, line, oval, shape, WIDE } from './canvas.ts'
import { netPile } from './harbours.ts'
import { CHECKED, GREY_ROBE, seated, WHITE_ROBE } from './people.ts'
import { DAWN_SEA, DAY_SEA, glitter, roller, sea } from './sea.ts'
import { bollard, dunes, hills, quay } from './shore.ts'
import { clouds, gulls, sky, sun } from './sky.ts'
import { filledCrate } from './stall.ts'

/** The opening of the season: the shrimp boat with its nets out, in front of a low sun. */
export function drawShrimpSeason(width = WIDE): string {
  const canvas = new Canvas('shrimp-season', 51)
  const horizon = 430
  return canvas.finish(
    width,
    sky(canvas, horizon, '#e79a62', '#f6c08a', '#fde3bd'),
    sun(canvas, 980, 350, 92, '#ee7f4e', '#ffc38e'),
    clouds(canvas, 120, 8, '#fff0dc', 0.6),
    hills(canvas, horizon + 2, '#c98a6a', 66, 0.6),
    sea(canvas, horizon, { ...DAWN_SEA, top: '#e09a74' }),
    glitter(canvas, 980, horizon, HIGH, 140, '#fff0d2', 0.85),
    shrimper(canvas, 250, 606, 1.45),
    skiff(canvas, 1020, 520, 0.9, '#0a5c73'),
    roller(canvas, 628, 12, canvas.down(610, HIGH, '#1b6478', '#0a3f54'), '#ffe6cf'),
    gulls('#7a4a34', [760, 190, 36], [850, 140, 26], [720, 260, 24], [180, 160, 30], [250, 220, 22]),
    filledCrate(
      canvas,
      60,
      618,
      360,
      110,
      '#c8361f',
      canvas.fish('shrimp-jinga', [140, 580], 200, 6),
      canvas.fish('shrimp-jinga', [330, 584], 190, 10),
      canvas.fish('shrimp-jinga', [236, 576], 220, -6),
    ),
  )
}

/** A change of weather: grey swell, a boat that stays in port, and the red flag. */
export function drawStrongWind(width = WIDE): string {
  const canvas = new Canvas('strong-wind', 52)
  const horizon = 330
  const swell = (y: number, high: number, top: string, low: string) =>
    roller(canvas, y, high, canvas.down(y - high, y + 110, [0, '#a9c6ca'], [0.12, top], [1, low]), '#f4fafa')
  return canvas.finish(
    width,
    sky(canvas, horizon, '#5e7886', '#8ea5ad', '#c9d3d0'),
    clouds(canvas, 90, 12, '#4c626e', 0.6),
    clouds(canvas, 190, 9, '#dfe6e6', 0.5),
    rain(canvas),
    sea(canvas, horizon, { top: '#6f9299', middle: '#3d6b77', deep: '#17404f', crest: '#dfeceb' }),
    swell(390, 16, '#5f8a93', '#3d6b77'),
    group({ transform: 'rotate(-6 560 470)' }, fishingBoat(canvas, 360, 480, 1.7, WOODEN)),
    swell(480, 26, '#4c7d89', '#2a5866'),
    swell(580, 34, '#356775', '#16404f'),
    swell(668, 30, '#285866', '#0d3341'),
    flagPole(canvas, 970, 640),
    gulls('#2f424d', [240, 150, 40], [330, 210, 28], [900, 130, 30]),
  )
}

/** Fishermen on the quay, seen from behind, with the net between them. */
export function drawMendingNets(width = WIDE): string {
  const canvas = new Canvas('mending-nets', 53)
  const horizon = 330
  return canvas.finish(
    width,
    sky(canvas, horizon, '#8dbccb', '#e2e5d6', '#fbe8c8'),
    sun(canvas, 220, 250, 56, '#f6c27c', '#ffe0ac'),
    clouds(canvas, 110, 6, '#ffffff', 0.75),
    dunes(canvas, horizon + 4, 56, '#e7cfa4', '#c9ab78'),
    sea(canvas, horizon, { ...DAY_SEA, top: '#69aeb0' }, 560),
    glitter(canvas, 220, horizon, 540, 80, '#fff2d6', 0.7),
    dhow(canvas, 470, 362, 0.45),
    fishingBoat(canvas, 1010, 470, 1.3, WOODEN),
    skiff(canvas, 790, 456, 0.95, '#c8361f'),
    quay(canvas, 500, HIGH - 500),
    spreadNet(canvas),
    seated(canvas, 300, 520, 1.2, WHITE_ROBE),
    seated(canvas, 640, 540, 1.26, GREY_ROBE),
    seated(canvas, 960, 520, 1.2, CHECKED),
    netPile(canvas, 1130, 640),
    bollard(90, 620, 1.2),
    basket(canvas, 470, 640),
  )
}

/** Two boats side by side on open water, whose crews sort the night's catch. */
export function drawGulfCrossing(width = WIDE): string {
  const canvas = new Canvas('gulf-crossing', 54)
  const horizon = 300
  return canvas.finish(
    width,
    sky(canvas, horizon, '#74b4cc', '#c3e2e8', '#f2f5ec'),
    clouds(canvas, 120, 9, '#ffffff', 0.9),
    sea(canvas, horizon, DAY_SEA),
    dhow(canvas, 90, 380, 1.1),
    dhow(canvas, 980, 348, 0.6),
    dhow(canvas, 780, 324, 0.34),
    dhow(canvas, 430, 560, 2.3, '#fdf5e4', '#7a4a2a'),
    roller(canvas, 610, 12, canvas.down(590, HIGH, '#137389', '#0a4a60'), '#e6f6f5'),
    gulls('#5d7380', [330, 120, 30], [250, 170, 22], [880, 110, 26], [1120, 180, 32]),
    line('M0 640q60-10 120 0t120 0 120 0M700 680q60-10 120 0t120 0 120 0 120 0', '#d8eff0', 3, {
      opacity: 0.35,
    }),
  )
}

function rain(canvas: Canvas): string {
  let d = ''
  for (let index = 0; index < 150; index++) {
    const x = canvas.random.range(0, WIDE + 100)
    const y = canvas.random.range(0, 420)
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l-16 44`
  }
  return line(d, '#e6eef0', 1.4, { opacity: 0.28 })
}

function flagPole(canvas: Canvas, x: number, y: number): string {
  return group(
    {},
    shape(`M${x - 90} ${y + 80}q10-70 90-76 80 6 100 76z`, canvas.down(y, y + 80, '#7d7a72', '#4a4a48')),
    box(x - 5, y - 380, 10, 400, canvas.across(x - 5, x + 5, '#f4efe4', '#b9b6ab', '#7d7a72')),
    shape(
      `M${x + 5} ${y - 372}q70-26 120 4t110-8q-14 40-4 84-60 24-112 0t-114 8z`,
      canvas.across(x, x + 230, '#e4573f', '#c4321f', '#e4573f', '#a32716'),
    ),
    line(`M${x + 60} ${y - 372}q-6 46 4 82M${x + 150} ${y - 364}q-6 40 2 84`, '#7a1a0e', 3, {
      opacity: 0.35,
    }),
    shape(`M${x - 60} ${y + 30}q30-16 60 0t60 0 60 6l20 60H${x - 100}z`, '#e6f1f2', { opacity: 0.3 }),
  )
}

/** The net, which lies over the stones between the men. */
function spreadNet(canvas: Canvas): string {
  let d = ''
  for (let index = 0; index <= 34; index++) {
    const x = 180 + index * 27
    d += `M${x} ${566 + Math.sin(index * 0.7) * 8}q${-20 + (index % 5) * 8} 40 ${-34 + (index % 4) * 14} 92`
  }
  for (let row = 0; row < 7; row++) {
    const y = 572 + row * 14
    d += `M${168 - row * 4} ${y}q120 ${10 + row} 240 0t240 0 240 0 220 2`
  }
  return (
    shape(
      'M170 562q120-16 240 6t240-4 240 2 220-2q18 60-10 110-200 16-460 6-220 6-250-10-14-50 20-108z',
      canvas.down(560, 680, '#3f8a90', '#2a6a72'),
      { opacity: 0.5 },
    ) + line(d, '#d8efe9', 1.4, { opacity: 0.55 })
  )
}

function basket(canvas: Canvas, x: number, y: number): string {
  return group(
    {},
    oval(x + 6, y + 4, 66, 10, '#06202b', { opacity: 0.25 }),
    shape(
      `M${x - 58} ${y - 60}h116l-14 62h-88z`,
      canvas.across(x - 58, x + 58, '#e2c38f', '#c59a5f', '#8a6238'),
    ),
    line(
      `M${x - 55} ${y - 46}h110M${x - 52} ${y - 32}h104M${x - 49} ${y - 18}h98M${x - 40} ${y - 60}l8 62M${x - 14} ${y - 60}l3 62M${x + 14} ${y - 60}l-3 62M${x + 40} ${y - 60}l-8 62`,
      '#7a5530',
      2,
      { opacity: 0.5 },
    ),
    oval(x, y - 60, 58, 13, '#8a6238'),
    oval(x, y - 58, 50, 9, '#5b3d22'),
    [-30, -10, 12, 32]
      .map((dx, index) => oval(x + dx, y - 62 - (index % 2) * 5, 12, 9, index % 2 ? '#c8361f' : '#e79a1c'))
      .join(''),
  )
}
