import { BLUE, fishingBoat, skiff } from './boats.ts'
import { box, Canvas, group, HIGH, line, oval, place, shape, WIDE } from './canvas.ts'
import { DAY_SEA, roller, sea } from './sea.ts'
import { dunes } from './shore.ts'
import { clouds, gulls, sky, sun } from './sky.ts'

/** A new quay and a breakwater, with a crane. */
export function drawPortWorks(width = WIDE): string {
  const canvas = new Canvas('port-works', 42)
  const horizon = 350
  return canvas.finish(
    width,
    sky(canvas, horizon, '#93c4d6', '#d3e9ec', '#f7f1e2'),
    clouds(canvas, 110, 7, '#ffffff', 0.85),
    dunes(canvas, horizon + 4, 54, '#e6d3ad', '#cdb48a'),
    sea(canvas, horizon, DAY_SEA),
    breakwater(canvas, 560, 400),
    fishingBoat(canvas, 760, 486, 0.95, BLUE),
    skiff(canvas, 880, 610, 1.5, '#c8361f'),
    skiff(canvas, 1070, 520, 1),
    newQuay(canvas),
    crane(canvas, 190, 480),
    gulls('#5d7380', [820, 120, 30], [920, 170, 22], [1120, 110, 26]),
  )
}

/** Round sea cages: nets, walkway rings, and the fish below the surface. */
export function drawSeaCages(width = WIDE): string {
  const canvas = new Canvas('sea-cages', 43)
  const surface = 330
  return canvas.finish(
    width,
    sky(canvas, 220, '#a6d0dc', '#e2f0ef', '#f8f2e4'),
    sun(canvas, 250, 96, 44, '#f6cf90', '#ffe7bd'),
    dunes(canvas, 224, 46, '#dcc9a4', '#bfa67c'),
    sea(canvas, 220, DAY_SEA, surface),
    ring(canvas, 330, 262, 0.5),
    ring(canvas, 720, 256, 0.42),
    ring(canvas, 1080, 268, 0.52),
    skiff(canvas, 520, 290, 0.9, '#e0a23c'),
    box(0, surface, WIDE, HIGH - surface, canvas.down(surface, HIGH, '#1f8ea0', '#0a5c73', '#08324a')),
    shape(
      `M300 ${surface}h120L240 ${HIGH}H20zM620 ${surface}h160L760 ${HIGH}H520zM960 ${surface}h110l140 ${HIGH - surface}h-210z`,
      '#ffffff',
      { opacity: 0.07 },
    ),
    cageNet(canvas, 640, surface),
    canvas.fish('seabass-asian', [420, 470], 290, 3),
    canvas.fish('seabream-gilthead', [760, 440], 230, -4),
    canvas.fish('seabass-asian', [860, 540], 320, -3),
    canvas.fish('seabream-gilthead', [560, 580], 250, 5),
    canvas.fish('seabass-asian', [640, 500], 240, 0),
    canvas.fish('seabream-gilthead', [330, 590], 210, -3),
    canvas.fish('seabream-gilthead', [800, 636], 210, 4),
    roller(canvas, surface + 4, 7, 'none', '#d8eff0'),
    ringFront(canvas, 640, surface),
  )
}

function crane(canvas: Canvas, x: number, y: number): string {
  return group(
    {},
    line(`M${x} ${y - 100}L${x + 400} 70M${x + 36} ${y - 100}L${x + 412} 84`, '#e0a23c', 9),
    line(
      Array.from({ length: 13 }, (_, index) => {
        const t = index / 13
        const u = (index + 0.5) / 13
        return `M${x + 400 * t} ${y - 100 - (y - 170) * t}L${x + 36 + 376 * u} ${y - 100 - (y - 184) * u}`
      }).join(''),
      '#c8862a',
      4,
    ),
    line(`M${x + 404} 74V316`, '#22303a', 3),
    line(`M${x + 404} 316l-40 40M${x + 404} 316l40 40`, '#22303a', 3),
    box(x + 352, 352, 104, 74, canvas.across(x + 352, x + 456, '#e3ddcf', '#b5ad9c', '#857d6d')),
    line(`M${x + 352} 376h104`, '#857d6d', 2),
    shape(
      `M${x - 60} ${y - 120}h150v70h-150z`,
      canvas.across(x - 60, x + 90, '#f3bf5a', '#e0a23c', '#a36d14'),
    ),
    box(x + 34, y - 168, 56, 60, '#e0a23c'),
    box(x + 44, y - 158, 38, 34, '#143a52', { rx: 4 }),
    box(x - 90, y - 52, 210, 40, canvas.down(y - 52, y - 12, '#3d4a52', '#1d272d'), { rx: 18 }),
    line(`M${x - 70} ${y - 32}h170`, '#6b7d87', 8, { 'stroke-dasharray': '16 12', 'stroke-linecap': 'butt' }),
  )
}

function breakwater(canvas: Canvas, from: number, y: number): string {
  const stones = Array.from({ length: 70 }, (_, index) => {
    const x = from + index * 11 + canvas.random.range(-8, 8)
    const sy = y + canvas.random.range(-26, 12)
    const r = canvas.random.range(13, 26)
    const tone = canvas.random.next() < 0.5 ? '#a39b8d' : '#8b8477'
    return shape(
      `M${x - r} ${sy + r * 0.6}l${r * 0.3}-${r * 0.9} ${r * 0.8}-${r * 0.4} ${r * 0.8} ${r * 0.5} ${r * 0.2} ${r * 0.8}z`,
      canvas.down(y - 40, y + 30, '#d8cfbf', tone, '#5f5a50'),
      { stroke: '#5f5a50', 'stroke-width': 0.8 },
    )
  })
  return group(
    {},
    oval(from + 400, y + 24, 420, 10, '#e9f5f4', { opacity: 0.4 }),
    ...stones,
    box(from + 740, y - 110, 26, 84, '#f4efe4'),
    box(from + 740, y - 84, 26, 18, '#c8361f'),
    box(from + 734, y - 128, 38, 20, '#c8361f', { rx: 4 }),
  )
}

function newQuay(canvas: Canvas): string {
  const blocks = Array.from({ length: 9 }, (_, index) => {
    const x = index * 74
    return (
      box(x, 470, 72, 80, canvas.across(x, x + 72, '#e8e2d4', '#cfc7b5', '#a29a88')) +
      box(x, 552, 72, 80, canvas.across(x, x + 72, '#d8d1c0', '#bab29f', '#8e8674')) +
      box(x, 634, 72, 90, canvas.across(x, x + 72, '#c4bca9', '#a39b88', '#787160'))
    )
  })
  return group(
    {},
    box(0, 600, 700, 140, '#04222f', { opacity: 0.3, filter: canvas.blur(14) }),
    box(0, 460, 664, 262, '#857d6d'),
    ...blocks,
    box(0, 454, 666, 20, canvas.down(454, 474, '#f6f1e4', '#c9c1ae')),
    cone(560, 456),
    cone(610, 456),
    cone(430, 456),
    line('M560 432h50M430 432h130', '#c8361f', 4, { 'stroke-dasharray': '14 10', 'stroke-linecap': 'butt' }),
  )
}

function cone(x: number, y: number): string {
  return (
    shape(`M${x - 15} ${y}h30v-6h-5l-7-38h-6l-7 38h-5z`, '#d9582f') +
    shape(`M${x - 8} ${y - 18}h16l-1.5-9h-13z`, '#fbf5e9')
  )
}

function ring(canvas: Canvas, x: number, y: number, scale: number): string {
  const posts = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return `M${(Math.cos(angle) * 210).toFixed(1)} ${(Math.sin(angle) * 46).toFixed(1)}v-34`
  })
  return place(
    x,
    y,
    scale,
    oval(0, 12, 226, 52, '#06303f', { opacity: 0.35 }),
    oval(0, 0, 210, 46, canvas.down(-46, 46, '#0f5f75', '#1d7f92')),
    oval(0, 0, 214, 48, 'none', { stroke: '#22343d', 'stroke-width': 15 }),
    oval(0, -3, 214, 48, 'none', { stroke: '#5f7783', 'stroke-width': 4 }),
    line(posts.join(''), '#33454f', 5),
    oval(0, -34, 210, 46, 'none', { stroke: '#33454f', 'stroke-width': 5 }),
    oval(0, -35, 210, 46, 'none', { stroke: '#8fa7b2', 'stroke-width': 1.6 }),
  )
}

function cageNet(canvas: Canvas, x: number, top: number): string {
  let d = ''
  for (let index = -14; index <= 14; index++) {
    const from = x + index * 30
    d += `M${from} ${top}Q${x + index * 30.5} ${top + 240} ${x + index * 26} ${top + 360}`
  }
  for (let row = 1; row < 12; row++)
    d += `M${x - 420 + row * 5} ${top + row * 31}q${420 - row * 5} ${18 + row} ${840 - row * 10} 0`
  return (
    shape(
      `M${x - 420} ${top}Q${x - 425} ${top + 240} ${x - 364} ${top + 360}h728Q${x + 425} ${top + 240} ${x + 420} ${top}z`,
      canvas.down(top, HIGH, '#9fd6dc', '#3f9fb0'),
      { opacity: 0.14 },
    ) + line(d, '#d8eff0', 1.3, { opacity: 0.34 })
  )
}

function ringFront(canvas: Canvas, x: number, y: number): string {
  const floats = Array.from({ length: 15 }, (_, index) => {
    const fx = x - 420 + index * 60
    return (
      oval(fx, y, 34, 13, canvas.down(y - 13, y + 13, '#6b8591', '#22343d')) +
      oval(fx - 8, y - 5, 14, 2.6, '#dbe9ee', { opacity: 0.6 })
    )
  })
  return floats.join('')
}
