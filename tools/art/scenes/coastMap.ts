import { type Point, polyline, spline } from '../base/geometry.ts'
import { pathData } from '../base/svg.ts'
import { dhow } from './boats.ts'
import { Canvas, disc, group, HIGH, line, shape, WIDE } from './canvas.ts'
import { AFRICA, NORTH, PENINSULA, PORTS, ROUTES, SINAI } from './coasts.ts'

/** The two coasts and their landing places; without borders and names. */
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
    canvas.ground([0, '#3fa3b2'], [0.5, '#17788c'], [1, '#0a4a60']),
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
    canvas.fish('najil', [222, 318], 104, 24),
    canvas.fish('kanad', [1130, 430], 240, -6),
    canvas.fish('hamour', [792, 192], 78, 8),
    canvas.fish('shrimp-jinga', [1150, 290], 120, 0),
    canvas.fish('yellowfin', [960, 560], 260, -4),
    dhow(canvas, 720, 668, 0.5),
    rose(1180, 620),
  )
}

/** The projection is plate carrée, compressed for latitude 21, with 40 units per degree of latitude. */
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
  return ROUTES.map((points) =>
    line(pathData(spline(points.map(at))), '#ffffff', 3, { 'stroke-dasharray': '2 12', opacity: 0.8 }),
  ).join('')
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
