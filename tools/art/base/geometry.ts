export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
/** A path in absolute canvas units; svg.ts writes paths in relative units. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The entry at `index`; a negative index counts from the end. Throws for an index outside of the list, so that a wrong
 * plan fails.
 */
export function entry<T>(list: readonly T[], index: number): T {
  const found = list.at(index)
  if (found === undefined) throw new Error(`no entry ${index} in a list of ${list.length}`)
  return found
}

/** A centripetal Catmull-Rom spline through all points, as cubic curves. It never loops between close points. */
export function spline(points: readonly Point[], closed = false): Command[] {
  if (points.length < 2) return []
  const count = points.length
  const point = (index: number): Point => {
    if (closed) return entry(points, ((index % count) + count) % count)
    if (index < 0) return reflect(entry(points, 0), entry(points, 1))
    if (index >= count) return reflect(entry(points, count - 1), entry(points, count - 2))
    return entry(points, index)
  }
  const commands: Command[] = [['M', ...point(0)]]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    commands.push(segment(point(i - 1), point(i), point(i + 1), point(i + 2)))
  }
  if (closed) commands.push(['Z'])
  return commands
}

/** A closed, soft outline inside the corners (quadratic B-spline). It needs half the numbers of a spline. */
export function rounded(corners: readonly Point[]): Command[] {
  const half = (i: number) =>
    lerp(entry(corners, i % corners.length), entry(corners, (i + 1) % corners.length), 0.5)
  const curves = corners.map((corner, i): Command => ['Q', ...corner, ...half(i)])
  return [['M', ...half(corners.length - 1)], ...curves, ['Z']]
}

/** An open, soft line from the first point to the last; it passes near the points in between. */
export function gliding(points: readonly Point[]): Command[] {
  const inner = points.slice(1, -1)
  const curves = inner.map((point, i): Command => {
    const next = entry(points, i + 2)
    return ['Q', ...point, ...(i === inner.length - 1 ? next : lerp(point, next, 0.5))]
  })
  const last = entry(points, -1)
  return [['M', ...entry(points, 0)], ...(curves.length ? curves : [['L', ...last] as Command])]
}

/** Straight lines through all points. */
export function polyline(points: readonly Point[], closed = false): Command[] {
  const commands = points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y])
  return closed ? [...commands, ['Z']] : commands
}

/** Joins paths without a jump. The M of the second path becomes an L, or is dropped where the paths meet. */
export function join(...paths: Command[][]): Command[] {
  return paths.flatMap((path, index) => {
    const [first, ...rest] = path
    if (index === 0 || first?.[0] !== 'M') return path
    return [['L', first[1], first[2]] as Command, ...rest]
  })
}

/** The spline as a dense polyline with `steps` pieces per segment. */
export function trace(points: readonly Point[], steps = 8, closed = false): Point[] {
  const traced: Point[] = []
  let from: Point = [0, 0]
  for (const command of spline(points, closed)) {
    if (command[0] === 'M') {
      from = [command[1], command[2]]
      traced.push(from)
    } else if (command[0] === 'C') {
      const [, ax, ay, bx, by, x, y] = command
      for (let step = 1; step <= steps; step++)
        traced.push(cubic(from, [ax, ay], [bx, by], [x, y], step / steps))
      from = [x, y]
    }
  }
  return traced
}

/** Point and direction at the share `t` (0..1) of a polyline's length. */
export function along(line: readonly Point[], t: number): { point: Point; direction: Point } {
  const lengths = line.slice(1).map((to, i) => distance(entry(line, i), to))
  let left = Math.min(1, Math.max(0, t)) * lengths.reduce((sum, length) => sum + length, 0)
  let index = 0
  while (index < lengths.length - 1 && left > entry(lengths, index)) left -= entry(lengths, index++)
  const from = entry(line, index)
  const to = entry(line, Math.min(index + 1, line.length - 1))
  const length = lengths[index] || 1
  return {
    point: lerp(from, to, Math.min(1, left / length)),
    direction: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
  }
}

/** The value at `t` of a table of [position, value] in ascending order, interpolated smoothly (monotone cubic). */
export function tableAt(table: readonly Point[], t: number): number {
  const first = entry(table, 0)
  const last = entry(table, -1)
  if (t <= first[0]) return first[1]
  if (t >= last[0]) return last[1]
  const i = table.findIndex((row) => row[0] >= t) - 1
  const slope = (k: number) => {
    const [x0, y0] = entry(table, k)
    const [x1, y1] = entry(table, k + 1)
    return (y1 - y0) / (x1 - x0 || 1)
  }
  const tangent = (k: number) => {
    if (k <= 0) return slope(0)
    if (k >= table.length - 1) return slope(table.length - 2)
    const [a, b] = [slope(k - 1), slope(k)]
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
  }
  const [x0, y0] = entry(table, i)
  const [x1, y1] = entry(table, i + 1)
  const h = x1 - x0
  const s = (t - x0) / h
  const [m0, m1] = [tangent(i) * h, tangent(i + 1) * h]
  return (
    (2 * s ** 3 - 3 * s ** 2 + 1) * y0 +
    (s ** 3 - 2 * s ** 2 + s) * m0 +
    (3 * s ** 2 - 2 * s ** 3) * y1 +
    (s ** 3 - s ** 2) * m1
  )
}

export function lerp(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function rotate([x, y]: Point, degrees: number): Point {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * c - y * s, x * s + y * c]
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = entry(polygon, i)
    const [bx, by] = entry(polygon, i - 1)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

export function boxOf(points: readonly Point[], margin = 0): Box {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return { x: x0 - margin, y: y0 - margin, width: x1 - x0 + 2 * margin, height: y1 - y0 + 2 * margin }
}

/** All points and control points of the commands, which are enough for a bounding box. */
export function pointsOf(commands: readonly Command[]): Point[] {
  return commands.flatMap((command) => {
    const numbers = command.slice(1) as number[]
    return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, entry(numbers, i + 1)] as Point] : []))
  })
}

/** Moves every point of a path, to map body coordinates to the canvas or to mirror a path. */
export function mapPath(commands: readonly Command[], move: (point: Point) => Point): Command[] {
  return commands.map((command): Command => {
    if (command[0] === 'Z') return command
    const moved = pointsOf([command]).flatMap(move)
    return [command[0], ...moved] as unknown as Command
  })
}

function reflect(around: Point, point: Point): Point {
  return [2 * around[0] - point[0], 2 * around[1] - point[1]]
}

function segment(p0: Point, p1: Point, p2: Point, p3: Point): Command {
  const [d1, d2, d3] = [distance(p0, p1), distance(p1, p2), distance(p2, p3)]
  const [r1, r2, r3] = [Math.sqrt(d1), Math.sqrt(d2), Math.sqrt(d3)]
  const handle = (a: Point, b: Point, c: Point, da: number, db: number, ra: number, rb: number): Point => {
    if (da < 1e-9) return b
    const share = 2 * da + 3 * ra * rb + db
    const under = 3 * ra * (ra + rb)
    return [(da * c[0] - db * a[0] + share * b[0]) / under, (da * c[1] - db * a[1] + share * b[1]) / under]
  }
  const first = handle(p0, p1, p2, d1, d2, r1, r2)
  const second = handle(p3, p2, p1, d3, d2, r3, r2)
  return ['C', ...first, ...second, ...p2]
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [u, v, w, z] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return [u * a[0] + v * b[0] + w * c[0] + z * d[0], u * a[1] + v * b[1] + w * c[1] + z * d[1]]
}
