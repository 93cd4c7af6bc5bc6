import { describe, expect, it } from 'vitest'
import { Refusal, refusals } from './errors.ts'
import { failureOf } from './text/failure.ts'

describe('failureOf', () => {
  it("returns every error of every field in the reader's language", () => {
    const refusal = new Refusal('validation_failed', {
      price_min: [
        { code: 'at_least', bound: 0 },
        { code: 'decimals', bound: 2 },
      ],
      'address.zip_code': [{ code: 'required' }],
    })
    expect(failureOf(refusal, 'en')).toEqual({
      message: 'Check the highlighted fields',
      code: 'validation_failed',
      errors: {
        price_min: ['Must be at least SR 0', 'Up to 2 decimal places'],
        'address.zip_code': ['Enter the postal code'],
      },
    })
    expect(failureOf(refusal, 'ar').errors?.price_min).toEqual([
      'لا يقل عن 0 ريال',
      'لا أكثر من خانتين عشريتين',
    ])
  })

  it('omits errors when no field is invalid', () => {
    expect(failureOf(new Refusal('not_found'), 'ar')).toEqual({
      message: 'لم نجد ما تبحث عنه',
      code: 'not_found',
    })
  })
})

it('refusals have the status of the contract for each code', () => {
  const statuses = Object.fromEntries(Object.entries(refusals).map(([code, { status }]) => [code, status]))
  expect(statuses).toMatchObject({
    bad_request: 400,
    unauthenticated: 401,
    forbidden: 403,
    not_found: 404,
    method_not_allowed: 405,
    too_slow: 408,
    too_large: 413,
    unsupported_media: 415,
    validation_failed: 422,
    too_many_requests: 429,
    unavailable: 503,
    storage_full: 507,
  })
})
