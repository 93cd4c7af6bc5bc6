import { describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '#demo/random.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { fold } from '#shared/base/text/fold.ts'
import { accountKinds } from '#shared/operator/records.ts'
import { referenceTypes } from '#shared/wallet/contract.ts'
import { listEntries } from '../audit/ledgerStore.ts'
import { listContactRows } from '../contacts/store.ts'
import { listPeopleRows } from '../people/store.ts'

/** Compares the tables of the back office with an implementation without indexes, in every order, page and search. */
const { db } = await testDatabase('demo')

const pages = [1, 1, 2, 3, 30, 33, 34, 41, 1_000_000]
const limits = [1, 12, 30, 100]

/** Returns a page and the count of the rows, at most 1,001. No page contains rows after the first 1,000. */
function pageOfAll<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const from = (page - 1) * limit
  return { count: Math.min(rows.length, 1_001), rows: rows.slice(0, 1_000).slice(from, from + limit) }
}

describe('listContactRows', () => {
  const words = [
    'هامور',
    'الهامور',
    'مُحَمَّد',
    'ثلج',
    'ظرف',
    'Ice',
    'ice 100%',
    'a_b',
    '٧٧',
    'قارب',
    '؟؟',
    'لا شيء منه',
  ]
  const names = ['محمد الغامدي', 'أحمد ظافر', 'Ahmad_B', 'ثامر', 'منى']

  it.each(withLong ? [1, 2, 3] : [1, 2])('agrees with a scan of random data (seed %i)', async (seed) => {
    const random = randomFrom(`messages ${seed}`)
    const rows = await fill(random, seed === 1 ? 300 : 9_000)
    for (let round = 0; round < (withLong ? 60 : 20); round++) {
      const query = {
        s: random.chance(0.7) ? random.pick(words) : undefined,
        handled: random.chance(0.3) ? random.chance(0.5) : undefined,
        sort: random.pick([undefined, 'created_at', 'name'] as const),
        order: random.pick([undefined, 'asc', 'desc'] as const),
        page: random.pick(pages),
        limit: random.pick(limits),
      }
      const fitting = rows.filter((row) => fits(row, query)).sort(orderOf(query))
      const shown = pageOfAll(fitting, query)
      const found = await listContactRows(db, query)
      expect({ query, count: found.count, ids: found.rows.map(({ id }) => id) }).toEqual({
        query,
        count: shown.count,
        ids: shown.rows.map(({ id }) => id),
      })
    }
  })

  interface Message {
    readonly id: number
    readonly name: string
    readonly text: string
    readonly handled: boolean
  }

  function fits(row: Message, { s, handled }: { s?: string | undefined; handled?: boolean | undefined }) {
    if (handled !== undefined && row.handled !== handled) return false
    return s === undefined || (fold(s) !== '' && fold(row.text).includes(fold(s)))
  }

  function orderOf({ sort, order }: { sort?: string | undefined; order?: string | undefined }) {
    const turn = (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
    const byName = (one: Message, other: Message) =>
      Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)) || one.id - other.id
    if (sort === 'name') return (one: Message, other: Message) => turn * byName(one, other)
    if (sort === 'created_at') return (one: Message, other: Message) => turn * (one.id - other.id)
    return (one: Message, other: Message) => Number(one.handled) - Number(other.handled) || other.id - one.id
  }

  /** Inserts random messages. Over half of the messages share a few words, and rare words occur in 1 % of them. */
  async function fill(random: Random, count: number): Promise<Message[]> {
    await db.query({ text: 'truncate contacts, contact_notes, contact_replies' })
    const made = Array.from({ length: count }, (_, place) => ({
      name: random.pick(names),
      email: 'writer@example.com',
      subject: random.chance(0.6) ? 'عن الهامور' : `سؤال ${place}`,
      message: random.chance(0.01) ? random.pick(words) : 'السلام عليكم، وصلت السمكة مع الثلج',
      handled: random.chance(0.8),
    }))
    const rows = await db.query<{ id: number }>({
      text: `insert into contacts (name, email, subject, message, locale, handled_at)
             select r.name, r.email, r.subject, r.message, 'ar', case when r.handled then now() end
             from rows from (jsonb_to_recordset($1::jsonb) as (name text, email text, subject text, message text, handled boolean))
               with ordinality r order by r.ordinality returning id`,
      values: [JSON.stringify(made)],
    })
    await db.query({ text: 'analyze contacts' })
    return made.map(({ name, email, subject, message, handled }, place) => ({
      id: rows[place]?.id ?? 0,
      name,
      handled,
      text: [name, email, subject, message].join(' '),
    }))
  }
})

describe('listPeopleRows', () => {
  it.each([
    [
      'orders',
      `(select count(*) from orders where buyer_id = u.id) + (select count(*) from orders where seller_id = u.id)`,
    ],
    ['balance', `coalesce((select balance_halalas from accounts where user_id = u.id), 0)`],
  ] as const)('agrees with a scan in the order of %s', async (sort, amount) => {
    const random = randomFrom(sort)
    for (let round = 0; round < 40; round++) {
      const query = {
        sort,
        order: random.pick([undefined, 'asc', 'desc'] as const),
        type: random.chance(0.4) ? ('fisherman' as const) : undefined,
        s: random.chance(0.3) ? 'محمد' : undefined,
        page: random.pick([1, 1, 2, 3, 8, 41]),
        limit: random.pick(limits),
      }
      const turn = query.order ?? 'desc'
      const all = await db.query<{ id: number }>({
        text: `select u.id from users u where ($1::text is null or u.type = $1) and ($2::text is null or u.found_by like '%' || $2 || '%')
               order by ${amount} ${turn}, u.id ${turn}`,
        values: [query.type, query.s],
      })
      const shown = pageOfAll(all, query)
      const found = await listPeopleRows(db, query)
      expect({ query, count: found.count, ids: found.rows.map(({ id }) => id) }).toEqual({
        query,
        count: shown.count,
        ids: shown.rows.map(({ id }) => id),
      })
    }
  })
})

describe('listEntries', () => {
  // By default, each filter is tested alone. The long tests also combine both filters.
  const cases = [undefined, ...accountKinds]
    .flatMap((kind) =>
      [undefined, ...referenceTypes].map((reference_type) => [kind, reference_type] as const),
    )
    .filter(([kind, reference_type]) => withLong || !kind || !reference_type)

  it.each(cases)(
    'agrees with a scan for accounts of kind %s and records of type %s',
    async (kind, reference_type) => {
      for (const order of ['asc', 'desc'] as const) {
        const all = await db.query<{ id: string }>({
          text: `select e.account_id || ':' || e.version as id
               from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
               where ($1::text is null or a.kind = $1) and ($2::text is null or t.reference_type = $2)`,
          values: [kind, reference_type],
        })
        const found: string[] = []
        const query = { kind, reference_type, order, limit: 100 }
        const first = await listEntries(db, { ...query, page: 1 })
        for (let page = 1; page <= 11; page++) {
          const { rows } = await listEntries(db, { ...query, page })
          found.push(...rows.map(({ account_id, version }) => `${account_id}:${version}`))
        }
        expect(first.count).toBe(Math.min(all.length, 1_001))
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBe(Math.min(all.length, 1_000))
        const known = new Set(all.map(({ id }) => id))
        expect(found.filter((id) => !known.has(id))).toEqual([])
      }
    },
  )
})
