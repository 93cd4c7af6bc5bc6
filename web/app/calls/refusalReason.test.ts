import { describe, expect, it } from 'vitest'
import { reasonOf } from './refusalReason.ts'

const busy = {
  status: 503,
  code: 'unavailable',
  errors: {},
  retryAfterS: 10,
  message: 'We are processing many photos right now, please try again in a moment',
} as const

describe('reasonOf', () => {
  it('returns the reason of a 503 and the time to wait, in both languages', () => {
    expect(reasonOf(busy, 'own', 'en')).toBe(`${busy.message} (in 10 seconds)`)
    const arabic = { ...busy, message: 'نعالج صورًا كثيرة الآن، حاول بعد لحظات' }
    expect(reasonOf(arabic, 'own', 'ar')).toBe('نعالج صورًا كثيرة الآن، حاول بعد لحظات (بعد 10 ثوانٍ)')
  })

  it('omits a wait of less than five seconds', () => {
    expect(reasonOf({ ...busy, retryAfterS: 2 }, 'own', 'en')).toBe(busy.message)
    expect(reasonOf({ ...busy, retryAfterS: undefined }, 'own', 'en')).toBe(busy.message)
  })

  it.each([0, 500, 502, 504])(
    "returns the form's own text for status %d, because the outcome is unknown",
    (status) => {
      expect(reasonOf({ ...busy, status }, 'own', 'en')).toBe('own')
    },
  )

  it('returns the first problem of a field that the form does not show', () => {
    const refusal = { ...busy, status: 422, errors: { hidden: ['Too long'] } }
    expect(reasonOf(refusal, 'own', 'en')).toBe('Too long')
  })
})
