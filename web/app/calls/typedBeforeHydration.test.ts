import { expect, it } from 'vitest'
import { changedBy } from './typedBeforeHydration.ts'

it('changedBy returns changed texts and checked boxes, and omits unknown and unchanged controls', () => {
  const blank = { mobile: '', name: 'سعيد', terms: false, picture: null }
  const controls = [
    ['mobile', '0551230017'],
    ['name', 'سعيد'],
    ['terms', 'on'],
    ['picture', 'x'],
    ['other', 'x'],
  ] as const
  expect(changedBy(controls, blank)).toEqual({ mobile: '0551230017', terms: true })
})

it('changedBy assigns a control to the field that sends its name, even if another field has this name', () => {
  const typed = { chosen: 'weight_right', reason: '' }
  const wire = { chosen: ['reason'], reason: ['note'] }
  const controls = [
    ['reason', 'weight_right'],
    ['note', ''],
  ] as const
  expect(changedBy(controls, typed, wire)).toEqual({})
  expect(changedBy([['note', 'وُزن أمامه']], typed, wire)).toEqual({ reason: 'وُزن أمامه' })
})

it('changedBy prefers the field with the name of the control if several fields send this name', () => {
  const blank = { place: '', city_id: '' }
  expect(changedBy([['city_id', '7']], blank, { place: ['address_id', 'city_id'] })).toEqual({ city_id: '7' })
})
