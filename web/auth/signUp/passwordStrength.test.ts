import { expect, it } from 'vitest'
import { passwordProblem } from '#shared/auth/rules.ts'
import { limits } from '#shared/base/limits.ts'
import { passwordStrength } from './passwordStrength.ts'

it.each([
  ['سمك', 1, 'too_short'],
  ['password', 1, 'common'],
  ['١٢٣٤٥٦٧٨', 1, 'common'],
  ['ب'.repeat(limits.password.longest + 1), 1, 'too_long'],
  ['كنعد وصافي', 2, 'fair'],
  ['هامور-شعري-9', 3, 'strong'],
  ['صافي-وهامور-1448', 4, 'very_strong'],
  ['🐟'.repeat(8), 2, 'fair'],
])('passwordStrength of %s is %i bars with the verdict %s', (password, bars, verdict) => {
  expect(passwordStrength(password)).toMatchObject({ bars, verdict, letters: [...password].length })
})

it('passwordStrength returns one bar exactly for the passwords that the server refuses', () => {
  for (const password of ['', 'a', 'Password', 'iloveyou', 'kanad-87', 'x'.repeat(128), 'x'.repeat(129)]) {
    expect(passwordStrength(password).bars === 1, password).toBe(passwordProblem(password) !== null)
  }
})
