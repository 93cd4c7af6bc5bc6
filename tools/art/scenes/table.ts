import { box, Canvas, disc, group, HIGH, line, oval, shape, WIDE } from './canvas.ts'
import { herbs, lemon } from './garnish.ts'

/** Grilled fish on rice with lemon, salad and bread, seen from above. */
export function drawServedDish(width = WIDE): string {
  const canvas = new Canvas('served-dish', 61)
  return canvas.finish(
    width,
    wood(canvas),
    cloth(canvas),
    dish(canvas, 620, 370, 430, 290),
    rice(canvas, 620, 372, 360, 226),
    canvas.fish('najil', [620, 352], 690, -6),
    grill(canvas),
    lemon(canvas, 890, 500, 54),
    lemon(canvas, 800, 556, 46),
    herbs(canvas, 300, 500),
    bowl(canvas, 1130, 190, 120, '#c8361f', '#8f1f10'),
    bowl(canvas, 1140, 530, 104, '#7cab5c', '#44753a'),
    bread(canvas, 120, 180, 120),
    bread(canvas, 170, 300, 110),
  )
}

/** A shrimp pot that steams on the fire. */
export function drawShrimpPot(width = WIDE): string {
  const canvas = new Canvas('shrimp-pot', 62)
  return canvas.finish(
    width,
    wood(canvas),
    canvas.ground([0, '#2a1a10', 0.35], [1, '#140b06', 0.7]),
    pan(canvas, 640, 370, 470, 300),
    canvas.fish('shrimp-jinga', [480, 300], 330, -12),
    canvas.fish('shrimp-jinga', [780, 320], 320, 18),
    canvas.fish('shrimp-tiger', [600, 450], 360, 6),
    canvas.fish('shrimp-jinga', [850, 470], 300, -20),
    canvas.fish('shrimp-tiger', [420, 470], 290, 24),
    lemon(canvas, 640, 230, 50),
    herbs(canvas, 560, 560),
    steam(canvas),
  )
}

function wood(canvas: Canvas): string {
  const boards = Array.from({ length: 6 }, (_, index) => {
    const y = index * 122
    const tone = ['#b58455', '#ac7b4c', '#ba8a5b'][index % 3] ?? '#b58455'
    return box(0, y, WIDE, 120, canvas.down(y, y + 120, tone, '#9a6c40'))
  })
  let grain = ''
  for (let index = 0; index < 70; index++) {
    const y = canvas.random.range(4, HIGH)
    grain += `M${canvas.random.range(-200, 900).toFixed(0)} ${y.toFixed(0)}q160 ${canvas.random.range(-6, 6).toFixed(0)} ${canvas.random.range(260, 520).toFixed(0)} 0`
  }
  return boards.join('') + line(grain, '#6e4a28', 1.4, { opacity: 0.35 })
}

function cloth(canvas: Canvas): string {
  let stripes = ''
  for (let x = 260; x < 1000; x += 56) stripes += `M${x} 0v${HIGH}`
  return (
    box(236, -10, 790, HIGH + 20, '#06202b', { opacity: 0.2, filter: canvas.blur(10) }) +
    box(230, -10, 780, HIGH + 20, canvas.across(230, 1010, '#fbf7ec', '#f4ebdd', '#d9ccb4')) +
    line(stripes, '#0a5c73', 5, { opacity: 0.35, 'stroke-linecap': 'butt' })
  )
}

function dish(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  return (
    oval(x + 16, y + 30, rx, ry, '#06202b', { opacity: 0.34, filter: canvas.blur(16) }) +
    oval(
      x,
      y,
      rx,
      ry,
      canvas.glow(x - 120, y - 120, rx * 1.5, [0, '#ffffff'], [0.7, '#eef2f0'], [1, '#bcc9c9']),
    ) +
    oval(x, y, rx * 0.95, ry * 0.94, 'none', { stroke: '#0a5c73', 'stroke-width': 9, opacity: 0.85 }) +
    oval(x, y, rx * 0.9, ry * 0.885, 'none', { stroke: '#0a5c73', 'stroke-width': 2.5, opacity: 0.7 }) +
    oval(
      x,
      y,
      rx * 0.86,
      ry * 0.84,
      canvas.glow(x - 60, y - 60, rx, [0, '#ffffff'], [0.8, '#f4f6f4'], [1, '#d3dcdb']),
    )
  )
}

function rice(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  const tones = ['#f6d98a', '#f2cd6e', '#fbe9b8', '#e7b955', '#fff6df']
  const strokes = tones.map((tone) => {
    let d = ''
    for (let index = 0; index < 260; index++) {
      const angle = canvas.random.range(0, Math.PI * 2)
      const reach = Math.sqrt(canvas.random.next())
      const turn = canvas.random.range(0, Math.PI)
      d += `M${(x + Math.cos(angle) * rx * reach).toFixed(1)} ${(y + Math.sin(angle) * ry * reach).toFixed(1)}l${(Math.cos(turn) * 10).toFixed(1)} ${(Math.sin(turn) * 10).toFixed(1)}`
    }
    return line(d, tone, 5)
  })
  const almonds = Array.from({ length: 26 }, () => {
    const angle = canvas.random.range(0, Math.PI * 2)
    const reach = canvas.random.range(0.55, 0.98)
    const [ax, ay] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    return oval(ax, ay, 11, 5, canvas.random.next() < 0.6 ? '#c98d4a' : '#6e3a24', {
      transform: `rotate(${canvas.random.range(0, 180).toFixed(0)} ${ax.toFixed(1)} ${ay.toFixed(1)})`,
    })
  })
  return (
    oval(x + 4, y + 8, rx + 6, ry + 6, '#8a6420', { opacity: 0.3, filter: canvas.blur(8) }) +
    oval(x, y, rx, ry, canvas.glow(x - 80, y - 80, rx * 1.3, [0, '#f9e0a0'], [1, '#c99a3f'])) +
    strokes.join('') +
    almonds.join('')
  )
}

/** Grill marks and a glaze on the fish. */
function grill(canvas: Canvas): string {
  const marks = Array.from({ length: 5 }, (_, index) => `M${500 + index * 62} 306l-34 88`).join('')
  return (
    group({ filter: canvas.blur(2) }, line(marks, '#3a1208', 9, { opacity: 0.5 })) +
    line('M470 322q120-44 260-24', '#fff4dc', 8, { opacity: 0.3, filter: canvas.blur(4) })
  )
}

function bowl(canvas: Canvas, x: number, y: number, r: number, light: string, dark: string): string {
  const bits = Array.from({ length: 60 }, () => {
    const angle = canvas.random.range(0, Math.PI * 2)
    const reach = Math.sqrt(canvas.random.next()) * r * 0.68
    return oval(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      canvas.random.range(5, 13),
      canvas.random.range(4, 9),
      canvas.random.next() < 0.6 ? light : canvas.random.next() < 0.5 ? '#fbf3dc' : dark,
      {
        opacity: 0.9,
      },
    )
  })
  return (
    disc(x + 10, y + 18, r, '#06202b', { opacity: 0.32, filter: canvas.blur(10) }) +
    disc(
      x,
      y,
      r,
      canvas.glow(x - r * 0.4, y - r * 0.4, r * 1.6, [0, '#ffffff'], [0.6, '#e6eceb'], [1, '#a9b9ba']),
    ) +
    disc(x, y, r * 0.8, dark) +
    bits.join('') +
    disc(x, y, r * 0.8, 'none', { stroke: '#06202b', 'stroke-width': 6, opacity: 0.16 })
  )
}

function bread(canvas: Canvas, x: number, y: number, r: number): string {
  const burns = Array.from({ length: 22 }, () => {
    const angle = canvas.random.range(0, Math.PI * 2)
    const reach = Math.sqrt(canvas.random.next()) * r * 0.8
    return oval(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.9,
      canvas.random.range(5, 16),
      canvas.random.range(4, 10),
      '#9a6230',
      { opacity: 0.45 },
    )
  })
  return (
    oval(x + 8, y + 12, r, r * 0.92, '#06202b', { opacity: 0.3, filter: canvas.blur(8) }) +
    oval(
      x,
      y,
      r,
      r * 0.92,
      canvas.glow(x - r * 0.3, y - r * 0.3, r * 1.4, [0, '#f9e3b4'], [0.7, '#e3bd7c'], [1, '#b88a48']),
    ) +
    group({ filter: canvas.blur(2) }, ...burns)
  )
}

function pan(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  const rings = [1, 0.95].map((k, index) =>
    oval(
      x,
      y,
      rx * k,
      ry * k,
      canvas.glow(
        x - 180,
        y - 140,
        rx * 1.8,
        [0, index ? '#3d3a3a' : '#7d7876'],
        [0.6, index ? '#232020' : '#3a3636'],
        [1, '#0f0d0d'],
      ),
    ),
  )
  const sauce = oval(
    x,
    y,
    rx * 0.88,
    ry * 0.86,
    canvas.glow(x - 120, y - 90, rx, [0, '#e88a44'], [0.6, '#c2571f'], [1, '#7a2c0c']),
  )
  const oil = Array.from({ length: 60 }, () => {
    const angle = canvas.random.range(0, Math.PI * 2)
    const reach = Math.sqrt(canvas.random.next()) * 0.84
    return oval(
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
      canvas.random.range(3, 18),
      canvas.random.range(2, 9),
      canvas.random.next() < 0.6 ? '#f6b065' : '#fbd39a',
      { opacity: 0.5 },
    )
  })
  return (
    oval(x + 16, y + 30, rx, ry, '#000000', { opacity: 0.5, filter: canvas.blur(18) }) +
    shape(`M${x + rx * 0.8} ${y - 60}l380-90 14 54-372 100z`, '#1c1919') +
    rings.join('') +
    sauce +
    oil.join('')
  )
}

function steam(canvas: Canvas): string {
  const wisps = [360, 560, 760, 930].map((x) => `M${x} 330q-60-70 0-140t-10-150`).join('')
  return line(wisps, '#ffffff', 44, { opacity: 0.14, filter: canvas.blur(18) })
}
