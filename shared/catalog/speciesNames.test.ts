import { describe, expect, it } from 'vitest'
import { fold } from '../base/text/fold.ts'
import { deviceLanguageOf, deviceLanguages, plainUrdu, searchedNames, speciesNames } from './speciesNames.ts'

const scripts = { ur: 'Arabic', bn: 'Bengali', hi: 'Devanagari', fil: 'Latin' } as const

describe('the names of species in further languages', () => {
  it('are written in the script of their language', () => {
    for (const [code, names] of Object.entries(speciesNames))
      for (const language of deviceLanguages) {
        const name = names[language]
        if (name === undefined) continue
        const script = new RegExp(`^[\\p{Script=${scripts[language]}}\\p{M} -]+$`, 'u')
        expect(name, `${code} ${language}`).toMatch(script)
      }
  })

  it('can be searched with Urdu letters and with those of an Arabic keyboard', () => {
    expect(fold(plainUrdu('روہو'))).toBe(fold('روهو'))
    expect(fold(plainUrdu('سرمئی'))).toBe(fold('سرمئي'))
    expect(fold(plainUrdu('جھینگا'))).toBe(fold('جهينكا'))
    expect(searchedNames('rohu')).toEqual(['روهو', 'রুই', 'रोहू'])
    expect(searchedNames('unknown')).toEqual([])
  })
})

describe('deviceLanguageOf', () => {
  it.each([
    [['ar', 'en'], null],
    [['en-US', 'hi-IN', 'bn'], 'hi'],
    [['tl-PH'], 'fil'],
    [['fil'], 'fil'],
    [['UR-pk'], 'ur'],
    [[], null],
  ])('of %o is %s', (languages, expected) => {
    expect(deviceLanguageOf(languages)).toBe(expected)
  })
})
