import { describe, expect, it } from 'vitest'
import type { Call } from '#shared/base/call.ts'
import { calls } from '#shared/calls.ts'
import { randomFrom } from '../../random.ts'
import { hostileRequests } from './calls.ts'

const withForm = calls.filter((call: Call) => call.form)

describe.each(withForm.map((call) => ({ key: call.key, call })))('hostile forms for $key', ({ call }) => {
  const bodies = hostileRequests(call, 300, randomFrom(call.key)).flatMap(({ body }) =>
    body instanceof Buffer ? [body.toString('latin1')] : [],
  )

  it('are more than 120 and fewer than 250', () => {
    expect(bodies.length).toBeGreaterThan(120)
    expect(bodies.length).toBeLessThan(250)
  })

  it('include a field for each property of a file', () => {
    for (const place of ['name', 'path', 'digest', 'head', 'sender', 'sender][id', 'sender][gone']) {
      const named = bodies.filter((body) => body.includes(`[${place}]"\r\n`))
      expect(named.length).toBeGreaterThan(0)
    }
  })
})
