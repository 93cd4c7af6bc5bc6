import { describe, expect, it } from 'vitest'
import { idsWith, withOwn } from './ownField.ts'

const fish = (id: number, more: object = {}) => ({ id, fish: { id: 900 + id }, is_fav: false, ...more })
const set = (data: unknown, own: readonly number[]) => {
  const json = Buffer.from(JSON.stringify({ data }))
  return JSON.parse(withOwn(json, 'is_fav', idsWith('is_fav', data), new Set(own)).toString()).data
}

describe('withOwn', () => {
  it("sets the field on the reader's own objects and on no other", () => {
    expect(set({ products: [fish(1), fish(2), fish(3)] }, [2])).toEqual({
      products: [fish(1), fish(2, { is_fav: true }), fish(3)],
    })
  })

  it('sets the field on objects inside of objects, also when one object occurs twice', () => {
    const data = { ...fish(1, { similar: [fish(2), fish(3)] }), others: { first: fish(3) } }
    expect(set(data, [1, 3])).toEqual({
      ...fish(1, { is_fav: true, similar: [fish(2), fish(3, { is_fav: true })] }),
      others: { first: fish(3, { is_fav: true }) },
    })
  })

  it('does not change a text that looks like the field', () => {
    const text = 'a "is_fav":false b \\"is_fav\\":false'
    expect(set([{ text, ...fish(1, { text }) }, fish(2)], [2])).toEqual([
      { text, ...fish(1, { text }) },
      fish(2, { is_fav: true }),
    ])
  })

  it('does not change Arabic texts, and changes no object if none belongs to the reader', () => {
    const data = [fish(1, { name: 'هامور' }), fish(2)]
    expect(set(data, [1])).toEqual([fish(1, { name: 'هامور', is_fav: true }), fish(2)])
    expect(set(data, [])).toEqual(data)
  })

  it('throws when the answer does not have the field of each object', () => {
    expect(() => withOwn(Buffer.from('{"data":{}}'), 'is_fav', [1], new Set([1]))).toThrow(RangeError)
  })
})
