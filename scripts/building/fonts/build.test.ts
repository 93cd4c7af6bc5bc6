import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { buildFonts } from './build.ts'
import { widthsOf } from './sfnt.ts'

const folder = await buildFonts(join(import.meta.dirname, '../..'))

describe.each(['cairo-400', 'cairo-700'])('%s', (name) => {
  it('contains Arabic letters, digits and Latin letters', async () => {
    const widths = await widthsIn(name)
    const missing = [...'ءآأإبةتىيچگ،؛؟0123456789٠١٢٩ AZaz.,:/%«»·–−…'].filter(
      (each) => !widths.get(code(each)),
    )
    expect(missing).toEqual([])
  })

  it('gives every digit the same width, so that live prices do not jump', async () => {
    const widths = await widthsIn(name)
    expect(new Set([...'0123456789'].map((digit) => widths.get(code(digit)))).size).toBe(1)
  })
})

it('the Arabic subset for English pages has no Latin letters', async () => {
  const widths = await widthsIn('cairo-arabic-400')
  expect(widths.has(code('س'))).toBe(true)
  expect([...'0aZ'].filter((each) => widths.has(code(each)))).toEqual([])
})

const code = (character: string) => character.codePointAt(0) ?? 0

async function widthsIn(name: string): Promise<Map<number, number>> {
  const every = Array.from({ length: 0x700 }, (_, index) => String.fromCharCode(index)).join('')
  const font = await readFile(join(folder, `${name}.woff2`))
  return widthsOf(await subsetFont(font, `${every}–−…`, { targetFormat: 'sfnt' }))
}
