import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderPng } from './base/render.ts'
import { drawPlateOn, drawPose, posesOf } from './photo/photo.ts'
import { renderPhoto } from './photo/renderPhoto.ts'
import { plateIds, plateOf } from './plan.ts'
import { drawPlate } from './plate.ts'

/** Pairs of similar species that a buyer must not confuse. */
const DISTINCT_PAIRS = [
  ['hamour', 'sheri'],
  ['hamour', 'summan'],
  ['kanad', 'khobat'],
  ['najil', 'hamra'],
  ['najil', 'taradi'],
  ['zubaidi', 'halwayo'],
  ['safi', 'sijan'],
  ['yellowfin', 'skipjack'],
  ['shaem', 'faskar'],
  ['boori', 'arabi'],
  ['shrimp-tiger', 'lobster-spiny'],
  ['crab-blue', 'crab-mud'],
] as const

describe('the plates', () => {
  const drawn = plateIds().map((id) => ({ id, svg: drawPlate(id) }))

  test('exist for all 124 species', () => {
    expect(drawn).toHaveLength(124)
  })

  test.each(drawn)('include a well-formed, self-contained and small plate of $id', ({ id, svg }) => {
    expect(faultOf(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    for (const referred of referencesOf(svg)) expect(ids).toContain(referred)
    expect(ids.filter((one) => !one.startsWith(`${id}-`))).toEqual([])
    expect(gzipSync(svg).length).toBeLessThan(id.startsWith('lobster') ? 31_000 : 26_000)
  })

  test('share no id between two species', () => {
    const ids = drawn.flatMap(({ svg }) => idsOf(svg))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('are deterministic', () => {
    for (const { id, svg } of drawn.filter((_, i) => i % 9 === 0)) expect(drawPlate(id)).toBe(svg)
  })
})

test('drawPlate refuses an unknown species by name', () => {
  expect(() => drawPlate('mermaid')).toThrow('mermaid')
})

describe('rendered plates', () => {
  test.each(['hamour', 'kanad', 'zubaidi', 'shark', 'ray', 'octopus'])(
    'have a transparent background for %s',
    async (id) => {
      const { data, info } = await sharp(await renderPng(drawPlate(id), 240))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.channels]).toEqual([240, 4])
      const opaque = shareOf(data, (alpha) => alpha > 240)
      expect(opaque).toBeGreaterThan(0.04)
      expect(opaque).toBeLessThan(0.6)
      expect(data[3]).toBe(0)
    },
  )

  test.each(DISTINCT_PAIRS)('differ between %s and %s at 96 px', async (one, other) => {
    const [a, b] = await Promise.all([small(one), small(other)])
    expect(meanDifference(a, b)).toBeGreaterThan(12)
  })

  test('differ between all fish at 48 px', async () => {
    const ids = plateIds().filter((id) => plateOf(id).plan.kind === 'fish')
    const pictures = await Promise.all(ids.map((id) => small(id, 48)))
    const alike: string[] = []
    pictures.forEach((a, i) => {
      pictures.slice(i + 1).forEach((b, k) => {
        if (meanDifference(a, b) < 5) alike.push(`${ids[i]} ${ids[i + 1 + k]}`)
      })
    })
    expect(alike).toEqual([])
  })
})

describe('product photos', () => {
  test('show each species on two different grounds', () => {
    const poses = plateIds().map(posesOf)
    expect(poses.filter(([first, second]) => first.ground === second.ground)).toEqual([])
    const kinds = new Set(poses.flat().map(({ ground, arrangement }) => `${ground} ${arrangement}`))
    expect(kinds.size).toBeGreaterThan(8)
  })

  test.each(['plain', 'ice', 'slate', 'sand'] as const)(
    'fill the frame with the ground %s',
    async (ground) => {
      const svg = drawPlateOn('sheri', ground)
      expect(faultOf(svg)).toBeUndefined()
      const { data, info } = await sharp(await renderPng(svg, 320))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([320, 240])
      expect(shareOf(data, (alpha) => alpha === 255)).toBe(1)
    },
  )

  test('have a plain ground in the colour of the market’s ice', async () => {
    const { data, info } = await sharp(await renderPng(drawPlateOn('kanad', 'plain'), 320))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const corner = [...data.subarray(0, 3)]
    expect(
      Math.max(...corner.map((value, i) => Math.abs(value - ([0xe6, 0xf1, 0xf4][i] ?? 0)))),
    ).toBeLessThan(6)
    expect(info.channels).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['sardine', { ground: 'ice', arrangement: 'row' }],
    ['zubaidi', { ground: 'slate', arrangement: 'pair', turn: -3 }],
    ['hamour', { ground: 'sand', arrangement: 'close' }],
    ['crab-blue', { ground: 'ice', arrangement: 'three', turn: 2 }],
  ] as const)(
    'of %s are nearly the same with the fast renderer as with the full renderer',
    async (id, pose) => {
      const [fast, drawn] = await Promise.all([
        renderPhoto(id, pose, 320),
        renderPng(drawPose(id, pose), 320),
      ])
      const [a, b] = await Promise.all(
        [fast, drawn].map((png) => sharp(png).resize(160, 120).removeAlpha().raw().toBuffer()),
      )
      expect(a).toHaveLength(160 * 120 * 3)
      expect(meanDifference(a!, b!)).toBeLessThan(8)
    },
  )
})

/** Returns a plate rendered on white, as in a list. */
async function small(id: string, width = 96): Promise<Buffer> {
  const png = await renderPng(drawPlate(id), width)
  return sharp(png)
    .flatten({ background: '#ffffff' })
    .resize(width, Math.round(width * 0.6), { fit: 'fill' })
    .raw()
    .toBuffer()
}

/** Mean difference of the channels, from 0 to 255, where at least one of the two pictures is not white ground. */
function meanDifference(a: Buffer, b: Buffer): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < a.length; i += 3) {
    const [r1 = 0, g1 = 0, b1 = 0] = [a[i], a[i + 1], a[i + 2]]
    const [r2 = 0, g2 = 0, b2 = 0] = [b[i], b[i + 1], b[i + 2]]
    if (Math.min(r1, g1, b1, r2, g2, b2) > 231) continue
    sum += Math.abs(r1 - r2) + Math.abs(g1 - g2) + Math.abs(b1 - b2)
    count += 3
  }
  return count === 0 ? 0 : sum / count
}

function shareOf(rgba: Buffer, counts: (alpha: number) => boolean): number {
  let found = 0
  for (let i = 3; i < rgba.length; i += 4) if (counts(rgba[i] ?? 0)) found++
  return found / (rgba.length / 4)
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1] ?? '')
}

/** Returns the fault of the markup: tags that do not nest, duplicate or unquoted attributes, or stray brackets. */
function faultOf(svg: string): string | undefined {
  const open: string[] = []
  let rest = svg
  while (rest !== '') {
    const tag = /^<(\/?)([A-Za-z]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest)
    if (!tag) return rest.slice(0, 80)
    const [whole, closing, name = '', attributes = '', empty] = tag
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size < names.length) return `twice: ${whole}`
    if (closing && open.pop() !== name) return `does not close: ${whole}`
    if (!closing && !empty) open.push(name)
    rest = rest.slice(whole.length)
  }
  return open.length > 0 ? `left open: ${open.join(' ')}` : undefined
}
