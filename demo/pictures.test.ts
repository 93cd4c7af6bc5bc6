import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesFor } from './demoPictures.ts'
import { committedWidths, readForms } from './pictures.ts'
import { type Size, sizes } from './products/sizes.ts'
import { withLong } from './testing/long.ts'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.webp'),
)
const pictures = picturesFor({ ...sizes.demo, demo: true })

describe('the committed pictures', () => {
  it('are exactly the pictures of the demo market in every committed width', () => {
    const named = pictures.flatMap(({ source }) => committedWidths.map((width) => `${source}-${width}.webp`))
    expect(files.toSorted()).toEqual(named.toSorted())
  })

  it('include the pictures of the test market', () => {
    const known = new Set(pictures.map(({ source }) => source))
    for (const size of Object.keys(sizes) as Size[]) {
      const named = picturesFor({ ...sizes[size], demo: true }).map(({ source }) => source)
      expect(named.filter((source) => !known.has(source))).toEqual([])
    }
  })

  it('have a total size of at most 12 MB', () => {
    expect(files.reduce((sum, path) => sum + statSync(folder + path).size, 0)).toBeLessThan(12_000_000)
  })

  // Decoding every picture takes long, so the gate decodes every fourth picture.
  const opened = pictures.filter((_, place) => withLong || place % 4 === 0)

  it.each(opened)('include $source in every width with the same proportions', async ({ source }) => {
    const forms = await readForms(source)
    const largest = forms.at(-1)?.size ?? { width: 0, height: 0 }
    for (const { width, bytes, size } of forms) {
      const { info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([width, size.height])
      expect(Math.abs(size.height - (width * largest.height) / largest.width)).toBeLessThanOrEqual(1)
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    }
    expect(proportionsOf(source)(largest.width / largest.height)).toBe(true)
  })

  it.each(opened.filter(({ source }) => source.startsWith('fish/')))(
    'include $source with a transparent background',
    async ({ source }) => {
      for (const { bytes } of await readForms(source)) {
        const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
        expect(info.channels).toBe(4)
        expect(data[3]).toBe(0)
      }
    },
  )
})

/**
 * Returns a check of width divided by height: photos are 4:3, scenes 16:9, the logo is square, a fish at most 2:1.
 */
function proportionsOf(source: string): (ratio: number) => boolean {
  if (source === 'scenes/samak') return (ratio) => ratio === 1
  if (source.startsWith('scenes/')) return (ratio) => Math.abs(ratio - 16 / 9) < 0.01
  if (source.startsWith('photos/')) return (ratio) => Math.abs(ratio - 4 / 3) < 0.01
  return (ratio) => ratio > 1 && ratio < 2
}
