import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemand } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand } from '#shared/behar/contract.ts'

let boards: TestBoards
let huda: Trader
let khalid: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  huda = await boards.trader(1, { subscribed: false })
  khalid = await boards.trader(2)
})
afterAll(() => boards.close())

const remove = (who: Trader, id: unknown, locale: 'ar' | 'en' = 'en') =>
  who.ask<Demand>('demand/update/remove', { id }, { locale })

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await boards.db.query<{ status: string }>({
    text: 'select status from demands where id = $1',
    values: [id],
  })
  return row?.status
}

describe('POST demand/update/remove', () => {
  it.each(['open', 'matched', 'expired'] as const)('removes a demand with the state %s', async (status) => {
    const id = await addDemand(boards.db, huda, { status })
    const { status: answered, data } = await remove(huda, id)
    expect([answered, data.status.code, data.matches, data.nearest]).toEqual([200, 'removed', 0, null])
    const { data: list } = await khalid.ask<{ data: Demand[] }>('demand/list', {})
    expect(list.data.map((demand) => demand.id)).not.toContain(id)
  })

  it('returns the same answer for a second removal, in the requested language', async () => {
    const id = await addDemand(boards.db, huda)
    const first = await remove(huda, id)
    const again = await remove(huda, String(id))
    expect([again.status, again.data]).toEqual([200, first.data])
    expect((await remove(huda, id, 'ar')).data.status.name).toBe('محذوف')
  })

  it('removes a demand that has expired by its date', async () => {
    const id = await addDemand(boards.db, huda, { neededBy: riyadhDay(addDays(new Date(), -1)) })
    expect((await remove(huda, id)).data.status.code).toBe('removed')
  })

  it('refuses a fulfilled demand', async () => {
    const id = await addDemand(boards.db, huda, { status: 'fulfilled' })
    const { status, failure } = await remove(huda, id)
    expect([status, failure.code]).toEqual([409, 'illegal_transition'])
    expect(await statusOf(id)).toBe('fulfilled')
  })

  it('answers 404 for a demand of another person, as for a missing demand', async () => {
    const id = await addDemand(boards.db, khalid)
    const another = await remove(huda, id)
    const unknown = await remove(huda, 2 ** 40)
    expect([another.status, unknown.status]).toEqual([404, 404])
    expect(another.failure).toEqual(unknown.failure)
    expect(await statusOf(id)).toBe('open')
  })

  it.each([undefined, '', 0, -1, 1.5, 2 ** 60, 'D-1', Number.NaN, [1], {}, null])(
    'refuses the id %j with an error of the field `id`',
    async (id) => {
      const { status, failure } = await remove(huda, id)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['id']])
    },
  )
})
