import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadedFile } from '#demo/testing/trade/pictures.ts'
import { type Call, call } from '#shared/base/call.ts'
import { repeatOf } from './repeat.ts'

const buy = call('POST orders/create', { who: 'signed_in', from: 'a test', answer: z.object({}), once: true })
const sell = call('POST product/create', { who: 'seller', from: 'a test', answer: z.object({}), once: true })

const withKey = (key?: string) => ({ headers: { 'idempotency-key': key } }) as unknown as FastifyRequest
const digest = (body: unknown, of: Call = buy) => repeatOf(of, withKey('k'), { body })?.digest.toString('hex')

describe('what makes two calls the same', () => {
  it('is what was sent, in whatever order', () => {
    expect(digest({ a: 1, b: { c: '2' } })).toBe(digest({ b: { c: '2' }, a: 1 }))
    expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: '1' }))
    expect(digest({ a: 'xv1:y' })).not.toBe(digest({ a: 'x', b: 'y' }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: 1 }, sell))
  })

  it('counts files by their bytes', () => {
    // Each in a temporary file of its own, which counts for nothing.
    const file = (text: string) => ({ image: uploadedFile(Buffer.from(text)) })
    expect(digest(file('one'))).toBe(digest(file('one')))
    expect(digest(file('one'))).not.toBe(digest(file('two')))
  })

  it('is a key of visible letters, or none', () => {
    expect(repeatOf(buy, withKey(), { body: {} })).toBeUndefined()
    for (const wrong of ['', ' ', 'a b', 'x'.repeat(201), 'مفتاح']) {
      expect(() => repeatOf(buy, withKey(wrong), { body: {} })).toThrow('bad_request')
    }
  })
})
