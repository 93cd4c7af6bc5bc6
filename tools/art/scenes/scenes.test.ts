import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type SceneName, scenes } from './scenes.ts'

const names = Object.keys(scenes) as SceneName[]

describe('scenes', () => {
  it('are enough for twelve news items and a gallery of eight', () => {
    expect(names.length).toBeGreaterThanOrEqual(20)
  })

  it.each(names)('include %s as one closed SVG of 16:9 without missing references', (name) => {
    const svg = scenes[name](1280)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 720" width="1280" height="720">.*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!)
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!)
    expect(defined.length).toBe(new Set(defined).size)
    expect(used.filter((id) => !defined.includes(id))).toEqual([])
  })

  it.each(names)('include %s without a font, a file or a network address', (name) => {
    expect(scenes[name]()).not.toMatch(/<text|<image|href="(?!#)|font-family/)
  })

  it.each(names)('are deterministic for %s', (name) => {
    expect(scenes[name]()).toBe(scenes[name]())
  })

  it('differ from one another', () => {
    const bodies = names.map((name) => scenes[name]().replaceAll(name.replaceAll('_', '-'), ''))
    expect(new Set(bodies).size).toBe(names.length)
  })

  it.each(names)('render %s in the requested width with many colours', async (name) => {
    const { data, info } = await sharp(Buffer.from(scenes[name](320)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([320, 180])
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 3)
      colours.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4))
    expect(colours.size).toBeGreaterThan(60)
  })
})
