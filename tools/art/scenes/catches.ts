import { box, Canvas, disc, group, HIGH, line, oval, WIDE } from './canvas.ts'
import { herbs, lemon } from './garnish.ts'
import { filledCrate, ice } from './stall.ts'

/** The morning's fish on crushed ice, seen from above. */
export function drawFishOnIce(width = WIDE): string {
  const canvas = new Canvas('fish-on-ice', 31)
  return canvas.finish(
    width,
    ice(canvas, -20, -20, WIDE + 40, HIGH + 40, 44),
    canvas.fish('hamour', [330, 190], 590, -5),
    canvas.fish('kanad', [920, 160], 650, 4),
    canvas.fish('najil', [290, 440], 500, 3),
    canvas.fish('sheri', [950, 400], 500, -4),
    canvas.fish('zubaidi', [640, 350], 300, 6),
    canvas.fish('sultan-ibrahim', [1060, 610], 360, -3),
    canvas.fish('safi', [180, 630], 330, -6),
    canvas.fish('sardine', [520, 600], 340, 3),
    canvas.fish('sardine', [640, 656], 340, -2),
    canvas.fish('sardine', [720, 574], 340, 5),
    drops(canvas),
  )
}

/** Crabs, prawns and oysters on sand in the light. */
export function drawShellfish(width = WIDE): string {
  const canvas = new Canvas('shellfish', 32)
  return canvas.finish(
    width,
    canvas.ground([0, '#f9ecd2'], [0.6, '#ecd7b0'], [1, '#cfb27f']),
    sandRipples(canvas),
    canvas.fish('lobster-spiny', [930, 250], 620, -8),
    canvas.fish('crab-blue', [330, 260], 560, 6),
    canvas.fish('shrimp-tiger', [470, 560], 440, -4),
    canvas.fish('shrimp-jinga', [150, 590], 320, 10),
    canvas.fish('oyster', [780, 570], 310, 5),
    canvas.fish('scallop', [1090, 560], 300, -10),
  )
}

/** Two big fish on a wet slate with lemon and herbs. */
export function drawSlate(width = WIDE): string {
  const canvas = new Canvas('slate', 33)
  return canvas.finish(
    width,
    canvas.ground([0, '#536a78'], [0.5, '#334754'], [1, '#1a2a35']),
    slateGrain(canvas),
    canvas.fish('hamra', [470, 250], 760, -4),
    canvas.fish('faskar', [900, 470], 560, 5),
    canvas.fish('shrimp-giant', [250, 540], 420, -6),
    lemon(canvas, 1020, 150, 84),
    lemon(canvas, 1150, 236, 74),
    herbs(canvas, 640, 610),
    drops(canvas, 0.5),
  )
}

/** The inspection of a crate with a probe thermometer and clean ice. */
export function drawInspection(width = WIDE): string {
  const canvas = new Canvas('inspection', 34)
  return canvas.finish(
    width,
    box(0, 0, WIDE, 420, canvas.down(0, 420, '#dfeef1', '#c2d9df')),
    line(
      Array.from({ length: 14 }, (_, index) => `M${index * 96 + 20} 0v420`).join('') +
        'M0 96h1280M0 192h1280M0 288h1280M0 384h1280',
      '#a5c2cb',
      2,
      { opacity: 0.5 },
    ),
    box(0, 404, WIDE, HIGH - 404, canvas.down(404, HIGH, '#e8eef0', '#b9c7cd', '#8da0a8')),
    box(0, 404, WIDE, 6, '#ffffff'),
    filledCrate(
      canvas,
      120,
      470,
      700,
      190,
      '#0a5c73',
      canvas.fish('yellowfin', [410, 402], 640, -3),
      canvas.fish('bayad', [620, 440], 470, 4),
    ),
    thermometer(canvas, 640, 150),
    clipboard(canvas, 920, 300),
  )
}

function drops(canvas: Canvas, opacity = 0.8): string {
  const beads = Array.from({ length: 46 }, () => {
    const x = canvas.random.range(20, WIDE - 20)
    const y = canvas.random.range(20, HIGH - 20)
    const r = canvas.random.range(2.5, 8)
    return (
      disc(x + r * 0.2, y + r * 0.3, r, '#06202b', { opacity: 0.18 }) +
      disc(x, y, r, '#e6f6fa', { opacity: 0.5 }) +
      disc(x - r * 0.3, y - r * 0.35, r * 0.3, '#ffffff')
    )
  })
  return group({ opacity }, ...beads)
}

function sandRipples(canvas: Canvas): string {
  let [light, dark] = ['', '']
  for (let y = 20; y < HIGH + 60; y += 34) {
    let d = `M-20 ${y}`
    for (let x = -20; x < WIDE + 40; x += 160)
      d += `q40 ${-10 - canvas.random.next() * 10} 80 0t80 ${(canvas.random.bell() * 8).toFixed(1)}`
    dark += d
    light += d.replace(`M-20 ${y}`, `M-24 ${y - 6}`)
  }
  const grains = Array.from(
    { length: 420 },
    () => `M${canvas.random.range(0, WIDE).toFixed(0)} ${canvas.random.range(0, HIGH).toFixed(0)}h.1`,
  )
  return (
    group(
      { filter: canvas.blur(4) },
      line(dark, '#a98a58', 7, { opacity: 0.3 }),
      line(light, '#fffaf0', 6, { opacity: 0.6 }),
    ) + line(grains.join(''), '#8a6a3c', 2, { opacity: 0.35 })
  )
}

function slateGrain(canvas: Canvas): string {
  let d = ''
  for (let index = 0; index < 130; index++)
    d += `M${canvas.random.range(-80, WIDE).toFixed(0)} ${canvas.random.range(0, HIGH).toFixed(0)}q${canvas.random.range(30, 90).toFixed(0)} ${canvas.random.range(-10, 10).toFixed(0)} ${canvas.random.range(80, 240).toFixed(0)} ${canvas.random.range(-14, 14).toFixed(0)}`
  return (
    group({ filter: canvas.blur(2) }, line(d, '#0b1820', 3, { opacity: 0.4 })) +
    line(d, '#9fb7c4', 0.8, { opacity: 0.28, transform: 'translate(-2 -2)' }) +
    oval(330, 120, 420, 160, '#cfe3ec', { opacity: 0.12, filter: canvas.blur(40) })
  )
}

function thermometer(canvas: Canvas, x: number, y: number): string {
  return group(
    { transform: `rotate(14 ${x} ${y})` },
    box(x - 5, y + 60, 10, 260, canvas.across(x - 5, x + 5, '#f4f8fa', '#aebcc4', '#6f818b')),
    box(x - 44, y - 70, 94, 140, '#06202b', { rx: 18, opacity: 0.25 }),
    box(x - 48, y - 76, 96, 140, canvas.across(x - 48, x + 48, '#ffffff', '#e6edf0', '#a9bac2'), { rx: 18 }),
    box(x - 36, y - 60, 72, 54, '#c9dcc9', { rx: 6 }),
    line(
      `M${x - 20} ${y - 46}v24h16v-24z M${x + 6} ${y - 22}v.2 M${x + 14} ${y - 46}h14v12h-14zM${x + 28} ${y - 34}v12h-14`,
      '#22303a',
      4,
    ),
    disc(x - 18, y + 26, 13, '#0a5c73'),
    disc(x + 18, y + 26, 13, '#c8361f'),
  )
}

function clipboard(canvas: Canvas, x: number, y: number): string {
  const rows = [0, 1, 2, 3, 4].map((index) => {
    const ry = y + 96 + index * 46
    return (
      box(x + 36, ry - 13, 26, 26, 'none', { rx: 4, stroke: '#76919d', 'stroke-width': 3 }) +
      (index < 4 ? line(`M${x + 41} ${ry}l7 8 12-16`, '#1b7a4b', 5) : '') +
      line(`M${x + 82} ${ry - 4}h${[130, 110, 140, 96, 120][index]}M${x + 82} ${ry + 8}h70`, '#a5b6be', 5)
    )
  })
  return group(
    { transform: `rotate(5 ${x} ${y})` },
    box(x + 12, y + 16, 264, 360, '#06202b', { rx: 14, opacity: 0.25, filter: canvas.soften(8) }),
    box(x, y, 264, 360, canvas.across(x, x + 264, '#b98a5b', '#8a6240'), { rx: 14 }),
    box(x + 14, y + 36, 236, 308, canvas.down(y, y + 340, '#ffffff', '#f0ece2'), { rx: 4 }),
    box(x + 82, y - 14, 100, 40, canvas.down(y - 14, y + 26, '#dfe7eb', '#8fa3ad'), { rx: 8 }),
    ...rows,
  )
}
