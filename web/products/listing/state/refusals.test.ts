import { expect, it } from 'vitest'
import { picturesAt, saidOf } from './refusals.ts'

it('puts everything that is wrong with pictures at the pictures, once', () => {
  const errors = { 'images.2': ['Too large'], pictures: ['Too large', 'Unknown'], price: ['Too low'] }
  expect(picturesAt({ errors })).toEqual({ image: ['Too large', 'Unknown'], price: ['Too low'] })
  expect(picturesAt({ errors: {} })).toEqual({})
})

it('knows what a listing that arrived before and a full store mean', () => {
  const t = { listedBefore: 'before', noRoom: 'room' }
  expect(saidOf({ code: 'idempotency_mismatch' }, t)).toBe('before')
  expect(saidOf({ code: 'storage_full' }, t)).toBe('room')
  expect(saidOf({ code: 'unavailable' }, t)).toBeUndefined()
})
