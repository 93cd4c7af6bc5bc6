import { expect, it } from 'vitest'
import { paymentText } from './paymentMessages.ts'

it('payBy says in Arabic that two orders, or more orders, are cancelled', () => {
  expect(paymentText.payBy.ar('19:39 غدًا', 2)).toBe('قبل 19:39 غدًا، وإلا أُلغي الطلبان')
  expect(paymentText.payBy.ar('19:39 غدًا', 3)).toBe('قبل 19:39 غدًا، وإلا أُلغيت الطلبات')
})
