import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plateIds, plateOf } from '../plan.ts'
import { drawParts } from './parts.ts'

const animals = plateIds().flatMap((id) => {
  const { species, plan } = plateOf(id)
  return plan.kind === 'fish' ? [] : [{ id, species, plan }]
})
const pictureOf = (id: string) => {
  const animal = animals.find((one) => one.id === id)!
  return drawParts(id, animal.species, animal.plan)
}

describe('plates of animals without fins', () => {
  it('cover shrimps, crabs, lobsters, squids, cuttlefish, octopus, shells and the ray', () => {
    expect(animals.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'shrimp-tiger',
        'crab-blue',
        'lobster-spiny',
        'squid',
        'cuttlefish',
        'octopus',
      ]),
    )
    expect(animals.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['mussel', 'oyster', 'scallop', 'clam', 'conch', 'ray']),
    )
  })

  it.each(animals)('define every reference of $id once, with the prefix of the species', ({ id }) => {
    const svg = pictureOf(id)
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!)
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!)
    expect(new Set(defined).size).toBe(defined.length)
    expect(defined.filter((name) => !name.startsWith(`${id}-`))).toEqual([])
    expect(used.filter((name) => !defined.includes(name))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(animals)('are deterministic for $id', ({ id }) => {
    expect(pictureOf(id)).toBe(pictureOf(id))
  })

  it.each(animals)('fill the plate of $id on a transparent ground', async ({ id }) => {
    const { data, info } = await sharp(Buffer.from(pictureOf(id)))
      .resize(200, 130, { fit: 'contain', background: '#00000000' })
      .raw()
      .ensureAlpha()
      .toBuffer({ resolveWithObject: true })
    const alpha = Array.from({ length: info.width * info.height }, (_, pixel) => data[pixel * 4 + 3]!)
    const painted = alpha.filter((value) => value > 200).length / alpha.length
    expect(painted).toBeGreaterThan(0.08)
    expect(painted).toBeLessThan(0.8)
    expect(alpha[0]).toBe(0)
  })

  it('differ for every kind', () => {
    const bodies = animals.map(({ id }) => pictureOf(id).replaceAll(id, ''))
    expect(new Set(bodies).size).toBe(animals.length)
  })

  it('throw an error if the species lacks a colour', () => {
    const { species, plan } = animals.find(({ id }) => id === 'squid')!
    const { spot: _, ...colours } = species.colours
    expect(() => drawParts('squid', { ...species, colours }, plan)).toThrow('no colour for spot')
  })
})
