import { describe, expect, it } from 'vitest'
import { userTypes } from '../base/access/permissions.ts'
import { commonPasswords } from './commonPasswords.ts'
import { needsRegister, passwordProblem } from './rules.ts'

describe('passwordProblem', () => {
  it.each([
    ['بحر هادئ 77', null],
    ['  two spaces count  ', null],
    ['🐟🐟🐟🐟🐟🐟🐟🐟', null],
    ['🐟🐟🐟🐟', { code: 'too_short', bound: 8 }],
    ['1234567', { code: 'too_short', bound: 8 }],
    ['س'.repeat(128), null],
    ['س'.repeat(129), { code: 'too_long', bound: 128 }],
    ['Password', { code: 'common' }],
    ['P@ssw0rd123', { code: 'common' }],
    ['qwertyuiop', { code: 'common' }],
    ['ضصثقفغعهخح', { code: 'common' }],
    ['١٢٣٤٥٦٧٨٩', { code: 'common' }],
    ['سبحان الله', { code: 'common' }],
    ['alhilal1957', { code: 'common' }],
  ])('applies the length limits and the common passwords to %j', (password, problem) => {
    expect(passwordProblem(password)).toEqual(problem)
  })

  it('refuses every listed common password', () => {
    expect(commonPasswords.size).toBeGreaterThan(500)
    const lost = [...commonPasswords].filter((common) => passwordProblem(common)?.code !== 'common')
    expect(lost).toEqual([])
  })
})

it('passwordProblem refuses words of the site to which only digits and signs are added', () => {
  for (const word of ['Samak-Market-2026', 'سوق السمك ١٢٣', 'behar.2026', 'Administrator!1']) {
    expect(passwordProblem(word), word).toEqual({ code: 'common' })
  }
  for (const word of ['samak-demo-2026', 'سمك-الجمعة-2026', '12-45-78-90-ab']) {
    expect(passwordProblem(word), word).toBeNull()
  }
})

it('needsRegister is true for local and international sellers only', () => {
  expect(userTypes.filter(needsRegister)).toEqual(['local_seller', 'international_seller'])
})
