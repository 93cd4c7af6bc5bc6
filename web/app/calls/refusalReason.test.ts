import { describe, expect, it } from 'vitest'
import { reasonOf } from './refusalReason.ts'

const busy = {
  ...({ status: 503, code: 'unavailable', errors: {}, retryAfterS: 10 } as const),
  message: 'We are processing many pictures right now, please try again in a moment',
}

describe('reasonOf', () => {
  it('says why a service refuses and when to try again, in both languages', () => {
    expect(reasonOf(busy, 'own', 'en')).toBe(`${busy.message} (in 10 seconds)`)
    const arabic = { ...busy, message: 'نعالج صورًا كثيرة الآن، حاول بعد لحظات' }
    expect(reasonOf(arabic, 'own', 'ar')).toBe('نعالج صورًا كثيرة الآن، حاول بعد لحظات (بعد 10 ثوانٍ)')
  })

  it('leaves a wait of a moment to the message', () => {
    expect(reasonOf({ ...busy, retryAfterS: 2 }, 'own', 'en')).toBe(busy.message)
    expect(reasonOf({ ...busy, retryAfterS: undefined }, 'own', 'en')).toBe(busy.message)
  })

  it.each([0, 500, 502, 504])('says the form’s own text for %d: nobody knows what happened', (status) => {
    expect(reasonOf({ ...busy, status }, 'own', 'en')).toBe('own')
  })

  it('says the first problem of a field that the form does not have', () => {
    const refusal = { ...busy, status: 422, errors: { hidden: ['Too long'] } }
    expect(reasonOf(refusal, 'own', 'en')).toBe('Too long')
  })
})
