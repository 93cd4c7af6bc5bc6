import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as calls from '#shared/behar/contract.ts'
import { find, goodsOf, kindOf, newDemand, newSupply, sentOf, someKind } from './goods.ts'
import { type ContractCheck, invalid, notFound, type Refused, refused, succeed } from './session.ts'

/** The checks of the changes that owners make to their entries: edit, reserve, sell, fulfill, withdraw. */
export const ownerChecks: readonly ContractCheck[] = [
  {
    name: 'a supply is edited, reserved, sold in parts and withdrawn by its owner alone',
    async run(session) {
      const [token, other] = [await session.token(), await session.otherToken()]
      const body = await newSupply(session)
      const made = await succeed(session, calls.addSupply, { token, body })
      const { id } = made
      const edited = { ...body, quantity: 1_000, price: 30.5, notes: 'edited' }
      const after = await succeed(session, calls.updateSupply, { token, body: { ...edited, id } })
      assert.deepEqual([after.id, sentOf(after)], [id, edited])

      for (const call of [calls.reserveSupply, calls.releaseSupply, calls.sellSupply, calls.removeSupply]) {
        await refused(session, call, { token: other, body: { id } }, notFound)
        await refused(session, call, { token, body: { id: 900_000_000 } }, notFound)
      }
      await refused(session, calls.updateSupply, { token: other, body: { ...edited, id } }, notFound)
      const more = { token, body: { id, quantity: 1_000.5 } }
      for (const call of [calls.reserveSupply, calls.sellSupply])
        await refused(session, call, more, invalid('quantity'))
      const reserved = await succeed(session, calls.reserveSupply, { token, body: { id, quantity: 400 } })
      assert.deepEqual(partsOf(reserved), ['available', 600, 400, 0])
      const released = await succeed(session, calls.releaseSupply, { token, body: { id, quantity: 100 } })
      assert.deepEqual(partsOf(released), ['available', 700, 300, 0])
      const headers = { 'idempotency-key': randomUUID() }
      for (let times = 0; times < 2; times++) {
        const sold = await succeed(session, calls.sellSupply, { token, headers, body: { id, quantity: 500 } })
        assert.deepEqual(partsOf(sold), ['available', 500, 0, 500], 'a repetition changes nothing')
      }
      assert.equal((await find(session, calls.listSupplies, other, made)).quantity, 500)

      await succeed(session, calls.removeSupply, { token, body: { id } })
      const again = await succeed(session, calls.removeSupply, { token, body: { id } })
      assert.equal(again.status.code, 'removed')
      await refused(session, calls.sellSupply, { token, body: { id, quantity: 1 } }, wrongStep)
      await refused(session, calls.updateSupply, { token, body: { ...edited, id } }, wrongStep)
      const left = await succeed(session, calls.listSupplies, {
        token: other,
        body: { ...kindOf(made), limit: 100 },
      })
      assert.ok(
        left.data.every((one) => one.id !== id),
        'a withdrawn supply is not listed',
      )
    },
  },
  {
    name: 'a supply without a rest is sold, and a reserved one is not matched',
    async run(session) {
      const [token, other] = [await session.token(), await session.otherToken()]
      const kind = await someKind(session)
      const body = { ...(await newSupply(session)), ...kind, price: 20 }
      const { id } = await succeed(session, calls.addSupply, { token, body })
      const demandBody = { ...(await newDemand(session)), ...kind, target_price: 20 }
      const demand = await succeed(session, calls.addDemand, { token: other, body: demandBody })
      assert.equal(demand.status.code, 'matched')
      const reserved = await succeed(session, calls.reserveSupply, { token, body: { id } })
      assert.equal(reserved.status.code, 'reserved')
      assert.equal((await find(session, calls.listDemands, other, demand)).status.code, 'open')
      await refused(session, calls.reserveSupply, { token, body: { id, quantity: 1 } }, wrongStep)
      assert.equal((await succeed(session, calls.sellSupply, { token, body: { id } })).status.code, 'sold')
      assert.equal((await succeed(session, calls.sellSupply, { token, body: { id } })).status.code, 'sold')
      await refused(session, calls.removeSupply, { token, body: { id } }, wrongStep)
      await succeed(session, calls.removeDemand, { token: other, body: { id: demand.id } })
    },
  },
  {
    name: 'a demand is edited and fulfilled in parts by its owner alone',
    async run(session) {
      const [token, other] = [await session.token(), await session.otherToken()]
      const body = await newDemand(session)
      const { id } = await succeed(session, calls.addDemand, { token, body })
      const edited = { ...body, quantity: 800, target_price: 14, notes: 'edited' }
      const after = await succeed(session, calls.updateDemand, { token, body: { ...edited, id } })
      assert.deepEqual([after.id, after.target_price, goodsOf(after).quantity], [id, 14, 800])
      await refused(session, calls.updateDemand, { token: other, body: { ...edited, id } }, notFound)
      await refused(session, calls.fulfillDemand, { token: other, body: { id } }, notFound)
      await refused(session, calls.fulfillDemand, { token, body: { id, quantity: 801 } }, invalid('quantity'))
      const part = await succeed(session, calls.fulfillDemand, { token, body: { id, quantity: 300 } })
      assert.deepEqual([part.status.code, part.quantity, part.fulfilled], ['open', 500, 300])
      const whole = await succeed(session, calls.fulfillDemand, { token, body: { id } })
      assert.deepEqual([whole.status.code, whole.quantity, whole.fulfilled], ['fulfilled', 800, 800])
      await refused(session, calls.removeDemand, { token, body: { id } }, wrongStep)
      await refused(session, calls.updateDemand, { token, body: { ...edited, id } }, wrongStep)
    },
  },
]

const wrongStep: Refused = { status: 409, code: 'illegal_transition' }

const partsOf = ({ status, quantity, reserved, sold }: calls.Supply) => [
  status.code,
  quantity,
  reserved,
  sold,
]
