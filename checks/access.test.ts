import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, mayCall } from '#node/caller.ts'
import { staffRoles, userTypes } from '#shared/base/permissions.ts'
import { calls } from '#shared/calls.ts'
import { addPerson } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { signInAs } from '#world/testing/signIn.ts'

/** Every call × every kind of caller, from what the call declares (trust.md, Intruders). */

let market: TestMarket
beforeAll(async () => {
  market = await openTestMarket()
})
afterAll(() => market.close())

/** Of a record that is not there: whose it is decides nothing then. */
const urlOf = (path: string) => `${market.url}/api/${path.replace(/\{\w+\}/g, '987654321')}`

async function statusFor(
  call: (typeof calls)[number],
  authorization?: string,
  method: string = call.method,
): Promise<number> {
  const answer = await fetch(urlOf(call.path), {
    method,
    headers: { ...(authorization === undefined ? {} : { authorization }) },
  })
  // A stream never ends by itself.
  if ('stream' in call) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

describe.each(calls.map((call) => ({ key: call.key, call })))('$key', ({ call }) => {
  it('lets in exactly whom it declares', async () => {
    const people: [string, Caller | undefined, string | undefined][] = [['nobody', undefined, undefined]]
    for (const type of userTypes) {
      const { token, caller } = await signInAs(market.db, type)
      people.push([type, caller, `Bearer ${token}`])
    }
    for (const staff of staffRoles) {
      const { token, caller } = await addPerson(market.db, { staff })
      people.push([staff, caller, `Bearer ${token}`])
    }
    const found: Record<string, string> = {}
    const declared: Record<string, string> = {}
    for (const [name, caller, authorization] of people) {
      const status = await statusFor(call, authorization)
      declared[name] = mayCall(call, caller)
      found[name] = status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'yes'
      expect(status).toBeLessThan(500)
      // What changes something by GET takes POST on the same path, from the same people.
      if ('writes' in call) expect(await statusFor(call, authorization, 'POST')).toBe(status)
    }
    expect(found).toEqual(declared)
  })

  it('tells the bearer of a dead token', async () => {
    const { token } = await signInAs(market.db, 'local_buyer')
    await market.db.query({ text: 'delete from tokens where user_id in (select user_id from tokens)' })
    expect(await statusFor(call, `Bearer ${token}`)).toBe(401)
    expect(await statusFor(call, 'Bearer made-up')).toBe(401)
  })

  it('answers another method with a refusal', async () => {
    const answer = await fetch(urlOf(call.path), { method: 'PATCH' })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toHaveProperty('code', 'method_not_allowed')
  })
})
