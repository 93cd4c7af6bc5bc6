import { describe, expect, it } from 'vitest'
import { soundOf } from './sound.ts'

describe('the sound of a name', () => {
  it.each([
    ['حبار', 'habbar'],
    ['عندق', 'andag'],
    ['عندق', '3andaq'],
    ['زبيدي', 'zobedi'],
    ['كنعد', 'kan3ad'],
    ['نقرور', 'nagroor'],
    ['خثاق', 'khathaq'],
    ['شعور', 'shaoor'],
    ['ينم', 'yanam'],
    ['وحره', 'wahra'],
    ['قباب', 'gubab'],
    ['جرجور', 'jarjoor'],
  ])('is one for %s and %s', (arabic, latin) => {
    expect(soundOf(latin)).not.toBeNull()
    expect(soundOf(latin)).toBe(soundOf(arabic))
  })

  it('tells different names apart', () => {
    const names = ['هامور', 'كنعد', 'زبيدي', 'شعري', 'حبار', 'خثاق', 'عندق']
    expect(new Set(names.map(soundOf)).size).toBe(names.length)
  })

  it('is none of short words, numbers and other scripts', () => {
    expect(['جم', 'ray', '12', 'রুই', ''].map(soundOf)).toEqual([null, null, null, null, null])
  })
})
