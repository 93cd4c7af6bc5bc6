import { expect, it } from 'vitest'
import { requestText } from './messages.ts'

it('the market price of a request names the 30 days of its average', () => {
  expect(requestText.averageSold.en('Hamour')).toBe('Hamour 30-day average')
  expect(requestText.averageSold.ar('هامور')).toBe('متوسط هامور في 30 يومًا')
})
