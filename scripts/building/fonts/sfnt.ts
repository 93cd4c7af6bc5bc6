/**
 * Merges two TrueType fonts of one family and the same metrics into one file. The packages have Cairo's Arabic letters
 * and its digits in two files, so an Arabic page would load four files; with merged fonts, one file per weight is enough.
 * Shaping rules come from the first font; the second font adds outlines, widths and characters.
 */
export function joinFonts(first: Buffer, second: Buffer): Buffer {
  const a = readTables(first)
  const b = readTables(second)
  const glyphsOfFirst = glyphCount(a)
  const outlines = [...glyphs(a), ...glyphs(b).map((glyph) => shiftComponents(glyph, glyphsOfFirst))]
  const widths = [...metrics(a), ...metrics(b)]
  const characters = new Map([...characterMap(a)])
  for (const [code, glyph] of characterMap(b)) characters.set(code, glyph + glyphsOfFirst)
  const { glyf, loca } = writeGlyphs(outlines)
  const kept = new Map([...a].filter(([tag]) => keptTables.has(tag)))
  return writeTables(
    new Map([
      ...kept,
      ['glyf', glyf],
      ['loca', loca],
      ['head', withUInt16(table(a, 'head'), 50, 1)],
      ['hhea', withUInt16(table(a, 'hhea'), 34, widths.length)],
      ['hmtx', Buffer.concat(widths)],
      ['maxp', joinedLimits(table(a, 'maxp'), table(b, 'maxp'), outlines.length)],
      ['cmap', writeCharacterMap(characters)],
      ['post', unnamedGlyphs(table(a, 'post'))],
    ]),
  )
}

/** The characters of a font, each with its width in units of the em. */
export function widthsOf(font: Buffer): Map<number, number> {
  const tables = readTables(font)
  const widths = metrics(tables).map((entry) => entry.readUInt16BE(0))
  return new Map([...characterMap(tables)].map(([code, glyph]) => [code, widths[glyph] ?? 0]))
}

type Tables = Map<string, Buffer>

const keptTables = new Set(['GDEF', 'GPOS', 'GSUB', 'OS/2', 'name'])

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no table ${tag}`)
  return found
}

const glyphCount = (tables: Tables) => table(tables, 'maxp').readUInt16BE(4)

function glyphs(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca')
  const glyf = table(tables, 'glyf')
  const long = table(tables, 'head').readInt16BE(50) === 1
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: glyphCount(tables) }, (_, index) =>
    glyf.subarray(offset(index), offset(index + 1)),
  )
}

/** Shifts the numbers by which a composite glyph of the second font refers to other glyphs; other glyphs stay unchanged. */
function shiftComponents(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const shifted = Buffer.from(glyph)
  let at = 10
  let flags: number
  do {
    flags = shifted.readUInt16BE(at)
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + by, at + 2)
    const place = flags & 0x01 ? 4 : 2
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    at += 4 + place + scale
  } while (flags & 0x20)
  return shifted
}

/** The width and left edge of every glyph; each takes four bytes. */
function metrics(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx')
  const full = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: glyphCount(tables) }, (_, index) => {
    if (index < full) return hmtx.subarray(index * 4, index * 4 + 4)
    const entry = Buffer.alloc(4)
    entry.writeUInt16BE(hmtx.readUInt16BE((full - 1) * 4), 0)
    entry.writeInt16BE(hmtx.readInt16BE(full * 4 + (index - full) * 2), 2)
    return entry
  })
}

/** Maps characters to glyphs, read from the font's table of format 4. */
function characterMap(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap')
  const found = new Map<number, number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const at = cmap.readUInt32BE(4 + record * 8 + 4)
    if (cmap.readUInt16BE(at) === 4) readFormat4(cmap.subarray(at), found)
  }
  if (found.size === 0) throw new Error('the font has no character map of format 4')
  return found
}

function readFormat4(map: Buffer, found: Map<number, number>): void {
  const segments = map.readUInt16BE(6) / 2
  const ends = 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  for (let segment = 0; segment < segments; segment++) {
    const start = map.readUInt16BE(starts + segment * 2)
    const end = map.readUInt16BE(ends + segment * 2)
    const delta = map.readUInt16BE(deltas + segment * 2)
    const offsetAt = offsets + segment * 2
    const offset = map.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = offset === 0 ? code : map.readUInt16BE(offsetAt + offset + (code - start) * 2)
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph) found.set(code, glyph)
    }
  }
}

function writeGlyphs(outlines: Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc((outlines.length + 1) * 4)
  let end = 0
  const padded = outlines.map((outline, index) => {
    const whole = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)])
    end += whole.length
    loca.writeUInt32BE(end, (index + 1) * 4)
    return whole
  })
  return { glyf: Buffer.concat(padded), loca }
}

function withUInt16(source: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(source)
  changed.writeUInt16BE(value, at)
  return changed
}

/** The `maxp` table of the merged font: the new number of glyphs, and in each other field the larger value of both fonts. */
function joinedLimits(a: Buffer, b: Buffer, count: number): Buffer {
  const joined = withUInt16(a, 4, count)
  for (let at = 6; at < joined.length; at += 2) {
    joined.writeUInt16BE(Math.max(a.readUInt16BE(at), b.readUInt16BE(at)), at)
  }
  return joined
}

/** Writes a table of format 4 with one segment per run of consecutive characters and glyphs. */
function writeCharacterMap(characters: Map<number, number>): Buffer {
  const runs: { start: number; end: number; delta: number }[] = []
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    const delta = (glyph - code) & 0xffff
    if (last && last.end === code - 1 && last.delta === delta) last.end = code
    else runs.push({ start: code, end: code, delta })
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const words = (values: number[]) => {
    const bytes = Buffer.alloc(values.length * 2)
    for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
    return bytes
  }
  const power = 2 ** Math.floor(Math.log2(runs.length))
  const length = 16 + runs.length * 8
  const head = [4, length, 0, runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2]
  const map = Buffer.concat([
    words(head),
    words(runs.map((run) => run.end)),
    words([0]),
    words(runs.map((run) => run.start)),
    words(runs.map((run) => run.delta)),
    words(runs.map(() => 0)),
  ])
  return Buffer.concat([words([0, 1, 3, 1, 0, 12]), map])
}

/** Returns the `post` table in version 3, which has no glyph names, because browsers do not read them. */
function unnamedGlyphs(post: Buffer): Buffer {
  const bare = Buffer.from(post.subarray(0, 32))
  bare.writeUInt32BE(0x00030000, 0)
  return bare
}

function writeTables(tables: Tables): Buffer {
  const ordered = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(ordered.length))
  const head = Buffer.alloc(12 + 16 * ordered.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(ordered.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((ordered.length - power) * 16, 10)
  const parts = [head]
  let at = head.length
  for (const [index, [tag, content]] of ordered.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    head.write(tag, 12 + 16 * index, 'latin1')
    head.writeUInt32BE(checksum(padded), 16 + 16 * index)
    head.writeUInt32BE(at, 20 + 16 * index)
    head.writeUInt32BE(content.length, 24 + 16 * index)
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat(parts)
}

function checksum(content: Buffer): number {
  let sum = 0
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0
  return sum
}
