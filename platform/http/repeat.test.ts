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

describe('repeatOf', () => {
  it('returns equal digests only for the same call and input, in any order of the fields', () => {
    expect(digest({ a: 1, b: { c: '2' } })).toBe(digest({ b: { c: '2' }, a: 1 }))
    expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: '1' }))
    expect(digest({ a: 'xv1:y' })).not.toBe(digest({ a: 'x', b: 'y' }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: 1 }, sell))
  })

  it('compares files by their bytes', () => {
    // Each call creates another temporary file, so the path of the file must not be part of the digest.
    const file = (text: string) => ({ image: uploadedFile(Buffer.from(text)) })
    expect(digest(file('one'))).toBe(digest(file('one')))
    expect(digest(file('one'))).not.toBe(digest(file('two')))
  })

  it('refuses a key that is not made of visible ASCII characters', () => {
    expect(repeatOf(buy, withKey(), { body: {} })).toBeUndefined()
    for (const wrong of ['', ' ', 'a b', 'x'.repeat(201), 'مفتاح']) {
      expect(() => repeatOf(buy, withKey(wrong), { body: {} })).toThrow('bad_request')
    }
  })
})
