import { expect, it } from 'vitest'
import { returnReasonOf } from './returnReason.ts'

it('returnReasonOf recognizes the chosen problem in both languages', () => {
  expect(returnReasonOf('ليست طازجة\nرائحتها قوية')).toEqual({ kind: 'stale', words: 'رائحتها قوية' })
  expect(returnReasonOf('Not fresh\r\nIt smells')).toEqual({ kind: 'stale', words: 'It smells' })
  expect(returnReasonOf('Underweight')).toEqual({ kind: 'underweight', words: '' })
})

it('returnReasonOf leaves a reason without a chosen problem unchanged', () => {
  expect(returnReasonOf('وصل متأخرًا\nوبلا ثلج')).toEqual({ words: 'وصل متأخرًا\nوبلا ثلج' })
})
