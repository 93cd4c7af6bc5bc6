import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { meanwhile, untilWaiting } from '#demo/testing/trade/meanwhile.ts'
import { addOffer, addRequest, askFor, offerOn } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)

/** Sends a call that waits for the row of a request. The request expires before the row is unlocked. */
async function overWhileWaiting<Answer>(id: number, send: () => Promise<Answer>): Promise<Answer> {
  const other = await meanwhile(market.db)
  await other.run('select from requests where id = $1 for update', [id])
  const sent = send()
  await untilWaiting(market.db)
  await other.run('update requests set closes_at = clock_timestamp() where id = $1', [id])
  await other.end()
  return sent
}

describe('a request that expires while a call waits for its lock', () => {
  it('refuses a new offer', async () => {
    const id = await addRequest(market.db, nora)
    expect((await overWhileWaiting(id, () => offerOn(market, salem, id))).status).toBe(409)
  })

  it('refuses the acceptance and the withdrawal of an offer', async () => {
    const id = await addRequest(market.db, nora)
    const offer = await addOffer(market.db, salem, id)
    const accepted = await overWhileWaiting(id, () =>
      ask(market, `GET requests/offers/${offer}/accept`, nora),
    )
    expect(accepted.status).toBe(409)
    const other = await addRequest(market.db, nora)
    const second = await addOffer(market.db, salem, other)
    const withdrawn = await overWhileWaiting(other, () =>
      ask(market, `POST requests/offers/withdraw/${second}`, { token: salem.token }),
    )
    expect(withdrawn.status).toBe(409)
  })

  it('refuses a change and ignores a call to close the request', async () => {
    const id = await addRequest(market.db, nora)
    const changed = await overWhileWaiting(id, () =>
      ask(market, `POST requests/update/${id}`, { token: nora.token, body: { title: 'ناجل طازج' } }),
    )
    expect(changed.status).toBe(409)
    const other = await addRequest(market.db, nora)
    const closed = await overWhileWaiting(other, () =>
      ask(market, `POST requests/close/${other}`, { token: nora.token }),
    )
    expect(closed.status).toBe(200)
    const rows = await market.db.query({
      text: 'select closed_by from requests where id = $1',
      values: [other],
    })
    expect(rows).toEqual([{ closed_by: null }])
  })
})

describe('a request whose creation waits for a lock', () => {
  it('is open for its full duration from the time of its insert', async () => {
    const other = await meanwhile(market.db)
    await other.run('select from users where id = $1 for no key update', [nora.id])
    const sent = askFor(market, nora)
    await untilWaiting(market.db)
    const [clock] = await market.db.query<{ at: Date }>({ text: 'select clock_timestamp() as at' })
    await other.end()
    const answer = await sent
    expect(answer.status).toBe(201)
    const [row] = await market.db.query<{ late: boolean }>({
      text: `select created_at >= date_trunc('milliseconds', $2::timestamptz) and closes_at = created_at + interval '30 days' as late
             from requests where id = $1`,
      values: [answer.data.id, clock?.at],
    })
    expect(row).toEqual({ late: true })
  })
})
