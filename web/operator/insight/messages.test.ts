import { expect, it } from 'vitest'
import { insightText } from './messages.ts'

it('counts the time to decide with the Arabic plural of its number', () => {
  const { ar, en } = insightText.took
  expect([20, 60, 120, 180, 660].map(ar)).toEqual([
    'دقيقة',
    'دقيقة',
    'دقيقتان',
    '\u20663\u2069 دقائق',
    '\u206611\u2069 دقيقة',
  ])
  expect([5_400, 7_200, 14_400, 172_800, 432_000].map(ar)).toEqual([
    '\u20661.5\u2069 ساعة',
    'ساعتان',
    '\u20664\u2069 ساعات',
    'يومان',
    '\u20665\u2069 أيام',
  ])
  expect([180, 5_400, 432_000].map(en)).toEqual(['3 min', '1.5 h', '5 days'])
})
