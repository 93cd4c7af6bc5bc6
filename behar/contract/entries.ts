import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { addDemand, addSupply, listDemands, listSupplies, removeDemand } from '#shared/behar/contract.ts'
import { day, find, goodsOf, kindOf, kindOfSent, newDemand, newSupply, sentOf, someKind } from './goods.ts'
import { type ContractCheck, invalid, notFound, refused, request, succeed } from './session.ts'

/** The checks of adding, listing, matching and removing entries. */
export const entryChecks: readonly ContractCheck[] = [
  {
    name: 'a supply is added as sent, and both traders see it',
    async run(session) {
      const body = await newSupply(session, { notes: 'contract 12 kg, ثلج' })
      const made = await succeed(session, addSupply, { token: await session.token(), body })
      assert.deepEqual(sentOf(made), body)
      assert.deepEqual([made.status.code, made.mine], ['available', true])
      assert.ok(Math.abs(Date.parse(made.created_at) - Date.now()) < 600_000, 'made now')
      const shown = await find(session, listSupplies, await session.otherToken(), made)
      assert.deepEqual([shown.mine, shown.price, shown.notes], [false, made.price, made.notes])
      assert.equal((await find(session, listSupplies, await session.token(), made)).mine, true)
    },
  },
  {
    name: 'a demand is added as sent, and both traders see it until its owner removes it',
    async run(session) {
      const [token, other] = [await session.token(), await session.otherToken()]
      const body = await newDemand(session, { notes: 'contract' })
      const made = await succeed(session, addDemand, { token, body })
      const { target_price, needed_by } = made
      assert.deepEqual({ ...goodsOf(made), target_price, needed_by }, body)
      assert.deepEqual([made.status.code, made.mine], ['open', true])
      assert.equal((await find(session, listDemands, other, made)).mine, false)

      const unknown = await refused(
        session,
        removeDemand,
        { token: other, body: { id: 900_000_000 } },
        notFound,
      )
      const foreign = await refused(session, removeDemand, { token: other, body: { id: made.id } }, notFound)
      assert.equal(foreign.text, unknown.text, 'a demand of another person is not found, like a missing one')
      assert.equal((await find(session, listDemands, other, made)).status.code, 'open')

      const removed = await succeed(session, removeDemand, { token, body: { id: made.id } })
      assert.deepEqual([removed.id, removed.status.code], [made.id, 'removed'])
      const again = await succeed(session, removeDemand, { token, body: { id: made.id } })
      assert.equal(again.status.code, 'removed', 'a second removal changes nothing')
      const left = await succeed(session, listDemands, {
        token: other,
        body: { ...kindOf(made), limit: 100 },
      })
      assert.ok(
        left.data.every(({ id }) => id !== made.id),
        'a removed demand is not listed',
      )
    },
  },
  {
    name: 'all fields with errors are named at once',
    async run(session) {
      const token = await session.token()
      const goods = ['category_id', 'fish_type_id', 'size_id', 'quantity']
      await refused(
        session,
        addSupply,
        { token },
        invalid(...goods, 'price', 'origin_country', 'available_from'),
      )
      await refused(session, addDemand, { token }, invalid(...goods, 'needed_by'))
      await refused(session, removeDemand, { token }, invalid('id'))
    },
  },
  {
    name: 'a supply with an invalid field is refused at that field and not added',
    async run(session) {
      const token = await session.token()
      const good = await newSupply(session)
      for (const [field, values] of Object.entries(wrongSupply))
        for (const value of values)
          await refused(session, addSupply, { token, body: { ...good, [field]: value } }, invalid(field))
      const { total } = await succeed(session, listSupplies, { token, body: kindOfSent(good) })
      assert.equal(total, 0, 'nothing was added')
    },
  },
  {
    name: 'a demand with an invalid field is refused at that field and not added',
    async run(session) {
      const token = await session.token()
      const good = await newDemand(session)
      for (const [field, values] of Object.entries(wrongDemand))
        for (const value of values)
          await refused(session, addDemand, { token, body: { ...good, [field]: value } }, invalid(field))
      const { total } = await succeed(session, listDemands, { token, body: kindOfSent(good) })
      assert.equal(total, 0, 'nothing was added')
    },
  },
  {
    name: 'a number beyond the range of doubles is refused without a server error',
    async run(session) {
      const token = await session.token()
      const text = JSON.stringify(await newDemand(session))
      const body = text.replace(/"quantity":[\d.]+/, '"quantity":1e309')
      const { status } = await request(session, addDemand, { token, body })
      assert.ok(status >= 400 && status < 500, String(status))
    },
  },
  {
    name: 'numbers may be typed in Arabic digits',
    async run(session) {
      const token = await session.token()
      const body = { ...(await newDemand(session)), quantity: '٢٥٠٠', target_price: '۱۲٫۵' }
      const made = await succeed(session, addDemand, { token, body })
      assert.deepEqual([made.quantity, made.target_price], [2_500, 12.5])
      await succeed(session, removeDemand, { token, body: { id: made.id } })
    },
  },
  {
    name: 'a state, an owner or a number in the body is ignored',
    async run(session) {
      const token = await session.token()
      const body = {
        ...(await newDemand(session)),
        id: 1,
        owner_id: 1,
        mine: false,
        status: 'fulfilled',
        status_id: 3,
      }
      const made = await succeed(session, addDemand, { token, body })
      assert.deepEqual([made.status.code, made.mine, made.id === 1], ['open', true, false])
      await succeed(session, removeDemand, { token, body: { id: made.id } })
    },
  },
  {
    name: 'a repeated add under one key adds once, and other content under it is refused',
    async run(session) {
      const token = await session.token()
      const headers = { 'idempotency-key': randomUUID() }
      const body = await newDemand(session)
      const first = await succeed(session, addDemand, { token, body, headers })
      const again = await succeed(session, addDemand, { token, body, headers })
      assert.equal(again.id, first.id)
      const { total } = await succeed(session, listDemands, { token, body: kindOfSent(body) })
      assert.equal(total, 1)
      const mismatch = { status: 409, code: 'idempotency_mismatch' }
      await refused(session, addDemand, { token, headers, body: { ...body, quantity: 7 } }, mismatch)
      await succeed(session, removeDemand, { token, body: { id: first.id } })
    },
  },
  {
    name: 'a supply and a demand that match point to each other',
    async run(session) {
      const [token, other] = [await session.token(), await session.otherToken()]
      const kind = await someKind(session)
      const supplyBody = { ...(await newSupply(session)), ...kind, price: 20 }
      const demandBody = { ...(await newDemand(session)), ...kind }
      const waits = await succeed(session, addDemand, { token, body: { ...demandBody, target_price: 19 } })
      const supply = await succeed(session, addSupply, { token: other, body: supplyBody })
      const dearer = await find(session, listDemands, token, waits)
      assert.deepEqual([dearer.status.code, dearer.nearest?.id, dearer.nearest?.over], ['open', supply.id, 1])
      assert.deepEqual(dearer.nearest?.matched.includes('price'), false)

      const met = await succeed(session, addDemand, { token, body: { ...demandBody, target_price: 20.5 } })
      assert.deepEqual([met.status.code, met.nearest?.id, met.nearest?.over], ['matched', supply.id, 0])
      const seen = await find(session, listSupplies, other, supply)
      assert.deepEqual([seen.nearest?.id, seen.matches], [met.id, 2], 'the best paying first')

      await succeed(session, addSupply, { token: other, body: { ...supplyBody, price: 18.5 } })
      assert.equal((await find(session, listDemands, token, waits)).status.code, 'matched')
      const fitting = await succeed(session, listSupplies, { token, body: { demand_id: met.id } })
      assert.deepEqual(
        fitting.data.map(({ price }) => price),
        [18.5, 20],
        'the matching supplies, the cheapest first',
      )
      for (const { id } of [waits, met]) await succeed(session, removeDemand, { token, body: { id } })
    },
  },
  {
    name: 'a supply does not match demands of its own owner',
    async run(session) {
      const token = await session.token()
      const kind = await someKind(session)
      await succeed(session, addSupply, {
        token,
        body: { ...(await newSupply(session)), ...kind, price: 20 },
      })
      const body = { ...(await newDemand(session)), ...kind, target_price: 25 }
      const made = await succeed(session, addDemand, { token, body })
      assert.deepEqual([made.status.code, made.matches, made.nearest], ['open', 0, null])
      await succeed(session, removeDemand, { token, body: { id: made.id } })
    },
  },
]

const wrongGoods = {
  category_id: ['x', 0, 900_000, 99_999_999_999],
  fish_type_id: [null, -1, 900_000],
  size_id: [[], 1.5, 900_000],
  quantity: [0, -1, 'x', true, 1.2345, 10_000_000],
  notes: ['x'.repeat(1_001), 'a\u0000b', {}],
}

const wrongSupply = {
  ...wrongGoods,
  price: [0, -5, 'x', 10.999, 90_000_000],
  origin_country: ['XX', 'oman', '', 1],
  available_from: ['tomorrow', '2026-02-30', 5, day(500)],
  available_to: ['x', day(-2), day(2)],
}

const wrongDemand = {
  ...wrongGoods,
  target_price: [0, -5, 'x', 10.999],
  needed_by: ['', 'x', day(-2), '2026-13-01', day(500)],
}
