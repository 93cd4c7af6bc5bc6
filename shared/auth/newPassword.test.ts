import { expect, it } from 'vitest'
import { commonPasswords } from './commonPasswords.ts'
import { register, resetPassword } from './contract.ts'
import { frequentPasswords } from './frequentPasswords.ts'
import { newPasswordProblem } from './newPassword.ts'

it('newPasswordProblem refuses more than 3,000 frequent passwords in any spelling', () => {
  const all = [...commonPasswords, ...frequentPasswords]
  expect(new Set(all).size).toBeGreaterThan(3_000)
  const lost = all.filter((password) => newPasswordProblem(password)?.code !== 'common')
  expect(lost).toEqual([])
  for (const password of ['Hardcore', 'SCOOTER1', '١٣١٠١٩٨٨']) {
    expect(newPasswordProblem(password), password).toEqual({ code: 'common' })
  }
})

it('newPasswordProblem accepts an unlisted password and refuses a short one', () => {
  expect(newPasswordProblem('samak-demo-2026')).toBeNull()
  expect(newPasswordProblem('hard')).toMatchObject({ code: 'too_short' })
})

it.each([register, resetPassword])('$key refuses a frequent password at its field', ({ body }) => {
  const sent = { password: 'hardcore', password_confirmation: 'hardcore' }
  const problems = body?.safeParse(sent).error?.issues ?? []
  expect(problems.find(({ path }) => path[0] === 'password')?.code).toBe('custom')
  const other = body?.safeParse({ password: 'samak-demo-2026' }).error?.issues ?? []
  expect(other.find(({ path }) => path[0] === 'password')).toBeUndefined()
})
