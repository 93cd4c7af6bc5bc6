import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBehar } from '#demo/testing/behar.ts'
import { addDemand } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { sweepBoards } from './sweep.ts'

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))
const kind = { category_id: 2, fish_type_id: 59, size_id: 10, quantity: 100 }
const supply = { ...kind, price: 40, origin_country: 'NO', available_from: inDays(1) }
const demand = { ...kind, target_price: 41, needed_by: inDays(9) }

let boards: TestBoards
let another: TestBehar
let traders: Trader[]
beforeAll(async () => {
  boards = await openTestBoards()
  another = await boards.another()
  traders = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => boards.trader(id)))
})
afterAll(() => boards.close())

const trader = (at: number) => traders[at % traders.length] as Trader
const process = (at: number) => (at % 2 === 0 ? {} : { at: another })

describe('concurrent calls on two processes', () => {
  it('add one supply if fifty adds have the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        trader(0).ask<Supply>('supply/add', supply, { key: 'fifty', ...process(at) }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const rows = await boards.db.query({ text: "select from supplies where repeat_key = 'fifty'" })
    expect(rows).toHaveLength(1)
  })

  it('add only one demand if two different demands have the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        trader(1).ask<Demand>(
          'demand/add',
          { ...demand, fish_type_id: 3, quantity: 1 + (at % 2) },
          { key: 'either', ...process(at) },
        ),
      ),
    )
    const added = answers.filter(({ status }) => status === 201)
    expect(added).toHaveLength(10)
    expect(new Set(added.map(({ data }) => `${data.id} ${data.quantity}`)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
  })

  it('match supplies and demands without deadlocks', async () => {
    const fishes = [60, 61, 62]
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) => {
        const fish_type_id = fishes[at % fishes.length]
        return at % 4 < 2
          ? trader(at).ask('supply/add', { ...supply, fish_type_id }, process(at))
          : trader(at).ask('demand/add', { ...demand, fish_type_id }, process(at))
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(120).fill(201))
    const missed = await boards.db.query({
      text: `select d.id from demands d where d.status = 'open' and exists (
               select from supplies s where s.fish_type_id = d.fish_type_id and s.category_id = d.category_id
                 and s.size_id = d.size_id and s.owner_id <> d.owner_id and s.price_halalas <= d.target_halalas)`,
    })
    expect(missed).toEqual([])
  })

  it('remove a demand while matching supplies are added and the sweep runs', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await addDemand(boards.db, trader(0), {
        fish: 'trout',
        category: 'fresh',
        size: '4_5_kg',
        target: 41,
      })
      const remove = (at: number) => trader(0).ask<Demand>('demand/update/remove', { id }, process(at))
      const [one, other, ...rest] = await Promise.all([
        remove(0),
        remove(1),
        trader(1).ask('supply/add', { ...supply, fish_type_id: 60 }),
        trader(2).ask('supply/add', { ...supply, fish_type_id: 60 }, { at: another }),
        sweepBoards(boards.db, new Date()),
      ])
      expect([one.status, other.status, one.data.status.code, other.data.status.code]).toEqual([
        200,
        200,
        'removed',
        'removed',
      ])
      expect(rest).toMatchObject([{ status: 201 }, { status: 201 }, {}])
      const [row] = await boards.db.query({ text: 'select status from demands where id = $1', values: [id] })
      expect(row).toEqual({ status: 'removed' })
    }
  })
})
