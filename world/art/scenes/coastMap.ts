import type { Point } from '../geometry.ts'
import { polyline, spline } from '../geometry.ts'
import { pathData } from '../svg.ts'
import { dhow } from './boats.ts'
import { box, Canvas, disc, group, HIGH, line, shape, WIDE } from './canvas.ts'

/** Coast of the Arabian Peninsula from the Gulf of Aqaba round to the head of the Gulf: [longitude, latitude] in degrees. */
const PENINSULA: readonly Point[] = [
  [35, 29.5],
  [34.6, 28.1],
  [35.2, 28],
  [35.6, 27.4],
  [36.5, 26],
  [37.2, 24.9],
  [38, 24.1],
  [38.5, 23.6],
  [39.1, 22.4],
  [39.1, 21.5],
  [39.5, 20.6],
  [40.5, 19.8],
  [41, 19],
  [41.6, 17.9],
  [42.3, 17],
  [42.7, 16.4],
  [42.8, 15.5],
  [43, 14.5],
  [43.3, 13.2],
  [43.5, 12.7],
  [44.5, 12.7],
  [45, 12.8],
  [46.5, 13.4],
  [48, 14],
  [49.5, 14.8],
  [51, 15.2],
  [52.2, 15.6],
  [53, 16.6],
  [54, 17],
  [55.2, 17.6],
  [56.3, 17.9],
  [57, 18.9],
  [57.8, 19],
  [57.8, 20.4],
  [58.7, 20.6],
  [59.4, 21.4],
  [59.8, 22.5],
  [58.7, 23.6],
  [57, 24],
  [56.6, 24.5],
  [56.4, 25.4],
  [56.3, 26.3],
  [56.1, 26],
  [55.6, 25.5],
  [54.8, 24.9],
  [54.3, 24.3],
  [53, 24.1],
  [52, 24],
  [51.6, 24.2],
  [51.3, 24.5],
  [51.5, 25],
  [51.6, 25.6],
  [51.3, 26.1],
  [50.9, 25.6],
  [50.8, 25],
  [50.6, 24.7],
  [50.3, 25.3],
  [50.1, 25.9],
  [50.2, 26.5],
  [49.9, 26.9],
  [49.2, 27.4],
  [48.8, 27.9],
  [48.4, 28.5],
  [48.2, 29.3],
  [47.9, 29.9],
]
const NORTH: readonly Point[] = [
  [48.9, 30.2],
  [50, 30.1],
  [50.8, 29],
  [51.6, 27.8],
  [53, 26.7],
  [54.6, 26.5],
  [56, 27],
  [57, 26.9],
  [57.3, 25.7],
  [59, 25.4],
  [61.6, 25.1],
  [66, 25.3],
]
const AFRICA: readonly Point[] = [
  [32.6, 29.9],
  [33.6, 27.9],
  [34, 26.7],
  [35.5, 24],
  [35.6, 23],
  [37, 21.5],
  [37.3, 19.6],
  [38.5, 18],
  [39.7, 15.4],
  [41.2, 14.6],
  [42.5, 13],
  [43.2, 12.4],
  [43.2, 11.5],
  [44.5, 10.4],
  [47, 11.2],
  [51.2, 11.9],
  [51.3, 10],
]
const SINAI: readonly Point[] = [
  [34.9, 29.5],
  [34.5, 28.4],
  [34.2, 27.75],
  [33.5, 28.4],
  [33, 29],
  [32.6, 29.9],
]

/** Landing places: [longitude, latitude, weight of the mark]. */
const PORTS: readonly (readonly [number, number, number])[] = [
  [35.7, 27.35, 7],
  [38.05, 24.1, 8],
  [39.15, 21.5, 11],
  [40.27, 20.15, 8],
  [41.08, 19.13, 7],
  [42.55, 16.9, 10],
  [48.45, 28.4, 6],
  [49.66, 27.02, 8],
  [50.03, 26.56, 11],
  [50.1, 26.2, 8],
]

/** The two coasts and their landing places; coasts only, no borders and no names. */
export function drawCoastMap(width = WIDE): string {
  const canvas = new Canvas('coast-map', 71)
  const [land, africa, north, sinai] = [
    peninsula(),
    landOf(AFRICA, [
      [28, 8],
      [28, 32],
      [32.4, 32],
    ]),
    landOf(NORTH, [
      [66, 33],
      [48, 33],
    ]),
    landOf(SINAI, [
      [32.4, 32],
      [35.2, 32],
    ]),
  ]
  const coasts = [land, africa, north, sinai].map((points) => pathData(points))
  const shelf = coasts
    .map(
      (d) =>
        line(d, '#bfe3e6', 58, { opacity: 0.16 }) +
        line(d, '#d8f0f0', 30, { opacity: 0.2 }) +
        line(d, '#eefafa', 10, { opacity: 0.35 }),
    )
    .join('')
  return canvas.finish(
    width,
    box(
      0,
      0,
      WIDE,
      HIGH,
      canvas.definitions.linear(
        [0, 0],
        [WIDE, HIGH],
        [
          [0, '#3fa3b2'],
          [0.5, '#17788c'],
          [1, '#0a4a60'],
        ],
      ),
    ),
    graticule(),
    shelf,
    ...coasts.map((d) =>
      shape(d, '#06202b', { opacity: 0.25, transform: 'translate(7 10)', filter: canvas.blur(6) }),
    ),
    ...coasts.map((d, index) =>
      shape(
        d,
        index === 0
          ? canvas.definitions.linear(
              [200, 0],
              [900, HIGH],
              [
                [0, '#fbf0da'],
                [0.6, '#f0ddb8'],
                [1, '#dbbf8c'],
              ],
            )
          : '#d9c8a6',
        { opacity: index === 0 ? 1 : 0.75 },
      ),
    ),
    ...coasts.map((d) => line(d, '#b5925a', 2.4, { opacity: 0.8 })),
    sands(canvas),
    routes(),
    ...PORTS.map(([longitude, latitude, r]) => port(at([longitude, latitude]), r)),
    canvas.fish('najil', [150, 300], 190, -6),
    canvas.fish('kanad', [250, 610], 230, 4),
    canvas.fish('hamour', [850, 130], 150, 0),
    canvas.fish('shrimp-jinga', [1040, 250], 150, 0),
    canvas.fish('yellowfin', [1010, 560], 270, -4),
    dhow(canvas, 820, 650, 0.62),
    rose(1180, 620),
  )
}

/** Plate carrée squeezed to latitude 21, 40 units a degree of latitude. */
function at([longitude, latitude]: Point): Point {
  return [(longitude - 31.4) * 37.4, (31 - latitude) * 38.6]
}

function peninsula() {
  const coast = PENINSULA.map(at)
  return [
    ...spline(coast),
    ...polyline(
      [coast[coast.length - 1] ?? [0, 0], at([47.9, 33]), at([35.2, 33]), at([35, 29.5])],
      true,
    ).slice(1),
  ]
}

function landOf(coast: readonly Point[], corners: readonly Point[]) {
  const points = coast.map(at)
  return [
    ...spline(points),
    ...polyline([points[0] ?? [0, 0], ...[...corners].reverse().map(at)].reverse(), true).map((command) =>
      command[0] === 'M' ? (['L', command[1], command[2]] as const) : command,
    ),
  ]
}

function graticule(): string {
  let d = ''
  for (let longitude = 30; longitude <= 66; longitude += 5) d += `M${at([longitude, 0])[0]} 0v${HIGH}`
  for (let latitude = 10; latitude <= 35; latitude += 5) d += `M0 ${at([0, latitude])[1]}h${WIDE}`
  return line(d, '#ffffff', 1.4, { opacity: 0.2, 'stroke-dasharray': '2 8' })
}

function sands(canvas: Canvas): string {
  let d = ''
  for (let index = 0; index < 60; index++) {
    const [x, y] = at([canvas.random.range(43.5, 54.5), canvas.random.range(17.6, 24)])
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q12-9 24 0t24 0`
  }
  let peaks = ''
  for (let index = 0; index < 34; index++) {
    const latitude = 13.6 + index * 0.42
    const [x, y] = at([44.4 - (latitude - 13.6) * 0.6 + canvas.random.bell() * 0.5, latitude])
    peaks += `M${x.toFixed(0)} ${y.toFixed(0)}l11-17 11 17`
  }
  return line(d, '#c9a566', 2, { opacity: 0.5 }) + line(peaks, '#a9804f', 2.6, { opacity: 0.55 })
}

function routes(): string {
  const curve = (points: readonly Point[]) => pathData(spline(points.map(at)))
  return line(
    `${curve([
      [39.15, 21.5],
      [38.2, 20.4],
      [39.4, 18.4],
      [42.5, 16.9],
    ])}${curve([
      [50.03, 26.56],
      [51.5, 27],
      [53.6, 25.8],
      [56.6, 26.6],
      [58.6, 24.9],
      [61, 22],
    ])}`,
    '#ffffff',
    3,
    { 'stroke-dasharray': '2 12', opacity: 0.8 },
  )
}

function port([x, y]: Point, r: number): string {
  return (
    disc(x, y, r * 1.9, '#c4321f', { opacity: 0.2 }) +
    disc(x, y, r, '#ffffff') +
    disc(x, y, r * 0.68, '#c4321f')
  )
}

function rose(x: number, y: number): string {
  const star = (r: number, turn: number, light: string, dark: string) =>
    [0, 1, 2, 3]
      .map((index) => {
        const angle = turn + (index * Math.PI) / 2
        const tip = `${x + Math.sin(angle) * r} ${y - Math.cos(angle) * r}`
        const left = `${x + Math.sin(angle - 0.6) * r * 0.22} ${y - Math.cos(angle - 0.6) * r * 0.22}`
        const right = `${x + Math.sin(angle + 0.6) * r * 0.22} ${y - Math.cos(angle + 0.6) * r * 0.22}`
        return shape(`M${x} ${y}L${left}L${tip}z`, light) + shape(`M${x} ${y}L${right}L${tip}z`, dark)
      })
      .join('')
  return group(
    { opacity: 0.92 },
    disc(x, y, 62, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.6 }),
    disc(x, y, 54, 'none', { stroke: '#ffffff', 'stroke-width': 1, opacity: 0.5 }),
    star(46, Math.PI / 4, '#bfe3e6', '#0a4a60'),
    star(72, 0, '#fbf0da', '#c4321f'),
    disc(x, y, 6, '#fbf0da'),
  )
}
