import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { addDemand, addSupply, listDemands, listSupplies, removeSupply } from '#shared/behar/contract.ts'
import * as deals from '#shared/behar/dealContract.ts'
import { find, newDemand, newSupply, someKind } from './goods.ts'
import {
  type ContractCheck,
  invalid,
  notFound,
  type Refused,
  refused,
  type Session,
  succeed,
} from './session.ts'

/** The checks of interests in matches, contacts, messages, and sales by a deal. */
export const dealChecks: readonly ContractCheck[] = [
  {
    name: 'an interest reaches the other side, and contacts are revealed when it is accepted',
    async run(session) {
      const { seller, buyer, pair, supply } = await match(session)
      await refused(
        session,
        deals.addDeal,
        { token: buyer, body: { ...pair, supply_id: 900_000_000 } },
        notFound,
      )
      const body = { ...pair, quantity: 300, note: 'contract' }
      const sent = await succeed(session, deals.addDeal, { token: buyer, body })
      assert.deepEqual(
        [sent.status, sent.side, sent.sent, sent.quantity, sent.note, sent.contact],
        ['sent', 'demand', true, 300, 'contract', null],
      )
      const { id } = sent
      assert.equal(
        (await succeed(session, deals.addDeal, { token: buyer, body })).id,
        id,
        'an interest exists once',
      )
      await refused(
        session,
        deals.addDeal,
        { token: seller, body: pair },
        { status: 409, code: 'already_exists' },
      )
      const list = await succeed(session, deals.listDeals, { token: seller, body: { live: true } })
      assert.equal(list.data[0]?.id, id, 'the last changed deal is first')
      assert.ok(list.waiting > 0, 'it waits for the receiver')
      await refused(session, deals.acceptDeal, { token: buyer, body: { id } }, wrongStep)
      await refused(session, deals.withdrawDeal, { token: seller, body: { id } }, wrongStep)
      const agreed = await succeed(session, deals.acceptDeal, { token: seller, body: { id } })
      assert.equal(agreed.status, 'agreed')
      assert.ok(agreed.contact?.name && agreed.contact.mobile, 'the seller sees the buyer’s contact')
      const { deal } = await succeed(session, deals.showDeal, { token: buyer, body: { id } })
      assert.ok(deal.contact?.mobile && deal.contact.mobile !== agreed.contact.mobile)
      assert.deepEqual([deal.supply.id, deal.supply.price], [supply.id, supply.price])

      const headers = { 'idempotency-key': randomUUID() }
      const message = { token: seller, headers, body: { id, text: 'contract' } }
      const first = await succeed(session, deals.addDealMessage, message)
      assert.equal(
        (await succeed(session, deals.addDealMessage, message)).id,
        first.id,
        'a message is sent once',
      )
      const { messages } = await succeed(session, deals.showDeal, { token: buyer, body: { id } })
      assert.deepEqual(
        messages.map(({ text, mine }) => [text, mine]),
        [['contract', false]],
      )
      assert.equal((await succeed(session, deals.endDeal, { token: buyer, body: { id } })).status, 'ended')
      await refused(session, deals.addDealMessage, { token: seller, body: { id, text: 'late' } }, wrongStep)
      await succeed(session, removeSupply, { token: seller, body: { id: supply.id } })
    },
  },
  {
    name: 'an interest is declined with a reason, or withdrawn by its sender',
    async run(session) {
      const { seller, buyer, pair, supply } = await match(session)
      const { id } = await succeed(session, deals.addDeal, { token: seller, body: pair })
      await refused(session, deals.declineDeal, { token: buyer, body: { id } }, invalid('reason'))
      const body = { id, reason: 'contract' }
      assert.equal((await succeed(session, deals.declineDeal, { token: buyer, body })).status, 'declined')
      const { deal } = await succeed(session, deals.showDeal, { token: seller, body: { id } })
      assert.deepEqual([deal.reason, deal.contact], ['contract', null])
      await refused(session, deals.acceptDeal, { token: buyer, body: { id } }, wrongStep)
      const next = await succeed(session, deals.addDeal, { token: seller, body: pair })
      const gone = await succeed(session, deals.withdrawDeal, { token: seller, body: { id: next.id } })
      assert.equal(gone.status, 'withdrawn')
      await refused(session, deals.acceptDeal, { token: buyer, body: { id: next.id } }, wrongStep)
      await succeed(session, removeSupply, { token: seller, body: { id: supply.id } })
    },
  },
  {
    name: 'a sale by a deal is taken off the supply and off the demand',
    async run(session) {
      const { seller, buyer, pair, supply, demand } = await match(session)
      const { id } = await succeed(session, deals.addDeal, { token: buyer, body: pair })
      await refused(session, deals.sellForDeal, { token: seller, body: { id, quantity: 1 } }, wrongStep)
      await succeed(session, deals.acceptDeal, { token: seller, body: { id } })
      await refused(session, deals.sellForDeal, { token: buyer, body: { id, quantity: 1 } }, wrongStep)
      const reserved = await succeed(session, deals.reserveForDeal, {
        token: seller,
        body: { id, quantity: 400 },
      })
      assert.deepEqual([reserved.reserved, reserved.supply.quantity], [400, 600])
      await refused(session, removeSupply, { token: seller, body: { id: supply.id } }, wrongStep)
      await refused(
        session,
        deals.sellForDeal,
        { token: seller, body: { id, quantity: 801 } },
        invalid('quantity'),
      )
      const headers = { 'idempotency-key': randomUUID() }
      const sale = { token: seller, headers, body: { id, quantity: 500 } }
      for (let times = 0; times < 2; times++) {
        const sold = await succeed(session, deals.sellForDeal, sale)
        assert.deepEqual([sold.sold, sold.reserved], [500, 0], 'a repetition changes nothing')
      }
      assert.equal((await find(session, listSupplies, buyer, supply)).quantity, 500)
      assert.equal((await find(session, listDemands, seller, demand)).quantity, 300)
      const rest = await succeed(session, deals.sellForDeal, { token: seller, body: { id, quantity: 300 } })
      assert.deepEqual([rest.status, rest.demand.status], ['ended', 'fulfilled'])
      await succeed(session, removeSupply, { token: seller, body: { id: supply.id } })
    },
  },
]

const wrongStep: Refused = { status: 409, code: 'illegal_transition' }

/** Adds a supply of 1,000 kg and a demand of 800 kg of two traders, which match. */
async function match(session: Session) {
  const [seller, buyer] = [await session.token(), await session.otherToken()]
  const kind = await someKind(session)
  const supplyBody = { ...(await newSupply(session)), ...kind, quantity: 1_000, price: 20 }
  const demandBody = { ...(await newDemand(session)), ...kind, quantity: 800, target_price: 21 }
  const supply = await succeed(session, addSupply, { token: seller, body: supplyBody })
  const demand = await succeed(session, addDemand, { token: buyer, body: demandBody })
  return { seller, buyer, supply, demand, pair: { supply_id: supply.id, demand_id: demand.id } }
}
