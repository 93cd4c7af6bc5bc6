/**
 * A QR code (ISO/IEC 18004) of a text: byte mode in UTF-8, error correction level M, versions 1 to 13. Answers rows of
 * modules without the quiet zone of 4 modules; true is dark. Throws RangeError for more than 331 bytes.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versionFor(bytes.length)
  const fixed = fixedModules(version)
  const bits = bitsOf(withCorrection(dataCodewords(bytes, version), version))
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(fixed, bits, mask))
  const best = Math.min(...drawn.map(penaltyOf))
  return drawn.find((rows) => penaltyOf(rows) === best) ?? []
}

/** For level M by version: the correction codewords of a block, and the number of blocks. */
const correctionOf = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22]
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9]
const sizeOf = (version: number) => version * 4 + 17

function codewordsOf(version: number): {
  readonly all: number
  readonly blocks: number
  readonly each: number
} {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55
  const modules = (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)
  return {
    all: Math.floor(modules / 8),
    blocks: blocksOf[version - 1] ?? 0,
    each: correctionOf[version - 1] ?? 0,
  }
}

function dataLengthOf(version: number): number {
  const { all, blocks, each } = codewordsOf(version)
  return all - blocks * each
}

/** The bits of the length of the text. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function versionFor(length: number): number {
  const fits = (version: number) => 4 + lengthBits(version) + 8 * length <= 8 * dataLengthOf(version)
  const version = blocksOf.findIndex((_, index) => fits(index + 1)) + 1
  if (version === 0) throw new RangeError(`${length} bytes do not fit into a QR code`)
  return version
}

function dataCodewords(bytes: readonly number[], version: number): number[] {
  const length = dataLengthOf(version)
  const bits = [
    ...numberBits(0b0100, 4),
    ...numberBits(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => numberBits(byte, 8)),
  ]
  const ended = [...bits, ...Array<boolean>(Math.min(4, 8 * length - bits.length)).fill(false)]
  const data = Array.from({ length: Math.ceil(ended.length / 8) }, (_, index) =>
    ended.slice(8 * index, 8 * index + 8).reduce((sum, bit, place) => sum | (Number(bit) << (7 - place)), 0),
  )
  while (data.length < length) data.push(0xec, 0x11)
  return data.slice(0, length)
}

const numberBits = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((value >> (count - 1 - index)) & 1) === 1)
const bitsOf = (codewords: readonly number[]) => codewords.flatMap((codeword) => numberBits(codeword, 8))

/** The blocks of data, then their Reed-Solomon codewords, each interleaved. */
function withCorrection(data: readonly number[], version: number): number[] {
  const { all, blocks, each } = codewordsOf(version)
  const short = Math.floor(all / blocks) - each
  const longer = blocks - (all % blocks)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(from, from + short + (block < longer ? 0 : 1))
    from += part.length
    return part
  })
  const corrections = parts.map((part) => remainderOf(part, each))
  const interleaved = (lists: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
  return [...interleaved(parts, short + 1), ...interleaved(corrections, each)]
}

function remainderOf(data: readonly number[], degree: number): number[] {
  const divisor = generatorOf(degree)
  let rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor))
  }
  return rest
}

/** The coefficients of the product of (x - 2^i) without the leading one, highest power first. */
function generatorOf(degree: number): number[] {
  let product = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let power = 0; power < degree; power += 1) {
    product = product.map((value, index) => times(value, root) ^ (product[index + 1] ?? 0))
    root = times(root, 2)
  }
  return product
}

/** The product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** Finder, timing and alignment patterns and the version; undefined where data and format bits go. */
function fixedModules(version: number): (boolean | undefined)[][] {
  const size = sizeOf(version)
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = rows[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0)
    set(place, 6, place % 2 === 0)
  }
  const square = (x: number, y: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let down = -radius; down <= radius; down += 1)
      for (let right = -radius; right <= radius; right += 1)
        set(x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))))
  }
  const finders = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  for (const [x, y] of finders) square(x, y, 4, (distance) => distance !== 2 && distance !== 4)
  const centres = alignmentsOf(version)
  const [first, last] = [centres[0], centres.at(-1)]
  for (const x of centres)
    for (const y of centres) {
      const atFinder = (x === first && (y === first || y === last)) || (x === last && y === first)
      if (!atFinder) square(x, y, 2, (distance) => distance !== 1)
    }
  if (version >= 7) {
    const bits = (version << 12) | rest(version, 12, 0x1f25)
    for (let bit = 0; bit < 18; bit += 1) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)]
      set(across, along, ((bits >> bit) & 1) === 1)
      set(along, across, ((bits >> bit) & 1) === 1)
    }
  }
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false)
  set(8, size - 8, true)
  return rows
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const later = Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - index * step)
  return [6, ...later.reverse()]
}

/** The remainder of a BCH code. */
function rest(value: number, degree: number, divisor: number): number {
  let remainder = value
  for (let step = 0; step < degree; step += 1)
    remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * divisor)
  return remainder
}

/** The two copies of the 15 format bits, as `[x, y]`, the lowest bit first. */
function formatPlaces(size: number): readonly (readonly (readonly [number, number])[])[] {
  const bits = Array.from({ length: 15 }, (_, bit) => bit)
  return [
    bits.map((bit) => {
      if (bit < 6) return [8, bit] as const
      if (bit < 8) return [8, bit + 1] as const
      return bit === 8 ? ([7, 8] as const) : ([14 - bit, 8] as const)
    }),
    bits.map((bit) => (bit < 8 ? ([size - 1 - bit, 8] as const) : ([8, size - 15 + bit] as const))),
  ]
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Places the data in columns of two modules from the lower right corner, and the format bits of the mask. */
function draw(
  fixed: readonly (readonly (boolean | undefined)[])[],
  bits: readonly boolean[],
  mask: number,
): boolean[][] {
  const size = fixed.length
  const rows = fixed.map((row) => row.map((dark) => dark ?? false))
  const masked = masks[mask] ?? (() => false)
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = rows[y]
        if (row && fixed[y]?.[x] === undefined) row[x] = (bits[next++] ?? false) !== masked(x, y)
      }
    }
  }
  // The bits of level M are 00.
  const format = ((mask << 10) | rest(mask, 10, 0x537)) ^ 0x5412
  for (const copy of formatPlaces(size))
    copy.forEach(([x, y], bit) => {
      const row = rows[y]
      if (row) row[x] = ((format >> bit) & 1) === 1
    })
  return rows
}

/** How hard a mask is to read: long runs, blocks of one colour, and an uneven share of dark modules. */
function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length
  const columns = Array.from({ length: size }, (_, x) => rows.map((row) => row[x] ?? false))
  const runs = [...rows, ...columns].flatMap(
    (line) =>
      line
        .map(String)
        .join('')
        .match(/(?:true){5,}|(?:false){5,}/g) ?? [],
  )
  const runPenalty = runs.reduce((sum, run) => sum + run.length / (run.startsWith('t') ? 4 : 5) - 2, 0)
  let blocks = 0
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const dark = rows[y]?.[x]
      if (dark === rows[y - 1]?.[x] && dark === rows[y]?.[x - 1] && dark === rows[y - 1]?.[x - 1]) blocks += 1
    }
  const dark = rows.flat().filter(Boolean).length / (size * size)
  return runPenalty + 3 * blocks + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
