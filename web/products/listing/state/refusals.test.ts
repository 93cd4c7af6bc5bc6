import { expect, it } from 'vitest'
import { picturesAt, refusalText } from './refusals.ts'

it('picturesAt assigns every error of the pictures to one field, each text once', () => {
  const errors = { 'images.2': ['Too large'], pictures: ['Too large', 'Unknown'], price: ['Too low'] }
  expect(picturesAt({ errors })).toEqual({ image: ['Too large', 'Unknown'], price: ['Too low'] })
  expect(picturesAt({ errors: {} })).toEqual({})
})

it('refusalText explains a repeated listing and full storage', () => {
  const t = { listedBefore: 'before', noRoom: 'room' }
  expect(refusalText({ code: 'idempotency_mismatch' }, t)).toBe('before')
  expect(refusalText({ code: 'storage_full' }, t)).toBe('room')
  expect(refusalText({ code: 'unavailable' }, t)).toBeUndefined()
})
