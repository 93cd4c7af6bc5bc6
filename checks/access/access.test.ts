import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import { makeOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { addPerson, addSignIn } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { type Caller, mayCall } from '#platform/http/caller.ts'
import { staffRoles, userTypes } from '#shared/base/access/permissions.ts'
import { calls } from '#shared/calls.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

/** These tests make every call as every kind of caller and compare the results with the declaration of the call. */

const market = await testMarket()
const colleagues = await Promise.all(staffRoles.map((staff) => addPerson(market.db, { staff })))

/** Returns an address with the id of a record that does not exist, so that ownership does not matter. */
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
  // A stream never ends, so its body is not read.
  if ('stream' in call) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

describe.each(calls.map((call) => ({ key: call.key, call })))('$key', ({ call }) => {
  it('admits exactly the callers that it declares', async () => {
    const people: [string, Caller | undefined, string | undefined][] = [['nobody', undefined, undefined]]
    for (const type of userTypes) {
      const { token, caller } = await signInAs(market.db, type)
      people.push([type, caller, `Bearer ${token}`])
    }
    for (const { id, caller } of colleagues) {
      // Each call has its own sign-ins, because some calls end the sign-in.
      const { token } = await addSignIn(market.db, id)
      people.push([String(caller.staff), caller, `Bearer ${token}`])
    }
    const found: Record<string, string> = {}
    const declared: Record<string, string> = {}
    for (const [name, caller, authorization] of people) {
      const status = await statusFor(call, authorization)
      declared[name] = mayCall(call, caller)
      found[name] = status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'yes'
      expect(status).toBeLessThan(500)
      // A GET call that changes something also accepts POST on the same path from the same callers.
      if ('writes' in call) expect(await statusFor(call, authorization, 'POST')).toBe(status)
    }
    expect(found).toEqual(declared)
  })

  it('refuses an invalid token with 401', async () => {
    const { token } = await signInAs(market.db, 'local_buyer')
    await market.db.query({ text: 'delete from tokens where user_id in (select user_id from tokens)' })
    expect(await statusFor(call, `Bearer ${token}`)).toBe(401)
    expect(await statusFor(call, 'Bearer made-up')).toBe(401)
  })

  it('refuses another method with 405', async () => {
    const answer = await fetch(urlOf(call.path), { method: 'PATCH' })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toHaveProperty('code', 'method_not_allowed')
  })
})

/** Creates a request with an accepted and a declined seller, and unrelated people. */
async function sides() {
  const { buyer, seller, other, ...deal } = await makeOfferDeal(market)
  const strangers = {
    'another seller': await makeSeller(market.db, { type: 'international_seller' }),
    'another buyer': await makeBuyer(market.db),
    staff: await addPerson(market.db, { staff: 'administrator' }),
    nobody: { token: undefined },
  }
  return { deal, people: { asker: buyer, taken: seller, declined: other, ...strangers } }
}

type Reader = keyof Awaited<ReturnType<typeof sides>>['people']

/** Returns the answers of a call to each of the people. */
async function answers<Shown>(
  people: Awaited<ReturnType<typeof sides>>['people'],
  call: `${'GET' | 'POST'} ${string}`,
  shown: (answer: { readonly status: number; readonly data: never }) => Shown,
): Promise<Record<Reader, Shown>> {
  const each = Object.entries(people).map(async ([name, { token }]) => {
    const { status, data } = await ask<never>(market, call, { token })
    return [name, shown({ status, data })] as const
  })
  return Object.fromEntries(await Promise.all(each)) as Record<Reader, Shown>
}

const nothing = { 'another seller': [], 'another buyer': [], staff: [], nobody: [] }

describe('requests and their orders:', () => {
  it('an open request shows all offers to its requester and to each seller only their own', async () => {
    const { people } = await sides()
    const request = await addRequest(market.db, people.asker)
    const one = await addOffer(market.db, people.taken, request)
    const two = await addOffer(market.db, people.declined, request)
    const seen = await answers(people, `GET requests/show/${request}`, ({ data }) => offersIn(data))
    expect(seen).toEqual({ asker: [one, two], taken: [one], declined: [two], ...nothing })
    const named = await answers(people, `GET requests/show/${request}`, ({ data }) => askerOf(data))
    const masked = 'ن* ا*'
    expect(named).toEqual({
      asker: 'نورة القحطاني',
      taken: masked,
      declined: masked,
      'another seller': masked,
      'another buyer': masked,
      staff: masked,
      nobody: masked,
    })
  })

  it('an ordered request shows the order only to its two parties', async () => {
    const { people, deal } = await sides()
    const seen = await answers(people, `GET requests/show/${deal.request}`, ({ data }) => outcomeIn(data))
    const hidden = { offers: [], accepted: null, order: null }
    expect(seen).toEqual({
      asker: { offers: [deal.declined, deal.offer], accepted: deal.offer, order: deal.id },
      taken: { offers: [deal.offer], accepted: deal.offer, order: deal.id },
      declined: { offers: [deal.declined], accepted: null, order: null },
      'another seller': hidden,
      'another buyer': hidden,
      staff: hidden,
      nobody: hidden,
    })
  })

  it.each(['orders/show', 'orders/offers/show'])(
    '%s shows the order only to its two parties and to staff',
    async (call) => {
      const { people, deal } = await sides()
      expect(await answers(people, `GET ${call}/${deal.id}`, ({ status }) => status)).toEqual({
        asker: 200,
        taken: 200,
        declined: 404,
        // Staff who decide disputes may read every order.
        'another seller': 404,
        'another buyer': 404,
        staff: 200,
        nobody: 401,
      })
    },
  )

  it('the order is listed only among the orders of offers', async () => {
    const { people } = await sides()
    const totals = (list: string) =>
      answers(people, `GET ${list}`, ({ status, data }) => (status === 200 ? totalOf(data) : status))
    const none = {
      asker: 0,
      taken: 0,
      declined: 0,
      'another seller': 0,
      'another buyer': 0,
      staff: 0,
      nobody: 401,
    }
    const buyers = { asker: 403, 'another buyer': 403, staff: 403 }
    expect(await totals('orders/offers/my')).toEqual({ ...none, asker: 1 })
    expect(await totals('orders/offers')).toEqual({ ...none, ...buyers, taken: 1 })
    expect(await totals('orders/my')).toEqual(none)
    expect(await totals('orders')).toEqual({ ...none, ...buyers })
  })

  it('the order form, the acceptance and the withdrawal are refused to other people', async () => {
    const { people, deal } = await sides()
    const statuses = (call: `${'GET' | 'POST'} ${string}`) => answers(people, call, ({ status }) => status)
    const hidden = { 'another seller': 404, 'another buyer': 404, staff: 404, nobody: 401 }
    const { offer } = deal
    // The offer is already ordered, so the order form answers the requester with 409.
    expect(await statuses(`GET orders/offers/create/${offer}`)).toEqual({
      asker: 409,
      taken: 404,
      declined: 404,
      ...hidden,
    })
    expect(await statuses(`POST requests/offers/${offer}/accept`)).toEqual({
      asker: 200,
      taken: 403,
      declined: 403,
      'another seller': 403,
      'another buyer': 403,
      staff: 403,
      nobody: 401,
    })
    expect(await statuses(`POST requests/offers/withdraw/${offer}`)).toEqual({
      asker: 403,
      taken: 409,
      declined: 404,
      'another seller': 404,
      'another buyer': 403,
      staff: 403,
      nobody: 401,
    })
  })
})

const byId = (one: number, other: number) => one - other
const offersIn = ({ offers }: RequestDetails) => offers.map(({ id }) => id).sort(byId)
const askerOf = ({ asker }: RequestDetails) => asker.name
const totalOf = ({ total }: { readonly total: number }) => total

function outcomeIn(request: RequestDetails) {
  return { offers: offersIn(request), accepted: request.accepted_offer_id, order: request.order_id }
}
