import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { makeOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { makeDeal } from '#demo/testing/trade/orderLife.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import type { Upgrade } from '#shared/auth/profile.ts'
import { staffRoles } from '#shared/base/access/permissions.ts'
import { calls } from '#shared/calls.ts'

/**
 * These tests make every call twice as the same person: with a staff role whose required second factor is missing, and
 * without the role. The answers may differ only in the code that names what is missing (contract 2,
 * profile/second-factor).
 */

const market = await testMarket()
const { db } = market
await db.query({ text: 'update trade_settings set second_factor_required = true' })
const deal = await makeDeal(market)
const offered = await makeOfferDeal(market)
const order = deal.id
const lot = await openLot(db, deal.seller)
/** Ids of other people's records. */
const ids = [...new Set([deal.id, ...deal.products, lot, offered.id, offered.request, offered.offer])]
const { data } = await ask<Upgrade>(market, 'POST profile/upgrade', {
  token: deal.buyer.token,
  body: formOf({ type: 'fisherman', document: await photograph() }),
})
expect(data.status).toBe('pending')
const [row] = await db.query<{ path: string }>({
  text: 'select i.path from upgrades u join images i on i.id = u.document_id where u.id = $1',
  values: [data.id],
})
const document = row?.path ?? ''

const setRole = ({ id }: TestPerson, role: string | null) =>
  market.db.query({ text: 'update users set staff_role = $2 where id = $1', values: [id, role] })

/** Returns fields that many calls use, with ids of other people's records. */
const bodyOf = () => ({
  id: order,
  order_id: order,
  offer_id: order,
  status: 'cancelled',
  reason: 'سبب كاف',
  note: 'ملاحظة',
  refund: 1,
  quantity: 1,
  price: 1,
})

async function answerOf(call: (typeof calls)[number], id: number, person: TestPerson) {
  // Each call uses its own sign-in, because some calls end the sign-in.
  const { token } = await addSignIn(market.db, person.id)
  const path = call.path.replace(/\{status\}/, 'cancelled').replace(/\{\w+\}/g, String(id))
  const answer = await fetch(`${market.url}/api/${path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(call.method === 'POST' ? { body: JSON.stringify(bodyOf()) } : {}),
  })
  if ('stream' in call && answer.ok) {
    await answer.body?.cancel()
    return [answer.status]
  }
  const text = await answer.text()
  const { code } = text ? (JSON.parse(text) as { code?: string }) : {}
  return call.method === 'GET' && !('writes' in call)
    ? [answer.status, text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')]
    : [answer.status, code]
}

/**
 * Calls about the caller's own account. Their answers name the role and the missing factor, so that the pages
 * can link to the setting.
 */
const ofThemselves: readonly string[] = [
  'GET profile',
  'POST profile',
  'GET profile/export',
  'GET profile/second-factor',
  'POST profile/second-factor/start',
  'POST profile/second-factor/confirm',
  'POST profile/second-factor/end',
  // The answers of these two calls contain sign-ins, which differ from call to call.
  'GET profile/sessions',
  'POST profile/sessions/revoke',
]

/** Whether a call is for staff. The integration makes one such call in the name of staff. */
const isOfStaff = ({ key, path }: (typeof calls)[number]) =>
  path.startsWith('operator/') || key === 'POST main/integration/subscriptions/{userId}'

describe.each(staffRoles)('%s without the required second factor', (role) => {
  it('is refused every staff call and otherwise gets the answers of a person without a role', async () => {
    const person = await addPerson(market.db)
    const found: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const call of calls.filter(({ key }) => !ofThemselves.includes(key))) {
      // Testing every record for every role takes long, so in the gate each role tests a part of the records.
      const own = withLong
        ? ids
        : ids.filter((_, place) => place % staffRoles.length === staffRoles.indexOf(role))
      for (const id of call.path.includes('{') ? own : [0]) {
        await setRole(person, role)
        found[`${call.key} ${id}`] = await answerOf(call, id, person)
        await setRole(person, null)
        const plain = await answerOf(call, id, person)
        wanted[`${call.key} ${id}`] = isOfStaff(call)
          ? [403, expect.stringContaining('second_factor_off')]
          : plain
      }
    }
    expect(found).toEqual(wanted)
  })

  it('cannot read orders and documents of other people until the factor is switched on', async () => {
    const person = await addPerson(market.db, { staff: role })
    const look = async () => {
      const { status } = await ask(market, `GET orders/show/${order}`, { token: person.token })
      const file = await fetch(`${market.url}/uploads/${document}`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
      return [status, file.status]
    }
    expect(await look()).toEqual([404, 404])
    const { data } = await ask<{ second_factor: string }>(market, 'GET profile', { token: person.token })
    expect(data.second_factor).toBe('missing')
    expect((await ask(market, 'GET profile/second-factor', { token: person.token })).data).toMatchObject({
      on: false,
      required: true,
    })
    await market.db.query({
      text: 'update users set second_factor_at = now() where id = $1',
      values: [person.id],
    })
    expect(await look()).toEqual([200, 200])
  })
})
